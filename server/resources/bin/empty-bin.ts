import { and, eq, inArray, lt, or, sql } from 'drizzle-orm';
import { binEntries, recordVersions } from '../../db/tables/audit.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { AppContext } from '../../app-context.ts';
import type { Resource } from '../definition/resource.ts';

const day = 86_400_000;
/** Days for which a deleted record stays in the bin. */
export const binDays = 30;
/** Maximum number of entries, whatever their age. */
const maxEntries = 20_000;

/** Deletes what has been in the bin for 30 days, and the oldest entries above the maximum, with all versions. */
export async function emptyBin(
  ctx: Pick<AppContext, 'db' | 'files'>,
  { resources, now, max = maxEntries }: { resources: readonly Resource[]; now: Date; max?: number },
): Promise<void> {
  const { db } = ctx;
  const before = new Date(now.getTime() - binDays * day);
  const surplus = sql`(select id from ${binEntries} order by id desc offset ${max})`;
  const expired = await db
    .select({ id: binEntries.id })
    .from(binEntries)
    .where(or(lt(binEntries.deletedAt, before), inArray(binEntries.id, surplus)));
  for (const { id } of expired) {
    const gone = await db.transaction((tx) => removeForGood(tx, id));
    if (gone) await removeFiles(ctx, { resources, gone });
  }
}

/** Deletes one entry and the versions of its record; returns the entry, or undefined if somebody was faster. */
export async function removeForGood(db: Database | Transaction, id: number) {
  const [gone] = await db.delete(binEntries).where(eq(binEntries.id, id)).returning();
  if (gone)
    await db
      .delete(recordVersions)
      .where(and(eq(recordVersions.resource, gone.resource), eq(recordVersions.objectId, gone.objectId)));
  return gone;
}

/** Deletes the files of an entry that was deleted for good. */
export async function removeFiles(
  ctx: Pick<AppContext, 'db' | 'files'>,
  {
    resources,
    gone,
  }: { resources: readonly Resource[]; gone: Pick<typeof binEntries.$inferSelect, 'resource' | 'columns'> },
): Promise<void> {
  await resources.find(({ contract }) => contract.name === gone.resource)?.afterRemoval?.(ctx, gone.columns);
}
