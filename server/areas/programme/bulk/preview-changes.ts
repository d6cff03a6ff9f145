import { inArray, sql } from 'drizzle-orm';
import { invalid } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import { inLocale } from '#contract/base/localized.ts';
import { type bulkEventsApi, maxBulkEvents, type PlannedEvent } from '#contract/programme/bulk-events-api.ts';
import { eventsResource } from '#contract/programme/programme-resources.ts';
import type { ScheduleConflict } from '#contract/programme/season-calendar-api.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import type { Transaction } from '../../../db/database.ts';
import { events, venues } from '../../../db/tables/programme.ts';
import { writeMessage } from '../../../http/errors/write-message.ts';
import type { RequestContext } from '../../../request-context.ts';
import { type ListFilter, listIds } from '../../../resources/list-stored.ts';
import { eventsDefinition } from '../resources/events.resource.ts';
import { conflictsOfChanges, type PlannedDate } from '../season-calendar/conflicts-of-changes.ts';
import { type Plan, planChanges } from './plan-changes.ts';
import type { BodyOf } from '#contract/base/endpoint.ts';

type Reader = Pick<RequestContext, 'db' | 'locale' | 'now'>;

/** What a change would do to each event, in the order of the ids or of the list. */
export async function previewChanges(ctx: Reader, { ids, filter = {}, change }: BodyOf<typeof bulkEventsApi.preview>) {
  const chosen = ids ?? (await matching(ctx, filter));
  return ctx.db.transaction(async (tx) => {
    const plans = await planChanges(tx, { ids: [...new Set(chosen)], change, now: ctx.now, lock: false });
    const names = await venueNames(tx, plans, ctx.locale);
    const publicAt = await publicAtAfter(tx, plans);
    const isPublic = (moment: Date | null | undefined) => moment instanceof Date && moment <= ctx.now;
    const { conflicts, ...unlisted } = await conflictsOfChanges(
      { db: tx, locale: ctx.locale },
      plans.flatMap(plannedDate),
    );
    const shown = { locale: ctx.locale, names, isPublic, conflicts };
    return {
      events: plans.map((plan) => toPlannedEvent(plan, { ...shown, will: isPublic(publicAt.get(plan.event.id)) })),
      venues: Object.fromEntries([...names].map(([id, name]) => [String(id), name])),
      ...unlisted,
    };
  });
}

async function matching(ctx: Reader, query: ListFilter): Promise<number[]> {
  const ids = await listIds(ctx, { resource: eventsDefinition, query, max: maxBulkEvents + 1 });
  if (ids.length <= maxBulkEvents) return ids;
  const message = { key: 'too_many_events', params: { max: maxBulkEvents } } as const;
  throw invalid('filter', message);
}

interface Shown {
  locale: Locale;
  /** Names of venues by id. */
  names: Map<number, string>;
  isPublic: (moment: Date | null) => boolean;
  /** Those of all events that the change would make. */
  conflicts: ScheduleConflict[];
  /** Whether visitors would see it after the change. */
  will: boolean;
}

function toPlannedEvent(
  { event, before, changes, problems }: Plan,
  { locale, names, isPublic, conflicts, will }: Shown,
): PlannedEvent {
  return {
    id: event.id,
    version: before.state.version,
    title: inLocale(event.title, locale).text || event.title.en,
    start: berlinIso(event.start),
    venue: names.get(event.venueId ?? 0) ?? '',
    changes: Object.entries(changes).map(([field, after]) => ({ field, before: before.state[field], after })),
    problems: problems.map(({ path, message }) => ({ field: path, message: writeMessage(message, locale) })),
    conflicts: conflicts.filter((one) => one.events.some(({ id }) => id === event.id)),
    is_public: isPublic(event.publicAt),
    will_be_public: will,
  };
}

/** Where and when an event would take place; nothing if it stays there or cannot be changed. */
function plannedDate({ event, changes, problems }: Plan): PlannedDate[] {
  const { start, end, venue_id: venueId, state, availability } = changes;
  if (problems.length > 0 || [start, end, venueId, state, availability].every((value) => value === undefined))
    return [];
  const planned: PlannedDate = { id: event.id };
  if (typeof start === 'string') planned.start = new Date(start);
  if (end === null || typeof end === 'string') planned.end = end === null ? null : new Date(end);
  if (venueId === null || typeof venueId === 'number') planned.venueId = venueId;
  const { availability: kinds, state: states } = eventsResource.fields;
  if (availability !== undefined) planned.availability = kinds.parse(availability);
  if (state !== undefined) planned.state = states.parse(state);
  return [planned];
}

/** Names of all venues that the events have or would get. */
async function venueNames(tx: Transaction, plans: Plan[], locale: Locale): Promise<Map<number, string>> {
  const ids = plans.flatMap(({ event, changes }) => [event.venueId, changes.venue_id]);
  const known = [...new Set(ids)].filter((id) => typeof id === 'number');
  if (known.length === 0) return new Map();
  const rows = await tx.select({ id: venues.id, name: venues.name }).from(venues).where(inArray(venues.id, known));
  return new Map(rows.map(({ id, name }) => [id, inLocale(name, locale).text || name.en]));
}

/** From when visitors would see each event after the change, by the rule of the database. */
async function publicAtAfter(tx: Transaction, plans: Plan[]): Promise<Map<number, Date | null>> {
  const patches = plans.map(({ event, changes: { state, public_from, start } }) => ({
    id: event.id,
    patch: {
      ...(state !== undefined && { state }),
      ...(public_from !== undefined && { public_from }),
      ...(start !== undefined && { start }),
    },
  }));
  const { rows } = await tx.execute<{ id: number; public_at: string | null }>(sql`
    select e.id, event_public_at(jsonb_populate_record(e, planned.patch)) as public_at
    from jsonb_to_recordset(${JSON.stringify(patches)}::jsonb) as planned (id int, patch jsonb)
    join ${events} e on e.id = planned.id`);
  return new Map(rows.map(({ id, public_at: moment }) => [id, moment === null ? null : new Date(moment)]));
}
