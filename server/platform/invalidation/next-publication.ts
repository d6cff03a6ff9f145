import { gt, min } from 'drizzle-orm';
import type { Changes } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { articles } from '../../db/tables/magazine.ts';
import { persons } from '../../db/tables/people.ts';
import { downloadDirectories } from '../../db/tables/press.ts';
import { events, festivals, productions, seasons } from '../../db/tables/programme.ts';
import { breakingNews, slides } from '../../db/tables/site.ts';
import { seasonSubscriptions } from '../../db/tables/subscriptions.ts';

/** Every table with rows that become public at a moment. */
export const publishedTables = [
  seasons,
  productions,
  events,
  festivals,
  persons,
  articles,
  seasonSubscriptions,
  downloadDirectories,
  slides,
  breakingNews,
];

/**
 * Returns the next moment after `now` at which an entry becomes public, null if none is planned. No response may be
 * cached beyond it. The moment is kept in memory until content changes; a failure is not kept.
 */
export function createNextPublication(db: Database, changes: Pick<Changes, 'onInvalidate'>) {
  let known: Promise<Date | null> | undefined;
  changes.onInvalidate(() => {
    known = undefined;
  });
  return async (now: Date): Promise<Date | null> => {
    const moment = await (known ?? read(now));
    return moment === null || moment > now ? moment : read(now);
  };

  function read(now: Date): Promise<Date | null> {
    const reading = readNext(db, now);
    known = reading;
    reading.catch(() => {
      if (known === reading) known = undefined;
    });
    return reading;
  }
}

async function readNext(db: Database, now: Date): Promise<Date | null> {
  let next: Date | null = null;
  for (const table of publishedTables) {
    const [row] = await db
      .select({ at: min(table.publicAt) })
      .from(table)
      .where(gt(table.publicAt, now));
    if (row?.at && (next === null || row.at < next)) next = row.at;
  }
  return next;
}
