import { inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { events, venues } from '../../../db/tables/programme.ts';
import type { RequestContext } from '../../../request-context.ts';
import { type Conflict, findConflicts } from './find-conflicts.ts';
import { answerConflicts, type ConflictsAnswer } from './name-conflicts.ts';
import { bookingsOf, type CalendarRow, castOf, changeOverTimes, readRows } from './read-rows.ts';

type Ctx = { db: Database | Transaction } & Pick<RequestContext, 'locale'>;

/** What changes of an event; fields that are missing stay. */
export interface PlannedDate {
  id: number;
  start?: Date;
  end?: Date | null;
  venueId?: number | null;
  availability?: CalendarRow['status']['availability'];
  state?: CalendarRow['status']['state'];
}

const hour = 3_600_000;
/** Whatever can meet an event begins at most so long before or after it: events of more than a day are no conflict. */
const reach = 36 * hour;
/** Events around the changed ones that are compared at most. */
const maxNeighbours = 5000;

/** Conflicts of venues and persons that changes would make, those that exist already left out. */
export async function conflictsOfChanges(ctx: Ctx, changes: PlannedDate[]): Promise<ConflictsAnswer> {
  const { db, locale } = ctx;
  if (changes.length === 0) return { conflicts: [], more_conflicts: 0, all_compared: true };
  const ids = changes.map(({ id }) => id);
  const own = await readRows(db, { where: inArray(events.id, ids), limit: ids.length });
  const changed = new Set(own.map(({ event }) => event.id));
  const planned = await applied(db, own, changes);
  const around = await readNear(db, planned);
  const near = around.slice(0, maxNeighbours).filter(({ event }) => !changed.has(event.id));
  const { cast, complete } = await castOf(db, [...near, ...own]);
  const changeOver = await changeOverTimes(db);
  const find = (rows: CalendarRow[]) => findConflicts(bookingsOf(byStart(rows)), { cast, changeOver, only: changed });
  const [before, after] = [find([...near, ...own]), find([...near, ...planned])];
  const known = new Set(before.conflicts.map(keyOf));
  return answerConflicts(db, {
    conflicts: after.conflicts.filter((one) => !known.has(keyOf(one))),
    rows: [...near, ...planned],
    locale,
    complete: complete && around.length <= maxNeighbours && before.complete && after.complete,
  });
}

/** The events as they would be. */
async function applied(db: Ctx['db'], own: CalendarRow[], changes: PlannedDate[]): Promise<CalendarRow[]> {
  const byId = new Map(changes.map((change) => [change.id, change]));
  const venueIds = [...new Set(changes.flatMap(({ venueId }) => venueId ?? []))];
  const named =
    venueIds.length === 0
      ? []
      : await db.select({ id: venues.id, name: venues.name }).from(venues).where(inArray(venues.id, venueIds));
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return own.map((row) => {
    const { venueId, start, end, availability, state } = byId.get(row.event.id) ?? {};
    const event = Object.assign({}, row.event, start && { start }, end !== undefined && { end });
    const status = Object.assign({}, row.status, availability && { availability }, state && { state });
    if (venueId === undefined) return Object.assign({}, row, { event, status });
    const venue = venueId === null ? null : (names.get(venueId) ?? null);
    return Object.assign({}, row, { event: Object.assign(event, { venueId }), status, venue });
  });
}

/**
 * Events around some others, one more than are compared. Their ids are read first, through the index of their start once for
 * each group of days, so that the database knows how few there are when it reads the rest.
 */
async function readNear(db: Ctx['db'], rows: CalendarRow[]): Promise<CalendarRow[]> {
  const spans = spansOf(rows.map(({ event }) => event.start.getTime()));
  const limit = maxNeighbours + 1;
  const { rows: found } = await db.execute<{ id: number }>(sql`
    select e.id from jsonb_to_recordset(${JSON.stringify(spans)}::jsonb) as span (since timestamptz, until timestamptz)
    cross join lateral (select id from events where start >= span.since and start < span.until limit ${limit}) as e
    limit ${limit}`);
  const ids = found.map(({ id }) => id);
  return ids.length === 0 ? [] : readRows(db, { where: inArray(events.id, ids), limit });
}

/** The time around each moment; what overlaps becomes one. */
function spansOf(moments: number[]): { since: string; until: string }[] {
  const spans: [number, number][] = [];
  for (const moment of moments.toSorted((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last && moment - reach <= last[1]) last[1] = moment + reach;
    else spans.push([moment - reach, moment + reach]);
  }
  return spans.map(([since, until]) => ({
    since: new Date(since).toISOString(),
    until: new Date(until).toISOString(),
  }));
}

function byStart(rows: CalendarRow[]): CalendarRow[] {
  return rows.toSorted((a, b) => a.event.start.getTime() - b.event.start.getTime() || a.event.id - b.event.id);
}

/** The same pair has the same key, whichever comes first. */
function keyOf({ kind, first, second, ids }: Conflict): string {
  const pair = first < second ? [first, second] : [second, first];
  return JSON.stringify([kind, pair, ids.toSorted((a, b) => a - b)]);
}
