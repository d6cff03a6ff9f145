import { and, eq, gt, isNull, or, type SQL } from 'drizzle-orm';
import type { breakingNews, slides } from '../../db/tables/site.ts';

/** Online and not ended yet; the start is checked by `isDue`. */
export function notOver(table: typeof slides | typeof breakingNews, now: Date): SQL | undefined {
  return and(eq(table.isOnline, true), or(isNull(table.endsAt), gt(table.endsAt, now)));
}

/** True if the start has passed. Adds start and end to `expiresAt`, because the list changes then. */
export function isDue(times: { startsAt: Date | null; endsAt: Date | null }, now: Date, expiresAt: Set<Date>): boolean {
  if (times.startsAt) expiresAt.add(times.startsAt);
  if (times.endsAt) expiresAt.add(times.endsAt);
  return times.startsAt === null || times.startsAt <= now;
}
