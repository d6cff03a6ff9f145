import { eq } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { Locale } from '#contract/locale.ts';
import { record } from '../audit/record.ts';
import { media } from '../db/schema.ts';
import type { House } from '../house.ts';
import { change } from '../page-cache/change.ts';
import { tags } from '../page-cache/tags.ts';
import { removeUnusedFiles } from './remove-unused-files.ts';
import { tellUses } from './tell-uses.ts';
import { lockMedia, mediaUsedIn, type UnnamedUse } from './used-in.ts';

/** Removes an entry that nothing uses, and its files unless another entry has the same bytes. */
export async function removeMedia(
  house: Pick<House, 'db' | 'changes' | 'files' | 'clock'>,
  id: number,
  locale: Locale,
): Promise<void> {
  const { used, hash } = await change(house, async (tx, changed): Promise<{ used: UnnamedUse[]; hash: string }> => {
    const row = await lockMedia(tx, id);
    if (!row) throw new AppError('not_found');
    const found = await mediaUsedIn(tx, id);
    if (found.length > 0) return { used: found, hash: row.hash };
    await tx.delete(media).where(eq(media.id, id));
    changed.add(tags.media(id));
    await record(tx, { action: 'removed', kind: 'media', id, title: row.fileName });
    return { used: [], hash: row.hash };
  });
  if (used.length > 0) {
    throw new AppError('conflict', undefined, { details: { used_in: await tellUses(house, used, locale) } });
  }
  await removeUnusedFiles(house, hash);
}
