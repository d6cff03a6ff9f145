import { type SQL, sql } from 'drizzle-orm';
import { type SearchKind, searchKinds } from '#contract/search.ts';
import type { Database } from '../house.ts';
import { matchDocuments, type Reach } from './match-documents.ts';
import type { ReadQuery } from './read-query.ts';

export type ListedPart = 'events' | 'others' | 'archive';

/** A document that matches. */
export interface Hit {
  documentId: number;
  kind: SearchKind;
  targetId: number;
  productionId: number | null;
  /** When it belongs to the archive, in milliseconds; null: never. */
  over: number | null;
  /** Public since, in milliseconds. */
  since: number | null;
  /** How well it matches, the lower the better, see `matchDocuments`. */
  rank: number;
}

/** One of the next, or the latest, few dates of a production that matches. */
export interface HitDate {
  productionId: number;
  eventId: number;
  over: number;
}

export interface Gathered {
  hits: Hit[];
  /** By production, from now on in either direction. */
  dates: HitDate[];
}

/** The parts of a result show no more than that, and count no further. */
export const mostResults = 200;
/** How many dates of a production a list shows below it. */
export const mostDates = 3;

/** Each with its dates they fill a list. */
const mostProductions = mostResults / (1 + mostDates);
// A production of which some dates are over is still to come: it is looked at for both parts.
const productions: Reach = { scope: 'production', order: 'any', most: mostProductions };
const reachesOf: Record<ListedPart, Reach[]> = {
  events: [productions, { scope: 'event', order: 'coming', most: mostResults }],
  archive: [productions, { scope: 'event', order: 'past', most: mostResults }],
  others: [{ scope: 'other', order: 'any', most: mostResults }],
};

const hitColumns = sql`d.id, d.kind, d.target_id, d.production_id, d.over, d.since, d.title_key`;

/**
 * Everything that may be shown in some parts of a result, in one statement however many they are. It comes as one value of
 * bare numbers: rows of their own would take longer to read than to find.
 */
export async function gatherHits(db: Database, query: ReadQuery, parts: ListedPart[], now: Date): Promise<Gathered> {
  const reaches = new Set(parts.flatMap((part) => reachesOf[part]));
  const { rows } = await db.execute<{ hits: Numbers[] | null; dates: Numbers[] | null }>(sql`
    with hit as materialized (${matchDocuments(query, [...reaches], now, hitColumns)})
    select
      (select json_agg(array[id, array_position(${sql.param([...searchKinds])}::text[], kind), target_id, production_id,
        ${milliseconds(sql`over`)}, ${milliseconds(sql`since`)}, rank]) from hit) as hits,
      ${parts.some((part) => part !== 'others') ? datesOf(parts, now) : sql`null::json`} as dates`);
  return { hits: (rows[0]?.hits ?? []).map(toHit), dates: (rows[0]?.dates ?? []).map(toDate) };
}

/** As `json_agg` gives it. */
type Numbers = (number | null)[];

/** Of the best productions the next dates, the latest, or both; what is over has no next ones. */
function datesOf(parts: ListedPart[], now: Date): SQL {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const some = (within: SQL) => sql`(
    select e.id, e.over from events e
    where e.production_id = p.id and not e.flags ? 'private-event' and ${within} limit ${mostDates})`;
  const sides = [
    ...(parts.includes('events') ? [some(sql`p.over > ${moment} and e.over > ${moment} order by e.over`)] : []),
    ...(parts.includes('archive') ? [some(sql`e.over <= ${moment} order by e.over desc`)] : []),
  ];
  return sql`(
    select json_agg(array[p.id, e.id, ${milliseconds(sql`e.over`)}])
    from (
      select target_id as id, over from hit where kind = 'production'
      order by rank, over desc nulls first, target_id limit ${mostProductions}
    ) as p
    cross join lateral (${sql.join(sides, sql` union all `)}) as e)`;
}

/** Rounded up, so that a moment that is still to come stays so. */
function milliseconds(moment: SQL): SQL {
  return sql`ceil(date_part('epoch', ${moment}) * 1000)::bigint`;
}

function toHit([documentId, kind, targetId, productionId, over, since, rank]: Numbers): Hit {
  return {
    documentId: documentId ?? 0,
    kind: searchKinds[(kind ?? 0) - 1] ?? 'page',
    targetId: targetId ?? 0,
    productionId: productionId ?? null,
    over: over ?? null,
    since: since ?? null,
    rank: rank ?? 0,
  };
}

function toDate([productionId, eventId, over]: Numbers): HitDate {
  return { productionId: productionId ?? 0, eventId: eventId ?? 0, over: over ?? 0 };
}
