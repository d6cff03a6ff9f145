/** Prefixes of cookies and storage keys of common statistics tools. */
const ofStatistics = /^_(?:ga|gid|gat|gcl|dc_gtm|_utm|pk_|hj|clck|clsk|fbp|uet)/;

/** Deletes cookies and storage entries of statistics, for this host and its parent domains. */
export function deleteTrackingCookies(): void {
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
