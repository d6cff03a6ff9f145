import { type SQL, sql } from 'drizzle-orm';
import { type SearchKind, searchKinds } from '#contract/search/search.ts';
import type { RequestContext } from '../../request-context.ts';
import { matchDocuments, type Reach } from './match-documents.ts';
import type { ReadQuery } from './read-query.ts';

export type ListedPart = 'events' | 'others' | 'archive';

export interface Hit {
  documentId: number;
  kind: SearchKind;
  targetId: number;
  productionId: number | null;
  /** End time in milliseconds, after which it belongs to the archive; null for never. */
  over: number | null;
  /** Publication time in milliseconds. */
  since: number | null;
  /** Quality of the match, lower is better; see `matchDocuments`. */
  rank: number;
}

/** One of the next, or the latest, few events of a matching production. */
export interface HitDate {
  productionId: number;
  eventId: number;
  over: number;
}

export interface Gathered {
  hits: Hit[];
  /** Grouped by production, from now outwards. */
  dates: HitDate[];
}

/** Maximum number of results, and highest count, of each part. */
export const maxResults = 200;
/** Number of events shown with a production. */
export const maxDates = 3;

/** Maximum number of productions in a list. */
const maxProductions = 50;
// A production with past and upcoming events belongs to both parts.
const productions: Reach = { scope: 'production', order: 'any', max: maxProductions };
const reachesOf: Record<ListedPart, Reach[]> = {
  events: [productions, { scope: 'event', order: 'coming', max: maxResults }],
  archive: [productions, { scope: 'event', order: 'past', max: maxResults }],
  others: [{ scope: 'other', order: 'any', max: maxResults }],
};

const hitColumns = sql`d.id, d.kind, d.target_id, d.production_id, d.over, d.since, d.title_key`;

/**
 * Reads all candidates for the requested parts in one statement. The result is one JSON value of plain numbers, because
 * parsing rows would take longer than finding them.
 */
export async function gatherHits(
  ctx: Pick<RequestContext, 'db' | 'now' | 'partsOff'>,
  { query, parts }: { query: ReadQuery; parts: ListedPart[] },
): Promise<Gathered> {
  const { db, now, partsOff: off } = ctx;
  const reaches = new Set(parts.flatMap((part) => reachesOf[part]));
  const { rows } = await db.execute<{ hits: Numbers[] | null; dates: Numbers[] | null }>(sql`
    with hit as materialized (${matchDocuments(query, { reaches: [...reaches], now, columns: hitColumns, off })})
    select
      (select json_agg(array[id, array_position(${sql.param([...searchKinds])}::text[], kind), target_id, production_id,
        ${milliseconds(sql`over`)}, ${milliseconds(sql`since`)}, rank]) from hit) as hits,
      ${parts.some((part) => part !== 'others') ? datesOf(parts, now) : sql`null::json`} as dates`);
  return { hits: (rows[0]?.hits ?? []).map(toHit), dates: (rows[0]?.dates ?? []).map(toDate) };
}

/** A row of numbers as returned by `json_agg`. */
type Numbers = (number | null)[];

/** For the best productions: the next events that take place, the latest ones that did, or both. */
function datesOf(parts: ListedPart[], now: Date): SQL {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const some = (within: SQL) => sql`(
    select e.id, e.over from events e
    where e.production_id = p.id and e.public_at <= ${moment} and not e.flags ? 'private-event'
      and e.availability <> 'cancelled' and ${within} limit ${maxDates})`;
  const sides = [
    ...(parts.includes('events') ? [some(sql`p.over > ${moment} and e.over > ${moment} order by e.over`)] : []),
    ...(parts.includes('archive') ? [some(sql`e.over <= ${moment} order by e.over desc`)] : []),
  ];
  return sql`(
    select json_agg(array[p.id, e.id, ${milliseconds(sql`e.over`)}])
    from (
      select target_id as id, over from hit where kind = 'production'
      order by rank, over desc nulls first, target_id limit ${maxProductions}
    ) as p
    cross join lateral (${sql.join(sides, sql` union all `)}) as e)`;
}

/** Rounded up, so that a moment in the future stays in the future. */
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
