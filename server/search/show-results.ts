import { and, eq, inArray, type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contract/locale.ts';
import { inLocale } from '#contract/localized.ts';
import type { SearchKind, SearchResult } from '#contract/search.ts';
import { addressOf } from '../addresses.ts';
import { media } from '../db/schema.ts';
import type { Database } from '../house.ts';
import type { MediaRow } from '../media/media-rows.ts';
import { toPicture } from '../media/pictures.ts';
import { addressOf as pageAddress } from '../pages/page-address.ts';
import { berlinIso } from '../programme/berlin-time.ts';
import { eventCategories, events, productions, venues } from '../programme/schema.ts';
import { excerpt, highlight, hitsOf, type IsHit } from './highlight.ts';
import type { Ranked } from './ranked.ts';
import type { ReadQuery } from './read-query.ts';
import { searchDocuments } from './schema.ts';

/** What a result shows, before its hits are marked. */
interface Shown {
  kind: SearchKind;
  id: number;
  title: string;
  lang: Locale | null;
  /** Searched for the excerpt, in this order. */
  texts: string[];
  hint: string;
  date: Date | null;
  picture: MediaRow | null;
  slug: string;
}

/** Lists of results as the contract has them, each in its order; two queries for any number of them. */
export async function showResults(db: Database, query: ReadQuery, lists: Ranked[][]): Promise<SearchResult[][]> {
  const { locale } = query;
  const shown = await readShown(db, lists.flat(), locale);
  const isHit = hitsOf(query);
  const show = (entry: Ranked): SearchResult[] => {
    const thing = shown.get(keyOf(entry));
    return thing ? [toResult(thing, isHit, locale)] : [];
  };
  return lists.map((list) => list.flatMap(show));
}

function toResult(thing: Shown, isHit: IsHit, locale: Locale): SearchResult {
  const { kind, id, title, texts, hint, date, picture, slug, lang } = thing;
  const marked = highlight(title, isHit);
  return {
    kind,
    id,
    title: marked,
    excerpt: excerpt(marked.some(({ hit }) => hit) ? sayingMore(texts) : texts, isHit),
    hint,
    date: date && berlinIso(date),
    picture: picture && toPicture(picture, locale),
    url: urlOf(kind, id, slug, locale),
    ...(lang ? { lang } : {}),
  };
}

/** What a title that matches leaves to be said: not its words once more among the names, perhaps in the other language. */
function sayingMore(texts: string[]): string[] {
  const [body = ''] = texts;
  return body === '' ? texts : [body];
}

/** The page of a thing; `slug` is the last part of its address, of a page its path. */
export function urlOf(kind: SearchKind, id: number, slug: string, locale: Locale): string {
  return kind === 'page' ? pageAddress(locale, slug) : addressOf(kind, { id, slug: { de: slug, en: slug } }, locale);
}

function keyOf({ documentId, targetId }: Pick<Ranked, 'documentId' | 'targetId'>): string {
  return documentId === null ? `date ${targetId}` : `document ${documentId}`;
}

async function readShown(db: Database, ranked: Ranked[], locale: Locale): Promise<Map<string, Shown>> {
  const documentIds = ranked.flatMap(({ documentId }) => documentId ?? []);
  const eventIds = ranked.flatMap(({ documentId, targetId }) => (documentId === null ? targetId : []));
  return new Map([...(await readDocuments(db, documentIds)), ...(await readDates(db, eventIds, locale))]);
}

async function readDocuments(db: Database, ids: number[]): Promise<[string, Shown][]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ document: searchDocuments, picture: media })
    .from(searchDocuments)
    .leftJoin(media, isPicture(searchDocuments.imageId))
    .where(inArray(searchDocuments.id, ids));
  return rows.map(({ document: { targetId, titleLang: lang, ...row }, picture }) => {
    const shown = { ...row, id: targetId, lang, picture, texts: [row.body, withoutRepeats(row.names)] };
    return [keyOf({ documentId: row.id, targetId }), shown];
  });
}

function isPicture(id: AnyColumn | SQL): SQL | undefined {
  return and(eq(media.id, id), eq(media.kind, 'image'));
}

/** Who wrote both music and words is named once. */
function withoutRepeats(names: string): string {
  return [...new Set(names.split(', '))].join(', ');
}

/** Dates of productions, which have no document of their own. */
async function readDates(db: Database, ids: number[], locale: Locale): Promise<[string, Shown][]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: events.id,
      title: events.title,
      slug: events.slug,
      date: events.start,
      picture: media,
      category: eventCategories.name,
      venue: venues.name,
    })
    .from(events)
    .leftJoin(productions, eq(productions.id, events.productionId))
    .leftJoin(eventCategories, eq(eventCategories.id, events.categoryId))
    .leftJoin(venues, eq(venues.id, events.venueId))
    .leftJoin(media, isPicture(sql`coalesce(${events.imageId}, ${productions.heroImageId})`))
    .where(inArray(events.id, ids));
  return rows.map(({ title, slug, category, venue, ...row }) => {
    const { text, lang = null } = inLocale(title, locale);
    const hint = [category, venue].flatMap((name) => (name && inLocale(name, locale).text) || []).join(' · ');
    const shown = { ...row, kind: 'event' as const, title: text, lang, texts: [], hint, slug: slug[locale] || slug.de };
    return [keyOf({ documentId: null, targetId: row.id }), shown];
  });
}
