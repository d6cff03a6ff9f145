import { type FrontProxy, openFrontProxy } from '../front-proxy.ts';

const scriptPath = '/errors-of-pages.js';

/**
 * Classic WebDriver does not tell what a page writes to the console. So a proxy puts a script before every page that
 * keeps its errors in `sessionStorage`, where they are after a navigation, too.
 */
export async function watchErrors(address: string): Promise<FrontProxy> {
  const proxy = await openFrontProxy(address);
  const script = `(${keepErrors.toString()})()`;
  proxy.instead = (path) => (path === scriptPath ? { type: 'text/javascript', text: script } : null);
  proxy.before = (path) => (isPage(path) ? `<!doctype html><script src="${scriptPath}"></script>` : '');
  return proxy;
}

/** Neither files nor calls; the ticket shop has a policy of its own. */
function isPage(path: string): boolean {
  return /^\/(?:de|en|admin)(?:[/?]|$)/.test(path) && !/\/api\/|-api\/|\.\w+(?:\?|$)/.test(path);
}

function keepErrors(): void {
  const key = 'errors-of-pages';
  let leaves = false;
  window.addEventListener('beforeunload', () => {
    leaves = true;
    // A link may turn out to be a download, or the visitor stays.
    setTimeout(() => (leaves = false), 2000);
  });
  const keep = (text: string) => {
    // Leaving a page cancels what it still loads.
    if (leaves) return;
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...kept, `${location.pathname}: ${text}`]));
  };
  const onError = ({ message, target }: ErrorEvent) => {
    // Hints: an engine may cancel prefetches, and Firefox reports a preload that an import has overtaken.
    if (target instanceof HTMLLinkElement && /prefetch|preload/.test(target.rel)) return;
    keep(target instanceof HTMLElement ? target.outerHTML : message);
  };
  // The third argument also catches files that could not be loaded.
  window.addEventListener('error', onError, true);
  window.addEventListener('unhandledrejection', ({ reason }) => keep(String(reason)));
  document.addEventListener('securitypolicyviolation', (event) =>
    keep(`policy: ${event.violatedDirective} ${event.blockedURI}`),
  );
  const { error } = console;
  console.error = (...parts: unknown[]) => {
    keep(parts.map(String).join(' '));
    error.apply(console, parts);
  };
}
