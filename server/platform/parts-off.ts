import { type PartName, readPartsOff } from '#contract/settings/parts.ts';
import { isUnavailable } from '../db/is-unavailable.ts';
import { siteSettings } from '../db/tables/site.ts';
import type { Database } from '../db/database.ts';
import type { Changes } from '../app-context.ts';
import { keepUntilChanged } from './invalidation/keep-until-changed.ts';
import { tags } from './invalidation/tags.ts';

/**
 * Returns the parts that the settings switch off; kept in memory until the settings change. While the database cannot be
 * reached, what was read last holds: the ticket shop needs no database.
 */
export function createPartsOff(
  db: Database,
  changes: Pick<Changes, 'onInvalidate'>,
): () => Promise<readonly PartName[]> {
  const stored = keepUntilChanged(changes, { tag: tags.site, read: () => readStored(db) });
  let last: readonly PartName[] | undefined;
  return async () => {
    try {
      last = await stored();
      return last;
    } catch (error) {
      if (last === undefined || !isUnavailable(error)) throw error;
      return last;
    }
  };
}

async function readStored(db: Database): Promise<readonly PartName[]> {
  const [row] = await db.select().from(siteSettings);
  return readPartsOff(row?.value.parts_off);
}
