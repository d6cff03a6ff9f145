import type { z } from 'zod';
import type { Endpoint } from '#contract/base/endpoint.ts';
import { type Locale, locales } from '#contract/base/locale.ts';
import type { Fault, ForeignBackend } from './foreign-backend.ts';
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
  /** Entries that are none, and fields that cannot be used. */
  lost: { address: string; count: number }[];
  unusable: { address: string; field: string }[];
  /** False: a page could not be read, so that entries may be missing. */
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
  backend: ForeignBackend,
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
    unusable: sides.flatMap(({ unusable, address }) => unusable.map((field) => ({ address, field }))),
    isWhole: sides.every(({ fault }) => fault === null),
    isAbsent: sides.every(({ isAbsent }) => isAbsent),
    brokenIn: locales.filter((_, index) => sides[index]?.fault !== null),
  };
}

interface Side<T> {
  entries: T[];
  address: string;
  fault: Fault | null;
  lost: number;
  unusable: string[];
  isAbsent: boolean;
}

async function inLanguage<T>(
  backend: ForeignBackend,
  endpoint: ListEndpoint<T>,
  { locale, query }: { locale: Locale; query: Record<string, string> },
): Promise<Side<T>> {
  const side: Side<T> = { entries: [], address: '', fault: null, lost: 0, unusable: [], isAbsent: false };
  const seen = new Set<string>();
  for (let page = 1; page <= maxPages; page += 1) {
    const said = await backend.say(endpoint, locale, { query: { ...query, page, page_size: pageSize } });
    if (page === 1) side.address = said.address.replace(/\?.*$/, '');
    if (said.state === 'failed') side.fault = said;
    if (said.state === 'absent') side.isAbsent = page === 1;
    if (said.state !== 'read') break;
    const { value, body } = said;
    const sent = backend.reader.entries(body)?.length ?? 0;
    side.unusable.push(...backend.reader.unusable(endpoint, body));
    // A bare list comes whole with every page.
    if (Array.isArray(body) || sent > pageSize) {
      side.entries = wholeList(backend, endpoint, { locale, body, sent });
      side.lost = sent - side.entries.length;
      break;
    }
    const found = Array.isArray(value) ? value : value.results;
    const fresh = found.filter((entry) => idOf(entry) === '' || !seen.has(idOf(entry)));
    for (const entry of fresh) seen.add(idOf(entry));
    side.entries.push(...fresh);
    side.lost += sent - found.length;
    // A backend that ignores the number of the page sends the same one for ever.
    if (Array.isArray(value) || value.next === null || value.next === '' || fresh.length === 0) break;
  }
  side.unusable = [...new Set(side.unusable)];
  return side;
}

/** A list that came whole, read part by part: the reader takes a bounded number of entries at once. */
function wholeList<T>(
  { reader }: ForeignBackend,
  endpoint: ListEndpoint<T>,
  { locale, body, sent }: { locale: Locale; body: unknown; sent: number },
): T[] {
  const raw = reader.entries(body) ?? [];
  const found: T[] = [];
  for (let start = 0; start < sent; start += pageSize) {
    const part = raw.slice(start, start + pageSize);
    const value = reader.answer(endpoint, part, { locale, query: { page: 1, page_size: pageSize } });
    if (value !== null) found.push(...(Array.isArray(value) ? value : value.results));
  }
  return found;
}
