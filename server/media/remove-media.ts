import { eq } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import { media } from '../db/schema.ts';
import type { House } from '../house.ts';
import { change } from '../page-cache/change.ts';
import { tags } from '../page-cache/tags.ts';
import { allKeys } from './keys.ts';
import { lockHash } from './store-upload.ts';
import { lockMedia, mediaUsedIn } from './used-in.ts';

/** Removes an entry that nothing uses, and its files unless another entry has the same bytes. */
export async function removeMedia(house: Pick<House, 'db' | 'changes' | 'files'>, id: number): Promise<void> {
  const hash = await change(house, async (tx, changed) => {
    const row = await lockMedia(tx, id);
    if (!row) throw new AppError('not_found');
    const used = await mediaUsedIn(tx, id);
    if (used.length > 0) throw new AppError('conflict', undefined, { details: { used_in: used } });
    await tx.delete(media).where(eq(media.id, id));
    changed.add(tags.media(id));
    return row.hash;
  });
  await removeFiles(house, hash);
}

async function removeFiles({ db, files }: Pick<House, 'db' | 'files'>, hash: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockHash(tx, hash);
    const others = await tx.select({ id: media.id }).from(media).where(eq(media.hash, hash)).limit(1);
    if (others.length > 0) return;
    for (const key of allKeys(hash)) await files.remove(key);
  });
}
