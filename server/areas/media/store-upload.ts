import { createHash } from 'node:crypto';
import type { LocalizedText } from '#contract/base/localized.ts';
import { recordAudit } from '../../platform/audit/record.ts';
import { media } from '../../db/tables/media.ts';
import type { AppContext } from '../../app-context.ts';
import { fileKindOf } from '../../platform/files/file-kind.ts';
import { inspectImage } from '../../platform/pictures/inspect-image.ts';
import { originalKey } from '../../platform/files/storage-keys.ts';
import { type MediaRow, toColumns } from '../../platform/pictures/media-rows.ts';
import { recordCreated } from '../../resources/versions/with-versions.ts';
import { lockHash, mediaDefinition } from './media.resource.ts';
import { safeFileName } from '../../platform/files/safe-file-name.ts';
import { tooLarge } from './too-large.ts';

export interface Upload {
  bytes: Uint8Array;
  /** The name that the client sent; the extension is replaced by that of the detected type. */
  fileName: string;
  alt?: LocalizedText;
  caption?: LocalizedText;
  copyright?: LocalizedText;
  /** Percent from the top left corner. */
  focal?: { x: number; y: number };
  decorative?: boolean;
}

/** Stores a file in the library. Throws 413, 415 or 422 for a refused file and then leaves neither row nor file. */
export async function storeUpload(
  ctx: Pick<AppContext, 'db' | 'files' | 'config' | 'clock'>,
  upload: Upload,
): Promise<MediaRow> {
  const facts = await inspectUpload(ctx, upload);
  return ctx.db.transaction(async (tx) => {
    await lockHash(tx, facts.hash);
    const [row] = await tx
      .insert(media)
      .values({ ...textsOf(upload), ...facts, createdAt: ctx.clock() })
      .returning();
    if (!row) throw new Error('The new media entry did not come back');
    await recordCreated(tx, mediaDefinition, row.id);
    await recordAudit(tx, { action: 'created', kind: 'media', id: row.id, title: row.fileName });
    await ctx.files.write(originalKey(facts.hash), upload.bytes);
    return row;
  });
}

/** Detects type, size and dimensions of an upload; throws 413, 415 or 422 for a refused file. */
export async function inspectUpload({ config }: Pick<AppContext, 'config'>, { bytes, fileName }: Upload) {
  if (bytes.byteLength > config.upload.bytes) throw tooLarge(config.upload.bytes);
  const { kind, mime, ending } = await fileKindOf(bytes, fileName);
  const picture = kind === 'image' ? await inspectImage(bytes, { kind, mime, ending }, config.upload.pixels) : {};
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { ...picture, kind, mime, size: bytes.byteLength, hash, fileName: safeFileName(fileName, ending) };
}

/** The text columns of an upload. */
export function textsOf({ alt, caption, copyright, focal, decorative }: Upload) {
  return toColumns(
    Object.fromEntries(
      Object.entries({ alt, caption, copyright, focal, decorative }).filter(([, value]) => value !== undefined),
    ),
  );
}
