import type { z } from 'zod';
import type { Endpoint } from '#contract/base/endpoint.ts';
import { type Locale, locales } from '#contract/base/locale.ts';
import type { Fault, SourceBackend, Unusable } from './source-backend.ts';
import { idOf, type Pair, pairUp } from './pair.ts';

/** A call that answers with a list, bare or in pages. */
export type ListEndpoint<T> = Endpoint<
  z.ZodType,
  z.ZodType,
  z.ZodType,
  z.ZodType<T[]> | z.ZodType<{ results: T[]; next: string | null }>
>;

export interface ReadList<T> {
  entries: (Pair<T> & { place: number })[];
  address: string;
  faults: Fault[];
  /** Entries that cannot be read. */
  lost: { address: string; count: number }[];
  /** Lists that ended before their end, with the entries that came until then. */
  short: { address: string; count: number }[];
  unusable: Unusable[];
  /** False: entries may be missing. */
  isWhole: boolean;
  /** True: the other side has no such call. */
  isAbsent: boolean;
  /** Languages whose list could not be read to its end. */
  brokenIn: Locale[];
}

/** Most pages of a list. */
const maxPages = 2000;
/** Entries of a page; a backend that has its own size ignores it. */
const pageSize = 100;

/** All entries of a list in both languages. */
export async function readList<T>(
  backend: SourceBackend,
  endpoint: ListEndpoint<T>,
  query: Record<string, string> = {},
): Promise<ReadList<T>> {
  const [de, en] = await Promise.all(locales.map((locale) => inLanguage<T>(backend, endpoint, { locale, query })));
  if (!de || !en) throw new Error('There are two languages');
  const sides = [de, en];
  return {
    entries: pairUp(de.entries, en.entries, idOf).map(({ de: german, en: english }, place) => ({
      de: german,
      en: english,
      place,
    })),
    address: de.address,
    faults: sides.flatMap(({ fault }) => (fault ? [fault] : [])),
    lost: sides.flatMap(({ lost, address }) => (lost > 0 ? [{ address, count: lost }] : [])),
    short: sides.flatMap(({ isWhole, address, entries }) =>
      !isWhole && entries.length > 0 ? [{ address, count: entries.length }] : [],
    ),
    unusable: [...new Map(sides.flatMap(({ unusable }) => unusable).map((one) => [JSON.stringify(one), one])).values()],
    isWhole: sides.every(({ isWhole }) => isWhole),
    isAbsent: sides.every(({ isAbsent }) => isAbsent),
    brokenIn: locales.filter((_, index) => sides[index]?.isWhole === false),
  };
}

interface Side<T> {
  entries: T[];
  address: string;
  fault: Fault | null;
  lost: number;
  unusable: Unusable[];
  isWhole: boolean;
  isAbsent: boolean;
}

async function inLanguage<T>(
  backend: SourceBackend,
  endpoint: ListEndpoint<T>,
  { locale, query }: { locale: Locale; query: Record<string, string> },
): Promise<Side<T>> {
  const side: Side<T> = {
    ...{ entries: [], address: '', fault: null, lost: 0, unusable: [] },
    ...{ isWhole: false, isAbsent: false },
  };
  const seen = new Set<string>();
  let before = '';
  for (let page = 1; page <= maxPages; page += 1) {
    const said = await backend.say(endpoint, locale, { query: { ...query, page, page_size: pageSize } });
    if (page === 1) side.address = withoutQuery(said.address);
    if (said.state === 'failed') side.fault = said;
    // A page that the one before has announced is missing; without the first one there is no such call.
    if (said.state === 'absent' && page === 1) Object.assign(side, { isAbsent: true, isWhole: true });
    if (said.state !== 'read') return side;
    const { value, body } = said;
    const { found, sent } = wholePage<T>(backend, endpoint, { locale, body });
    const fresh = found.filter((entry) => idOf(entry) === '' || !seen.has(idOf(entry)));
    const text = JSON.stringify(found);
    // A backend that ignores the number of the page sends the same one for ever.
    const isSame = text === before || (fresh.length === 0 && page > 1);
    before = text;
    side.isWhole = isSame || Array.isArray(body) || Array.isArray(value) || !value.next;
    if (isSame) return side;
    const own = backend.unusable(endpoint, said).map(({ field, reason }) => ({ field, reason, address: side.address }));
    side.unusable.push(...own);
    for (const entry of fresh) seen.add(idOf(entry));
    side.entries.push(...fresh);
    side.lost += sent - found.length;
    if (side.isWhole) return side;
  }
  return side;
}

function withoutQuery(address: string): string {
  return address.replace(/\?.*$/, '');
}

/** The entries of an answer, read part by part: the reader takes a bounded number at once. */
function wholePage<T>(
  { reader }: SourceBackend,
  endpoint: ListEndpoint<T>,
  { locale, body }: { locale: Locale; body: unknown },
): { found: T[]; sent: number } {
  const raw = reader.entries(body) ?? [];
  const found: T[] = [];
  for (let start = 0; start < raw.length; start += pageSize) {
    const part = raw.slice(start, start + pageSize);
    const value = reader.answer(endpoint, part, { locale, query: { page: 1, page_size: pageSize } });
    if (value !== null) found.push(...(Array.isArray(value) ? value : value.results));
  }
  return { found, sent: raw.length };
}
