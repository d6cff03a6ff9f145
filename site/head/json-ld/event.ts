import type { EventSummary } from '#contract/event.ts';
import type { Picture } from '#contract/media.ts';
import type { Event } from '#contract/programme.ts';
import type { LoadedEvent } from '../../content/load-event.server.ts';
import { houseAddress, houseReference, postalAddress } from './house.ts';
import { berlinMoment } from './moment.ts';
import { absolute, type Facts, images, node, type Node, plainText } from './node.ts';
import { offersOf } from './offers.ts';
import { contributors, performers } from './people.ts';

/** Kinds of evenings by the slug of their category; whatever else the house plays is theatre. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/konzert|lied|concert|recital/, 'MusicEvent'],
  [/fuehrung|tour|workshop|gespraech|talk|einfuehrung/, 'Event'],
];

/** An evening at its own address; nothing for a closed performance, which is for nobody else. */
export function eventNodes({ event, over }: Pick<LoadedEvent, 'event' | 'over'>, facts: Facts): Node[] {
  if (isPrivate(event)) return [];
  const { production, cast, languages } = event;
  const seriesUrl = absolute(production?.url, facts);
  const composer = event.composer || production?.composer;
  return [
    {
      ...eventNode(event, facts, { over, picture: event.picture ?? production?.picture }),
      ...node('', {
        description: event.short_texts || plainText(event.long_texts),
        inLanguage: languages,
        typicalAgeRange: typeof event.age_from === 'number' ? `${event.age_from}-` : undefined,
        performer: performers(cast, facts),
        contributor: contributors(cast, facts),
        workPerformed: composer || production ? workOf(production?.title || event.title, composer) : undefined,
        superEvent: production
          ? node('EventSeries', {
              '@id': seriesUrl && `${seriesUrl}#series`,
              name: production.title,
              url: seriesUrl,
            })
          : undefined,
      }),
      '@type': typeOf(event),
    },
  ];
}

interface Around {
  over: boolean;
  picture: Picture | null | undefined;
}

/** What lists know of an evening too. */
export function eventNode(event: EventSummary & Partial<Event>, facts: Facts, { over, picture }: Around): Node {
  const url = absolute(event.url, facts);
  const cancelled = event.availability === 'cancelled' || event.flags.includes('canceled');
  const minutes = event.duration_minutes;
  return node(typeOf(event), {
    '@id': url && `${url}#event`,
    name: event.title,
    url,
    startDate: berlinMoment(event.start),
    endDate: berlinMoment(event.end),
    duration: typeof minutes === 'number' && minutes > 0 ? `PT${minutes}M` : undefined,
    eventStatus: `https://schema.org/${cancelled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: placeOf(event, facts),
    image: [...new Set([absolute(event.og_image, facts), ...images([picture], facts)])].filter(Boolean),
    organizer: houseReference(facts),
    isAccessibleForFree: event.price_from === 0 ? true : undefined,
    offers: offersOf(event, over, facts),
  });
}

/** True for an evening that is not for the public. */
export function isPrivate(event: Pick<EventSummary, 'flags'> & Partial<Pick<Event, 'private_event'>>): boolean {
  return event.private_event === true || event.flags.includes('private-event');
}

/** A composition where its composer is known. */
export function workOf(name: string, composer: string | undefined): Node {
  if (!composer) return node('CreativeWork', { name });
  return node('MusicComposition', { name, composer: node('Person', { name: composer }) });
}

function typeOf({ category }: Pick<EventSummary, 'category'>): string {
  const slug = category?.slug ?? '';
  return kinds.find(([pattern]) => pattern.test(slug))?.[1] ?? 'TheaterEvent';
}

/** The stage and its address; that of the house where none is known for the stage. */
function placeOf({ venue, venue_obj: place }: EventSummary & Partial<Event>, facts: Facts): Node {
  return node('Place', {
    name: venue || place?.name || facts.house.name,
    address: (place ? postalAddress(place) : undefined) ?? houseAddress(facts),
  });
}
