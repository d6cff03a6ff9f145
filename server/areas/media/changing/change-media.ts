import { eq } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import type { MediaChange } from '#contract/media/media.ts';
import { changesBetween } from '../../../platform/audit/changes-between.ts';
import { recordAudit } from '../../../platform/audit/record.ts';
import { media } from '../../../db/tables/media.ts';
import type { AppContext } from '../../../app-context.ts';
import type { ChangeContext } from '../../../request-context.ts';
import { withInvalidation } from '../../../platform/invalidation/with-invalidation.ts';
import { tags } from '../../../platform/invalidation/tags.ts';
import { type MediaRow, toColumns, toMedia, versionOf } from '../../../platform/pictures/media-rows.ts';
import { withVersions } from '../../../resources/versions/record-version.ts';
import { mediaDefinition } from './media.resource.ts';
import { lockMedia } from '../uses/used-in.ts';
import type { BodyOf } from '#contract/base/endpoint.ts';
import type { mediaApi } from '#contract/api.ts';

/** Changes texts and focal point, and invalidates all pages that show the entry. */
export function changeMedia(
  ctx: Pick<AppContext, 'db' | 'changes'>,
  id: number,
  { version, ...wanted }: BodyOf<typeof mediaApi.change>,
): Promise<MediaRow> {
  return withInvalidation(ctx, async (tx, changed) => {
    const before = await lockMedia(tx, id);
    if (!before) throw new AppError('not_found');
    if (version !== undefined && version !== versionOf(before)) {
      throw new AppError('conflict', undefined, { details: { current: toMedia(before) } });
    }
    return updateRecordIn({ db: tx, changed }, { before, wanted });
  });
}

/** The same for an entry as the transaction has locked it. */
export async function updateRecordIn(
  { db: tx, changed }: Pick<ChangeContext, 'db' | 'changed'>,
  { before, wanted }: { before: MediaRow; wanted: MediaChange },
): Promise<MediaRow> {
  const { id } = before;
  const columns = toColumns(wanted);
  if (Object.keys(columns).length === 0) return before;
  const [after] = await withVersions(tx, { resource: mediaDefinition, ids: [id] }, () =>
    tx.update(media).set(columns).where(eq(media.id, id)).returning(),
  );
  if (!after) throw new AppError('not_found');
  changed.add(tags.media(id));
  const changes = changesBetween(toMedia(before), toMedia(after));
  await recordAudit(tx, { action: 'changed', kind: 'media', id, title: after.fileName, changes });
  return after;
}
