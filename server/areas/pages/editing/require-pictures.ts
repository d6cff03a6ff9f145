import { inArray } from 'drizzle-orm';
import { AppError, type Problem } from '#contract/base/errors.ts';
import { media } from '../../../db/tables/media.ts';
import type { Transaction } from '../../../db/database.ts';
import type { PageChange } from './page-input.ts';

/** Throws 422 with the field of each picture that is not in the library. */
export async function requirePictures(
  tx: Transaction,
  { ogImageId, heroImageId }: Pick<PageChange, 'ogImageId' | 'heroImageId'>,
): Promise<void> {
  const wanted = { og_image: ogImageId, hero_image: heroImageId };
  const ids = Object.values(wanted).filter((id) => typeof id === 'number');
  if (ids.length === 0) return;
  const rows = await tx.select({ id: media.id, kind: media.kind }).from(media).where(inArray(media.id, ids));
  const issues = Object.entries(wanted).flatMap(([path, id]): Problem[] =>
    typeof id !== 'number' || rows.some((row) => row.id === id && row.kind === 'image')
      ? []
      : [{ path, message: { key: 'no_picture', params: { id } } }],
  );
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
}
