import { eq } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import { record } from '../audit/record.ts';
import { media } from '../db/schema.ts';
import type { House, Transaction } from '../house.ts';
import { change } from '../page-cache/change.ts';
import { tags } from '../page-cache/tags.ts';
import { originalKey } from './keys.ts';
import type { MediaRow } from './media-rows.ts';
import { removeUnusedFiles } from './remove-unused-files.ts';
import { inspectUpload, lockHash, textsOf, type Upload } from './store-upload.ts';
import { lockMedia } from './used-in.ts';

/** So many addresses of earlier files lead on; the oldest are forgotten. */
const mostFormer = 50;

/**
 * Puts another file in the place of an entry’s. Texts and uses stay, every page that shows it is rendered anew, and the
 * addresses of the file before lead to this one. A picture can only be replaced by a picture.
 */
export async function replaceFile(
  house: Pick<House, 'db' | 'changes' | 'files' | 'config'>,
  id: number,
  upload: Upload,
): Promise<MediaRow> {
  const facts = await inspectUpload(house, upload);
  const { before, after } = await change(house, async (tx, changed) => {
    const row = await lockMedia(tx, id);
    if (!row) throw new AppError('not_found');
    refuseOtherKind(row, facts.kind);
    if (row.hash === facts.hash) return { before: row, after: row };
    await lockHash(tx, facts.hash);
    await house.files.write(originalKey(facts.hash), upload.bytes);
    const written = await writeRow(tx, row, { ...textsOf(upload), ...facts, fileName: renamed(row, facts.fileName) });
    changed.add(tags.media(id));
    const changes = [{ field: 'file', before: row.fileName, after: upload.fileName }];
    await record(tx, { action: 'changed', kind: 'media', id, title: written.fileName, changes });
    return { before: row, after: written };
  });
  if (before.hash !== after.hash) await removeUnusedFiles(house, before.hash);
  return after;
}

async function writeRow(tx: Transaction, row: MediaRow, facts: Partial<MediaRow> & { hash: string }) {
  const former = [row.hash, ...row.formerHashes].filter((hash) => hash !== facts.hash);
  const [after] = await tx
    .update(media)
    .set({ ...facts, formerHashes: [...new Set(former)].slice(0, mostFormer) })
    .where(eq(media.id, row.id))
    .returning();
  if (!after) throw new AppError('not_found');
  return after;
}

/** The name people know, with the ending of the new file. */
function renamed({ fileName }: MediaRow, uploaded: string): string {
  return fileName.replace(/\.[^.]*$/, '') + (/\.[^.]*$/.exec(uploaded)?.[0] ?? '');
}

function refuseOtherKind(row: MediaRow, kind: MediaRow['kind']): void {
  if (row.kind === kind) return;
  throw new AppError(
    'invalid',
    row.kind === 'image'
      ? {
          de: 'Ein Bild lässt sich nur durch ein Bild ersetzen.',
          en: 'A picture can only be replaced by a picture.',
        }
      : {
          de: 'Eine Datei zum Herunterladen lässt sich nicht durch ein Bild ersetzen.',
          en: 'A file for download cannot be replaced by a picture.',
        },
  );
}
