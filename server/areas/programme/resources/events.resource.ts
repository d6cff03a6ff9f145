import { and, eq, sql } from 'drizzle-orm';
import type { Problem } from '#contract/base/errors.ts';
import type { StoredOf } from '#contract/resources/define-resource.ts';
import { eventsResource } from '#contract/programme/programme-resources.ts';
import { berlinDay } from '#time/berlin-day.ts';
import type { Transaction } from '../../../db/database.ts';
import { tags } from '../../../platform/invalidation/tags.ts';
import { productionCredits } from '../../../db/tables/production-parts.ts';
import { events, roles } from '../../../db/tables/programme.ts';
import { seasonSubscriptions, subscriptionEvents } from '../../../db/tables/subscriptions.ts';
import { changedIds, changedPersonIds } from '../../../resources/definition/changed-ids.ts';
import { endAfterStart } from '../../../resources/definition/end-after-start.ts';
import { defineResource, type Snapshot } from '../../../resources/definition/resource.ts';
import { usedBy, usedThrough } from '../../../resources/definition/uses.ts';
import { addressesOf } from '../../links/addresses.ts';
import { isPrivate } from '../../summaries/event-summary.ts';
import { checkAvailability, settleAvailability } from '../event-rules/availability.ts';
import { rememberDate } from '../event-rules/previous-dates.ts';
import { eventCastPart } from './cast-part.ts';
import { substitutionsPart } from './substitutions-part.ts';

type State = StoredOf<typeof eventsResource>;
type EventSnapshot = Snapshot<typeof events.$inferSelect, State>;

export const eventsDefinition = defineResource({
  contract: eventsResource,
  table: events,
  kind: 'event',
  parts: { cast: eventCastPart, substitutions: substitutionsPart },
  searched: sql`${events}.listed_words`,
  listColumns: {
    title: { de: sql`${events}.listed_de`, en: sql`${events}.listed_en` },
    missingText: { de: sql`${events.missingDe}`, en: sql`${events.missingEn}` },
  },
  sort: '-start',
  unique: ['external_id'],
  derive: (next, change) => ({
    ...(next.external_id === '' ? { external_id: null } : {}),
    ...settleAvailability(next),
    ...rememberDate(next, change, new Date()),
  }),
  check: (next, change) => [...checkEvent(next), ...checkAvailability(change), ...checkReplacement(next, change)],
  derivedColumns: (before, next) => (isNewsForCalendars(before, next) ? { sequence: sql`${events.sequence} + 1` } : {}),
  keptColumns: ['sequence'],
  urls: (row) => addressesOf('event', row),
  forCopy: ({ replacement_id: _other, previous_dates: _dates, ...values }) => ({
    ...values,
    flags: flagsOfCopy(values.flags),
  }),
  tags: tagsOfChange,
  uses: [
    usedThrough('subscription', {
      table: seasonSubscriptions,
      through: subscriptionEvents.subscriptionId,
      reference: subscriptionEvents.eventId,
    }),
    usedBy('event', events, events.replacementId),
  ],
});

/** Marks that belong to one date only. */
const ownFlags = new Set<unknown>(['canceled', 'sold out', 'is_first_premiere', 'is_premier', 'is_revival']);

function flagsOfCopy(flags: unknown): unknown[] {
  return Array.isArray(flags) ? flags.filter((flag) => !ownFlags.has(flag)) : [];
}

function checkEvent({ start, end, price_from: from, price_to: to }: Partial<State>): Problem[] {
  const isUpsideDown = typeof from === 'number' && typeof to === 'number' && from > to;
  return [
    ...endAfterStart(start, end, 'end'),
    ...(isUpsideDown ? [{ path: 'price_to', message: 'prices_reversed' } as const] : []),
  ];
}

function checkReplacement(
  { replacement_id: id }: Partial<State>,
  { before }: { before: { id: number } | null },
): Problem[] {
  return before && id === before.id ? [{ path: 'replacement_id', message: 'replaces_itself' }] : [];
}

/** Changes of time, place, cancellation or replacement; these raise the sequence number of the calendar entry. */
function isNewsForCalendars(before: State, next: State): boolean {
  const calendarFields = (state: State) => [
    Date.parse(state.start),
    state.end ? Date.parse(state.end) : null,
    state.venue_id,
    state.availability === 'cancelled',
    state.availability === 'cancelled' ? state.replacement_id : null,
  ];
  return JSON.stringify(calendarFields(before)) !== JSON.stringify(calendarFields(next));
}

async function tagsOfChange(
  { before, after }: { before: EventSnapshot | null; after: EventSnapshot | null },
  tx: Transaction,
): Promise<string[]> {
  const [had, has] = [await stateOf(tx, before), await stateOf(tx, after)];
  const people = [
    ...changedPersonIds(before?.state.cast, after?.state.cast),
    ...changedIds(peopleOf(before), peopleOf(after)),
  ];
  // The pages of people show their roles together with the production.
  if (before?.state.production_id !== after?.state.production_id) {
    people.push(...[had, has].flatMap((state) => state?.personIds ?? []));
  }
  return [...tagsOfEventChange(had, has), ...people.map(tags.person), tags.search];
}

/** People whose pages change with the substitutions of an event. */
function peopleOf(snapshot: EventSnapshot | null): number[] {
  return (snapshot?.state.substitutions ?? []).flatMap((one) => [one.person_id, one.instead_of_id]);
}

/** The event with its people: its own cast list, or the usual cast of its production. */
async function stateOf(tx: Transaction, snapshot: EventSnapshot | null): Promise<EventState | null> {
  if (!snapshot) return null;
  const { row: event, state } = snapshot;
  const own = state.cast.map((line) => line.person_id);
  const others = state.substitutions.map((one) => one.person_id);
  if (own.length > 0 || event.productionId === null) return { event, personIds: [...own, ...others] };
  const usual = await tx
    .select({ personId: productionCredits.personId })
    .from(productionCredits)
    .innerJoin(roles, and(eq(roles.id, productionCredits.roleId), eq(roles.kind, 'cast')))
    .where(eq(productionCredits.productionId, event.productionId))
    .orderBy(productionCredits.position);
  return { event, personIds: [...usual.map(({ personId }) => personId), ...others] };
}

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
