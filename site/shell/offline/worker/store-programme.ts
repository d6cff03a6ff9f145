import { type Locale, locales } from '#text/languages.ts';
import { screens } from '../../../screens.ts';
import { pageAddress } from './page-address.ts';
import type { OfflineStore } from './offline-store.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** How far ahead the programme is stored, and the minimum time between two updates. */
const storedPeriod = 28 * day;
const updateInterval = 3 * hour;
const maxPages = 4;

interface ProgrammeParts {
  stores: OfflineStore;
  fetch: (address: string) => Promise<Response>;
  now: () => number;
}

/**
 * Stores the home page and the programme of the next weeks in a language, unless this was done within the last hours. A
 * visit of its first page stores no other one.
 */
export async function storeProgramme(locale: Locale, { stores, fetch, now }: ProgrammeParts): Promise<void> {
  const programme = screens.find(({ name }) => name === 'events')?.path[locale] ?? '';
  const start = `/${locale}/${programme}`;
  const following = (html: string) => (lastDateIn(html) < now() + storedPeriod ? nextIn(html) : null);
  const second = following((await (await stores.page(start))?.text()) ?? '');
  if (now() - (await stores.storedAt(second === null ? start : storedName(second))) < updateInterval) return;
  await stores.storePage(`/${locale}`, await fetch(`/${locale}`));
  let next: string | null = start;
  for (let count = 0; next !== null && count < maxPages; count += 1) {
    const html: string | null = await stores.storePage(storedName(next), await fetch(next));
    next = html === null ? null : following(html);
  }
}

function storedName(address: string): string {
  return pageAddress(new URL(address, 'https://site.example')) ?? address;
}

export function localeOfAddress(address: string): Locale | undefined {
  return locales.find((locale) => locale === address.split('/')[1]);
}

function lastDateIn(html: string): number {
  const moments = [...html.matchAll(/<time[^>]* datetime="([^"]+)"/gi)].map(
    ([, moment = '']) => Date.parse(moment) || 0,
  );
  return Math.max(0, ...moments);
}

/** Address of the next page of the list. */
function nextIn(html: string): string | null {
  const link = /<a\b[^>]*\brel="next"[^>]*>/.exec(html)?.[0] ?? '';
  return /\bhref="(\/[^"]*)"/.exec(link)?.[1]?.replaceAll('&amp;', '&') ?? null;
}
