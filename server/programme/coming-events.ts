import { and, gt, gte, lt, type SQL, sql } from 'drizzle-orm';
import { events } from './schema.ts';

const hour = 3_600_000;
/** Longer than an event without a known end may last; what is longer has an index of its own, `events_long`. */
const longHours = 36;

export interface Cut {
  limit: number;
  offset?: number;
}

/**
 * Rows `id, start` of the events by start that are not over and fulfil `wanted`. What began long ago and still runs is
 * looked up in its own small index, the rest is read from 36 hours ago on: the archive is never touched.
 */
export function comingEvents(wanted: SQL | undefined, now: Date, { limit, offset = 0 }: Cut): SQL {
  const since = new Date(now.getTime() - longHours * hour);
  const most = limit + offset;
  const old = and(isLong(), gt(events.over, now), lt(events.start, since), wanted);
  const recent = and(gte(events.start, since), gt(events.over, now), wanted);
  return sql`
    select id, start from ((${firstBy(old, { limit: most })}) union all (${firstBy(recent, { limit: most })})) as coming
    order by start, id limit ${limit} offset ${offset}`;
}

/** Rows `id, start` of the events by start that fulfil `wanted`. */
export function firstBy(wanted: SQL | undefined, { limit, offset = 0 }: Cut): SQL {
  return sql`
    select ${events.id} as id, ${events.start} as start from ${events} where ${wanted ?? sql`true`}
    order by ${events.start}, ${events.id} limit ${limit} offset ${offset}`;
}

function isLong(): SQL {
  return sql`${events.over} - ${events.start} > interval '36 hours'`;
}

/** A place in a list of events by start: everything after the event with this start (microseconds since 1970) and id. */
export function isAfter(place: string): SQL {
  const [micros = '0', id = '0'] = place.split('_');
  return sql`(${events.start}, ${events.id}) > (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id}::int)`;
}

/** The place of a row with `id` and `start`, to be given to `isAfter`. */
export function placeOf(row: SQL): SQL<string> {
  return sql`(extract(epoch from ${row}.start) * 1000000)::bigint::text || '_' || ${row}.id::text`;
}
