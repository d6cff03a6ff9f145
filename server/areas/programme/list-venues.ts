import { asc, type SQL, sql } from 'drizzle-orm';
import type { Slice } from '../../http/list-answer.ts';
import type { RequestContext, ShowContext } from '../../request-context.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { toCategory, toVenue } from '../summaries/venue-summary.ts';
import { eventCategories, productions, seasons, venues } from '../../db/tables/programme.ts';
import { isPublished, type Viewer } from '../../db/visibility.ts';
import type { z } from 'zod';
import type { programmeApi } from '#contract/api.ts';

/** Venues in editorial order. */
export async function listVenues(ctx: Pick<RequestContext, 'db' | 'locale' | 'deps'>, { limit, offset }: Slice) {
  const { db, locale, deps } = ctx;
  deps.tags.add(tags.venues);
  const rows = await db.select().from(venues).orderBy(asc(venues.position), asc(venues.id)).limit(limit).offset(offset);
  return { count: await db.$count(venues), results: rows.map((row) => toVenue(row, locale)) };
}

type CategoryQuery = Omit<z.output<typeof programmeApi.categories.query>, 'page' | 'page_size'>;

/** Categories of events and productions, in editorial order. */
export async function listCategories(ctx: ShowContext, { limit, offset, ...query }: Slice & CategoryQuery) {
  const { db, locale, deps } = ctx;
  deps.tags.add(tags.categories);
  if (query.of) deps.tags.add(tags.productions);
  if (query.of && query.season) deps.tags.add(tags.seasons);
  const where = query.of && hasProductions(query.season, ctx);
  const rows = await db
    .select()
    .from(eventCategories)
    .where(where)
    .orderBy(asc(eventCategories.position), asc(eventCategories.id))
    .limit(limit)
    .offset(offset);
  return { count: await db.$count(eventCategories, where), results: rows.map((row) => toCategory(row, locale)) };
}

function hasProductions(season = '', viewer: Viewer): SQL {
  const within =
    season === ''
      ? sql`true`
      : sql`${productions.seasonId} = (select ${seasons.id} from ${seasons} where ${seasons.slug} = ${season})`;
  return sql`exists (
    select from ${productions} where ${productions.categoryId} = ${eventCategories.id} and ${isPublished(productions, viewer)} and ${within})`;
}
