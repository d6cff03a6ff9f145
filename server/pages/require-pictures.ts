import { inArray } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import { media } from '../db/schema.ts';
import type { Transaction } from '../house.ts';
import type { PageChange } from './page-input.ts';

/** Refuses pictures that are not in the library, naming the field. */
export async function requirePictures(
  tx: Transaction,
  { ogImageId, heroImageId }: Pick<PageChange, 'ogImageId' | 'heroImageId'>,
): Promise<void> {
  const wanted = { og_image: ogImageId, hero_image: heroImageId };
  const ids = Object.values(wanted).filter((id) => typeof id === 'number');
  if (ids.length === 0) return;
  const rows = await tx.select({ id: media.id, kind: media.kind }).from(media).where(inArray(media.id, ids));
  const issues = Object.entries(wanted).flatMap(([path, id]) =>
    typeof id !== 'number' || rows.some((row) => row.id === id && row.kind === 'image')
      ? []
      : [{ path, message: `There is no picture ${id}` }],
  );
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
}
