import { createHash } from 'node:crypto';
import { media } from '#server/db/tables/media.ts';
import type { AppContext } from '#server/app-context.ts';
import { originalKey } from '#server/platform/files/storage-keys.ts';
import type { MediaRow } from '#server/platform/pictures/media-rows.ts';
import { downloadDirectories, downloadFiles } from '#server/db/tables/press.ts';

type StoredDirectory = typeof downloadDirectories.$inferSelect;

/** A directory that became public yesterday, with these media in this order. */
export async function makeDirectory(
  ctx: AppContext,
  overrides: Partial<typeof downloadDirectories.$inferInsert> = {},
  mediaIds: number[] = [],
): Promise<StoredDirectory> {
  const [row] = await ctx.db
    .insert(downloadDirectories)
    .values({
      slug: { de: 'salome-presse', en: 'salome-press' },
      title: { de: 'Salome: Pressebilder', en: 'Salome: press pictures' },
      publishedAt: new Date(ctx.clock().getTime() - 86_400_000),
      ...overrides,
    })
    .returning();
  if (!row) throw new Error('The directory was not stored');
  const files = mediaIds.map((mediaId, position) => ({ directoryId: row.id, mediaId, position }));
  if (files.length > 0) await ctx.db.insert(downloadFiles).values(files);
  return row;
}

/** A medium with its original, whatever the bytes are. */
export async function storeMedium(
  ctx: AppContext,
  bytes: Uint8Array,
  overrides: Partial<typeof media.$inferInsert> = {},
): Promise<MediaRow> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  await ctx.files.write(originalKey(hash), bytes);
  const [row] = await ctx.db
    .insert(media)
    .values({ kind: 'file', fileName: 'text.pdf', mime: 'application/pdf', size: bytes.length, hash, ...overrides })
    .returning();
  if (!row) throw new Error('The medium was not stored');
  return row;
}
