import { createHash } from 'node:crypto';
import { AppError } from '#contract/base/errors.ts';
import { recordAudit } from '../../platform/audit/record.ts';
import { media } from '../../db/tables/media.ts';
import type { AppContext } from '../../app-context.ts';
import { fileKindOf, fontEndings } from '../../platform/files/file-kind.ts';
import { largestFont } from '../../platform/fonts/inspect-font.ts';
import { inspectImage } from '../../platform/pictures/inspect-image.ts';
import { originalKey } from '../../platform/files/storage-keys.ts';
import { type MediaRow, toColumns, toMedia } from '../../platform/pictures/media-rows.ts';
import { recordCreated } from '../../resources/versions/record-version.ts';
import { lockHash, mediaDefinition } from './changing/media.resource.ts';
import { readMetadata } from './metadata/read-metadata.ts';
import { textsOfMetadata } from './metadata/texts-of-metadata.ts';
import { entriesWithFile } from './narrow-media.ts';
import { tooLarge } from './read-upload.ts';
import type { MediaChange } from '#contract/media/media.ts';

export interface Upload extends MediaChange {
  bytes: Uint8Array;
  /** The name that the client sent; the extension is replaced by that of the detected type. */
  fileName: string;
}

type StoreContext = Pick<AppContext, 'db' | 'files' | 'config' | 'clock'>;

/**
 * Stores a file in the library. Throws 413, 415 or 422 for a refused file and then leaves neither row nor file; 409 for
 * one that is there already, if duplicates are refused.
 */
export async function storeUpload(
  ctx: StoreContext,
  upload: Upload,
  { duplicates }: { duplicates?: 'refuse' | undefined } = {},
): Promise<MediaRow> {
  return (await store(ctx, upload, duplicates)).row;
}

/** The same; of a file that is there already, its entry. */
export function storeOnce(ctx: StoreContext, upload: Upload): Promise<{ row: MediaRow; isNew: boolean }> {
  return store(ctx, upload, 'use');
}

async function store(
  ctx: StoreContext,
  upload: Upload,
  duplicates: 'refuse' | 'use' | undefined,
): Promise<{ row: MediaRow; isNew: boolean }> {
  const facts = await inspectUpload(ctx, upload);
  // Slow for a large file, so not while the lock is held.
  const texts = { ...textsOfFile(upload, facts.kind), ...textsOf(upload) };
  return ctx.db.transaction(async (tx) => {
    await lockHash(tx, facts.hash);
    const existing = duplicates ? await entriesWithFile(tx, facts.hash) : [];
    const [first] = existing;
    if (first && duplicates === 'use') return { row: first, isNew: false };
    if (first) throw new AppError('conflict', 'file_exists', { details: { existing: existing.map(toMedia) } });
    const [row] = await tx
      .insert(media)
      .values({ ...texts, ...facts, createdAt: ctx.clock() })
      .returning();
    if (!row) throw new Error('The new media entry did not come back');
    await recordCreated(tx, mediaDefinition, row.id);
    await recordAudit(tx, { action: 'created', kind: 'media', id: row.id, title: row.fileName });
    await ctx.files.write(originalKey(facts.hash), upload.bytes);
    return { row, isNew: true };
  });
}

/** Detects type, size and dimensions of an upload; throws 413, 415 or 422 for a refused file. */
export async function inspectUpload({ config }: Pick<AppContext, 'config'>, { bytes, fileName }: Upload) {
  if (bytes.byteLength > config.upload.bytes) throw tooLarge(config.upload.bytes);
  const { kind, mime, ending } = await fileKindOf(bytes, fileName);
  if (fontEndings.includes(ending) && bytes.byteLength > largestFont) throw tooLarge(largestFont);
  const picture = kind === 'image' ? await inspectImage(bytes, { kind, mime, ending }, config.upload.pixels) : {};
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { ...picture, kind, mime, size: bytes.byteLength, hash, fileName: safeFileName(fileName, ending) };
}

/** The texts in the metadata of a picture, for those that were not sent with it. A decorative one gets no alternative text. */
function textsOfFile({ bytes, fileName, decorative }: Upload, kind: MediaRow['kind']) {
  if (kind !== 'image') return {};
  const { alt, ...others } = textsOfMetadata(readMetadata(bytes), fileName);
  return decorative ? others : { alt, ...others };
}

export function textsOf({ alt, caption, copyright, focal, decorative, tags }: Upload) {
  return toColumns(
    Object.fromEntries(
      Object.entries({ alt, caption, copyright, focal, decorative, tags }).filter(([, value]) => value !== undefined),
    ),
  );
}

const longest = 100;

/** The name without folders, control characters and URL syntax, with the extension of the real type. */
function safeFileName(name: string, ending: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const stem = last
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
    .replace(/([-._])[-._]+/g, '$1');
  const short = [...stem]
    .slice(0, longest)
    .join('')
    .replace(/^[-._]+|[-._]+$/g, '');
  // A bare number would look like a rendition’s address.
  const named = short === '' || /^\d+$/.test(short) ? ['datei', short].filter(Boolean).join('-') : short;
  return `${named}.${ending}`;
}
