import type { EventSummary } from '#contract/events/event-summary.ts';
import type { Picture } from '#contract/media/media.ts';
import type { Event, Work } from '#contract/programme/programme.ts';
import { htmlToText } from '#text/html-to-text.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import type { ShownDate, ShownEvent } from '../../event/shown-event.ts';
import type { LoadedEvent } from '../../screens/event/load.server.ts';
import { organizationAddress, organizationReference, postalAddress } from './organization.ts';
import { absolute, type Facts, images, node, type Node, contributors, performers } from './node.ts';

type Sold = ShownDate & Partial<Pick<Event, 'prices' | 'on_sale_at'>>;

const availabilities = {
  available: 'InStock',
  few: 'LimitedAvailability',
  sold_out: 'SoldOut',
} as const;

/** Prices and availability; undefined when nothing is sold or no price is known. */
function offersOf(event: Sold, over: boolean, facts: Facts): Node | undefined {
  const availability = availabilityOf(event);
  const all = (event.prices ?? []).map(({ price }) => price);
  const low = event.price_from ?? (all.length > 0 ? Math.min(...all) : null);
  if (over || !availability || low === null) return undefined;
  const high = Math.max(low, event.price_to ?? low, ...all);
  const common = {
    availability: `https://schema.org/${availability}`,
    priceCurrency: 'EUR',
    url: absolute(event.ticket_link || event.url, facts),
    validFrom: berlinMoment(event.on_sale_at),
  };
  return high > low
    ? node('AggregateOffer', { lowPrice: low, highPrice: high, offerCount: all.length || undefined, ...common })
    : node('Offer', { price: low, ...common });
}

function availabilityOf({ availability, flags, price_from: from }: Sold): string | undefined {
  if (availability === 'cancelled' || flags.includes('canceled') || flags.includes('private-event')) return undefined;
  if (flags.includes('sold out')) return availabilities.sold_out;
  if (availability === 'none') return from === 0 ? availabilities.available : undefined;
  return availabilities[availability];
}

/** schema.org types by the slug of the event's category; the default is theatre. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/konzert|lied|concert|recital/, 'MusicEvent'],
  [/fuehrung|tour|workshop|gespraech|talk|einfuehrung/, 'Event'],
];

/** An event at its own address; nothing for a private event. */
export function eventNodes({ event, over }: Pick<LoadedEvent, 'event' | 'over'>, facts: Facts): Node[] {
  if (isPrivate(event)) return [];
  const { production, cast, languages } = event;
  const composer = event.composer || production?.composer;
  return [
    {
      ...eventNode(event, facts, { over, picture: event.picture ?? production?.picture }),
      ...node('', {
        description: event.short_texts || htmlToText(event.long_texts),
        inLanguage: languages,
        typicalAgeRange: typeof event.age_from === 'number' ? `${event.age_from}-` : undefined,
        performer: performers(cast, facts),
        contributor: contributors(cast, facts),
        workPerformed:
          composer || production ? worksOf(production?.works, production?.title || event.title, composer) : undefined,
        superEvent: superEvents(event, facts),
      }),
      '@type': typeOf(event),
    },
  ];
}

/** Its production, and the festival or series to which it belongs. */
function superEvents({ production, series }: ShownEvent, facts: Facts): Node | Node[] | undefined {
  const nodes = [
    ...(production ? [{ ...production, type: 'EventSeries' }] : []),
    ...(series ? [{ ...series, type: series.kind === 'festival' ? 'Festival' : 'EventSeries' }] : []),
  ].map(({ type, title, url: path }) => {
    const url = absolute(path, facts);
    return node(type, { '@id': url && `${url}#series`, name: title, url });
  });
  return nodes.length > 1 ? nodes : nodes[0];
}

interface Around {
  over: boolean;
  picture: Picture | null | undefined;
}

/** The properties that events in lists have too. */
export function eventNode(event: ShownDate & Partial<ShownEvent>, facts: Facts, { over, picture }: Around): Node {
  const url = absolute(event.url, facts);
  const cancelled = event.availability === 'cancelled' || event.flags.includes('canceled');
  const previous = cancelled || !event.previous_start ? undefined : berlinMoment(event.previous_start);
  const minutes = event.duration_minutes;
  return node(typeOf(event), {
    '@id': url && `${url}#event`,
    name: event.title,
    url,
    startDate: berlinMoment(event.start),
    endDate: berlinMoment(event.end),
    duration: typeof minutes === 'number' && minutes > 0 ? `PT${minutes}M` : undefined,
    eventStatus: `https://schema.org/${cancelled ? 'EventCancelled' : previous ? 'EventRescheduled' : 'EventScheduled'}`,
    previousStartDate: previous,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: placeOf(event, facts),
    image: [...new Set([absolute(event.og_image, facts), ...images([picture], facts)])].filter(Boolean),
    organizer: organizationReference(facts),
    isAccessibleForFree: event.price_from === 0 ? true : undefined,
    offers: offersOf(event, over, facts),
  });
}

/** True for a private event. */
export function isPrivate(event: Pick<EventSummary, 'flags'> & Partial<Pick<ShownEvent, 'private_event'>>): boolean {
  return event.private_event === true || event.flags.includes('private-event');
}

/** The works of a double bill as a list; otherwise the one work. */
export function worksOf(
  works: Pick<Work, 'title' | 'composer'>[] | undefined,
  title: string,
  composer: string | undefined,
): Node | Node[] {
  if (!works?.length) return workOf(title, composer);
  return works.map((work) => workOf(work.title, work.composer));
}

/** A musical composition when the composer is known, otherwise a creative work. */
export function workOf(name: string, composer: string | undefined): Node {
  if (!composer) return node('CreativeWork', { name });
  return node('MusicComposition', { name, composer: node('Person', { name: composer }) });
}

function typeOf({ category }: Pick<EventSummary, 'category'>): string {
  const slug = category?.slug ?? '';
  return kinds.find(([pattern]) => pattern.test(slug))?.[1] ?? 'TheaterEvent';
}

/** The venue and its address; the site's address when the venue has none. */
function placeOf({ venue, venue_obj: place }: ShownDate & Partial<ShownEvent>, facts: Facts): Node {
  return node('Place', {
    name: venue || place?.name || facts.settings.name,
    address: (place ? postalAddress(place) : undefined) ?? organizationAddress(facts),
  });
}

/**
 * A time with the offset of Berlin on that date, `2026-11-21T19:30:00+01:00`, from any ISO format; undefined when
 * invalid.
 */
export function berlinMoment(moment: string | null | undefined): string | undefined {
  const date = new Date(moment ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : berlinIso(date);
}
