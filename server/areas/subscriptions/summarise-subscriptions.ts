import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { inLocale } from '#contract/base/localized.ts';
import { toCategory } from '../summaries/venue-summary.ts';
import { groupBy } from '#contract/base/records.ts';
import type { Picture } from '#contract/media/media.ts';
import type { EventCategory } from '#contract/programme/programme.ts';
import type { SubscriptionSummary } from '#contract/subscriptions/subscriptions.ts';
import type { RequestContext } from '../../request-context.ts';
import { addressOf, slugIn, slugsOf } from '../links/addresses.ts';
import type { Database } from '../../db/database.ts';
import { shownPictures } from '../../platform/pictures/pictures.ts';
import { markHidden } from '../../platform/preview/mark-hidden.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { eventCategories, seasons } from '../../db/tables/programme.ts';
import { seasonSubscriptions, subscriptionCategories } from '../../db/tables/subscriptions.ts';

export type SubscriptionRow = Awaited<ReturnType<typeof selectSubscriptions>>[number];

/** A query for subscriptions; filter it with `where`, `orderBy`, `limit`. */
export function selectSubscriptions(db: Database) {
  return db
    .select({
      ...getTableColumns(seasonSubscriptions),
      season: { slug: seasons.slug, name: seasons.name },
    })
    .from(seasonSubscriptions)
    .leftJoin(seasons, eq(seasons.id, seasonSubscriptions.seasonId))
    .$dynamic();
}

/** Subscriptions in one language, in the given order; always two queries. */
export async function summariseSubscriptions(
  ctx: Pick<RequestContext, 'db' | 'locale' | 'now' | 'deps'>,
  rows: SubscriptionRow[],
): Promise<SubscriptionSummary[]> {
  ctx.deps.tags.add(tags.categories).add(tags.seasons);
  const imageIds = rows.map(({ imageId }) => imageId);
  const pictureOf = await shownPictures(ctx, imageIds);
  const ids = rows.map(({ id }) => id);
  const categories = groupBy(await categoriesOf(ctx.db, ids), ({ subscriptionId }) => subscriptionId);
  return rows.map((row) => {
    const own = (categories.get(row.id) ?? []).map(({ category }) => toCategory(category, ctx.locale));
    return toSummary(row, ctx, { picture: pictureOf(row.imageId), categories: own });
  });
}

async function categoriesOf(db: Database, ids: number[]) {
  if (ids.length === 0) return [];
  return db
    .select({ subscriptionId: subscriptionCategories.subscriptionId, category: eventCategories })
    .from(subscriptionCategories)
    .innerJoin(eventCategories, eq(eventCategories.id, subscriptionCategories.categoryId))
    .where(inArray(subscriptionCategories.subscriptionId, ids))
    .orderBy(asc(eventCategories.position), asc(eventCategories.id));
}

function toSummary(
  row: SubscriptionRow,
  ctx: Pick<RequestContext, 'locale' | 'now'>,
  { picture, categories }: { picture: Picture | null; categories: EventCategory[] },
): SubscriptionSummary {
  const { locale } = ctx;
  const { text: title, lang } = inLocale(row.title, locale);
  const prices = row.prices.map(({ price }) => price / 100);
  return {
    id: row.id,
    slug: slugIn(row.slug, locale),
    slugs: slugsOf(row.slug),
    title: markHidden(title, row, ctx),
    kind: row.kind,
    teaser: inLocale(row.teaser, locale).text,
    season: row.season ? { slug: row.season.slug, name: inLocale(row.season.name, locale).text } : null,
    weekday: row.weekday,
    evenings: row.evenings,
    categories,
    saving_percent: row.savingPercent,
    price_from: prices.length > 0 ? Math.min(...prices) : null,
    price_to: prices.length > 0 ? Math.max(...prices) : null,
    picture,
    url: addressOf('subscription', row, locale),
    ...(lang ? { lang } : {}),
  };
}
