import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../../db/database.ts';
import type { StoragePlace } from '../../platform/files/stored-files.ts';
import { ContentRefused } from './content-refused.ts';
import { type ExportOptions, prepareExport, type PreparedExport } from './archive/prepare-export.ts';
import { archiveStream } from './archive/zip-stream.ts';

export interface Exported {
  records: number;
  files: number;
  /** Files of the media library that are missing. */
  missing: number;
}

interface ExportTarget extends ExportOptions {
  /** A `.zip` file, or the name of a new folder. */
  target: string;
  /** Write over what is there. */
  force?: boolean;
}

/** Writes all content of a house to an archive or a folder, completely or not at all. The server may run meanwhile. */
export async function exportContent(
  source: { db: Database; place: StoragePlace },
  { target, force = false, ...options }: ExportTarget,
): Promise<Exported> {
  if (!force && (await exists(target))) {
    throw new ContentRefused(`${target} is there already. With --force it is written over.`);
  }
  const prepared = await prepareExport(source, options);
  const draft = `${target}.part`;
  try {
    await rm(draft, { recursive: true, force: true });
    await (target.endsWith('.zip') ? writeArchive(prepared, draft) : writeFolder(prepared, draft));
    if (force) await rm(target, { recursive: true, force: true });
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  } finally {
    await prepared.end();
  }
  const { kinds, files, missing } = prepared.manifest;
  const records = kinds.reduce((sum, kind) => sum + kind.records, 0);
  return { records, files: files.length, missing: missing.length };
}

/** Drafts are not public: only the user who exports may read the file. */
async function writeArchive(prepared: PreparedExport, draft: string): Promise<void> {
  const file = await open(draft, 'w', 0o600);
  await pipeline(bytesOf(archiveStream(prepared)), file.createWriteStream({ flush: true }));
}

async function* bytesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reading = stream.getReader();
  for (let part = await reading.read(); !part.done; part = await reading.read()) yield part.value;
}

async function writeFolder({ entries }: PreparedExport, draft: string): Promise<void> {
  for (const { name, read } of entries) {
    const file = path.join(draft, ...name.split('/'));
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await pipeline(Readable.from(read()), createWriteStream(file, { mode: 0o600, flush: true }));
  }
}

function exists(target: string): Promise<boolean> {
  return stat(target).then(
    () => true,
    () => false,
  );
}
