import { pageEditorApi } from '#contract/api.ts';
import type { FlatBlock } from '#contract/blocks/flat-block.ts';
import { locales } from '#contract/base/locale.ts';
import type { Localized } from '#contract/base/localized.ts';
import { recordOf } from '#contract/base/records.ts';
import { fixedAddresses, isFixedScreen } from '#contract/pages/fixed-screens.ts';
import type { Page } from '#contract/pages/page.ts';
import { screenAt } from '#contract/pages/screen-paths.ts';
import { NoAnswer } from '../../../platform/safe-fetch/request-foreign.ts';
import { reportFaults } from '../entries/stage.ts';
import type { Pair } from '../foreign/pair.ts';
import type { Taking } from '../taking.ts';
import { type MenuItem, pathIn } from './menus.ts';

export interface FoundPage {
  foreignId: string;
  /** Below the language. */
  path: Localized<string>;
  pair: Pair<Page>;
  /** Where it was read. */
  address: string;
  /** What it says itself: missing is yes. */
  isOnline: boolean;
  isClickable: boolean;
  /** True: one language could not be read. */
  isPartial: boolean;
}

/** Most pages that are read, and most addresses at which one is looked for. */
const maxPages = 3000;
const maxAsked = 20_000;

export interface FoundPages {
  pages: FoundPage[];
  /** German paths at which there is no page any more. Of others that were not found this is not known. */
  gone: ReadonlySet<string>;
}

/**
 * All pages that can be found: those in the menus, at the addresses of the screens, in the sitemap, and those that pages
 * link to.
 */
export async function findPages(taking: Taking, menus: MenuItem[]): Promise<FoundPages> {
  const pages: FoundPage[] = [];
  const gone = new Set<string>();
  // A set is read while it grows, in the order in which the paths came.
  const paths = new Set(['', ...knownPaths(taking), ...menuPaths(taking, menus), ...screenPathsOf(taking)]);
  add(paths, await pathsInSitemap(taking));
  let asked = 0;
  for (const path of paths) {
    if (!isPagePath(path)) continue;
    if (pages.length === maxPages || asked === maxAsked) {
      await reportBound(taking, path);
      break;
    }
    asked += 1;
    taking.alive();
    const page = await readPage(taking, path);
    if (page === 'absent') gone.add(path);
    if (typeof page === 'string') continue;
    pages.push(page);
    add(paths, pathsOnPage(taking, page));
  }
  return { pages, gone };
}

function add(paths: Set<string>, more: string[]): void {
  for (const path of more) paths.add(path);
}

async function reportBound({ backend, report }: Taking, path: string): Promise<void> {
  const message = { key: 'take_over_too_many_pages', params: { max: maxPages } } as const;
  await report.add({ finding: 'unreadable', kind: 'page', address: `${backend.origin}/de/${path}`, message });
}

/** German paths of the screens that are there without a page. */
function screenPathsOf({ backend }: Taking): string[] {
  return [...fixedAddresses].flatMap((address) => pathIn(address, 'de', backend.origin) ?? []);
}

/** False for what is no page of the tree: an event, a season, the search. */
function isPagePath(path: string): boolean {
  const address = `/de/${path}`;
  return isFixedScreen(address) || screenAt(address)?.name === 'slug';
}

function menuPaths({ backend }: Taking, items: MenuItem[]): string[] {
  return items
    .flatMap((item) => [item, ...item.children])
    .flatMap(({ urls }) => pathIn(urls.de, 'de', backend.origin) ?? []);
}

/** Paths of what earlier runs have taken. */
function knownPaths({ records, backend }: Taking): string[] {
  return records.all('page').flatMap(({ urls }) => pathIn(urls?.de ?? '', 'de', backend.origin) ?? []);
}

async function readPage(taking: Taking, path: string): Promise<FoundPage | 'absent' | 'failed'> {
  const { backend } = taking;
  const de = await backend.say(pageEditorApi.page, 'de', { params: { path } });
  if (de.state === 'absent') return 'absent';
  if (de.state === 'failed') {
    const faults = [{ address: de.address, reason: de.reason }];
    await reportFaults(taking, { kind: 'page', title: `/de/${path}`, faults, unusable: [] });
    return 'failed';
  }
  const { value, body } = de;
  const english = pathIn(value.urls.en, 'en', backend.origin);
  const en = english === null ? null : await backend.say(pageEditorApi.page, 'en', { params: { path: english } });
  const faults = en?.state === 'failed' ? [{ address: en.address, reason: en.reason }] : [];
  const unusable = [de, en].flatMap((said) => (said ? backend.unusable(pageEditorApi.page, said) : []));
  if (!taking.isSecondPass) await reportFaults(taking, { kind: 'page', title: value.title, faults, unusable });
  const sent = recordOf(body);
  return {
    foreignId: value.id > 0 ? String(value.id) : `path:${path}`,
    path: { de: path, en: english ?? path },
    pair: { de: value, en: en?.state === 'read' ? en.value : null },
    address: de.address,
    isOnline: sent.is_online !== false,
    isClickable: sent.is_clickable !== false,
    isPartial: faults.length > 0,
  };
}

/** Paths that the texts and links of a page lead to. */
function pathsOnPage({ backend }: Taking, { pair }: FoundPage): string[] {
  const addresses = (pair.de?.modules ?? []).flatMap(addressesIn);
  const above = (pair.de?.breadcrumb ?? []).map(({ url }) => url);
  return [...above, ...addresses].flatMap((address) => pathIn(address, 'de', backend.origin) ?? []);
}

function addressesIn(block: FlatBlock): string[] {
  const own = Object.entries(block).flatMap(([name, value]) => {
    if (typeof value !== 'string') return [];
    if (name.endsWith('_url')) return [value];
    return [...value.matchAll(/ href="([^"]*)"/g)].map(([, target]) => (target ?? '').replaceAll('&amp;', '&'));
  });
  const below = [...(block.children ?? []), ...(block.columns ?? []).flatMap(({ children }) => children)];
  return [...own, ...below.flatMap(addressesIn)];
}

const sitemapBytes = 8 * 1024 * 1024;
/** Most parts of a sitemap that are read. */
const maxParts = 30;

/** The sitemap belongs to no call, but most houses have one; without it pages are found by links. */
async function pathsInSitemap(taking: Taking): Promise<string[]> {
  const { origin } = taking.backend;
  const found = await locations(taking, `${origin}/sitemap.xml`);
  const parts = found.filter((address) => /\.xml(?:\?|$)/.test(address)).slice(0, maxParts);
  for (const part of parts) {
    if (!URL.canParse(part, origin)) continue;
    const { pathname, search } = new URL(part, origin);
    for (const address of await locations(taking, origin + pathname + search)) found.push(address);
  }
  // The addresses are those of visitors, which may be on another host.
  return found.flatMap((address) => {
    if (!URL.canParse(address, origin)) return [];
    const { pathname } = new URL(address, origin);
    return pathIn(pathname, locales[0], origin) ?? [];
  });
}

async function locations({ backend }: Taking, address: string): Promise<string[]> {
  try {
    const text = (await backend.file(address, sitemapBytes)).toString('utf8');
    return [...text.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(([, found]) =>
      (found ?? '').replaceAll('&amp;', '&'),
    );
  } catch (error) {
    if (error instanceof NoAnswer) return [];
    throw error;
  }
}
