/** Statistics are agreed to; advertising never is. */
const agreed = {
  analytics_storage: 'granted',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};

/** Starts the tag manager with its container; once on a page. */
export function startTagManager(id: string): void {
  const page = window as { dataLayer?: unknown[] };
  if (page.dataLayer) return;
  const layer: unknown[] = [];
  page.dataLayer = layer;
  // It tells its own commands from data by their being `arguments`.
  function command(..._given: unknown[]) {
    // oxlint-disable-next-line prefer-rest-params -- an array would be taken for data
    layer.push(arguments);
  }
  command('consent', 'default', agreed);
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`;
  document.head.append(script);
}
