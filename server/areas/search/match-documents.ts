import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contract/base/locale.ts';
import { kindsOff, type PartName, segmentsOff } from '#contract/settings/parts.ts';
import type { RequestContext } from '../../request-context.ts';
import type { QueryWord, ReadQuery } from './read-query.ts';
import type { SearchScope } from '../../db/tables/search.ts';

/** The scope of documents to search, and their order. */
export interface Reach {
  scope: SearchScope;
  /** `coming`: the next first; `past`: the latest first, up to now; `any`: the latest first. */
  order: 'coming' | 'past' | 'any';
  /** Maximum number of entries, those of titles first. */
  max: number;
}

/** Lower limit per word for documents that match only by a prefix or by sound. */
const maxLoose = 40;
/** Limit for titles that start with the query; lower if its words are known, because those find nearly all of them. */
const maxTitles = 150;
const maxTitlesOfWords = 30;
/** Limits the lookups of whether a document contains another word, and the number of documents checked. */
const maxProbes = 1200;
const leastDriven = 100;
const maxDriven = 200;
const places = [1, 2, 3];
/** Number of levels of looseness, see `Term`. */
const looseness = 3;

/**
 * SQL for matching public documents of some scopes: their `columns` (including `title_key` and `since`) and `rank`, lower
 * is better. A rank encodes first where the words are (0 the whole title, 3 its beginning, 6 words of the title, 9 names,
 * 12 other texts), then how loosely they match. The search starts from the rarest word and reads a limited number of index
 * entries in order, so that its cost does not depend on the number of documents.
 */
export function matchDocuments(
  query: ReadQuery,
  { reaches, now, columns, off }: { reaches: Reach[]; now: Date; columns: SQL; off: readonly PartName[] },
): SQL {
  // With the limit, the planner looks up each document by id; a plain join would scan the table.
  return sql`
    select d.*, least(found.rank, ${rankOfTitle(query, sql`d.title_key`)}) as rank
    from (select id, min(rank) as rank from (${findDocuments(query, reaches, now)}) as h group by id) as found
    cross join lateral (select ${columns} from search_documents d where d.id = found.id ${isNotOff(off)} limit 1) as d
    where d.since is null or d.since <= ${now.toISOString()}::timestamptz`;
}

/** Condition that leaves out what belongs to parts that are off, and pages at their addresses. */
function isNotOff(off: readonly PartName[]): SQL {
  if (off.length === 0) return sql``;
  return sql`and d.kind <> all(${sql.param(kindsOff(off))}::text[])
    and (d.kind <> 'page' or split_part(d.slug, '/', 1) <> all(${sql.param(segmentsOff(off))}::text[]))`;
}

/** Number of entries of a word that are looked at for one that is shown. */
const maxShownProbes = 1000;

/**
 * Whether a term of the index is in a document that is shown: programme, or anything else of parts that are on. The planner
 * keeps a subquery with a limit; instead of `exists` it could scan the table.
 */
export function isInShown(term: SQL, locale: Locale, off: readonly PartName[]): SQL {
  const posting = sql`from search_postings p where p.locale = ${locale} and p.term = ${term}`;
  if (off.length === 0) return sql`coalesce((select true ${posting} limit 1), false)`;
  return sql`coalesce(
    (select true ${posting} and p.scope in ('event', 'production') limit 1),
    (select true from (select p.document_id ${posting} and p.scope = 'other' limit ${maxShownProbes}) as entry
      cross join lateral (select from search_documents d where d.id = entry.document_id ${isNotOff(off)} limit 1) as d
      limit 1), false)`;
}

/** Those of some terms of the index that are in a document that is shown. */
export async function shownTerms(
  { db, locale, partsOff }: Pick<RequestContext, 'db' | 'locale' | 'partsOff'>,
  terms: string[],
): Promise<Set<string>> {
  const { rows } = await db.execute<{ term: string }>(sql`
    select t.term from unnest(${sql.param(terms)}::text[]) as t (term) where ${isInShown(sql`t.term`, locale, partsOff)}`);
  return new Set(rows.map(({ term }) => term));
}

/** `id` and `rank` of matching documents; a document may occur more than once. */
function findDocuments(query: ReadQuery, reaches: Reach[], now: Date): SQL {
  const scopes = [...new Set(reaches.map(({ scope }) => scope))];
  const [driver, ...others] = query.words.toSorted((a, b) => a.entries - b.entries || a.terms.length - b.terms.length);
  const isPossible = driver !== undefined && query.words.every(({ terms }) => terms.length > 0);
  const worded = isPossible ? reaches.map((reach) => withWords(query.locale, { driver, others, reach, now })) : [];
  return sql.join([...scopes.map((scope) => withTitle(query, scope)), ...worded], sql` union all `);
}

/** Lower ranks have the words in their title or among their names. */
export const rankOfTexts = 4 * looseness;
const worstRank = 5 * looseness;

/** Rank of a title that equals the query or starts with it. */
function rankOfTitle({ titleKey }: ReadQuery, title: SQL): SQL {
  return sql`case when ${title} = ${titleKey} then 0 when starts_with(${title}, ${titleKey}) then ${looseness}::integer else ${worstRank}::integer end`;
}

/** Documents whose title starts with the query; the shortest first, then the newest. */
function withTitle(query: ReadQuery, scope: SearchScope): SQL {
  const { locale, titleKey, words } = query;
  const last = words.at(-1);
  const isKnown = last !== undefined && last.hits > 0 && last.word.length > 2;
  const max = isKnown ? maxTitlesOfWords : maxTitles;
  return sql`(
    select id, ${looseness}::integer as rank from search_documents
    where locale = ${locale} and scope = ${scope} and title_key >= ${titleKey} and title_key < ${titleKey} || chr(1114111)
    order by title_key, id desc limit ${max})`;
}

/** Documents with the rarest word that also contain all other words. */
function withWords(
  locale: string,
  { driver, others, reach, now }: { driver: QueryWord; others: QueryWord[]; reach: Reach; now: Date },
): SQL {
  const probes = others.reduce((sum, { terms }) => sum + terms.length, 0);
  const max = probes === 0 ? reach.max : Math.max(leastDriven, Math.min(maxDriven, Math.floor(maxProbes / probes)));
  const joins = others.map((word, n) => probe(word, sql`${sql.identifier(`word${n}`)}`));
  const greatest = (part: 'place' | 'loose') =>
    joins.length === 0
      ? sql`d.${sql.identifier(part)}`
      : sql`greatest(${sql.join([sql`d.${sql.identifier(part)}`, ...joins.map((join) => join[part])], sql`, `)})`;
  return sql`(
    select d.document_id, (${greatest('place')} + 1) * ${looseness} + ${greatest('loose')} as rank
    from (${entriesOf(locale, { word: driver, reach: { ...reach, max }, now })}) as d
    ${sql.join(
      joins.map(({ join }) => join),
      sql` `,
    )} limit ${reach.max})`;
}

/** Index entries of one word: `document_id`, `place`, `loose`; those of titles first. */
function entriesOf(
  locale: string,
  { word, reach: { scope, order, max }, now }: { word: QueryWord; reach: Reach; now: Date },
): SQL {
  const moment = now.toISOString();
  const within = {
    coming: sql`and p.moment > ${moment}::timestamptz order by p.moment`,
    past: sql`and p.moment <= ${moment}::timestamptz order by p.moment desc`,
    any: sql`order by p.moment desc`,
  }[order];
  return sql`
    select p.document_id, t.place, t.loose from ${lookUps(word, max)}
    cross join lateral (
      select p.document_id from search_postings p
      where p.locale = ${locale} and p.term = t.term and p.scope = ${scope} and p.place = t.place
      ${within} limit t.max_entries) as p
    limit ${max}`;
}

/** The index lookups, in order: `place`, `term`, `loose`, and the limit of entries to read. */
function lookUps({ terms, entries }: QueryWord, max: number): SQL {
  const few = entries > max ? maxLoose : max;
  const rows = places.flatMap((place) =>
    terms.map(({ term, loose }) => ({ place, term, loose, max_entries: loose === 0 ? max : few })),
  );
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as t (place smallint, term text collate "C", loose integer, max_entries integer)`;
}

/** Filters documents `d` by another word; `place` and `loose` are those of its best entry. */
function probe({ terms }: QueryWord, alias: SQL): { join: SQL; place: SQL; loose: SQL } {
  const [first] = terms;
  const place = sql`${alias}.place`;
  if (terms.length === 1 && first) {
    const join = sql`join search_postings ${alias} on ${alias}.document_id = d.document_id and ${alias}.term = ${first.term}`;
    return { join, place, loose: sql`${first.loose}::integer` };
  }
  const list = sql.join(
    terms.map(({ term }) => sql`${term}`),
    sql`, `,
  );
  const loose =
    first?.loose === 0
      ? sql`min(case when p.term = ${first.term} then 0 else 1 end)`
      : sql`${first?.loose ?? 0}::integer`;
  const join = sql`
    join lateral (
      select min(p.place) as place, ${loose} as loose
      from search_postings p where p.document_id = d.document_id and p.term in (${list})) as ${alias} on ${place} is not null`;
  return { join, place, loose: sql`${alias}.loose` };
}
