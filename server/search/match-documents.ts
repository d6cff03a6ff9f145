import { type SQL, sql } from 'drizzle-orm';
import type { QueryWord, ReadQuery } from './read-query.ts';
import type { SearchScope } from './schema.ts';

/** Which documents of a scope are looked through, and from which end. */
export interface Reach {
  scope: SearchScope;
  /** `coming`: the next first; `past`: the latest first, up to now; `any`: the latest first. */
  order: 'coming' | 'past' | 'any';
  /** At most so many documents are ranked, those of titles first. */
  most: number;
}

/** Documents that match only by a word's beginning or sound are looked at in smaller numbers for each word. */
const mostLoose = 40;
const mostTitles = 150;
/** How often it is looked up whether a document has another word. */
const mostProbes = 3000;

/**
 * SQL for the documents of a scope that match: `id`, `tier` (0 the title itself, 1 its beginning, 2 words of the title, 3
 * names, 4 the rest) and `loose` (see `Term`). It starts from the rarest word and reads a bounded number of entries in the
 * order of an index, so that it costs the same whatever the number of documents is.
 */
export function matchDocuments(query: ReadQuery, reach: Reach, now: Date): SQL {
  const { locale, titleKey } = query;
  const titled = sql`
    select d.id, case when d.title_key = ${titleKey} then 0 else 1 end as tier, 0 as loose
    from (${titles(query, reach.scope)}) as d`;
  const [driver, ...others] = query.words.toSorted((a, b) => a.entries - b.entries || a.terms.length - b.terms.length);
  const isPossible = driver !== undefined && query.words.every(({ terms }) => terms.length > 0);
  if (!isPossible) return sql`select id, min(tier) as tier, min(loose) as loose from (${titled}) as hit group by id`;
  const worded = sql`
    select document_id as id, place + 1 as tier, loose
    from (${others.length === 0 ? scan(locale, driver, reach, now) : both(locale, driver, others, reach, now)}) as worded`;
  return sql`
    select id, min(tier) as tier, min(loose) as loose
    from (${titled} union all ${worded}) as hit group by id`;
}

/** Documents whose title is what was typed, or begins with it; the shortest come first. */
function titles({ locale, titleKey }: ReadQuery, scope: SearchScope): SQL {
  return sql`
    select id, title_key from search_documents
    where locale = ${locale} and scope = ${scope} and title_key >= ${titleKey} and title_key < ${titleKey} || chr(1114111)
    order by title_key limit ${mostTitles}`;
}

/** Documents that have one word: `document_id`, `place`, `loose`. */
function scan(locale: string, word: QueryWord, { scope, order, most }: Reach, now: Date): SQL {
  const moment = now.toISOString();
  const within = {
    coming: sql`and p.moment > ${moment}::timestamptz order by p.moment`,
    past: sql`and p.moment <= ${moment}::timestamptz order by p.moment desc`,
    any: sql`order by p.moment desc`,
  }[order];
  const inPlace = (place: number) => sql`(
    select p.document_id, p.place, t.loose from ${termRows(word, most)}
    cross join lateral (
      select p.document_id, p.place from search_postings p
      where p.locale = ${locale} and p.term = t.term and p.scope = ${scope} and p.place = ${place}
      ${within} limit t.most) as p)`;
  return sql`
    select document_id, min(place) as place, min(loose) as loose
    from (select * from (${inPlace(1)} union all ${inPlace(2)} union all ${inPlace(3)}) as entry limit ${most}) as entry
    group by document_id`;
}

/** Of those that have the rarest word, the documents that have all others. */
function both(locale: string, driver: QueryWord, others: QueryWord[], reach: Reach, now: Date): SQL {
  const probes = others.reduce((sum, { terms }) => sum + terms.length, 0);
  const most = Math.min(reach.most, Math.max(100, Math.floor(mostProbes / probes)));
  const joins = others.map((word, n) => {
    const alias = sql.identifier(`word${n}`);
    return {
      join: sql`cross join lateral (${probe(word)}) as ${alias}`,
      place: sql`${alias}.place`,
      loose: sql`${alias}.loose`,
      isThere: sql`${alias}.place is not null`,
    };
  });
  const greatest = (part: 'place' | 'loose') =>
    sql`greatest(${sql.join([sql`d.${sql.identifier(part)}`, ...joins.map((join) => join[part])], sql`, `)})`;
  return sql`
    select d.document_id, ${greatest('place')} as place, ${greatest('loose')} as loose
    from (${scan(locale, driver, { ...reach, most }, now)}) as d
    ${sql.join(
      joins.map(({ join }) => join),
      sql` `,
    )}
    where ${sql.join(
      joins.map(({ isThere }) => isThere),
      sql` and `,
    )}`;
}

/** The best entry of document `d` for a word; null where it has none. */
function probe({ terms }: QueryWord): SQL {
  const list = sql.join(
    terms.map(({ term }) => sql`${term}`),
    sql`, `,
  );
  const [first] = terms;
  const loose =
    first?.loose === 0
      ? sql`min(case when p.term = ${first.term} then 0 else 1 end)`
      : sql`${first?.loose ?? 0}::integer`;
  return sql`
    select min(p.place) as place, ${loose} as loose
    from search_postings p where p.document_id = d.document_id and p.term in (${list})`;
}

/** The terms of a word as rows: `term`, `loose`, how many entries may be read. */
function termRows({ terms, entries }: QueryWord, most: number): SQL {
  const few = entries > most ? mostLoose : most;
  const rows = terms.map(({ term, loose }) => ({ term, loose, most: loose === 0 ? most : few }));
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as t (term text collate "C", loose integer, most integer)`;
}
