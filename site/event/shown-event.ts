import type { EventSummary } from '#contract/events/event-summary.ts';
import type { CastGroup, Event, PersonReference } from '#contract/programme/programme.ts';

/** A line of a cast list, with no more of its persons than pages show: the data of a page are a fifth of it. */
export interface ShownCast extends Omit<CastGroup, 'persons'> {
  persons: ShownPerson[];
}

type ShownPerson = Pick<PersonReference, 'name' | 'url' | 'is_group' | 'substitution'>;

/** An event with the cast that its page shows. */
export type ShownEvent = Omit<Event, 'cast' | 'cast_objs'> & { cast: ShownCast[] };

export function shownCast(cast: readonly CastGroup[]): ShownCast[] {
  return cast.map((group) => ({ ...group, persons: group.persons.map(shownPerson) }));
}

function shownPerson({ name, url, is_group, substitution }: PersonReference): ShownPerson {
  return { name, url, is_group, substitution };
}

/** A date on the page of its production, with no more than the page shows and search engines read. */
export type ShownDate = Omit<
  EventSummary,
  'slug' | 'venue_slug' | 'production_id' | 'composer' | 'intervals' | 'languages' | 'surtitles' | 'access'
>;

export function shownDate(event: EventSummary): ShownDate {
  const { id, title, subtitle, start, end, venue, category, flags, availability, url, lang } = event;
  const { price_from, price_to, ticket_link, on_sale_at, duration_minutes, notice, status_note } = event;
  const { previous_start, replacement } = event;
  return {
    ...{ id, title, subtitle, start, end, venue, category, flags, availability, url, lang },
    ...{ price_from, price_to, ticket_link, on_sale_at, duration_minutes, notice, status_note },
    ...{ previous_start, replacement },
  };
}
