import type { EntryContext } from 'react-router';
import { shownPageOf } from './shown-page.ts';
import { localeOf } from '../../locale.ts';
import start from './start.mjs?url';

type Manifest = EntryContext['manifest'];

/** Id of the script element with the loader data; a block's anchor may have the same id. */
const dataId = 'page-data';

/**
 * The state of the page as plain JSON, which `start.mjs` encodes as the router reads it: compressed, it takes a tenth of the
 * page less than the router's own encoding, whose numbers repeat nothing. Undefined if there are errors, which only the
 * router's encoding can express.
 */
export function stateText({
  staticHandlerContext: { loaderData, actionData, errors },
}: EntryContext): string | undefined {
  return errors === null ? JSON.stringify({ loaderData, actionData, errors }) : undefined;
}

/** The loader data in an inert script element: the browser does not parse it before the scripts start. */
export function dataElement(state: string): string {
  return `<script type="application/json" id="${dataId}">${state.replaceAll('<', '\\u003c')}</script>`;
}

/**
 * The input of `start.mjs` as data, and that script. Its text is the same on every page, so it is a file that the
 * browser can cache.
 */
export function startScript(entry: EntryContext): string {
  const { manifest, staticHandlerContext } = entry;
  const routes = staticHandlerContext.matches.map((match) => match.route.id).filter((id) => manifest.routes[id]);
  const started: Started = {
    manifest: manifest.url,
    entry: manifest.entry.module,
    routes: routes.map((id) => [id, manifest.routes[id]?.module ?? '']),
    preloads: preloads(manifest, routes),
    hmr: manifest.hmr?.runtime,
    calls: callsOfEditor(entry),
  };
  const given = JSON.stringify(started).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="page-start">${given}</script><script src="${start}" defer></script>`;
}

/** Input of the start script. */
interface Started {
  /** Address of the route manifest. */
  manifest: string;
  /** Address of the entry module. */
  entry: string;
  /** The matched routes, each with the address of its module. */
  routes: [string, string][];
  /** Addresses of all modules that these import. */
  preloads: string[];
  /** Address of the hot reload runtime; absent in production. */
  hmr: string | undefined;
  /** Addresses of the editor's first requests; absent for visitors. */
  calls: string[] | undefined;
}

function preloads(manifest: Manifest, routes: string[]): string[] {
  const ofRoutes = routes.flatMap((id) => manifest.routes[id]?.imports ?? []);
  return [...new Set([manifest.entry.module, ...manifest.entry.imports, ...ofRoutes])];
}

/** Addresses of the editor's first requests when the page is opened with `edit`; none for visitors. */
function callsOfEditor({ staticHandlerContext: { location, loaderData } }: EntryContext): string[] | undefined {
  const page = Object.values(loaderData).map(shownPageOf).find(Boolean);
  if (!page || !new URLSearchParams(location.search).has('edit')) return undefined;
  // A screen without blocks, such as the search.
  if (page.id === null && page.section === undefined) return undefined;
  const api = `/${localeOf(location.pathname)}/pageeditor-api`;
  const slug = encodeURIComponent(page.section ?? `page-${page.id}`);
  return [`${api}/user`, `${api}/setup`, `${api}/section/${slug}/draft`];
}
