import { and, gt, gte, lt, type SQL, sql } from 'drizzle-orm';
import { events } from '../../db/tables/programme.ts';
import { isPublished, type Viewer } from '../../db/visibility.ts';

const hour = 3_600_000;
/** Longer than an event without an end may last; longer events have an index of their own, `events_long`. */
const longHours = 36;

export interface Cut {
  limit: number;
  offset?: number;
}

/**
 * Rows `id, start`, by start, of public events that are not over and match `filter`. Long events are looked up in their own small
 * index, others are read from 36 hours ago on, so that the archive is never scanned.
 */
export function comingEvents(filter: SQL | undefined, viewer: Viewer, { limit, offset = 0 }: Cut): SQL {
  const { now } = viewer;
  const since = new Date(now.getTime() - longHours * hour);
  const max = limit + offset;
  const wanted = and(filter, isPublished(events, viewer));
  const old = and(isLong(), gt(events.over, now), lt(events.start, since), wanted);
  const recent = and(gte(events.start, since), gt(events.over, now), wanted);
  return sql`
    select id, start from ((${byStart(old, { limit: max })}) union all (${byStart(recent, { limit: max })})) as coming
    order by start, id limit ${limit} offset ${offset}`;
}

/** Rows `id, start`, by start, of public events that match `wanted`, past ones included. */
export function firstEvents(wanted: SQL | undefined, viewer: Viewer, cut: Cut): SQL {
  return byStart(and(wanted, isPublished(events, viewer)), cut);
}

function byStart(wanted: SQL | undefined, { limit, offset = 0 }: Cut): SQL {
  return sql`
    select ${events.id} as id, ${events.start} as start from ${events} where ${wanted ?? sql`true`}
    order by ${events.start}, ${events.id} limit ${limit} offset ${offset}`;
}

function isLong(): SQL {
  return sql`${events.over} - ${events.start} > interval '36 hours'`;
}

/** Condition for events after a cursor, which contains start (microseconds since 1970) and id. */
export function isAfter(place: string): SQL {
  const [micros = '0', id = '0'] = place.split('_');
  return sql`(${events.start}, ${events.id}) > (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id}::int)`;
}

/** Cursor of a row with `id` and `start`, for `isAfter`. */
export function placeOf(row: SQL): SQL<string> {
  return sql`(extract(epoch from ${row}.start) * 1000000)::bigint::text || '_' || ${row}.id::text`;
}
