import type { Picture } from '#contract/media/media.ts';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import { keysOf, recordOf } from '#contract/base/records.ts';
import { inLocale, type Localized, localizedOf } from '#contract/base/localized.ts';
import type { Event, Production } from '#contract/programme/programme.ts';
import { eventTexts } from '#contract/programme/programme-resources.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { fullDate } from '#time/date-text.ts';
import type { EntryContext, RequestContext, ShowContext } from '../../request-context.ts';
import { shownPictures } from '../../platform/pictures/pictures.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { seasonSubscriptions, subscriptionEvents } from '../../db/tables/subscriptions.ts';
import { events, productions, venues } from '../../db/tables/programme.ts';
import { markHidden } from '../../platform/preview/mark-hidden.ts';
import { entryVisibility, isPublished } from '../../db/visibility.ts';
import { adminAddress, addressesOf, addressOf, slugsOf } from '../links/addresses.ts';
import { linkTexts } from '../links/link-texts.ts';
import { versionOfSharing } from '../site-settings/head-of-sharing.ts';
import { sharingAddress, type SharingContent } from '../links/sharing-address.ts';
import { comingOfProduction, type EventRow, selectEvents } from '../summaries/select-events.ts';
import { euros, isPrivate, toEventSummary } from '../summaries/event-summary.ts';
import { columnKey } from '../../resources/definition/resource.ts';
import { addEventDependencies, summariseEvents } from '../summaries/summarise-events.ts';
import { toVenue } from '../summaries/venue-summary.ts';
import { castOfEvent, groupByRole } from './cast.ts';
import { seriesOf } from './festivals.ts';

const otherDates = 50;

const shownTexts = z.object(eventTexts);
const textNames = keysOf(eventTexts);

type WholeEvent = typeof events.$inferSelect;
type ProductionRow = typeof productions.$inferSelect;

/**
 * An event with everything that its page shows; throws 404 for an unknown one, and to visitors for one that is not
 * public. The number of queries is constant.
 */
export async function getEvent(entry: EntryContext): Promise<Event> {
  const { db, id, locale, now, deps } = entry;
  const own = { ...entry, visibility: entryVisibility(entry) };
  deps.tags.add(tags.event(id));
  const [row] = await selectEvents(db).where(eq(events.id, id));
  const [parts] = await db
    .select({ event: events, production: productions, venue: venues })
    .from(events)
    .leftJoin(productions, eq(productions.id, events.productionId))
    .leftJoin(venues, eq(venues.id, events.venueId))
    .where(and(eq(events.id, id), isPublished(events, own)));
  if (!row || !parts) throw new AppError('not_found');
  addEventDependencies(row, now, deps);
  const { event, production, venue } = parts;
  const pictureOf = await shownPictures(entry, [event.imageId, production?.heroImageId]);
  const texts = textsOf(event, production);
  const long = firstText(texts.long_texts, locale);
  const linked = await linkTexts(own, { links: [event.ticketLink], texts: [long.text] });
  const cast = await castOfEvent(entry, { ...event, works: production?.works ?? [] });
  const shown = {
    ...toEventSummary(row, { locale, now, ticketAddress: linked.address }),
    slugs: slugsOf(event.slug),
    urls: addressesOf('event', event),
    title_language: event.titleLanguage || production?.titleLanguage || '',
    production: production ? toProduction(production, { locale, now }, pictureOf(production.heroImageId)) : null,
    series: await seriesOf(entry, event.festivalId),
    short_texts: firstText(texts.short_texts, locale).text,
    long_texts: linked.html(long.text),
    private_event: isPrivate(event),
    cast_objs: cast,
    cast: groupByRole(cast),
    venue_obj: venue ? toVenue(venue, locale) : null,
    picture: pictureOf(event.imageId) ?? pictureOf(production?.heroImageId),
    ...shownTexts.parse(Object.fromEntries(textNames.map((name) => [name, firstText(texts[name] ?? [], locale).text]))),
    age_from: production?.ageFrom ?? null,
    ...pricesAndNotices(event, locale),
    fallback: fallbackNames(texts, locale),
    is_over: event.over <= now,
    in_subscription: await isInSubscription(entry, id),
    other_dates: await datesBeside(entry, row),
    sequence: event.sequence,
    settings_url: adminAddress('events', id),
    updated_at: berlinIso(event.updatedAt),
  };
  return { ...shown, ...sharedAs(shown, locale, await versionOfSharing(entry, locale)) };
}

/** Events get a generated sharing picture; closed performances do not. */
function sharedAs(event: Event, locale: Locale, head: string): Pick<Event, 'og_image'> {
  if (event.private_event) return {};
  return { og_image: sharingAddress('event', { id: event.id, locale, facts: factsOfEvent(event, locale), head }) };
}

function pricesAndNotices(event: WholeEvent, locale: Locale) {
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

/** Texts of the event; where one is empty, that of the production. Those of `eventTexts` that are not named are its own. */
function textsOf(event: WholeEvent, production: ProductionRow | null) {
  return {
    ...Object.fromEntries(textNames.map((name) => [name, [localizedOf(recordOf(event)[columnKey(name)])]])),
    short_texts: [event.shortText, production?.teaser],
    long_texts: [event.longText, production?.description],
    content_notes: [event.contentNotes, production?.contentNotes],
  };
}

function toProduction(
  production: ProductionRow,
  ctx: Pick<RequestContext, 'locale' | 'now'>,
  picture: Picture | null,
): Event['production'] {
  const { locale } = ctx;
  return {
    id: production.id,
    title: markHidden(inLocale(production.title, locale).text, production, ctx),
    composer: production.composer,
    url: addressOf('production', production, locale),
    picture,
    ...(production.works.length > 0 && {
      works: production.works.map(({ title, composer }) => ({ title: inLocale(title, locale).text, composer })),
    }),
  };
}

async function isInSubscription(
  ctx: Pick<RequestContext, 'db' | 'now' | 'visibility' | 'deps'>,
  eventId: number,
): Promise<boolean> {
  const { db, deps } = ctx;
  deps.tags.add(tags.subscriptions);
  const found = await db
    .select({ id: seasonSubscriptions.id })
    .from(subscriptionEvents)
    .innerJoin(seasonSubscriptions, eq(seasonSubscriptions.id, subscriptionEvents.subscriptionId))
    .where(and(eq(subscriptionEvents.eventId, eventId), isPublished(seasonSubscriptions, ctx)))
    .limit(1);
  return found.length > 0;
}

/** The other upcoming events of the production. */
async function datesBeside(ctx: ShowContext, { event }: EventRow) {
  const { deps } = ctx;
  if (event.productionId === null) return [];
  deps.tags.add(tags.productionDates(event.productionId));
  const rows = await comingOfProduction(ctx, { productionId: event.productionId, limit: otherDates, except: event.id });
  return summariseEvents(ctx, rows);
}

type SharedEvent = Pick<Event, 'title' | 'subtitle' | 'start' | 'venue' | 'composer' | 'production' | 'picture'>;
type SharedProduction = Pick<Production, 'title' | 'subtitle' | 'composer' | 'season' | 'picture'>;

export function factsOfEvent(event: SharedEvent, locale: Locale): SharingContent {
  const composer = event.composer || event.production?.composer || '';
  return {
    preline: [fullDate(event.start, locale), event.venue].filter(Boolean).join(', '),
    title: event.title,
    by: composer || event.subtitle,
    picture: event.picture ?? event.production?.picture ?? null,
  };
}

export function factsOfProduction(production: SharedProduction): SharingContent {
  const { title, subtitle, composer, season, picture } = production;
  return { preline: season?.name ?? '', title, by: composer || subtitle, picture: picture ?? null };
}

/** Texts by the name of their field in the answer; where the first is empty, the next one is shown. */
type TextSources = Record<string, (Localized<string> | undefined)[]>;

/** The first text that is not empty; `lang` is set if it is the German one for want of an English one. */
function firstText(texts: TextSources[string], locale: Locale): { text: string; lang?: Locale } {
  for (const stored of texts) {
    const found = stored && inLocale(stored, locale);
    if (found && found.text !== '') return found;
  }
  return { text: '' };
}

/** Names of the texts that are German for want of an English one. */
export function fallbackNames(sources: TextSources, locale: Locale): string[] {
  return Object.entries(sources).flatMap(([name, texts]) => (firstText(texts, locale).lang ? [name] : []));
}
