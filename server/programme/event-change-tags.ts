import { tags } from '../page-cache/tags.ts';
import { berlinDay } from './berlin-time.ts';
import { isPrivate } from './event-summary.ts';
import type { events } from './schema.ts';

/** An event as it is stored, and who is in it: its cast list, or the usual cast of its production where it has none. */
export interface EventState {
  event: typeof events.$inferSelect;
  personIds: number[];
}

type Changed = (read: (state: EventState) => unknown) => boolean;

/** What to drop when an event is made (`before` is null), changed or taken away (`after` is null): all that shows it or counts it. */
export function tagsOfEventChange(before: EventState | null, after: EventState | null): string[] {
  const states = [before, after].filter((state) => state !== null);
  const changed: Changed = (read) => !before || !after || JSON.stringify(read(before)) !== JSON.stringify(read(after));
  const moved = changed(({ event }) => [event.start, event.end]);
  const elsewhere = moved || changed(({ event }) => [event.categoryId, event.venueId]);
  return [
    ...new Set([
      ...states.map(({ event }) => tags.event(event.id)),
      ...(elsewhere ? [tags.events, ...states.map(({ event }) => tags.eventsOn(berlinDay(event.start)))] : []),
      ...(changed(matches) ? [tags.eventsMatching] : []),
      ...datesOfProductions(states, changed, moved),
      ...datesOfPersons(states, changed, moved),
    ]),
  ];
}

/** What lists are narrowed by besides day, category, venue and production. */
function matches({ event }: EventState) {
  return [event.title, event.subtitle, event.access, event.availability, event.flags];
}

function datesOfProductions(states: EventState[], changed: Changed, moved: boolean): string[] {
  const ids = states.flatMap(({ event }) => event.productionId ?? []);
  if (ids.length === 0) return [];
  const order = moved || changed(({ event }) => [event.productionId, isOpen(event)]);
  const told = order || changed(({ event }) => [event.priceFrom, event.availability]);
  return [...(told ? ids.map(tags.productionDates) : []), ...(order ? [tags.productions] : [])];
}

function datesOfPersons(states: EventState[], changed: Changed, moved: boolean): string[] {
  if (!moved && !changed(({ personIds }) => personIds)) return [];
  return states.flatMap(({ personIds }) => personIds.map(tags.person));
}

/** Whether one could go, were it not over. */
function isOpen(event: EventState['event']): boolean {
  return event.availability !== 'cancelled' && !event.flags.includes('canceled') && !isPrivate(event);
}
