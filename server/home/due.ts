import { and, eq, gt, isNull, or, type SQL } from 'drizzle-orm';
import type { breakingNews, slides } from './schema.ts';

/** Online and not over yet; whether it has begun, `isDue` tells. */
export function notOver(table: typeof slides | typeof breakingNews, now: Date): SQL | undefined {
  return and(eq(table.isOnline, true), or(isNull(table.endsAt), gt(table.endsAt, now)));
}

/** Has begun; notes in `until` the moments at which what is due becomes something else. */
export function isDue(times: { startsAt: Date | null; endsAt: Date | null }, now: Date, until: Set<Date>): boolean {
  if (times.startsAt) until.add(times.startsAt);
  if (times.endsAt) until.add(times.endsAt);
  return times.startsAt === null || times.startsAt <= now;
}
