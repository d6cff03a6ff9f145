import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { LocalizedText } from '#contract/localized.ts';
import { media } from '../db/schema.ts';
import type { House, Transaction } from '../house.ts';
import { fileKindOf } from './file-kind.ts';
import { inspectImage } from './inspect-image.ts';
import { originalKey } from './keys.ts';
import { type MediaRow, toColumns } from './media-rows.ts';
import { safeFileName } from './safe-file-name.ts';

export interface Upload {
  bytes: Uint8Array;
  /** As the sender called it; the ending is replaced by the one of the real type. */
  fileName: string;
  alt?: LocalizedText;
  caption?: LocalizedText;
  copyright?: LocalizedText;
  /** Percent from the top left. */
  focal?: { x: number; y: number };
  decorative?: boolean;
}

/** Takes a file into the library. Throws 413, 415 or 422 for what is not accepted; nothing is left behind then. */
export async function storeUpload(
  house: Pick<House, 'db' | 'files' | 'config' | 'clock'>,
  upload: Upload,
): Promise<MediaRow> {
  const { bytes, fileName, alt, caption, copyright, focal, decorative } = upload;
  if (bytes.byteLength > house.config.upload.bytes) throw new AppError('payload_too_large');
  const kind = await fileKindOf(bytes, fileName);
  const facts = kind.kind === 'image' ? await inspectImage(bytes, kind, house.config.upload.pixels) : {};
  const hash = createHash('sha256').update(bytes).digest('hex');
  const texts = toColumns(
    Object.fromEntries(
      Object.entries({ alt, caption, copyright, focal, decorative }).filter(([, value]) => value !== undefined),
    ),
  );
  return house.db.transaction(async (tx) => {
    await lockHash(tx, hash);
    const [row] = await tx
      .insert(media)
      .values({
        ...texts,
        ...facts,
        kind: kind.kind,
        fileName: safeFileName(fileName, kind.ending),
        mime: kind.mime,
        size: bytes.byteLength,
        hash,
        createdAt: house.clock(),
      })
      .returning();
    if (!row) throw new Error('The new media entry did not come back');
    await house.files.write(originalKey(hash), bytes);
    return row;
  });
}

/** Entries with the same bytes share files: taking one in and removing the other must not happen at once. */
export async function lockHash(tx: Transaction, hash: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`media ${hash}`}, 0))`);
}
