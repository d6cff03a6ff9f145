import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, rename, rm, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeZip, predictLength } from 'client-zip';
import { z } from 'zod';
import { ContentRefused } from './content-refused.ts';
import {
  type ExportOptions,
  type ExportSource,
  prepareExport,
  type PreparedExport,
  type ExportEntry,
} from './archive/prepare-export.ts';
import { type Manifest, manifestFile, schemaFile } from './manifest.ts';
import { openSource } from './archive/open-source.ts';
import { readManifest } from './archive/verify-source.ts';

/** `missing`: files of the media library. */
export const exportedSchema = z.object({ records: z.number(), files: z.number(), missing: z.number() });
export type Exported = z.infer<typeof exportedSchema>;

interface ExportTarget extends ExportOptions {
  /** A `.zip` file, or the name of a new folder. */
  target: string;
  /** Replace an earlier export with this name; nothing else is removed. */
  force?: boolean;
}

/** Writes all content of a house to an archive or a folder, completely or not at all. The server may run meanwhile. */
export async function exportContent(
  source: ExportSource,
  { target, force = false, ...options }: ExportTarget,
): Promise<Exported> {
  await requireFree(target, force);
  const prepared = await prepareExport(source, options);
  const draft = `${target}.part`;
  try {
    await (target.endsWith('.zip') ? writeArchive(prepared, draft) : writeFolder(prepared, draft));
    if (force) await rm(target, { recursive: true, force: true });
    await rename(draft, target);
  } finally {
    await prepared.end();
  }
  const { kinds, files, missing } = prepared.manifest;
  const records = kinds.reduce((sum, kind) => sum + kind.records, 0);
  return { records, files: files.length, missing: missing.length };
}

async function requireFree(target: string, force: boolean): Promise<void> {
  if (existsSync(`${target}.part`)) {
    throw new ContentRefused(
      `${target}.part is there already: another export is writing it, or one was interrupted. Remove it, or choose another name.`,
    );
  }
  if (!existsSync(target)) return;
  if (!force) throw new ContentRefused(`${target} is there already. With --force an earlier export is written over.`);
  if (await isEarlierExport(target)) return;
  throw new ContentRefused(
    `${target} is not an export of the content, or holds other files as well; --force does not remove it. Choose another name.`,
  );
}

/** Drafts are not public: only the user who exports may read the file. */
async function writeArchive(prepared: PreparedExport, draft: string): Promise<void> {
  const file = await open(draft, 'wx', 0o600);
  await orRemove(draft, () => pipeline(bytesOf(archiveStream(prepared)), file.createWriteStream({ flush: true })));
}

async function* bytesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reading = stream.getReader();
  for (let part = await reading.read(); !part.done; part = await reading.read()) yield part.value;
}

async function writeFolder({ entries }: PreparedExport, draft: string): Promise<void> {
  await mkdir(path.dirname(draft), { recursive: true });
  await mkdir(draft, { mode: 0o700 });
  await orRemove(draft, async () => {
    for (const { name, read } of entries) {
      const file = path.join(draft, ...name.split('/'));
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await pipeline(Readable.from(read()), createWriteStream(file, { mode: 0o600, flush: true }));
    }
  });
}

/** Removes the draft that this export has begun if it cannot be completed. */
async function orRemove(draft: string, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** True for an archive or a folder that an export has written; a folder may hold nothing else. */
async function isEarlierExport(target: string): Promise<boolean> {
  const manifest = await manifestOf(target);
  if (!manifest) return false;
  if (!(await stat(target)).isDirectory()) return true;
  const known = new Set([
    ...[manifestFile, schemaFile, 'media'],
    ...manifest.kinds.map(({ file }) => file),
    ...manifest.files.map(({ path: name }) => name.normalize('NFC')),
  ]);
  const names = await readdir(target, { recursive: true });
  return names.every((name) => known.has(name.split(path.sep).join('/').normalize('NFC')));
}

async function manifestOf(target: string): Promise<Manifest | null> {
  try {
    const source = await openSource(target);
    return await readManifest(source).finally(() => source.close());
  } catch (error) {
    if (error instanceof ContentRefused) return null;
    throw error;
  }
}

/** Size in bytes of the archive of an export. */
export function archiveLength({ entries }: PreparedExport): number {
  return Number(predictLength(entries.map(({ name, size }) => ({ name, size }))));
}

/** The archive of an export, an uncompressed zip: one file is read after the other as the receiver consumes it. */
export function archiveStream({ entries, manifest }: PreparedExport): ReadableStream<Uint8Array> {
  const lastModified = new Date(manifest.created_at);
  function* inputs(): Generator<{ name: string; lastModified: Date; input: AsyncIterable<Uint8Array> }> {
    for (const { name, read } of entries satisfies ExportEntry[]) yield { name, lastModified, input: read() };
  }
  return makeZip(inputs());
}
