import { and, eq, inArray, type AnyColumn, type SQL, sql } from 'drizzle-orm';
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
import { eventCategories, events, productions, venues } from '../../db/tables/programme.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { excerpt, highlight, hitsOf, type IsHit } from './highlight.ts';
import type { Ranked } from './ranked.ts';
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
  date: Date | null;
  picture: MediaRow | null;
  slug: string;
}

/** Lists of results in the form of the contract; two queries for any number of lists. */
export async function showResults(db: Database, query: ReadQuery, lists: Ranked[][]): Promise<SearchResult[][]> {
  const { locale } = query;
  const shown = await readShown({ db, locale }, lists.flat());
  const isHit = hitsOf(query);
  const show = (entry: Ranked): SearchResult[] => {
    const result = shown.get(keyOf(entry));
    return result ? [toResult(result, isHit, locale)] : [];
  };
  return lists.map((list) => list.flatMap(show));
}

function toResult(result: Shown, isHit: IsHit, locale: Locale): SearchResult {
  const { kind, id, title, texts, hint, date, picture, slug, lang } = result;
  const marked = highlight(title, isHit);
  return {
    kind,
    id,
    title: marked,
    excerpt: excerpt(marked.some(({ hit }) => hit) ? sayingMore(texts) : texts, isHit),
    hint,
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

function keyOf({ documentId, targetId }: Pick<Ranked, 'documentId' | 'targetId'>): string {
  return documentId === null ? `date ${targetId}` : `document ${documentId}`;
}

async function readShown(ctx: Pick<RequestContext, 'db' | 'locale'>, ranked: Ranked[]): Promise<Map<string, Shown>> {
  const { db } = ctx;
  const documentIds = ranked.flatMap(({ documentId }) => documentId ?? []);
  const eventIds = ranked.flatMap(({ documentId, targetId }) => (documentId === null ? targetId : []));
  return new Map([...(await readDocuments(db, documentIds)), ...(await readDates(ctx, eventIds))]);
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

/** Names each person once, even with two functions. */
function withoutRepeats(names: string): string {
  return [...new Set(names.split(', '))].join(', ');
}

/** Events of productions, which have no document of their own. */
async function readDates(ctx: Pick<RequestContext, 'db' | 'locale'>, ids: number[]): Promise<[string, Shown][]> {
  const { db, locale } = ctx;
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
