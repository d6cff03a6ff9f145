import { and, asc, eq } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import { inLocale } from '#contract/base/localized.ts';
import type { Subscription } from '#contract/subscriptions/subscriptions.ts';
import type { RequestContext } from '../../request-context.ts';
import { adminAddress, addressesOf } from '../links/addresses.ts';
import type { AppContext, SessionUser } from '../../app-context.ts';
import { linkTexts } from '../links/link-texts.ts';
import type { CacheDependencies } from '../../platform/invalidation/cache-dependencies.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { selectEvents } from '../summaries/event-rows.ts';
import { events } from '../../db/tables/programme.ts';
import { summariseEvents } from '../summaries/summarise-events.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { showOwnSection } from '../sections/show-own-section.ts';
import { seasonSubscriptions, subscriptionEvents } from '../../db/tables/subscriptions.ts';
import { selectSubscriptions, type SubscriptionRow, summariseSubscriptions } from './summarise-subscriptions.ts';
import { entryVisibility, isPublished, type Visibility } from '../../db/visibility.ts';

interface Question {
  id: number;
  locale: Locale;
  /** Requests the draft of the blocks. */
  edit: boolean;
  user: SessionUser | null;
  visibility: Visibility;
}

/** A subscription with its events, prices and terms; throws 404 for visitors if it is not on sale. */
export async function showSubscription(
  ctx: AppContext,
  question: Question,
  deps: CacheDependencies,
): Promise<Subscription> {
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
