import { data } from 'react-router';
import { overlayIdOf } from '#contract/events/event-overlay.ts';
import { eventCursor } from '#contract/programme/programme-api.ts';
import { previewName } from '#contract/editing/preview-name.ts';
import { versionPartsName } from '#contract/editing/version-parts.ts';
import { themePreviewName } from '#contract/settings/theme/ready-themes.ts';
import { shopLocale, shopTemplatePath } from '#contract/webshop/shop.ts';
import type { Locale } from '#text/languages.ts';
import { localeOf } from './locale.ts';

/** Which state of a page an address asks for; without any of it what is published. */
export interface AskedState {
  /** True: the draft, if the session may see it. */
  edit?: boolean;
  /** Number of a revision. */
  version?: number | undefined;
  /** Of a version, the shared parts whose draft it shows: `7,9`. */
  versionParts?: string | undefined;
  /** Token of a preview link. */
  preview?: string | undefined;
}

/** What the address of a request asks for. Read once for each request, and passed on as `query`. */
export interface PageQuery extends AskedState {
  /** The address without what the router adds to it. A screen reads its own filters from its parameters. */
  url: URL;
  locale: Locale;
  /** Decoded, below the locale, without leading and trailing slashes. */
  path: string;
  /** True: the data of the page, for a navigation without a document. */
  isData: boolean;
  edit: boolean;
  /** True when it asks for a state that visitors do not see, valid or not. */
  isPersonal: boolean;
  /** Theme that an admin tries. */
  theme: string | null;
  /** Id of the event over the page. */
  overlayId: number | null;
  /** Page of a list; starts at 1. */
  page: number;
  /** Of a list of events, where a page after the first begins. */
  after?: string;
}

/** Reads an address whose escapes can be decoded. */
export function pageQuery(address: string): PageQuery {
  const url = new URL(address);
  const isData = url.pathname.endsWith('.data');
  // As the router does it.
  url.pathname = url.pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '');
  const parameters = new URLSearchParams(url.search);
  parameters.delete('_routes');
  url.search = parameters.toString();
  const version = Number(parameters.get('version_id') ?? parameters.get('version') ?? Number.NaN);
  const page = pageIn(parameters);
  const after = parameters.get('after') ?? '';
  return {
    url,
    locale: isShop(url) ? shopLocale(parameters) : localeOf(url.pathname),
    path: pathOf(url),
    isData,
    edit: parameters.has('edit'),
    version: Number.isInteger(version) && version > 0 ? version : undefined,
    versionParts: parameters.get(versionPartsName) ?? undefined,
    preview: parameters.get(previewName) ?? undefined,
    isPersonal: ['edit', 'version_id', previewName].some((name) => parameters.has(name)),
    theme: parameters.get(themePreviewName),
    overlayId: overlayIdOf(parameters),
    page,
    ...(page > 1 && eventCursor.test(after) && { after }),
  };
}

/** The shop has no language in its path, but in its query. */
function isShop({ pathname }: URL): boolean {
  return pathname === shopTemplatePath || /^\/(?:webshop|[^/]+\.webshop)(?:\/|$)/.test(pathname);
}

/** The decoded path below the locale, without leading and trailing slashes. */
export function pathOf(url: URL): string {
  const path = url.pathname.replace(/^\/(?:de|en)(?=\/|$)/, '').replaceAll(/^\/|\/$/g, '');
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) throw data(null, { status: 404, statusText: 'Not Found' });
    throw error;
  }
}

/** Largest page number that the backend accepts; more than any list has. */
const lastPage = 1_000_000;

/** 1 when missing or invalid. */
function pageIn(parameters: URLSearchParams): number {
  const requested = parameters.get('page') ?? '';
  return /^[1-9]\d{0,14}$/.test(requested) ? Math.min(Number(requested), lastPage) : 1;
}
