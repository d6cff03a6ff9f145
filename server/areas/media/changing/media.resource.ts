import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { mediaResource } from '#contract/resources/media-resource.ts';
import type { AppContext } from '../../../app-context.ts';
import type { Transaction } from '../../../db/database.ts';
import { binEntries } from '../../../db/tables/audit.ts';
import { media } from '../../../db/tables/media.ts';
import { allKeys } from '../../../platform/files/storage-keys.ts';
import { tags } from '../../../platform/invalidation/tags.ts';
import { type MediaRow, toColumns, toMedia } from '../../../platform/pictures/media-rows.ts';
import { defineResource } from '../../../resources/definition/resource.ts';
import { foldTexts } from '../../../resources/definition/searched-text.ts';

const keptSchema = z.object({ hash: z.string(), width: z.number().nullable() });

/** Entries of the library, for versions and the bin. Their file stays on disk while they are in the bin. */
export const mediaDefinition = defineResource({
  contract: mediaResource,
  table: media,
  kind: 'media',
  searched: foldTexts(media.fileName),
  draft: {},
  form: {
    toState: (row) => ({ ...toMedia(row), file: describeFile(row) }),
    toColumns: ({ file: _file, ...texts }) => toColumns(texts),
  },
  check: ({ file }, { before }) =>
    before && file !== undefined && file !== before.state.file ? [{ path: 'file', message: 'file_replaced' }] : [],
  keptColumns: [
    'kind',
    'fileName',
    'mime',
    'size',
    'hash',
    'formerHashes',
    'width',
    'height',
    'placeholder',
    'brightness',
    'createdAt',
  ],
  afterRemoval: (ctx, columns) => removeUnusedFiles(ctx, keptSchema.parse(columns)),
  tags: ({ before, after }) => [tags.media((after ?? before)?.id ?? 0)],
});

/** `plakat.jpg, 1240 × 700, 345 KB (3f2a1b9c04de)`: two files of one name differ by the start of their hash. */
function describeFile({ fileName, width, height, size, hash }: MediaRow): string {
  const dimensions = width === null || height === null ? [] : [`${width} × ${height}`];
  return `${[fileName, ...dimensions, `${Math.ceil(size / 1024)} KB`].join(', ')} (${hash.slice(0, 12)})`;
}

/** Removes an upload and its renditions, unless an entry of the library or of the bin still uses them. */
export async function removeUnusedFiles(
  { db, files }: Pick<AppContext, 'db' | 'files'>,
  { hash, width }: Pick<MediaRow, 'hash' | 'width'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockHash(tx, hash);
    const inBin = and(eq(binEntries.resource, 'media'), sql`${binEntries.columns}->>'hash' = ${hash}`);
    // In one statement: between two an entry may come back from the bin.
    const used = await tx
      .select({ id: media.id })
      .from(media)
      .where(eq(media.hash, hash))
      .unionAll(tx.select({ id: binEntries.id }).from(binEntries).where(inBin))
      .limit(1);
    if (used.length > 0) return;
    for (const key of allKeys({ hash, width })) await files.remove(key);
  });
}

/** Entries with the same bytes share files. The lock prevents that one is added while the other is removed. */
export async function lockHash(tx: Transaction, hash: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`media ${hash}`}, 0))`);
}
