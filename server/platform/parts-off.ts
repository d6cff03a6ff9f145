import { type PartName, readPartsOff } from '#contract/settings/parts.ts';
import { siteSettings } from '../db/tables/site.ts';
import type { Database } from '../db/database.ts';
import type { Changes } from '../app-context.ts';
import { staleIfError } from './invalidation/keep-until-changed.ts';
import { tags } from './invalidation/tags.ts';

/**
 * Returns the parts that the settings switch off; kept in memory until the settings change. While the database cannot be
 * reached, what was read last holds: the ticket shop needs no database.
 */
export function createPartsOff(
  db: Database,
  changes: Pick<Changes, 'onInvalidate'>,
): () => Promise<readonly PartName[]> {
  return staleIfError(changes, { isStaleBy: (tag) => tag === tags.site, read: () => readStored(db) }).read;
}

async function readStored(db: Database): Promise<readonly PartName[]> {
  const [row] = await db.select().from(siteSettings);
  return readPartsOff(row?.value.parts_off);
}
