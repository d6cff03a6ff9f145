import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { ProductionSummary } from '#contract/programme/programme.ts';
import type { FindContext, ShowContext } from '../../request-context.ts';
import type { Database } from '../../db/database.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { categoryId, comingEvents } from '../summaries/select-events.ts';
import { events, productions, seasons } from '../../db/tables/programme.ts';
import { isOpen, selectProductions, summariseProductions } from '../summaries/summarise-productions.ts';
import { isPublished, type Viewer } from '../../db/visibility.ts';
import type { z } from 'zod';
import type { programmeApi } from '#contract/api.ts';

type ProductionQuery = z.output<typeof programmeApi.productions.query>;

/** Productions: those with open events by the next one, then the others, latest first. */
export async function listProductions(
  ctx: ShowContext,
  query: ProductionQuery,
): Promise<{ count: number; results: ProductionSummary[] }> {
  const { db, deps } = ctx;
  deps.tags.add(tags.productions);
  if (query.category) deps.tags.add(tags.categories);
  if (query.season) deps.tags.add(tags.seasons);
  const where = and(isPublished(productions, ctx), ofKind(query));
  const count = await countProductions(db, where);
  const offset = (query.page - 1) * query.page_size;
  if (offset >= count) return { count, results: [] };
  const ids =
    (await findPlayed(ctx, { where, productionQuery: query })) ?? (await findIds(ctx, { where, query, offset }));
  const rows = await selectProductions(db).where(inArray(productions.id, ids));
  rows.sort((a, b) => ids.indexOf(a.production.id) - ids.indexOf(b.production.id));
  return { count, results: await summariseProductions(ctx, rows) };
}

function ofKind({ season, category, is_highlight }: ProductionQuery): SQL | undefined {
  return and(
    season
      ? sql`${productions.seasonId} = (select ${seasons.id} from ${seasons} where ${seasons.slug} = ${season})`
      : undefined,
    category ? sql`${productions.categoryId} = ${categoryId(category)}` : undefined,
    is_highlight === undefined ? undefined : eq(productions.isHighlight, is_highlight.toLowerCase() === 'true'),
  );
}

/** Counted up to this number. */
const maxCounted = 10_000;

async function countProductions(db: Database, where: SQL | undefined): Promise<number> {
  const some = db.select({ id: productions.id }).from(productions).where(where).limit(maxCounted);
  return db.$count(some.as('some'));
}

/** Number of coming events read per requested production; the next constant limits the total. */
const datesEach = 8;
const maxDates = 2000;

/**
 * A page of productions by their next event. Reads only the first coming events, whatever the number of productions.
 * Returns null if these do not fill the page, or if another order or a season is requested.
 */
async function findPlayed(
  ctx: FindContext,
  {
    where,
    productionQuery: { season, is_highlight, page, page_size },
  }: { where: SQL | undefined; productionQuery: ProductionQuery },
): Promise<number[] | null> {
  const { db } = ctx;
  if (season || is_highlight !== undefined) return null;
  const needed = page * page_size;
  const max = needed * datesEach;
  if (max > maxDates) return null;
  const ofThese = sql`exists (select from ${productions} where ${and(sql`${productions.id} = ${events.productionId}`, where)})`;
  const coming = comingEvents(and(isOpen(ctx), isNotNull(events.productionId), ofThese), ctx, { limit: max });
  // The limit may cut between events with the same start, so the last start is ignored.
  const { rows } = await db.execute<{ id: number }>(sql`
    with coming as materialized (${coming}), played as (
      select ${events.productionId} as id, min(coming.start) as next
      from coming join ${events} on ${events.id} = coming.id group by 1
    )
    select ${productions.id} as id from played join ${productions} on ${productions.id} = played.id
    where next < (select max(start) from coming)
    order by ${inOrder(sql`next`, ctx)} limit ${needed}`);
  return rows.length < needed ? null : rows.slice(needed - page_size).map(({ id }) => id);
}

/** Both queries sort productions with the same next start in the same way. */
function inOrder(next: SQL, viewer: Viewer): SQL {
  return sql`${next} asc nulls last, ${lastDate(viewer)} desc nulls last, ${productions.position}, ${productions.id}`;
}

const lastDate = (viewer: Viewer) => sql`(
  select ${events.start} from ${events} where ${events.productionId} = ${productions.id} and ${isPublished(events, viewer)} order by ${events.start} desc limit 1)`;

/** All productions in order; next and last event of each are read from the index of its events. */
async function findIds(
  ctx: FindContext,
  { where, query, offset }: { where: SQL | undefined; query: ProductionQuery; offset: number },
) {
  const { db } = ctx;
  const next = sql`(
    select min(${events.start}) from ${events} where ${and(sql`${events.productionId} = ${productions.id}`, isOpen(ctx))})`;
  const byPosition = query.is_highlight?.toLowerCase() === 'true' ? [asc(productions.position)] : [];
  const rows = await db
    .select({ id: productions.id })
    .from(productions)
    .where(where)
    .orderBy(...byPosition, inOrder(next, ctx))
    .limit(query.page_size)
    .offset(offset);
  return rows.map(({ id }) => id);
}
