import { localeOf } from '../../locale.ts';
import { screenOf } from '../../screens.ts';

/** Maximum number of requests for data, and of screens, that are prefetched during the life of a document. */
const max = 24;
/** Milliseconds for which a browser may use data again without asking (site/serving/create-site.ts). */
const freshFor = 5000;
const screens = new Set<string>();
/** When data was requested, by address. */
const requested = new Map<string, number>();
let requests = 0;

/** The part of the router's route table that is read here. */
interface Manifest {
  routes: Record<string, { module: string; imports?: string[]; css?: string[] } | undefined>;
}

/** Prefetches the loader data of a page, at the address that the router will request; `again` if what came is old. */
export function prefetchData(target: URL, again = false): void {
  const id = routeAt(target);
  const before = requested.get(target.pathname + target.search);
  const isNeeded = before === undefined || (again && Date.now() - before >= freshFor);
  if (id === null || !isNeeded || requests >= max) return;
  requests += 1;
  requested.set(target.pathname + target.search, Date.now());
  const url = new URL(target);
  url.hash = '';
  url.pathname += '.data';
  url.searchParams.set('_routes', id);
  put({ rel: 'prefetch', as: 'fetch', href: url.pathname + url.search });
}

/** Loads code and styles of a page's screen, and runs the code: compiling it takes a phone as long as loading it. */
export function prefetchScreen(target: URL): void {
  // The router puts it there before the scripts start.
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: Manifest };
  const id = routeAt(target);
  const route = id === null ? undefined : manifest?.routes[id];
  if (id === null || !route || screens.has(id) || screens.size >= max) return;
  screens.add(id);
  for (const href of [route.module, ...(route.imports ?? [])]) put({ rel: 'modulepreload', href });
  for (const href of route.css ?? []) keepStyleSheet(href);
  // If it fails, the router loads it again and reports.
  import(/* @vite-ignore */ route.module).catch(() => {});
}

/**
 * Before it shows a screen, the router adds its style sheets, waits for them and removes them again; with each change of a
 * sheet that has layers, browsers lay out the whole old page. It leaves out a sheet that has a link. So a sheet that is
 * loaded gets one that applies nowhere; the screen brings the one that applies.
 */
function keepStyleSheet(href: string): void {
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return;
  const link = put({ rel: 'preload', as: 'style', href });
  link.addEventListener('load', () => Object.assign(link, { media: 'not all', rel: 'stylesheet' }), { once: true });
}

/** The route of a page in the current language; another language would also need its menus. */
function routeAt({ pathname }: URL): string | null {
  const locale = localeOf(pathname);
  const screen = locale === localeOf(window.location.pathname) ? screenOf(pathname) : undefined;
  return screen ? `${locale}.${screen.name}` : null;
}

function put(properties: Partial<HTMLLinkElement>): HTMLLinkElement {
  return document.head.appendChild(Object.assign(document.createElement('link'), properties));
}
