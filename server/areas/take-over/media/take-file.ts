import path from 'node:path';
import { AppError } from '#contract/base/errors.ts';
import type { Localized } from '#contract/base/localized.ts';
import type { Message } from '#contract/base/messages.ts';
import { mediaTextLengths } from '#contract/media/media.ts';
import { beginningOf } from '#text/beginning-of.ts';
import type { AppContext } from '../../../app-context.ts';
import { NoAnswer } from '../../../platform/safe-fetch/request-foreign.ts';
import { readMedia, toMedia } from '../../../platform/pictures/media-rows.ts';
import { mediaDefinition } from '../../media/changing/media.resource.ts';
import { storeOnce, type Upload } from '../../media/store-upload.ts';
import type { SourceBackend } from '../foreign/source-backend.ts';
import { notesOf } from '../../upsert/plan-fields.ts';
import type { EntryRecords } from '../../upsert/entry-records.ts';
import { type Report, withReason } from '../writing/report.ts';
import { takeEntry } from '../writing/take-entry.ts';
import { decoded } from '#text/repair-escapes.ts';

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
  backend: SourceBackend;
  records: EntryRecords;
  report: Report;
}

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
  if (known && row) {
    const { address } = file;
    const entry = { kind: 'media', foreignId: address, title: row.fileName, address, values: { ...textsOf(file) } };
    if (!isPartial) await takeEntry(parts, { resource: mediaDefinition }, entry);
    return { id: known.ownId };
  }
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
  const { row, isNew } = await storeOnce(ctx, { bytes, fileName, ...texts });
  const fields = isNew ? notesOf({ ...texts }, { ...toMedia(row) }) : {};
  const outcome = isNew ? 'created' : 'present';
  const record = await ctx.db.transaction((tx) =>
    records.save(tx, { kind: 'media', foreignId: file.address, ownId: row.id, fields, isPending: false, outcome }),
  );
  records.remember(record);
  return row.id;
}

/** The texts that the other side has, as long as they may be here. */
function textsOf(file: ForeignFile): Pick<Upload, 'alt' | 'caption' | 'copyright' | 'focal'> {
  const texts = (['alt', 'caption', 'copyright'] as const).flatMap((name) => {
    const { de = '', en = '' } = file[name] ?? {};
    const short = (text: string) => beginningOf(text, mediaTextLengths[name]);
    return de !== '' || en !== '' ? [[name, { de: short(de), en: short(en) }] as const] : [];
  });
  return { ...Object.fromEntries(texts), ...(file.focal && { focal: file.focal }) };
}

function nameIn(address: string): string {
  const { pathname } = new URL(address);
  return decoded(path.posix.basename(pathname)) || 'datei';
}
