import { eq } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import { recordAudit } from '../../platform/audit/record.ts';
import { media } from '../../db/tables/media.ts';
import type { AppContext } from '../../app-context.ts';
import { withInvalidation } from '../../platform/invalidation/with-invalidation.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { putIntoBin } from '../../resources/bin/put-into-bin.ts';
import { readOne } from '../../resources/read-stored.ts';
import { mediaDefinition } from './changing/media.resource.ts';
import { tellUses } from './uses/tell-uses.ts';
import { lockMedia, mediaUsedIn, type UnnamedUse } from './uses/used-in.ts';

/** Moves an entry without uses into the bin; its file is not served any more and stays on disk until the bin is emptied. */
export async function removeMedia(
  ctx: Pick<AppContext, 'db' | 'changes' | 'clock'>,
  id: number,
  locale: Locale,
): Promise<void> {
  const used = await withInvalidation(ctx, async (tx, changed): Promise<UnnamedUse[]> => {
    const row = await lockMedia(tx, id);
    if (!row) throw new AppError('not_found');
    const found = await mediaUsedIn(tx, id);
    if (found.length > 0) return found;
    await putIntoBin(tx, { resource: mediaDefinition, before: await readOne(tx, mediaDefinition, id) });
    await tx.delete(media).where(eq(media.id, id));
    changed.add(tags.media(id));
    await recordAudit(tx, { action: 'removed', kind: 'media', id, title: row.fileName });
    return [];
  });
  if (used.length > 0) {
    throw new AppError('conflict', undefined, {
      details: { used_in: await tellUses({ db: ctx.db, now: ctx.clock(), locale }, used) },
    });
  }
}
