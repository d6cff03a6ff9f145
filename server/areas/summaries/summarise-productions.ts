import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { inLocale } from '#contract/base/localized.ts';
import type { ProductionSummary } from '#contract/programme/programme.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import type { FindContext, RequestContext, ShowContext } from '../../request-context.ts';
import type { Database } from '../../db/database.ts';
import { shownPictures } from '../../platform/pictures/pictures.ts';
import { type CacheDependencies, tags } from '../../platform/invalidation/tags.ts';
import { markHidden } from '../../platform/preview/mark-hidden.ts';
import { eventCategories, events, productions, seasons } from '../../db/tables/programme.ts';
import { isPublished, type Viewer } from '../../db/visibility.ts';
import { addressOf, slugIn, slugsOf } from '../links/addresses.ts';
import { eventsByIds, isNotPrivate } from './select-events.ts';
import { euros } from './event-summary.ts';
import { summariseEvents } from './summarise-events.ts';
import { toCategory } from './venue-summary.ts';

/** A production with its related rows. */
export type ProductionRow = Awaited<ReturnType<typeof selectProductions>>[number];

const shownSeason = { slug: seasons.slug, name: seasons.name, state: seasons.state, publicAt: seasons.publicAt };

/** A query for productions with category and season; filter it with `where`. */
export function selectProductions(db: Database) {
  return db
    .select({ production: productions, category: eventCategories, season: shownSeason })
    .from(productions)
    .leftJoin(eventCategories, eq(eventCategories.id, productions.categoryId))
    .leftJoin(seasons, eq(seasons.id, productions.seasonId))
    .$dynamic();
}

/** Events that the viewer can attend: public, not over, not cancelled, not closed. */
export function isOpen(viewer: Viewer): SQL {
  return sql`(${and(
    gt(events.over, viewer.now),
    sql`${events.availability} <> 'cancelled'`,
    isNotPrivate(),
    isPublished(events, viewer),
  )})`;
}

/** Productions in one language, in the given order; the number of queries is constant. */
export async function summariseProductions(ctx: ShowContext, rows: ProductionRow[]): Promise<ProductionSummary[]> {
  const { deps } = ctx;
  const ids = rows.map(({ production }) => production.id);
  for (const row of rows) addProductionDependencies(row, deps);
  const dates = await datesOf(ctx, ids);
  const nextIds = dates.flatMap(({ next }) => next ?? []);
  const next = await summariseEvents(ctx, await eventsByIds(ctx, nextIds));
  const imageIds = rows.map(({ production }) => production.heroImageId);
  const pictureOf = await shownPictures(ctx, imageIds);
  return rows.map((row) => {
    const { id, heroImageId } = row.production;
    const known = dates.find((one) => one.id === id);
    return {
      ...toProductionSummary(row, ctx, known),
      picture: pictureOf(heroImageId),
      next_event: next.find((event) => event.id === known?.next) ?? null,
    };
  });
}

/** Productions by id, in the order of the ids, without deleted ones and those that the viewer may not see. */
export async function productionSummaries(ctx: ShowContext, ids: number[]): Promise<ProductionSummary[]> {
  const { db, deps } = ctx;
  for (const id of ids) deps.tags.add(tags.production(id));
  if (ids.length === 0) return [];
  const rows = await selectProductions(db).where(and(inArray(productions.id, ids), isPublished(productions, ctx)));
  const found = await summariseProductions(ctx, rows);
  return found.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

interface Dates {
  id: number;
  /** Number of upcoming open events. */
  coming: number;
  /** Lowest available price of these events, in cents. */
  priceFrom: number | null;
  /** Start of the first event, past or upcoming, that is not cancelled. */
  first: Date | null;
  /** Id of the next open event. */
  next: number | null;
}

function datesOf(ctx: FindContext, productionIds: number[]): Promise<Dates[]> | Dates[] {
  const { db } = ctx;
  if (productionIds.length === 0) return [];
  const open = isOpen(ctx);
  const sold = sql`${open} and ${events.availability} in ('available', 'few')`;
  return db
    .select({
      id: sql<number>`${events.productionId}`,
      coming: sql<number>`(count(*) filter (where ${open}))::int`,
      priceFrom: sql<number | null>`min(${events.priceFrom}) filter (where ${sold})`,
      first: sql<Date | null>`min(${events.start}) filter (where ${events.availability} <> 'cancelled')`.mapWith(
        events.start,
      ),
      next: sql<
        number | null
      >`(array_agg(${events.id} order by ${events.start}, ${events.id}) filter (where ${open}))[1]`,
    })
    .from(events)
    .where(and(inArray(events.productionId, productionIds), isPublished(events, ctx)))
    .groupBy(events.productionId);
}

function addProductionDependencies(
  { production, category, season }: ProductionRow,
  { tags: used }: CacheDependencies,
): void {
  used.add(tags.production(production.id)).add(tags.productionDates(production.id));
  if (category) used.add(tags.categories);
  if (season) used.add(tags.seasons);
  if (production.heroImageId !== null) used.add(tags.media(production.heroImageId));
}

function toProductionSummary(
  row: ProductionRow,
  ctx: Pick<RequestContext, 'locale' | 'now'>,
  known: Dates | undefined,
): Omit<ProductionSummary, 'picture' | 'next_event'> {
  const { locale } = ctx;
  const { production, category, season } = row;
  const { text: title, lang } = inLocale(production.title, locale);
  return {
    id: production.id,
    slug: slugIn(production.slug, locale),
    slugs: slugsOf(production.slug),
    title: markHidden(title, production, ctx),
    title_language: production.titleLanguage,
    subtitle: inLocale(production.subtitle, locale).text,
    composer: production.composer,
    teaser: inLocale(production.teaser, locale).text,
    category: category ? toCategory(category, locale) : null,
    season: season ? { slug: season.slug, name: markHidden(inLocale(season.name, locale).text, season, ctx) } : null,
    is_revival: production.isRevival,
    is_highlight: production.isHighlight,
    premiere: known?.first ? berlinIso(known.first) : null,
    coming: known?.coming ?? 0,
    price_from: euros(known?.priceFrom ?? null),
    url: addressOf('production', production, locale),
    ...(lang ? { lang } : {}),
  };
}
