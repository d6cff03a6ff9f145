import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { media } from '../../../db/tables/media.ts';
import type { Transaction } from '../../../db/database.ts';
import type { MediaRow } from '../../../platform/pictures/media-rows.ts';

/** Most entries that an answer names. */
const maxNamed = 20;

/** The entries with this file, oldest first: the oldest is probably the one in use. */
export function entriesWithFile(tx: Transaction, hash: string): Promise<MediaRow[]> {
  return tx.select().from(media).where(eq(media.hash, hash)).orderBy(asc(media.id)).limit(maxNamed);
}

/** Another entry has the same file. */
export function hasDuplicate(): SQL {
  return sql`${media.hash} in (select ${media.hash} from ${media} group by ${media.hash} having count(*) > 1)`;
}
