import { eq } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { MediaChange } from '#contract/media.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { record } from '../audit/record.ts';
import { media } from '../db/schema.ts';
import type { House } from '../house.ts';
import { change } from '../page-cache/change.ts';
import { tags } from '../page-cache/tags.ts';
import { type MediaRow, toColumns, toMedia, versionOf } from './media-rows.ts';
import { lockMedia } from './used-in.ts';

interface WantedChange extends MediaChange {
  /** That of the entry when it was read; without it the last one wins. */
  version?: string | undefined;
}

/** Changes texts and focal point; every page that shows the entry is rendered anew. */
export function changeMedia(
  house: Pick<House, 'db' | 'changes'>,
  id: number,
  { version, ...wanted }: WantedChange,
): Promise<MediaRow> {
  return change(house, async (tx, changed) => {
    const before = await lockMedia(tx, id);
    if (!before) throw new AppError('not_found');
    if (version !== undefined && version !== versionOf(before)) {
      throw new AppError('conflict', undefined, { details: { current: toMedia(before) } });
    }
    const columns = toColumns(wanted);
    if (Object.keys(columns).length === 0) return before;
    const [after] = await tx.update(media).set(columns).where(eq(media.id, id)).returning();
    if (!after) throw new AppError('not_found');
    changed.add(tags.media(id));
    const changes = changesBetween(toMedia(before), toMedia(after));
    await record(tx, { action: 'changed', kind: 'media', id, title: after.fileName, changes });
    return after;
  });
}
