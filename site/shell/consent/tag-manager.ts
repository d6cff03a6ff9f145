/** Consent mode: statistics granted, advertising always denied. */
const agreed = {
  analytics_storage: 'granted',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};

/** Starts the tag manager with its container, once per page. */
export function startTagManager(id: string): void {
  // Only the tag manager and this function use this name.
  const page = window as { dataLayer?: unknown[] };
  if (page.dataLayer) return;
  const layer: unknown[] = [];
  page.dataLayer = layer;
  // The tag manager recognises commands by their type `arguments`.
  function command(..._given: unknown[]) {
    // oxlint-disable-next-line prefer-rest-params -- an array would be treated as data
    layer.push(arguments);
  }
  command('consent', 'default', agreed);
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`;
  document.head.append(script);
}
