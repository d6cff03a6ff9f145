import { eq } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import { ownFileUse } from '#contract/fields/own-file.ts';
import { recordAudit } from '../../platform/audit/record.ts';
import { media } from '../../db/tables/media.ts';
import type { Transaction } from '../../db/database.ts';
import type { AppContext } from '../../app-context.ts';
import { withInvalidation } from '../../platform/invalidation/with-invalidation.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { makeFaceApart } from '../../platform/fonts/make-face.ts';
import { originalKey } from '../../platform/files/storage-keys.ts';
import type { MediaRow } from '../../platform/pictures/media-rows.ts';
import { withVersions } from '../../resources/versions/record-version.ts';
import { lockHash, mediaDefinition, removeUnusedFiles } from './changing/media.resource.ts';
import { inspectUpload, textsOf, type Upload } from './store-upload.ts';
import { lockMedia, usesByHouse } from './uses/used-in.ts';

/** Maximum number of former addresses that redirect; older ones return 404. */
const maxFormer = 50;

/**
 * Replaces the file of an entry. Texts and uses stay, all pages that show it are invalidated, and former addresses
 * redirect to the new file. A picture can only be replaced by a picture, a film by a film.
 */
export async function replaceFile(
  ctx: Pick<AppContext, 'db' | 'changes' | 'files' | 'config'>,
  id: number,
  upload: Upload,
): Promise<MediaRow> {
  const facts = await inspectUpload(ctx, upload);
  await refuseUnusableFont(ctx, id, upload);
  const { before, after } = await withInvalidation(ctx, async (tx, changed) => {
    const row = await lockMedia(tx, id);
    if (!row) throw new AppError('not_found');
    refuseOtherKind(row, facts);
    if (row.hash === facts.hash) return { before: row, after: row };
    await lockHash(tx, facts.hash);
    await ctx.files.write(originalKey(facts.hash), upload.bytes);
    const values = { ...textsOf(upload), ...facts, fileName: renamed(row, facts.fileName) };
    const written = await withVersions(tx, { resource: mediaDefinition, ids: [id] }, () => writeRow(tx, row, values));
    changed.add(tags.media(id));
    const changes = [{ field: 'file', before: row.fileName, after: upload.fileName }];
    await recordAudit(tx, { action: 'changed', kind: 'media', id, title: written.fileName, changes });
    return { before: row, after: written };
  });
  if (before.hash !== after.hash) await removeUnusedFiles(ctx, before);
  return after;
}

/** The typeface of the house must not get lost. */
async function refuseUnusableFont({ db }: Pick<AppContext, 'db'>, id: number, { bytes }: Upload): Promise<void> {
  const uses = await usesByHouse(db);
  if (!uses.some((use) => use.id === id && use.as === 'typeface')) return;
  const made = await makeFaceApart({ file: bytes, weight: 400 });
  if ('refused' in made) throw new AppError('invalid', made.refused);
}

async function writeRow(tx: Transaction, row: MediaRow, facts: Partial<MediaRow> & { hash: string }) {
  const former = [row.hash, ...row.formerHashes].filter((hash) => hash !== facts.hash);
  const [after] = await tx
    .update(media)
    .set({ ...facts, formerHashes: [...new Set(former)].slice(0, maxFormer) })
    .where(eq(media.id, row.id))
    .returning();
  if (!after) throw new AppError('not_found');
  return after;
}

/** The existing name with the extension of the new file. */
function renamed({ fileName }: MediaRow, uploaded: string): string {
  return fileName.replace(/\.[^.]*$/, '') + (/\.[^.]*$/.exec(uploaded)?.[0] ?? '');
}

function refuseOtherKind(row: MediaRow, { kind, fileName }: Pick<MediaRow, 'kind' | 'fileName'>): void {
  if (row.kind !== kind)
    throw new AppError('invalid', row.kind === 'image' ? 'picture_only_by_picture' : 'file_only_by_file');
  const use = ownFileUse(row.fileName);
  // Pages play it.
  if (use && use !== ownFileUse(fileName)) throw new AppError('invalid', 'film_only_by_film');
}
