import { and, eq, inArray, ne, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Locale } from '#contract/base/locale.ts';
import { inLocale } from '#contract/base/localized.ts';
import type { SearchKind, SearchResult } from '#contract/search/search.ts';
import type { RequestContext } from '../../request-context.ts';
import { addressOf } from '../links/addresses.ts';
import { media } from '../../db/tables/media.ts';
import type { Database } from '../../db/database.ts';
import type { MediaRow } from '../../platform/pictures/media-rows.ts';
import { toPicture } from '../../platform/pictures/pictures.ts';
import { addressOf as pageAddress } from '../links/page-address.ts';
import { events, venues } from '../../db/tables/programme.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { serverText } from '../../platform/server-text.ts';
import { excerpt, highlight, hitsOf, type IsHit } from './highlight.ts';
import type { Ranked } from './rank.ts';
import type { ReadQuery } from './read-query.ts';
import { searchDocuments } from '../../db/tables/search.ts';

/** Texts of a result, before hits are highlighted. */
interface Shown {
  kind: SearchKind;
  id: number;
  title: string;
  lang: Locale | null;
  /** Candidates for the excerpt, in this order. */
  texts: string[];
  hint: string;
  /** True for an event that does not take place. */
  isCancelled: boolean;
  date: Date | null;
  picture: MediaRow | null;
  slug: string;
}

/** A date of a production. */
type ShownDate = NonNullable<SearchResult['dates']>[number];

/** Lists of results in the form of the contract; two queries for any number of lists. */
export async function showResults(db: Database, query: ReadQuery, lists: Ranked[][]): Promise<SearchResult[][]> {
  const { locale } = query;
  const all = lists.flat();
  const documentIds = all.map(({ documentId }) => documentId);
  const shown = await readDocuments(db, documentIds);
  const dateIds = all.flatMap(({ dates: ids = [] }) => ids);
  const dates = await readDates({ db, locale }, dateIds);
  const isHit = hitsOf(query);
  const show = ({ documentId, dates: ids = [] }: Ranked): SearchResult[] => {
    const result = shown.get(documentId);
    if (!result) return [];
    const ofResult = ids.flatMap((id) => dates.get(id) ?? []);
    // The day of an event that stands for several is among theirs, unless it is cancelled.
    const alone = ofResult.length > 0 ? { ...result, date: null, isCancelled: false } : result;
    return [{ ...toResult(alone, isHit, locale), ...(ofResult.length > 0 && { dates: ofResult }) }];
  };
  return lists.map((list) => list.flatMap(show));
}

function toResult(result: Shown, isHit: IsHit, locale: Locale): SearchResult {
  const { kind, id, title, texts, isCancelled, date, picture, slug, lang } = result;
  const marked = highlight(title, isHit);
  const hints = [isCancelled ? serverText('event.cancelled', locale) : '', result.hint];
  return {
    kind,
    id,
    title: marked,
    excerpt: excerpt(marked.some(({ hit }) => hit) ? sayingMore(texts) : texts, isHit),
    hint: hints.filter(Boolean).join(' · '),
    date: date && berlinIso(date),
    picture: picture && toPicture(picture, locale),
    url: urlOf(kind, { id, slug, locale }),
    ...(lang ? { lang } : {}),
  };
}

/** For a title match, only the body text: names would repeat the title, perhaps in the other language. */
function sayingMore(texts: string[]): string[] {
  const [body = ''] = texts;
  return body === '' ? texts : [body];
}

/** Address of an entity; `slug` is the last segment of its address, for a page its path. */
export function urlOf(kind: SearchKind, { id, slug, locale }: { id: number; slug: string; locale: Locale }): string {
  return kind === 'page' ? pageAddress(locale, slug) : addressOf(kind, { id, slug: { de: slug, en: slug } }, locale);
}

async function readDocuments(db: Database, ids: number[]): Promise<Map<number, Shown>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ document: searchDocuments, picture: media, availability: events.availability })
    .from(searchDocuments)
    .leftJoin(media, isPicture(searchDocuments.imageId))
    .leftJoin(events, and(eq(searchDocuments.kind, 'event'), eq(events.id, searchDocuments.targetId)))
    .where(inArray(searchDocuments.id, ids));
  return new Map(
    rows.map(({ document: { targetId, titleLang: lang, ...row }, picture, availability }) => {
      const texts = [row.body, withoutRepeats(row.names)];
      return [row.id, { ...row, id: targetId, lang, picture, texts, isCancelled: availability === 'cancelled' }];
    }),
  );
}

function isPicture(id: AnyColumn | SQL): SQL | undefined {
  return and(eq(media.id, id), eq(media.kind, 'image'));
}

/** Names each person once, even with two functions. */
function withoutRepeats(names: string): string {
  return [...new Set(names.split(', '))].join(', ');
}

/** Events that are shown with their production, by id; without cancelled ones. */
async function readDates(
  { db, locale }: Pick<RequestContext, 'db' | 'locale'>,
  ids: number[],
): Promise<Map<number, ShownDate>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: events.id, slug: events.slug, start: events.start, venue: venues.name })
    .from(events)
    .leftJoin(venues, eq(venues.id, events.venueId))
    .where(and(inArray(events.id, ids), ne(events.availability, 'cancelled')));
  return new Map(
    rows.map(({ id, slug, start, venue }) => [
      id,
      {
        id,
        start: berlinIso(start),
        venue: venue ? inLocale(venue, locale).text : '',
        url: urlOf('event', { id, slug: slug[locale] || slug.de, locale }),
      },
    ]),
  );
}
