import { createReadStream } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { ContentRefused } from '../content-refused.ts';
import { manifestFile } from '../manifest.ts';
import { contentStart, readZipDirectory } from './zip-directory.ts';

/** An export to be read: an archive or a folder. */
export interface ContentSource {
  /** The bytes of a file; null if there is none. Reading it may fail, with a broken archive. */
  read(name: string): Promise<Readable | null>;
  close(): Promise<void>;
}

/** Opens an archive or a folder; throws `ContentRefused` if it is none. */
export async function openSource(source: string): Promise<ContentSource> {
  const found = await stat(source).catch(() => null);
  if (!found) throw new ContentRefused(`${source} does not exist.`);
  return found.isDirectory() ? openFolder(source) : openArchive(source);
}

function openFolder(folder: string): ContentSource {
  return {
    async read(name) {
      const file = path.join(folder, ...name.split('/'));
      const found = await stat(file).catch(() => null);
      return found?.isFile() ? createReadStream(file) : null;
    },
    async close() {},
  };
}

async function openArchive(source: string): Promise<ContentSource> {
  const file = await open(source);
  const entries = await readZipDirectory(file);
  const manifest = entries?.find(({ name }) => name === manifestFile || name.endsWith(`/${manifestFile}`));
  if (!entries || !manifest) {
    await file.close();
    throw new ContentRefused(
      entries ? `${source} has no ${manifestFile}: it is no export.` : `${source} is no zip archive, or not whole.`,
    );
  }
  // A folder that was packed again by hand has its name before every path.
  const prefix = manifest.name.slice(0, -manifestFile.length);
  const byName = new Map(entries.map((entry) => [entry.name.normalize('NFC'), entry]));
  return {
    async read(name) {
      const entry = byName.get(`${prefix}${name}`.normalize('NFC'));
      const start = entry && (await contentStart(file, entry));
      if (!entry || start === undefined || start === null) return null;
      if (entry.method !== 0 && entry.method !== 8) return null;
      const bytes = Readable.from(bytesOf(file, start, entry.packed), { objectMode: false });
      if (entry.method === 0) return bytes;
      const inflated = createInflateRaw();
      bytes.on('error', (error) => inflated.destroy(error));
      return bytes.pipe(inflated);
    },
    close: () => file.close(),
  };
}

/** Bytes that are in memory at a time. */
const chunk = 256 * 1024;

async function* bytesOf(file: FileHandle, start: number, length: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < length;) {
    const bytes = Buffer.alloc(Math.min(chunk, length - at));
    const { bytesRead } = await file.read(bytes, 0, bytes.length, start + at);
    if (bytesRead === 0) throw new Error('The archive ends too early');
    yield bytes.subarray(0, bytesRead);
    at += bytesRead;
  }
}
