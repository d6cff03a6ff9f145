import type { EntryContext } from 'react-router';
import { openData } from '../content/sealed.ts';
import type { ShownPage } from '../content/read-page.ts';
import { localeOf } from '../locale.ts';
import start from './start.mjs?url';

type Manifest = EntryContext['manifest'];

/** Id of the script element that holds the loaders' data; the anchor of a block may be called the same. */
const dataId = 'page-data';

/** The loaders' data, as data: the browser neither runs nor reads it before the scripts start. */
export function dataElement(state: string): string {
  return `<script type="application/json" id="${dataId}">${state.replaceAll('<', '\\u003c')}</script>`;
}

/**
 * What `start.mjs` needs to start the program, as data, and that script: its text is the same on every page and lies in
 * the browser's cache, so it stands in a file of its own.
 */
export function startScript(entry: EntryContext): string {
  const { manifest, staticHandlerContext, serverHandoffString } = entry;
  const routes = staticHandlerContext.matches.map((match) => match.route.id).filter((id) => manifest.routes[id]);
  const started: Started = {
    manifest: manifest.url,
    entry: manifest.entry.module,
    routes: routes.map((id) => [id, manifest.routes[id]?.module ?? '']),
    preloads: preloads(manifest, routes),
    hmr: manifest.hmr?.runtime ?? '',
    calls: callsOfEditor(entry),
  };
  const given = `[${JSON.stringify(started)},${serverHandoffString ?? '{}'}]`.replaceAll('<', '\\u003c');
  return `<script type="application/json" id="page-start">${given}</script><script src="${start}" defer></script>`;
}

/** What the script that starts the program is told of a page. */
interface Started {
  /** Address of the list of all routes. */
  manifest: string;
  /** Address of the program's first module. */
  entry: string;
  /** The routes of this page, each with the address of its module. */
  routes: [string, string][];
  /** Addresses of everything that these need. */
  preloads: string[];
  /** Address of what reloads changed modules; empty but in development. */
  hmr: string;
  /** Addresses of the editor's first calls; empty for a visitor. */
  calls: string[];
}

function preloads(manifest: Manifest, routes: string[]): string[] {
  const ofRoutes = routes.flatMap((id) => manifest.routes[id]?.imports ?? []);
  return [...new Set([manifest.entry.module, ...manifest.entry.imports, ...ofRoutes])];
}

/** Addresses of the editor's first calls on a page that is asked for with `edit`; none for a visitor. */
function callsOfEditor({ staticHandlerContext: { location, loaderData } }: EntryContext): string[] {
  const shown: unknown[] = Object.values(loaderData);
  const page = shown.map((each) => (openData(each) as { page?: ShownPage } | null)?.page).find(Boolean);
  if (!page || !new URLSearchParams(location.search).has('edit')) return [];
  // A screen that has no blocks of its own, such as the search.
  if (page.id === null && page.section === undefined) return [];
  const api = `/${localeOf(location.pathname)}/pageeditor-api`;
  return [`${api}/user`, `${api}/setup`, `${api}/section/${encodeURIComponent(page.section ?? `page-${page.id}`)}`];
}
