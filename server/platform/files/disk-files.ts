import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { FileStore } from '../../app-context.ts';

/** A stored file that can be read in part. */
export interface OpenFile {
  /** Bytes. */
  size: number;
  /** Bytes from `start` to `end`, both included. */
  read(start: number, end: number): ReadableStream<Uint8Array>;
}

/** A store that can send a file without loading all of it into memory. */
export interface StreamingFiles extends FileStore {
  open(key: string): Promise<OpenFile | null>;
}

/** Stores files in a folder on the local disk. Keys are lower-case paths that cannot leave the folder. */
export function createDiskFiles(folder: string): StreamingFiles {
  const at = (key: string) => path.join(folder, ...segments(key));
  return {
    async read(key) {
      return readFile(at(key)).catch(nullIfMissing);
    },
    async write(key, bytes) {
      const target = at(key);
      const draft = path.join(path.dirname(target), `.${randomUUID()}.tmp`);
      await mkdir(path.dirname(target), { recursive: true });
      try {
        await writeFile(draft, bytes, { flag: 'wx' });
        await rename(draft, target);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async remove(key) {
      await rm(at(key), { force: true });
    },
    async open(key) {
      const file = at(key);
      const found = await stat(file).catch(nullIfMissing);
      if (!found?.isFile()) return null;
      return { size: found.size, read: (start, end) => webStream(createReadStream(file, { start, end })) };
    },
  };
}

/** Opens a file of any store; without streaming the whole file is read. */
export async function openFile(files: FileStore, key: string): Promise<OpenFile | null> {
  if (isStreaming(files)) return files.open(key);
  const bytes = await files.read(key);
  if (!bytes) return null;
  return {
    size: bytes.byteLength,
    read: (start, end) => new Blob([new Uint8Array(bytes.subarray(start, end + 1))]).stream(),
  };
}

/** Only a store that streams has `open`. */
function isStreaming(files: FileStore): files is StreamingFiles {
  return 'open' in files;
}

function segments(key: string): string[] {
  const parts = key.split('/');
  if (!parts.every((part) => /^[a-z0-9][a-z0-9._-]*$/.test(part)))
    throw new Error(`Not a key of a stored file: ${key}`);
  return parts;
}

/** A file opened without an encoding yields bytes. */
function webStream(stream: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null;
  throw error;
}
