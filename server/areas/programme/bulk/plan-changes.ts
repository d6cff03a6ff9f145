import { asc, inArray } from 'drizzle-orm';
import { AppError, type Problem, withPaths } from '#contract/base/errors.ts';
import { type BulkChange, numberPlaceholder } from '#contract/programme/bulk-events-api.ts';
import type { Transaction } from '../../../db/database.ts';
import { events } from '../../../db/tables/programme.ts';
import { requirePublish } from '../../../platform/publish-permission.ts';
import { checkTargets } from '../../../resources/check-targets.ts';
import type { Snapshot } from '../../../resources/definition/resource.ts';
import { deriveValues } from '../../../resources/derive-values.ts';
import { readStored } from '../../../resources/read-stored.ts';
import { cleanFields, toShown, toStored } from '../../../resources/stored-values.ts';
import { eventsDefinition } from '../resources/events.resource.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { addMinutes, berlinClock, type EventTimes, movedTo, shiftedBy } from '#time/event-times.ts';

type EventRow = typeof events.$inferSelect;
type Values = Record<string, unknown>;

/** What a bulk change does to one event. */
export interface Plan {
  event: EventRow;
  before: Snapshot;
  /** New values of the fields that would change, in the form of the API. */
  changes: Values;
  problems: Problem[];
}

interface Wish {
  ids: number[];
  change: BulkChange;
  now: Date;
  /** Locks the events in the order of their ids until the transaction ends. */
  lock: boolean;
}

/** Plans a change for each of some events, in the order of the ids; deleted ones are missing. Stores nothing. */
export async function planChanges(tx: Transaction, { ids, change, now, lock }: Wish): Promise<Plan[]> {
  for (const field of ['state', 'public_from'] as const) if (field in change) requirePublish(`change.${field}`);
  await checkChange(tx, change);
  const query = tx.select().from(events).where(inArray(events.id, ids)).orderBy(asc(events.id));
  const rows = await (lock ? query.for('no key update') : query);
  const rowById = new Map(rows.map((row) => [row.id, row]));
  const plans: Plan[] = [];
  for (const before of await readStored(tx, eventsDefinition, ids)) {
    const event = rowById.get(before.id);
    if (event) plans.push({ event, before, ...(await planOne(tx, { event, before, change, now })) });
  }
  return plans;
}

/** Throws an error that names fields of the change that refer to something that does not exist. */
async function checkChange(tx: Transaction, { venue_id, ticket_link }: BulkChange): Promise<void> {
  const { fields } = eventsDefinition.contract;
  const values = { ...(venue_id !== undefined && { venue_id }), ...(ticket_link !== undefined && { ticket_link }) };
  await checkTargets(tx, { fields, values, before: {} }).catch((error: unknown) => {
    throw withPaths(error, (path) => `change.${path}`);
  });
}

async function planOne(
  tx: Transaction,
  { event, before, change, now }: { event: EventRow; before: Snapshot; change: BulkChange; now: Date },
): Promise<Pick<Plan, 'changes' | 'problems'>> {
  const { fields } = eventsDefinition.contract;
  const { values, problems } = wantedValues(event, change, now);
  try {
    const sent = cleanFields(fields, values);
    const changes = differing(before.state, await deriveValues(tx, { resource: eventsDefinition, sent, before }));
    return { changes, problems: isPastRelease(change, now) ? [...problems, releasedInPast] : problems };
  } catch (error) {
    if (!(error instanceof AppError) || !error.issues) throw error;
    return { changes: {}, problems: [...problems, ...error.issues] };
  }
}

const releasedInPast: Problem = { path: 'public_from', message: 'moment_in_the_past' };

function isPastRelease({ public_from: from }: BulkChange, now: Date): boolean {
  return typeof from === 'string' && Date.parse(from) <= now.getTime();
}

/** Values that differ from the stored ones; compared as they are shown, since a moment can be written in several ways. */
function differing(before: Values, values: Values): Values {
  const { fields } = eventsDefinition.contract;
  const changed = Object.entries(values).flatMap(([name, value]) => {
    const field = fields[name];
    if (!field) return [];
    const shown = toShown(field, toStored(field, value));
    return JSON.stringify(shown) === JSON.stringify(before[name]) ? [] : [[name, shown] as const];
  });
  return Object.fromEntries(changed);
}

interface Wanted {
  /** In the form of the API. */
  values: Record<string, unknown>;
  problems: Problem[];
}

/** Changes that are allowed when an event is over. */
const afterwards = new Set(['state', 'public_from', 'add_flags', 'remove_flags']);

/** The values that a bulk change gives to one event, and what forbids it. */
function wantedValues(event: EventRow, change: BulkChange, now: Date): Wanted {
  const { clock, shift_minutes: shift, add_flags: added, remove_flags: removed, ticket_link: link, ...same } = change;
  const parts: Wanted[] = [
    { values: same, problems: [] },
    clock === undefined && shift === undefined ? nothing : wantedTimes(event, { clock, shift }),
    added || removed ? { values: { flags: wantedFlags(event.flags, { added, removed }) }, problems: [] } : nothing,
    link === undefined ? nothing : wantedLink(event, link),
  ];
  const isLate = event.over <= now && Object.keys(change).some((name) => !afterwards.has(name));
  return {
    values: Object.assign({}, ...parts.map(({ values }) => values)),
    problems: [
      ...(isLate ? [{ path: '', message: 'event_over' } as const] : []),
      ...parts.flatMap(({ problems }) => problems),
    ],
  };
}

const nothing: Wanted = { values: {}, problems: [] };

function wantedTimes(event: EventTimes, { clock, shift = 0 }: { clock?: string; shift?: number }): Wanted {
  const local = berlinClock(event.start);
  const day = local.slice(0, 10);
  if (clock === undefined && addMinutes(local, shift).slice(0, 10) !== day)
    return refused('start', 'time_on_other_day');
  const next = clock === undefined ? shiftedBy(event, shift) : movedTo(event, `${day}T${clock}`);
  if (!next) return refused('start', 'time_skipped');
  return { values: { start: berlinIso(next.start), end: next.end && berlinIso(next.end) }, problems: [] };
}

function wantedFlags(
  flags: readonly string[],
  { added = [], removed = [] }: { added?: readonly string[]; removed?: readonly string[] },
): string[] {
  return [...new Set([...flags, ...added])].filter((flag) => !removed.includes(flag));
}

function wantedLink({ externalId }: EventRow, link: string): Wanted {
  if (!link.includes(numberPlaceholder)) return { values: { ticket_link: link }, problems: [] };
  if (!externalId) return refused('ticket_link', 'ticket_number_missing');
  const filled = link.replaceAll(numberPlaceholder, encodeURIComponent(externalId));
  return { values: { ticket_link: filled }, problems: [] };
}

function refused(path: string, message: 'time_on_other_day' | 'time_skipped' | 'ticket_number_missing'): Wanted {
  return { values: {}, problems: [{ path, message }] };
}
