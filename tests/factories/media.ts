import { media } from '#server/db/tables/media.ts';
import type { AppContext } from '#server/app-context.ts';
import type { MediaRow } from '#server/platform/pictures/media-rows.ts';

/** A picture’s row without its files, for tests that never open them. */
export async function makePicture(
  ctx: AppContext,
  overrides: Partial<typeof media.$inferInsert> = {},
): Promise<MediaRow> {
  const [row] = await ctx.db
    .insert(media)
    .values({
      kind: 'image',
      fileName: 'bild.jpg',
      mime: 'image/jpeg',
      size: 1000,
      hash: 'a'.repeat(64),
      width: 1600,
      height: 900,
      alt: { de: 'Ein Bild', en: 'A picture' },
      ...overrides,
    })
    .returning();
  if (!row) throw new Error('The picture was not stored');
  return row;
}
