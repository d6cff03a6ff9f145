import { localeOf } from '../../locale.ts';
import { screenOf } from '../../screens.ts';

/** Maximum number of pages to prefetch during the life of a document. */
const max = 24;
const fetched = new Set<string>();

/** The part of the router's route table that is read here. */
interface Manifest {
  routes: Record<string, { module: string; imports?: string[]; css?: string[] } | undefined>;
}

/** Prefetches the loader data of a page, at the address that the router will request. */
export function prefetchData(target: URL): void {
  const id = routeAt(target);
  if (id === null || !isNew(`data ${target.pathname}${target.search}`)) return;
  const url = new URL(target);
  url.hash = '';
  url.pathname += '.data';
  url.searchParams.set('_routes', id);
  put({ rel: 'prefetch', as: 'fetch', href: url.pathname + url.search });
}

/** Prefetches the code of a page's routes. */
export function prefetchScripts(target: URL): void {
  // The router puts it there before the scripts start.
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: Manifest };
  const id = routeAt(target);
  const route = id === null ? undefined : manifest?.routes[id];
  if (!route || !isNew(`program ${id}`)) return;
  for (const href of [route.module, ...(route.imports ?? [])]) put({ rel: 'modulepreload', href });
  for (const href of route.css ?? []) put({ rel: 'prefetch', as: 'style', href });
}

/** The route of a page in the current language; another language would also need its menus. */
function routeAt({ pathname }: URL): string | null {
  const locale = localeOf(pathname);
  const screen = locale === localeOf(window.location.pathname) ? screenOf(pathname) : undefined;
  return screen ? `${locale}.${screen.name}` : null;
}

function isNew(key: string): boolean {
  if (fetched.has(key) || fetched.size >= max) return false;
  fetched.add(key);
  return true;
}

function put(properties: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), properties));
}
