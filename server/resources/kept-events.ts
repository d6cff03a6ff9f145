import { and, eq, sql } from 'drizzle-orm';
import type { Issue } from '#contract/errors.ts';
import type { StoredOf } from '#contract/resources-calls.ts';
import { eventsResource } from '#contract/resources-programme.ts';
import type { Transaction } from '../house.ts';
import { addressesOf } from '../addresses.ts';
import { tags } from '../page-cache/tags.ts';
import { type EventState, tagsOfEventChange } from '../programme/event-change-tags.ts';
import { productionCredits } from '../programme/parts-schema.ts';
import { events, roles } from '../programme/schema.ts';
import { seasonSubscriptions, subscriptionEvents } from '../subscriptions/schema.ts';
import { peopleWhoChange } from './cast-changes.ts';
import { eventCastPart } from './cast-part.ts';
import { endAfterStart } from './end-after-start.ts';
import { keepResource, type Snapshot } from './resource.ts';
import { usedThrough } from './uses.ts';

type State = StoredOf<typeof eventsResource>;
type EventSnapshot = Snapshot<typeof events.$inferSelect, State>;

export const keptEvents = keepResource({
  contract: eventsResource,
  table: events,
  kind: 'event',
  parts: { cast: eventCastPart },
  searched: sql`${events}.listed_words`,
  listed: {
    title: { de: sql`${events}.listed_de`, en: sql`${events}.listed_en` },
    lacks: { de: sql`${events}.lacks_de`, en: sql`${events}.lacks_en` },
  },
  sort: '-start',
  unique: ['external_id'],
  settle: ({ external_id: number }) => (number === '' ? { external_id: null } : {}),
  check: checkEvent,
  also: (before, next) => (isNewsForCalendars(before, next) ? { sequence: sql`${events.sequence} + 1` } : {}),
  urls: (row) => addressesOf('event', row),
  tags: tagsOfChange,
  uses: [
    usedThrough('subscription', seasonSubscriptions, subscriptionEvents.subscriptionId, subscriptionEvents.eventId),
  ],
});

function checkEvent({ start, end, price_from: from, price_to: to }: Partial<State>): Issue[] {
  const isUpsideDown = typeof from === 'number' && typeof to === 'number' && from > to;
  return [
    ...endAfterStart(start, end, 'end'),
    ...(isUpsideDown ? [{ path: 'price_to', message: 'The highest price is below the lowest' }] : []),
  ];
}

/** When and where it is, and whether it is at all. */
function isNewsForCalendars(before: State, next: State): boolean {
  const told = (state: State) => [
    Date.parse(state.start),
    state.end ? Date.parse(state.end) : null,
    state.venue_id,
    state.availability === 'cancelled' || state.flags.includes('canceled'),
  ];
  return JSON.stringify(told(before)) !== JSON.stringify(told(next));
}

async function tagsOfChange(
  { before, after }: { before: EventSnapshot | null; after: EventSnapshot | null },
  tx: Transaction,
): Promise<string[]> {
  const [had, has] = [await stateOf(tx, before), await stateOf(tx, after)];
  const people = peopleWhoChange(before?.state.cast, after?.state.cast);
  // What somebody does is told with the production that it belongs to.
  if (before?.state.production_id !== after?.state.production_id) {
    people.push(...[had, has].flatMap((state) => state?.personIds ?? []));
  }
  return [...tagsOfEventChange(had, has), ...people.map(tags.person), tags.search];
}

/** Who is in it: its own list, or the usual cast of its production. */
async function stateOf(tx: Transaction, snapshot: EventSnapshot | null): Promise<EventState | null> {
  if (!snapshot) return null;
  const { row: event, state } = snapshot;
  const own = state.cast.map((line) => line.person_id);
  if (own.length > 0 || event.productionId === null) return { event, personIds: own };
  const usual = await tx
    .select({ personId: productionCredits.personId })
    .from(productionCredits)
    .innerJoin(roles, and(eq(roles.id, productionCredits.roleId), eq(roles.kind, 'cast')))
    .where(eq(productionCredits.productionId, event.productionId))
    .orderBy(productionCredits.position);
  return { event, personIds: usual.map(({ personId }) => personId) };
}
