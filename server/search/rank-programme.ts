import { type SQL, sql } from 'drizzle-orm';
import type { SearchKind } from '#contract/search.ts';
import type { Database } from '../house.ts';
import { matchDocuments } from './match-documents.ts';
import type { ReadQuery } from './read-query.ts';

/** What a result is about; its document is missing for a mere date of a production. */
export interface Ranked {
  kind: SearchKind;
  targetId: number;
  documentId: number | null;
}

export interface Slice {
  limit: number;
  offset: number;
}

export interface RankedList {
  /** Exact up to 500; the list ends there. */
  count: number;
  results: Ranked[];
}

export const mostResults = 500;

/** How many dates of a production a list shows below it. */
const mostDates = 3;
const mostProductions = 100;

/** A row of `slice`; without a kind where the page is empty. */
export interface RankedRow extends Record<string, unknown> {
  total: number;
  kind: SearchKind | null;
  target_id: number;
  document_id: number | null;
}

/**
 * Productions and events that are coming, or over: the best first. Dates of a production stand below it, only the next
 * (or the latest) few of them.
 */
export async function rankProgramme(
  db: Database,
  query: ReadQuery,
  part: 'events' | 'archive',
  now: Date,
  { limit, offset }: Slice,
): Promise<RankedList> {
  const { rows } = await db.execute<RankedRow>(sql`
    with hit as materialized (
      select d.id, d.kind, d.target_id, d.production_id, d.over, h.tier, h.loose
      from (${matches(query, part, now)}) as h join search_documents d on d.id = h.id
    ), date as materialized (${dates(part, now)}
    ), entry as (${entries(part, now)}),
    once as (
      select distinct on (kind, target_id) * from entry order by kind, target_id, document_id nulls last
    ), grouped as (
      select *, coalesce(production_id, -target_id) as family,
        min(array[tier, loose, case kind when 'production' then 0 else 1 end, away]) over (partition by coalesce(production_id, -target_id)) as rank,
        row_number() over (partition by coalesce(production_id, -target_id), kind order by tier, loose, away, target_id) as place
      from once
    ), listed as (
      select * from grouped where place <= ${mostDates} order by rank, family, kind desc, place limit ${mostResults}
    )
    ${slice(sql`rank, family, kind desc, place`, { limit, offset })}`);
  return toRankedList(rows);
}

/** One page of what the query before has named `listed`, with how many there are in all, on a page past the end too. */
export function slice(order: SQL, { limit, offset }: Slice): SQL {
  return sql`
    select counted.total, shown.kind, shown.target_id, shown.document_id
    from (select count(*)::integer as total from listed) as counted
    left join (select *, row_number() over (order by ${order}) as n from listed order by n limit ${limit} offset ${offset}) as shown on true
    order by shown.n`;
}

function matches(query: ReadQuery, part: 'events' | 'archive', now: Date): SQL {
  // A production of which some dates are over is still to come: it is looked at for both parts.
  const productions = matchDocuments(query, { scope: 'production', order: 'any', most: mostProductions }, now);
  const order = part === 'events' ? 'coming' : 'past';
  const events = matchDocuments(query, { scope: 'event', order, most: mostResults }, now);
  return sql`${productions} union all ${events}`;
}

/** The next, or the latest, few dates of each production that was hit; `n` counts those of one. */
function dates(part: 'events' | 'archive', now: Date): SQL {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const within =
    part === 'events' ? sql`e.over > ${moment} order by e.over` : sql`e.over <= ${moment} order by e.over desc`;
  return sql`
    select h.id as document_id, e.id, e.over, row_number() over (partition by h.id order by abs(extract(epoch from e.over - ${moment}))) as n
    from hit h cross join lateral (
      select e.id, e.over, e.flags from events e where e.production_id = h.production_id and ${within} limit ${mostDates + 2}
    ) as e
    where h.kind = 'production' and not e.flags ? 'private-event'`;
}

/** What was hit and is of this part, and those dates; `away` is the time from now, in seconds. */
function entries(part: 'events' | 'archive', now: Date): SQL {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const isOfPart = part === 'events' ? sql`coalesce(h.over > ${moment}, true)` : sql`h.over <= ${moment}`;
  const away = (over: SQL) => sql`abs(extract(epoch from ${over} - ${moment}))::float8`;
  return sql`
    select h.kind, h.target_id, h.id as document_id, h.production_id, h.tier, h.loose,
      coalesce(${away(sql`coalesce(d.over, h.over)`)}, 1e15) as away
    from hit h left join date d on d.document_id = h.id and d.n = 1
    where ${isOfPart}
    union all
    select 'event', d.id, null, h.production_id, h.tier, h.loose, ${away(sql`d.over`)}
    from date d join hit h on h.id = d.document_id
    where d.n <= ${mostDates}`;
}

export function toRankedList(rows: RankedRow[]): RankedList {
  const results = rows.flatMap(({ kind, target_id, document_id }) =>
    kind === null ? [] : [{ kind, targetId: target_id, documentId: document_id }],
  );
  return { count: rows[0]?.total ?? 0, results };
}
