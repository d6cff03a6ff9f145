import path from 'node:path';
import { z } from 'zod';
import { AppError } from '#contract/base/errors.ts';
import type { Localized } from '#contract/base/localized.ts';
import type { Message } from '#contract/base/messages.ts';
import { mediaTextLengths } from '#contract/media/media.ts';
import { beginningOf } from '#text/beginning-of.ts';
import type { AppContext } from '../../../app-context.ts';
import { NoAnswer } from '../../../platform/foreign/request-foreign.ts';
import { readMedia, toMedia } from '../../../platform/pictures/media-rows.ts';
import { changeWithin, write } from '../../../resources/write-stored.ts';
import { mediaDefinition } from '../../media/changing/media.resource.ts';
import { storeUpload, type Upload } from '../../media/store-upload.ts';
import type { ForeignBackend } from '../foreign/foreign-backend.ts';
import { notesOf, planFields } from '../writing/plan-fields.ts';
import type { Records, TakenRecord } from '../writing/records.ts';
import type { Report } from '../writing/report.ts';
import { withReason } from '../writing/with-reason.ts';

/** A file of the other side. */
export interface ForeignFile {
  /** Its address, with or without the origin. */
  address: string;
  fileName?: string;
  alt?: Localized<string>;
  caption?: Localized<string>;
  copyright?: Localized<string>;
  focal?: { x: number; y: number };
}

/** Where a file is used: for the report. */
export interface FileUse {
  kind: string;
  title: string;
  address: string;
  field: string;
  /** True: texts in one language could not be read, so that those that are here stay. */
  isPartial?: boolean;
}

/** Takes a file into the library: its id there, or null if that fails, which is reported. */
export type TakeFile = (file: ForeignFile, use: FileUse) => Promise<number | null>;

interface Parts {
  ctx: Pick<AppContext, 'db' | 'changes' | 'files' | 'config' | 'clock'>;
  backend: ForeignBackend;
  records: Records;
  report: Report;
}

const existingSchema = z.object({ existing: z.array(z.object({ id: z.int() })) });

/** A file is downloaded once; one that the library has already, by its content, is used. */
export function createTakeFile(parts: Parts): TakeFile {
  /** What this run did with an address; a file that failed is not requested again for each place. */
  const done = new Map<string, Promise<{ id: number } | { reason: Message }>>();
  return async (file, use) => {
    const { origin } = parts.backend;
    const { kind, title, address, field } = use;
    const lost = (message: Message) =>
      parts.report.add({ finding: 'unreadable', kind, title, address, field, message }).then(() => null);
    if (file.address.trim() === '' || !URL.canParse(file.address, origin))
      return lost(withReason('take_over_file', 'take_over_wrong_address', file.address));
    const url = new URL(file.address, origin);
    url.hash = '';
    const taken = done.get(url.href) ?? takeOnce(parts, { ...file, address: url.href }, use);
    done.set(url.href, taken);
    const result = await taken;
    return 'id' in result ? result.id : lost(withReason('take_over_file', result.reason, url.href));
  };
}

async function takeOnce(
  parts: Parts,
  file: ForeignFile,
  { isPartial = false }: FileUse,
): Promise<{ id: number } | { reason: Message }> {
  const { ctx, records } = parts;
  const known = records.get('media', file.address);
  const row = known && (await readMedia(ctx.db, known.ownId));
  if (known && row) return { id: isPartial ? known.ownId : await updateTexts(parts, { file, known }) };
  try {
    return { id: await download(parts, file) };
  } catch (error) {
    if (error instanceof NoAnswer) return { reason: error.reason };
    if (error instanceof AppError) return { reason: error.sentence };
    throw error;
  }
}

async function download({ ctx, backend, records }: Parts, file: ForeignFile): Promise<number> {
  const bytes = await backend.file(file.address, ctx.config.upload.bytes);
  const texts = textsOf(file);
  const fileName = file.fileName ?? nameIn(file.address);
  const stored = await storeUpload(ctx, { bytes, fileName, ...texts }, { duplicates: 'refuse' }).catch(
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'conflict')
        return existingSchema.parse(error.details).existing[0];
      throw error;
    },
  );
  if (!stored) throw new AppError('conflict');
  const row = await readMedia(ctx.db, stored.id);
  if (!row) throw new AppError('not_found');
  const isOurs = 'hash' in stored;
  const fields = isOurs ? notesOf({ ...texts }, { ...toMedia(row) }) : {};
  const outcome = isOurs ? 'created' : 'present';
  const record = await ctx.db.transaction((tx) =>
    records.save(tx, { kind: 'media', foreignId: file.address, ownId: stored.id, fields, isPending: false, outcome }),
  );
  records.remember(record);
  return stored.id;
}

/** Texts that changed there and not here. */
async function updateTexts(
  { ctx, records, report }: Parts,
  { file, known }: { file: ForeignFile; known: TakenRecord },
): Promise<number> {
  const isNew = records.isDone('media', file.address);
  const { record, kept, title } = await write(ctx, async (tx, changed) => {
    const row = await readMedia(tx, known.ownId);
    if (!row) throw new AppError('not_found');
    const { fields } = mediaDefinition.contract;
    const plan = planFields({ fields, sent: { ...textsOf(file) }, stored: { ...toMedia(row) }, noted: known.fields });
    const { before, after } = await changeWithin(
      { db: tx, changed },
      { resource: mediaDefinition, id: known.ownId, fill: () => plan.write },
    );
    const hasChanged = before.state.version !== after.state.version;
    const saved = await records.save(tx, {
      ...{ kind: 'media', foreignId: file.address, ownId: known.ownId, isPending: false },
      fields: { ...plan.notes, ...notesOf(plan.write, after.state) },
      outcome: isNew ? known.outcome : hasChanged ? 'changed' : plan.kept.length > 0 ? 'kept' : 'unchanged',
    });
    return { record: saved, kept: plan.kept, title: row.fileName };
  });
  records.remember(record);
  for (const field of kept)
    await report.add({
      ...{ finding: 'kept', kind: 'media', title, ownId: known.ownId, address: file.address, field },
      message: 'take_over_kept',
    });
  return known.ownId;
}

/** The texts that the other side has, as long as they may be here. */
function textsOf({
  alt,
  caption,
  copyright,
  focal,
}: ForeignFile): Pick<Upload, 'alt' | 'caption' | 'copyright' | 'focal'> {
  const short = (text: Localized<string> | undefined, maximum: number) =>
    text && (text.de !== '' || text.en !== '')
      ? { de: beginningOf(text.de, maximum), en: beginningOf(text.en, maximum) }
      : undefined;
  const texts = [
    short(alt, mediaTextLengths.alt),
    short(caption, mediaTextLengths.caption),
    short(copyright, mediaTextLengths.copyright),
  ] as const;
  return {
    ...(texts[0] && { alt: texts[0] }),
    ...(texts[1] && { caption: texts[1] }),
    ...(texts[2] && { copyright: texts[2] }),
    ...(focal && { focal }),
  };
}

function nameIn(address: string): string {
  const { pathname } = new URL(address);
  try {
    return decodeURIComponent(path.posix.basename(pathname)) || 'datei';
  } catch (error) {
    if (error instanceof URIError) return 'datei';
    throw error;
  }
}
