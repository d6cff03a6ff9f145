import type { ClientInstrumentation } from 'react-router';
import { localeOf } from '../../locale.ts';
import { screenOf } from '../../screens.ts';
import { fetchLoaderData } from './fetch-loader-data.ts';
import { keepPrefetched, prefetchedFor } from './screen-data.ts';

/** Maximum number of requests for data, and of screens, that are prefetched during the life of a document. */
const max = 24;
const screens = new Set<string>();
/** When data was requested, by address. */
const requested = new Map<string, number>();
/** When a style sheet was asked for, and its end. */
const sheets = new Map<string, { at: number; loaded: Promise<void> }>();
let requests = 0;

/** The part of the router's route table that is read here. */
interface Manifest {
  routes: Record<string, { module: string; imports?: string[]; css?: string[] } | undefined>;
}

/** Prefetches the loader data of a page; `again` if what came is old. */
export function prefetchData(target: URL, again = false): void {
  const id = routeAt(target);
  const address = target.pathname + target.search;
  const before = requested.get(address);
  const isNeeded = before === undefined || (again && Date.now() - before >= prefetchedFor);
  if (id === null || !isNeeded || requests >= max || target.searchParams.has('edit')) return;
  requests += 1;
  requested.set(address, Date.now());
  keepPrefetched(address, fetchLoaderData(address, id));
}

/** Loads code and styles of a page's screen, and runs the code: compiling it takes a phone as long as loading it. */
export function prefetchScreen(target: URL): void {
  const id = routeAt(target);
  const route = id === null ? undefined : routesOf()[id];
  if (id === null || !route || screens.has(id) || screens.size >= max) return;
  screens.add(id);
  for (const href of [route.module, ...(route.imports ?? [])]) put({ rel: 'modulepreload', href });
  void loadStyles(id);
  // If it fails, the router loads it again and reports.
  import(/* @vite-ignore */ route.module).catch(() => {});
}

/**
 * A screen is shown when its data and its styles are there. Before the first time, the router would add the style sheets to
 * the old page, wait for them and remove them again; with each change of a sheet that has layers, browsers lay out the whole
 * old page. It leaves out a sheet that has a link, so each gets one that is disabled, and here they are waited for.
 */
export const waitForStyles: ClientInstrumentation = {
  route({ id, instrument }) {
    instrument({
      async loader(load) {
        await Promise.all([load(), loadStyles(id)]);
      },
    });
  },
};

/** Puts the style sheets of a route into the browser's cache; the screen brings the links that apply. */
async function loadStyles(id: string): Promise<void> {
  await Promise.all((routesOf()[id]?.css ?? []).map(loadStyleSheet));
}

async function loadStyleSheet(href: string): Promise<void> {
  const selector = `link[rel=stylesheet][href="${href}"]`;
  // A link of the screen that is shown: its styles are in the page.
  if (document.querySelector(`${selector}:not([data-stand-in])`)) return undefined;
  if (!document.querySelector(selector)) put({ rel: 'stylesheet', disabled: true, href }).dataset.standIn = '';
  const last = sheets.get(href);
  if (last && Date.now() - last.at < prefetchedFor) return last.loaded;
  const link = put({ rel: 'preload', as: 'style', href });
  const loaded = new Promise<void>((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve(), { once: true });
  });
  sheets.set(href, { at: Date.now(), loaded });
  await loaded;
  return link.remove();
}

/** The router puts its table there before the scripts start. */
function routesOf(): Manifest['routes'] {
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: Manifest };
  return manifest?.routes ?? {};
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
