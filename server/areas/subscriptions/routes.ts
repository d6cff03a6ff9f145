import type { Backend } from '../../http/backend.ts';
import { subscriptionsApi } from '#contract/api.ts';
import type { AppContext, SessionUser } from '../../app-context.ts';
import { listAnswer, offsetOf } from '../../http/list-answer.ts';
import { mountQuery } from '../../http/mount.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { SubscriptionKind, SubscriptionSummary, Subscription } from '#contract/subscriptions/subscriptions.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Database } from '../../db/database.ts';
import { eventCategories, events } from '../../db/tables/programme.ts';
import { seasonSubscriptions, subscriptionCategories, subscriptionEvents } from '../../db/tables/subscriptions.ts';
import { selectSubscriptions, summariseSubscriptions, type SubscriptionRow } from './summarise-subscriptions.ts';
import { isPublished, entryVisibility, type Visibility } from '../../db/visibility.ts';
import { AppError } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import { inLocale } from '#contract/base/localized.ts';
import { adminAddress, addressesOf } from '../links/addresses.ts';
import { linkTexts } from '../links/link-texts.ts';
import type { CacheDependencies } from '../../platform/invalidation/cache-dependencies.ts';
import { selectEvents } from '../summaries/select-events.ts';
import { summariseEvents } from '../summaries/summarise-events.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { showOwnSection } from '../sections/show-own-section.ts';

/** Season subscriptions. */
export function subscriptionsRoutes(app: Backend, ctx: AppContext): void {
  mountQuery({ app, ctx }, subscriptionsApi.list, async ({ request, query, tags: used, address }) => {
    used.add(tags.subscriptions);
    const slice = { limit: query.page_size, offset: offsetOf(query) };
    return listAnswer({ address, query }, await listSubscriptions(request, { filter: query, slice }));
  });

  mountQuery({ app, ctx }, subscriptionsApi.show, (call) => {
    const question = { ...call.request, ...call.params, edit: call.query.edit !== undefined };
    return showSubscription(ctx, question, call);
  });
}

interface SubscriptionFilter {
  /** Monday is 1, Sunday 7. */
  weekday?: number | undefined;
  /** Slug of a category of which it must contain an event. */
  category?: string | undefined;
  /** Upper limit of its lowest price, in euros. */
  price_to?: number | undefined;
  kind?: SubscriptionKind | undefined;
}

interface Slice {
  limit: number;
  offset: number;
}

/** Subscriptions on sale, in editorial order. */
async function listSubscriptions(
  ctx: Pick<RequestContext, 'db' | 'locale' | 'now' | 'visibility' | 'deps'>,
  { filter, slice }: { filter: SubscriptionFilter; slice: Slice },
): Promise<{ count: number; results: SubscriptionSummary[] }> {
  const { db } = ctx;
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

interface Question {
  id: number;
  locale: Locale;
  /** Requests the draft of the blocks. */
  edit: boolean;
  user: SessionUser | null;
  visibility: Visibility;
}

/** A subscription with its events, prices and terms; throws 404 for visitors if it is not on sale. */
async function showSubscription(ctx: AppContext, question: Question, deps: CacheDependencies): Promise<Subscription> {
  const { db, clock } = ctx;
  const { id, locale, visibility } = question;
  const now = clock();
  const own = { now, visibility: entryVisibility(question) };
  deps.tags.add(tags.subscription(id));
  const [row] = await selectSubscriptions(db).where(
    and(eq(seasonSubscriptions.id, id), isPublished(seasonSubscriptions, own)),
  );
  if (!row) throw new AppError('not_found');
  const [summary] = await summariseSubscriptions({ db, locale, now, deps }, [row]);
  if (!summary) throw new AppError('not_found');
  const dates = await selectEvents(db)
    .innerJoin(subscriptionEvents, eq(subscriptionEvents.eventId, events.id))
    .where(and(eq(subscriptionEvents.subscriptionId, id), isPublished(events, own)))
    .orderBy(asc(events.start), asc(events.id));
  return {
    ...summary,
    ...(await textsOf({ db: ctx.db, ...own, deps }, { row, ...question })),
    prices: pricesOf(row, locale),
    events: await summariseEvents({ db, locale, now, visibility, deps }, dates),
    ...(await showOwnSection(ctx, { slug: `subscription-${id}`, ...question, deps })),
    urls: addressesOf('subscription', row),
    settings_url: adminAddress('seasonsubscriptions', id),
    updated_at: berlinIso(row.updatedAt),
  };
}

async function textsOf(
  ctx: Pick<RequestContext, 'db' | 'now' | 'visibility' | 'deps'>,
  { row, locale }: { row: SubscriptionRow } & Question,
) {
  const description = inLocale(row.description, locale).text;
  const terms = inLocale(row.terms, locale).text;
  const reader = { locale, visibility: ctx.visibility, clock: () => ctx.now };
  const linked = await linkTexts(ctx, { texts: [description, terms], reader });
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
