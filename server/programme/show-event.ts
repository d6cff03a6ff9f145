import { and, eq } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { Locale } from '#contract/locale.ts';
import { inLocale, type Localized } from '#contract/localized.ts';
import type { Event } from '#contract/programme.ts';
import { adminAddress, addressesOf, addressOf, slugsOf } from '../addresses.ts';
import type { Database, House } from '../house.ts';
import { linkTexts } from '../links/link-texts.ts';
import { picturesByIds } from '../media/pictures.ts';
import type { MadeOf } from '../page-cache/made-of.ts';
import { tags } from '../page-cache/tags.ts';
import { factsOfEvent, sharingAddress } from '../sharing/shared-facts.ts';
import { seasonSubscriptions, subscriptionEvents } from '../subscriptions/schema.ts';
import { berlinIso } from './berlin-time.ts';
import { castOfEvent, groupByRole } from './cast.ts';
import { comingOfProduction, type EventRow, selectEvents } from './event-rows.ts';
import { euros, isPrivate, toEventSummary } from './event-summary.ts';
import { events, productions, venues } from './schema.ts';
import { noteEvent, summariseEvents } from './summarise-events.ts';
import { toVenue } from './list-venues.ts';

const otherDates = 50;

interface Question {
  id: number;
  locale: Locale;
  audience: 'visitor' | 'editor';
}

type ProductionRow = typeof productions.$inferSelect;

/** An event with everything its page shows; 404 where there is none. The number of queries is the same for each. */
export async function showEvent(house: House, question: Question, made: MadeOf): Promise<Event> {
  const { db } = house;
  const { id, locale } = question;
  made.tags.add(tags.event(id));
  const now = house.clock();
  const [row] = await selectEvents(db).where(eq(events.id, id));
  if (!row) throw new AppError('not_found');
  noteEvent(row, now, made);
  const { event } = row;
  const [parts] = await db
    .select({ production: productions, venue: venues })
    .from(events)
    .leftJoin(productions, eq(productions.id, events.productionId))
    .leftJoin(venues, eq(venues.id, events.venueId))
    .where(eq(events.id, id));
  const production = parts?.production ?? null;
  const pictures = await picturesOf(db, [event.imageId, production?.heroImageId ?? null], locale, made);
  const short = firstText('short_texts', locale, event.shortText, production?.teaser);
  const long = firstText('long_texts', locale, event.longText, production?.description);
  const notes = firstText('content_notes', locale, event.contentNotes, production?.contentNotes);
  const reader = { locale, audience: question.audience, clock: house.clock };
  const linked = await linkTexts(db, { links: [event.ticketLink], texts: [long.text] }, reader, made.tags);
  const cast = await castOfEvent(db, id, locale, made.tags);
  const seen = production && (production.isOnline || question.audience === 'editor') ? production : null;
  const shown = {
    ...toEventSummary(row, locale, now, linked.address),
    slugs: slugsOf(event.slug),
    urls: addressesOf('event', event),
    title_language: event.titleLanguage || production?.titleLanguage || '',
    production: seen ? toProduction(seen, locale, pictures[String(seen.heroImageId)]) : null,
    short_texts: short.text,
    long_texts: linked.html(long.text),
    private_event: isPrivate(event),
    cast_objs: cast,
    cast: groupByRole(cast),
    venue_obj: parts?.venue ? toVenue(parts.venue, locale) : null,
    picture: pictures[String(event.imageId)] ?? pictures[String(production?.heroImageId)] ?? null,
    content_notes: notes.text,
    age_from: production?.ageFrom ?? null,
    ...pricesAndNotices(event, locale),
    fallback: [...short.fallback, ...long.fallback, ...notes.fallback],
    is_over: event.over <= now,
    in_subscription: await isInSubscription(db, id, made),
    other_dates: await datesBeside(db, row, locale, now, made),
    sequence: event.sequence,
    settings_url: adminAddress('events', id),
    updated_at: berlinIso(event.updatedAt),
  };
  return { ...shown, ...sharedAs(shown, locale) };
}

/** Where the event is shared it is shown with a picture of its own; a closed performance is not. */
function sharedAs(event: Event, locale: Locale): Pick<Event, 'og_image'> {
  if (event.private_event) return {};
  return { og_image: sharingAddress('event', event.id, locale, factsOfEvent(event, locale)) };
}

function pricesAndNotices(event: EventRow['event'], locale: Locale) {
  return {
    prices: event.prices.map(({ name, price, reduced }) => ({
      name: inLocale(name, locale).text,
      price: euros(price),
      reduced: euros(reduced),
    })),
    change_notices: event.changeNotices.map(({ at, text }) => ({
      at: berlinIso(new Date(at)),
      text: inLocale(text, locale).text,
    })),
  };
}

/** The first of these texts that is written, in one language; `fallback` names it where it is German instead. */
function firstText(name: string, locale: Locale, ...texts: (Localized<string> | undefined)[]) {
  for (const stored of texts) {
    const { text, lang } = stored ? inLocale(stored, locale) : { text: '' };
    if (text !== '') return { text, fallback: lang ? [name] : [] };
  }
  return { text: '', fallback: [] };
}

function toProduction(production: ProductionRow, locale: Locale, picture: Event['picture']): Event['production'] {
  return {
    id: production.id,
    title: inLocale(production.title, locale).text,
    composer: production.composer,
    url: addressOf('production', production, locale),
    picture: picture ?? null,
  };
}

/** Pictures by id; those that are gone are noted as well. */
async function picturesOf(db: Database, ids: (number | null)[], locale: Locale, made: MadeOf) {
  const wanted = ids.filter((id) => id !== null);
  for (const id of wanted) made.tags.add(tags.media(id));
  return picturesByIds(db, wanted, locale);
}

async function isInSubscription(db: Database, eventId: number, made: MadeOf): Promise<boolean> {
  made.tags.add(tags.subscriptions);
  const found = await db
    .select({ id: seasonSubscriptions.id })
    .from(subscriptionEvents)
    .innerJoin(seasonSubscriptions, eq(seasonSubscriptions.id, subscriptionEvents.subscriptionId))
    .where(and(eq(subscriptionEvents.eventId, eventId), eq(seasonSubscriptions.isOnline, true)))
    .limit(1);
  return found.length > 0;
}

/** The other coming dates of the production. */
async function datesBeside(db: Database, { event }: EventRow, locale: Locale, now: Date, made: MadeOf) {
  if (event.productionId === null) return [];
  made.tags.add(tags.productionDates(event.productionId));
  const rows = await comingOfProduction(db, event.productionId, now, otherDates, event.id);
  return summariseEvents(db, rows, locale, now, made);
}
