import type { Backend } from '../../http/backend.ts';
import { subscriptionsApi } from '#contract/api.ts';
import type { AppContext } from '../../app-context.ts';
import { listAnswer, offsetOf } from '../../http/list-answer.ts';
import { mountQuery } from '../../http/mount.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { showSubscription } from './show-subscription.ts';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { SubscriptionKind, SubscriptionSummary } from '#contract/subscriptions/subscriptions.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Database } from '../../db/database.ts';
import { eventCategories } from '../../db/tables/programme.ts';
import { seasonSubscriptions, subscriptionCategories } from '../../db/tables/subscriptions.ts';
import { selectSubscriptions, summariseSubscriptions } from './summarise-subscriptions.ts';
import { isPublished } from '../../db/visibility.ts';

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
