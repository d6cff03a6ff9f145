import type { Backend } from '../../http/backend.ts';
import { subscriptionsApi } from '#contract/api.ts';
import type { AppContext } from '../../app-context.ts';
import { listAnswer, type Slice, sliceOf } from '../../http/list-answer.ts';
import { entryOf, mountQuery } from '../../http/mount.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { and, asc, eq, inArray, type SQL, sql, getTableColumns } from 'drizzle-orm';
import type { SubscriptionSummary, Subscription } from '#contract/subscriptions/subscriptions.ts';
import type { EntryContext, ShowContext, RequestContext } from '../../request-context.ts';
import type { Database } from '../../db/database.ts';
import { eventCategories, events, seasons } from '../../db/tables/programme.ts';
import { seasonSubscriptions, subscriptionCategories, subscriptionEvents } from '../../db/tables/subscriptions.ts';
import { isPublished, entryVisibility } from '../../db/visibility.ts';
import { AppError } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import { inLocale } from '#contract/base/localized.ts';
import { adminAddress, addressesOf, addressOf, slugIn, slugsOf } from '../links/addresses.ts';
import { linkTexts } from '../links/link-texts.ts';
import { selectEvents } from '../summaries/select-events.ts';
import { summariseEvents } from '../summaries/summarise-events.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { showOwnSection } from '../sections/show-own-section.ts';
import type { z } from 'zod';
import { toCategory } from '../summaries/venue-summary.ts';
import { groupBy } from '#contract/base/records.ts';
import type { Picture } from '#contract/media/media.ts';
import type { EventCategory } from '#contract/programme/programme.ts';
import { shownPictures } from '../../platform/pictures/pictures.ts';
import { markHidden } from '../../platform/preview/mark-hidden.ts';

export function subscriptionsRoutes(app: Backend, ctx: AppContext): void {
  mountQuery({ app, ctx }, subscriptionsApi.list, async (call) =>
    listAnswer(call, await listSubscriptions(call.request, { filter: call.query, slice: sliceOf(call.query) })),
  );

  mountQuery({ app, ctx }, subscriptionsApi.show, (call) => showSubscription(entryOf(call)));
}

type SubscriptionFilter = z.output<typeof subscriptionsApi.list.query>;

/** Subscriptions on sale, in editorial order. */
async function listSubscriptions(
  ctx: ShowContext,
  { filter, slice }: { filter: SubscriptionFilter; slice: Slice },
): Promise<{ count: number; results: SubscriptionSummary[] }> {
  const { db, deps } = ctx;
  deps.tags.add(tags.subscriptions);
  const { weekday, category, price_to: priceTo, kind } = filter;
  const where = and(
    isPublished(seasonSubscriptions, ctx),
    weekday === undefined ? undefined : eq(seasonSubscriptions.weekday, weekday),
    category === undefined ? undefined : holds(db, category),
    priceTo === undefined ? undefined : costsAtMost(Math.round(priceTo * 100)),
    kind === undefined ? undefined : eq(seasonSubscriptions.kind, kind),
  );
  const count = await db.$count(seasonSubscriptions, where);
  const rows = await selectSubscriptions(db)
    .where(where)
    .orderBy(asc(seasonSubscriptions.position), asc(seasonSubscriptions.id))
    .limit(slice.limit)
    .offset(slice.offset);
  return { count, results: await summariseSubscriptions(ctx, rows) };
}

function holds(db: Database, categorySlug: string): SQL {
  const holding = db
    .select({ id: subscriptionCategories.subscriptionId })
    .from(subscriptionCategories)
    .innerJoin(eventCategories, eq(eventCategories.id, subscriptionCategories.categoryId))
    .where(eq(eventCategories.slug, categorySlug));
  return inArray(seasonSubscriptions.id, holding);
}

function costsAtMost(cents: number): SQL {
  return sql`exists (select from jsonb_array_elements(${seasonSubscriptions.prices}) as entry where (entry->>'price')::int <= ${cents})`;
}

/** A subscription with its events, prices and terms; throws 404 for visitors if it is not on sale. */
async function showSubscription(entry: EntryContext): Promise<Subscription> {
  const { db, id, locale, deps } = entry;
  const own = { ...entry, visibility: entryVisibility(entry) };
  deps.tags.add(tags.subscription(id));
  const [row] = await selectSubscriptions(db).where(
    and(eq(seasonSubscriptions.id, id), isPublished(seasonSubscriptions, own)),
  );
  if (!row) throw new AppError('not_found');
  const [summary] = await summariseSubscriptions(entry, [row]);
  if (!summary) throw new AppError('not_found');
  const dates = await selectEvents(db)
    .innerJoin(subscriptionEvents, eq(subscriptionEvents.eventId, events.id))
    .where(and(eq(subscriptionEvents.subscriptionId, id), isPublished(events, own)))
    .orderBy(asc(events.start), asc(events.id));
  return {
    ...summary,
    ...(await textsOf(own, row)),
    prices: pricesOf(row, locale),
    events: await summariseEvents(entry, dates),
    ...(await showOwnSection(entry, `subscription-${id}`)),
    urls: addressesOf('subscription', row),
    settings_url: adminAddress('seasonsubscriptions', id),
    updated_at: berlinIso(row.updatedAt),
  };
}

async function textsOf(ctx: ShowContext, row: SubscriptionRow) {
  const description = inLocale(row.description, ctx.locale).text;
  const terms = inLocale(row.terms, ctx.locale).text;
  const linked = await linkTexts(ctx, { texts: [description, terms] });
  return { description: linked.html(description), terms: linked.html(terms) };
}

function pricesOf({ prices }: SubscriptionRow, locale: Locale): Subscription['prices'] {
  return prices.map(({ name, price, reduced, single }) => ({
    name: inLocale(name, locale).text,
    price: price / 100,
    reduced: reduced === null ? null : reduced / 100,
    single: single === null ? null : single / 100,
  }));
}

type SubscriptionRow = Awaited<ReturnType<typeof selectSubscriptions>>[number];

/** A query for subscriptions; filter it with `where`, `orderBy`, `limit`. */
function selectSubscriptions(db: Database) {
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
async function summariseSubscriptions(
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
