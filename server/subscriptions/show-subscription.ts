import { asc, eq } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { Locale } from '#contract/locale.ts';
import { inLocale } from '#contract/localized.ts';
import type { Subscription } from '#contract/subscriptions.ts';
import { adminAddress, addressesOf } from '../addresses.ts';
import type { House, SessionUser } from '../house.ts';
import { linkTexts } from '../links/link-texts.ts';
import type { MadeOf } from '../page-cache/made-of.ts';
import { tags } from '../page-cache/tags.ts';
import { berlinIso } from '../programme/berlin-time.ts';
import { selectEvents } from '../programme/event-rows.ts';
import { events } from '../programme/schema.ts';
import { summariseEvents } from '../programme/summarise-events.ts';
import { showOwnSection } from '../sections/show-own-section.ts';
import { seasonSubscriptions, subscriptionEvents } from './schema.ts';
import { selectSubscriptions, type SubscriptionRow, summariseSubscriptions } from './summarise-subscriptions.ts';

interface Question {
  id: number;
  locale: Locale;
  /** Asked for the draft of the blocks. */
  edit: boolean;
  user: SessionUser | null;
}

/** A subscription with its dates, prices and terms; 404 where it is not on sale, for visitors. */
export async function showSubscription(house: House, question: Question, made: MadeOf): Promise<Subscription> {
  const { db, clock } = house;
  const { id, locale, user } = question;
  made.tags.add(tags.subscription(id));
  const [row] = await selectSubscriptions(db).where(eq(seasonSubscriptions.id, id));
  if (!row || (!row.isOnline && !user)) throw new AppError('not_found');
  const [summary] = await summariseSubscriptions(db, [row], locale, made.tags);
  if (!summary) throw new AppError('not_found');
  const dates = await selectEvents(db)
    .innerJoin(subscriptionEvents, eq(subscriptionEvents.eventId, events.id))
    .where(eq(subscriptionEvents.subscriptionId, id))
    .orderBy(asc(events.start), asc(events.id));
  return {
    ...summary,
    ...(await textsOf(house, row, question, made)),
    prices: pricesOf(row, locale),
    events: await summariseEvents(db, dates, locale, clock(), made),
    ...(await showOwnSection(house, `subscription-${id}`, question, made)),
    urls: addressesOf('subscription', row),
    settings_url: adminAddress('seasonsubscriptions', id),
    updated_at: berlinIso(row.updatedAt),
  };
}

async function textsOf({ db, clock }: House, row: SubscriptionRow, { locale, user }: Question, made: MadeOf) {
  const description = inLocale(row.description, locale).text;
  const terms = inLocale(row.terms, locale).text;
  const reader = { locale, audience: user ? 'editor' : 'visitor', clock } as const;
  const linked = await linkTexts(db, { texts: [description, terms] }, reader, made.tags);
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
