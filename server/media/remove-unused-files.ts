import { eq } from 'drizzle-orm';
import { media } from '../db/schema.ts';
import type { House } from '../house.ts';
import { allKeys } from './keys.ts';
import { lockHash } from './store-upload.ts';

/** Removes the files of these bytes, unless an entry still has them. */
export async function removeUnusedFiles({ db, files }: Pick<House, 'db' | 'files'>, hash: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockHash(tx, hash);
    const others = await tx.select({ id: media.id }).from(media).where(eq(media.hash, hash)).limit(1);
    if (others.length > 0) return;
    for (const key of allKeys(hash)) await files.remove(key);
  });
}
