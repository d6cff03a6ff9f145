import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contract/locale.ts';
import type { ProductionSummary } from '#contract/programme.ts';
import type { Database } from '../house.ts';
import type { MadeOf } from '../page-cache/made-of.ts';
import { tags } from '../page-cache/tags.ts';
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
  const count = await db.$count(productions, where);
  const offset = (query.page - 1) * query.page_size;
  if (offset >= count) return { count, results: [] };
  const ids = await findIds(db, where, query, now, offset);
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

/** Next and last date of each production come straight from the index of its dates. */
async function findIds(db: Database, where: SQL | undefined, query: ProductionQuery, now: Date, offset: number) {
  const dateOf = (which: SQL | undefined, order: SQL) =>
    sql`(select ${events.start} from ${events} where ${and(sql`${events.productionId} = ${productions.id}`, which)} order by ${events.start} ${order} limit 1)`;
  const next = dateOf(isOpen(now), sql`asc`);
  const last = dateOf(undefined, sql`desc`);
  const byHouse = query.is_highlight?.toLowerCase() === 'true' ? [asc(productions.position)] : [];
  const rows = await db
    .select({ id: productions.id })
    .from(productions)
    .where(where)
    .orderBy(
      ...byHouse,
      sql`${next} asc nulls last`,
      sql`${last} desc nulls last`,
      asc(productions.position),
      asc(productions.id),
    )
    .limit(query.page_size)
    .offset(offset);
  return rows.map(({ id }) => id);
}
