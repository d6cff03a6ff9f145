import { tags } from '../../../platform/invalidation/tags.ts';
import { isPrivate } from '../../summaries/event-summary.ts';
import type { events } from '../../../db/tables/programme.ts';
import { berlinDay } from '#time/berlin-day.ts';

/** An event as stored, and the people in it: its cast list, or else the usual cast of its production. */
export interface EventState {
  event: typeof events.$inferSelect;
  personIds: number[];
}

type Changed = (read: (state: EventState) => unknown) => boolean;

/** Cache tags of everything that shows or counts an event; `before` is null for a new event, `after` for a deleted one. */
export function tagsOfEventChange(before: EventState | null, after: EventState | null): string[] {
  const states = [before, after].filter((state) => state !== null);
  const changed: Changed = (read) => !before || !after || JSON.stringify(read(before)) !== JSON.stringify(read(after));
  const moved = changed(({ event }) => [event.start, event.end]);
  const elsewhere = moved || changed(({ event }) => [event.categoryId, event.venueId]);
  return [
    ...new Set([
      ...states.map(({ event }) => tags.event(event.id)),
      ...states.flatMap(({ event }) =>
        event.previousDates.map(({ start }) => tags.eventsOn(berlinDay(new Date(start)))),
      ),
      ...(elsewhere ? [tags.events, ...states.map(({ event }) => tags.eventsOn(berlinDay(event.start)))] : []),
      ...(changed(matches) ? [tags.eventsMatching] : []),
      ...datesOfProductions(states, changed, moved),
      ...datesOfPersons(states, changed, moved),
    ]),
  ];
}

/** Values that lists filter by, other than day, category, venue and production. */
function matches({ event }: EventState) {
  return [event.title, event.subtitle, event.access, event.availability, event.flags, event.festivalId];
}

function datesOfProductions(states: EventState[], changed: Changed, moved: boolean): string[] {
  const ids = states.flatMap(({ event }) => event.productionId ?? []);
  if (ids.length === 0) return [];
  const order = moved || changed(({ event }) => [event.productionId, isOpen(event)]);
  const affectsDates = order || changed(({ event }) => [event.priceFrom, event.availability]);
  return [...(affectsDates ? ids.map(tags.productionDates) : []), ...(order ? [tags.productions] : [])];
}

function datesOfPersons(states: EventState[], changed: Changed, moved: boolean): string[] {
  if (!moved && !changed(({ personIds }) => personIds)) return [];
  return states.flatMap(({ personIds }) => personIds.map(tags.person));
}

/** True if visitors can attend, regardless of the date. */
function isOpen(event: EventState['event']): boolean {
  return event.availability !== 'cancelled' && !isPrivate(event);
}
