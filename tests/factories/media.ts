import { media } from '#server/db/schema.ts';
import type { House } from '#server/house.ts';
import type { MediaRow } from '#server/media/media-rows.ts';

/** A picture’s row without its files, for tests that never open them. */
export async function makePicture(house: House, overrides: Partial<typeof media.$inferInsert> = {}): Promise<MediaRow> {
  const [row] = await house.db
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
