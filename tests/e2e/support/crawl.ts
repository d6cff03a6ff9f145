import type { APIRequestContext } from '@playwright/test';
import type { Locale } from '#contract/base/locale.ts';
import { screens } from '#site/screens.ts';

export interface Crawled {
  /** Pages that answer 200, the home page first. */
  pages: string[];
  /** HTML by address. */
  html: Map<string, string>;
  /** Dead links: `/de/besuch → /de/nirgends (404)`. */
  dead: string[];
}

const crawled = new Map<Locale, Crawled>();

/** Follows every link of a language from its home page; once for all tests of a worker. */
export async function crawl(request: APIRequestContext, locale: Locale): Promise<Crawled> {
  const known = crawled.get(locale) ?? (await follow(request, locale));
  crawled.set(locale, known);
  return known;
}

async function follow(request: APIRequestContext, locale: Locale): Promise<Crawled> {
  const found = new Map([[`/${locale}`, '']]);
  const result: Crawled = { pages: [], html: new Map(), dead: [] };
  for (const [address, from] of found) {
    const answer = await request.get(address, { maxRedirects: 0 });
    if (answer.status() !== 200) {
      result.dead.push(`${from} → ${address} (${answer.status()})`);
      continue;
    }
    // Calendars and downloads are not pages.
    if (!(answer.headers()['content-type'] ?? '').startsWith('text/html')) continue;
    const html = await answer.text();
    result.pages.push(address);
    result.html.set(address, html);
    for (const link of linksIn(html)) {
      if (link.startsWith(`/${locale}/`) && !found.has(link)) found.set(link, address);
    }
  }
  return result;
}

/** The pages, with only the first of each screen that shows one entity (`…/tosca/14`). */
export function oneOfEachScreen(pages: string[]): string[] {
  const seen = new Set<string>();
  return pages.filter((address) => {
    const screen = /^(.*)\/[^/]+\/\d+$/.exec(address)?.[1];
    if (screen === undefined) return true;
    const isFirst = !seen.has(screen);
    seen.add(screen);
    return isFirst;
  });
}

/** One address of each kind of screen: those without parameters, and the first entity that a list links to. */
export async function oneOfEachKind(request: APIRequestContext, locale: Locale): Promise<string[]> {
  const found = [`/${locale}/search?q=mozart`, `/${locale}/${locale === 'de' ? 'besuch' : 'visit'}`];
  for (const { path } of screens) {
    const address = `/${locale}/${path[locale]}`.replace(/\/$/, '');
    if (!/[:*]/.test(address)) found.push(address);
    else if (/\/:slug(?:\/:id)?$/.test(address)) found.push(await firstAt(request, address));
  }
  return found;
}

/** The first address like `/de/programm/:slug/:id` to which the list of these links. */
export async function firstAt(request: APIRequestContext, pattern: string): Promise<string> {
  const [list = ''] = pattern.split('/:');
  const html = await (await request.get(list)).text();
  const link = pattern.replace(':slug', '[^"?#/]+').replace(':id', '\\d+');
  const [, address] = new RegExp(`href="(${link})"`).exec(html) ?? [];
  if (!address) throw new Error(`${list} has no link like ${pattern}`);
  return address;
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*\bhref="([^"#?]+)/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
}
