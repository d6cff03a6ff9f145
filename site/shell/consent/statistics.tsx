import { useEffect, useRef } from 'react';

declare global {
  interface Window {
    /** Only the tag manager and this file use it. */
    dataLayer?: unknown[];
  }
}

/** Consent mode: statistics granted, advertising always denied. */
const granted = {
  analytics_storage: 'granted',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};

/** Starts the tag manager with its container, once per page. */
function startTagManager(id: string): void {
  if (window.dataLayer) return;
  const layer: unknown[] = [];
  window.dataLayer = layer;
  // The tag manager recognises commands by their type `arguments`.
  function command(..._given: unknown[]) {
    // oxlint-disable-next-line prefer-rest-params -- an array would be treated as data
    layer.push(arguments);
  }
  command('consent', 'default', granted);
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`;
  document.head.append(script);
}

const startsAfter = 200;

interface StatisticsProps {
  /** Container id of the tag manager. */
  id: string;
  /** True while the visitor consents to statistics. */
  agreed: boolean;
  /** Reloads the page. */
  reload?: () => void;
}

const loadAnew = () => window.location.reload();

/**
 * Starts the tag manager 200 ms after consent to statistics. Without consent nothing is stored on the device; when a
 * consent ends, the page is reloaded, because running scripts cannot be stopped. Renders nothing.
 */
export function Statistics({ id, agreed, reload = loadAnew }: StatisticsProps) {
  const wasAgreed = useRef(false);
  useEffect(() => {
    if (!agreed) {
      deleteTrackingCookies();
      if (wasAgreed.current) reload();
      return undefined;
    }
    wasAgreed.current = true;
    const timer = setTimeout(() => startTagManager(id), startsAfter);
    return () => clearTimeout(timer);
  }, [id, agreed, reload]);
  return null;
}

/** Prefixes of cookies and storage keys of common statistics tools. */
const ofStatistics = /^_(?:ga|gid|gat|gcl|dc_gtm|_utm|pk_|hj|clck|clsk|fbp|uet)/;

/** Deletes cookies and storage entries of statistics, for this host and its parent domains. */
function deleteTrackingCookies(): void {
  try {
    const names = document.cookie.split(/; */).map((pair) => pair.split('=')[0] ?? '');
    for (const name of names.filter((each) => ofStatistics.test(each))) deleteCookie(name);
    for (const storage of [window.localStorage, window.sessionStorage]) {
      for (const key of Object.keys(storage).filter((each) => ofStatistics.test(each))) storage.removeItem(key);
    }
  } catch {
    // Storage is blocked, so nothing is stored in it.
  }
}

/** `www.oper.example` and `oper.example`: a cookie may be set for either. */
function deleteCookie(name: string): void {
  const parts = window.location.hostname.split('.');
  const domains = parts.slice(0, -1).map((_, index) => `; Domain=${parts.slice(index).join('.')}`);
  for (const domain of ['', ...domains]) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
}
