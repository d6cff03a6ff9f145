import { type Locale, locales } from '#text/languages.ts';
import { screens } from '../../../screens.ts';
import type { Stores } from './stores.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** How far ahead the programme is stored, and the minimum time between two updates. */
const ahead = 28 * day;
const freshFor = 3 * hour;
const mostPages = 4;

interface ProgrammeParts {
  stores: Stores;
  fetch: (address: string) => Promise<Response>;
  now: () => number;
}

/**
 * Stores the home page and the programme of the next weeks in a language, unless this was done within the last hours.
 */
export async function keepProgramme(locale: Locale, { stores, fetch, now }: ProgrammeParts): Promise<void> {
  const programme = screens.find(({ name }) => name === 'events')?.path[locale] ?? '';
  let next: string | null = `/${locale}/${programme}`;
  if (now() - (await stores.hadAt(next)) < freshFor) return;
  await stores.keepPage(`/${locale}`, await fetch(`/${locale}`));
  for (let count = 0; next !== null && count < mostPages; count += 1) {
    const html: string | null = await stores.keepPage(next, await fetch(next));
    next = html !== null && lastDateIn(html) < now() + ahead ? nextIn(html) : null;
  }
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
