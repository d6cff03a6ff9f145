import { eq } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import { recordAudit } from '../../platform/audit/record.ts';
import { media } from '../../db/tables/media.ts';
import type { AppContext } from '../../app-context.ts';
import { withInvalidation } from '../../platform/invalidation/with-invalidation.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { removeUnusedFiles } from './remove-unused-files.ts';
import { tellUses } from './tell-uses.ts';
import { lockMedia, mediaUsedIn, type UnnamedUse } from './used-in.ts';

/** Removes an entry without uses, and its files unless another entry has the same bytes. */
export async function removeMedia(
  ctx: Pick<AppContext, 'db' | 'changes' | 'files' | 'clock'>,
  id: number,
  locale: Locale,
): Promise<void> {
  const { used, hash } = await withInvalidation(
    ctx,
    async (tx, changed): Promise<{ used: UnnamedUse[]; hash: string }> => {
      const row = await lockMedia(tx, id);
      if (!row) throw new AppError('not_found');
      const found = await mediaUsedIn(tx, id);
      if (found.length > 0) return { used: found, hash: row.hash };
      await tx.delete(media).where(eq(media.id, id));
      changed.add(tags.media(id));
      await recordAudit(tx, { action: 'removed', kind: 'media', id, title: row.fileName });
      return { used: [], hash: row.hash };
    },
  );
  if (used.length > 0) {
    throw new AppError('conflict', undefined, {
      details: { used_in: await tellUses({ db: ctx.db, now: ctx.clock(), locale }, used) },
    });
  }
  await removeUnusedFiles(ctx, hash);
}
