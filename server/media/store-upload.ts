import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { LocalizedText } from '#contract/localized.ts';
import { record } from '../audit/record.ts';
import { media } from '../db/schema.ts';
import type { House, Transaction } from '../house.ts';
import { fileKindOf } from './file-kind.ts';
import { inspectImage } from './inspect-image.ts';
import { originalKey } from './keys.ts';
import { type MediaRow, toColumns } from './media-rows.ts';
import { safeFileName } from './safe-file-name.ts';
import { tooLarge } from './too-large.ts';

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
  const facts = await inspectUpload(house, upload);
  return house.db.transaction(async (tx) => {
    await lockHash(tx, facts.hash);
    const [row] = await tx
      .insert(media)
      .values({ ...textsOf(upload), ...facts, createdAt: house.clock() })
      .returning();
    if (!row) throw new Error('The new media entry did not come back');
    await record(tx, { action: 'created', kind: 'media', id: row.id, title: row.fileName });
    await house.files.write(originalKey(facts.hash), upload.bytes);
    return row;
  });
}

/** What the bytes of an upload are; throws 413, 415 or 422 for what is not accepted. */
export async function inspectUpload({ config }: Pick<House, 'config'>, { bytes, fileName }: Upload) {
  if (bytes.byteLength > config.upload.bytes) throw tooLarge(config.upload.bytes);
  const { kind, mime, ending } = await fileKindOf(bytes, fileName);
  const picture = kind === 'image' ? await inspectImage(bytes, { kind, mime, ending }, config.upload.pixels) : {};
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { ...picture, kind, mime, size: bytes.byteLength, hash, fileName: safeFileName(fileName, ending) };
}

/** Columns of the texts that came along. */
export function textsOf({ alt, caption, copyright, focal, decorative }: Upload) {
  return toColumns(
    Object.fromEntries(
      Object.entries({ alt, caption, copyright, focal, decorative }).filter(([, value]) => value !== undefined),
    ),
  );
}

/** Entries with the same bytes share files: taking one in and removing the other must not happen at once. */
export async function lockHash(tx: Transaction, hash: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`media ${hash}`}, 0))`);
}
