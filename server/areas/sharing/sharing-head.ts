import type { HouseMark } from '#contract/settings/house.ts';
import type { AppContext } from '../../app-context.ts';
import { originalKey } from '../../platform/files/storage-keys.ts';
import type { MediaRow } from '../../platform/pictures/media-rows.ts';
import type { MarkSource } from '../../platform/pictures/open-mark.ts';

/** What a mark is drawn from; null if it is not set or its file is missing. */
export async function markSource(
  { files, config }: Pick<AppContext, 'files' | 'config'>,
  { svg }: HouseMark,
  picture: MediaRow | undefined,
): Promise<MarkSource | null> {
  if (svg !== '') return { svg };
  const bytes = picture ? await files.read(originalKey(picture.hash)) : null;
  return bytes && { bytes, maxPixels: config.upload.pixels };
}
