import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contract/locale.ts';
import type { ProductionSummary } from '#contract/programme.ts';
import type { Database } from '../house.ts';
import type { MadeOf } from '../page-cache/made-of.ts';
import { tags } from '../page-cache/tags.ts';
import { comingEvents } from './coming-events.ts';
import { categoryId } from './event-filter.ts';
import { events, productions, seasons } from './schema.ts';
import { isOpen, selectProductions, summariseProductions } from './summarise-productions.ts';

export interface ProductionQuery {
  /** Slugs. */
  season?: string | undefined;
  category?: string | undefined;
  /** `True`: only what the home page shows, in the order of the house. */
  is_highlight?: 'True' | 'False' | 'true' | 'false' | undefined;
  page: number;
  page_size: number;
}

interface Reader {
  locale: Locale;
  audience: 'visitor' | 'editor';
}

/** Productions: those with open dates by the next one, then the others, latest first. */
export async function listProductions(
  db: Database,
  query: ProductionQuery,
  { locale, audience }: Reader,
  now: Date,
  made: MadeOf,
): Promise<{ count: number; results: ProductionSummary[] }> {
  made.tags.add(tags.productions);
  if (query.category) made.tags.add(tags.categories);
  if (query.season) made.tags.add(tags.seasons);
  const where = and(audience === 'visitor' ? eq(productions.isOnline, true) : undefined, ofKind(query));
  const count = await countProductions(db, where);
  const offset = (query.page - 1) * query.page_size;
  if (offset >= count) return { count, results: [] };
  const ids = (await findPlayed(db, where, query, now)) ?? (await findIds(db, where, query, now, offset));
  const rows = await selectProductions(db).where(inArray(productions.id, ids));
  rows.sort((a, b) => ids.indexOf(a.production.id) - ids.indexOf(b.production.id));
  return { count, results: await summariseProductions(db, rows, locale, now, made) };
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

/** Counted no further. */
const mostCounted = 10_000;

async function countProductions(db: Database, where: SQL | undefined): Promise<number> {
  const some = db.select({ id: productions.id }).from(productions).where(where).limit(mostCounted);
  return db.$count(some.as('some'));
}

/** So many coming dates are read for each production that is looked for, and so many in all. */
const datesEach = 8;
const mostDates = 2000;

/**
 * A page of what plays next, read from the coming dates: however many productions there are, only the first of those dates
 * are looked at. Null where they do not fill it, far back, and where another order or a season is asked for.
 */
async function findPlayed(
  db: Database,
  where: SQL | undefined,
  { season, is_highlight, page, page_size }: ProductionQuery,
  now: Date,
): Promise<number[] | null> {
  if (season || is_highlight !== undefined) return null;
  const needed = page * page_size;
  const most = needed * datesEach;
  if (most > mostDates) return null;
  const ofThese = sql`exists (select from ${productions} where ${and(sql`${productions.id} = ${events.productionId}`, where)})`;
  const coming = comingEvents(and(isOpen(now), isNotNull(events.productionId), ofThese), now, { limit: most });
  // Dates of the last moment read may be missing, so that moment does not count.
  const { rows } = await db.execute<{ id: number }>(sql`
    with coming as materialized (${coming}), played as (
      select ${events.productionId} as id, min(coming.start) as next
      from coming join ${events} on ${events.id} = coming.id group by 1
    )
    select ${productions.id} as id from played join ${productions} on ${productions.id} = played.id
    where next < (select max(start) from coming)
    order by ${inOrder(sql`next`)} limit ${needed}`);
  return rows.length < needed ? null : rows.slice(needed - page_size).map(({ id }) => id);
}

/** Those of the same moment stand in the same order wherever it comes from. */
function inOrder(next: SQL): SQL {
  return sql`${next} asc nulls last, ${lastDate} desc nulls last, ${productions.position}, ${productions.id}`;
}

const lastDate = sql`(
  select ${events.start} from ${events} where ${events.productionId} = ${productions.id} order by ${events.start} desc limit 1)`;

/** All of them in order; next and last date of each come straight from the index of its dates. */
async function findIds(db: Database, where: SQL | undefined, query: ProductionQuery, now: Date, offset: number) {
  const next = sql`(
    select min(${events.start}) from ${events} where ${and(sql`${events.productionId} = ${productions.id}`, isOpen(now))})`;
  const byHouse = query.is_highlight?.toLowerCase() === 'true' ? [asc(productions.position)] : [];
  const rows = await db
    .select({ id: productions.id })
    .from(productions)
    .where(where)
    .orderBy(...byHouse, inOrder(next))
    .limit(query.page_size)
    .offset(offset);
  return rows.map(({ id }) => id);
}
