import { eq } from 'drizzle-orm';
import { media } from '../../db/tables/media.ts';
import type { AppContext } from '../../app-context.ts';
import { allKeys } from '../../platform/files/storage-keys.ts';
import { lockHash } from './store-upload.ts';

/** Removes the files with this hash, unless an entry still uses them. */
export async function removeUnusedFiles({ db, files }: Pick<AppContext, 'db' | 'files'>, hash: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockHash(tx, hash);
    const others = await tx.select({ id: media.id }).from(media).where(eq(media.hash, hash)).limit(1);
    if (others.length > 0) return;
    for (const key of allKeys(hash)) await files.remove(key);
  });
}
