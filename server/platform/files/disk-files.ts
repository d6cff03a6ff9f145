import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { checkedParts } from './storage-keys.ts';
import type { StoredFiles } from './stored-files.ts';

/** A draft as old as this belongs to no running write. */
const draftHours = 1;
const draftName = /^\.[0-9a-f-]{36}\.tmp$/;

/** Stores files in a folder on the local disk. Keys are lower-case paths that cannot leave the folder. */
export function createDiskFiles(folder: string): StoredFiles {
  const at = (key: string) => path.join(folder, ...checkedParts(key));
  return {
    async read(key) {
      return readFile(at(key)).catch(nullIfMissing);
    },
    async write(key, bytes) {
      const target = at(key);
      const draft = path.join(path.dirname(target), `.${randomUUID()}.tmp`);
      const made = await mkdir(path.dirname(target), { recursive: true });
      try {
        await writeToDisk(draft, bytes);
        await rename(draft, target);
        await syncFolders(path.dirname(target), made);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async removeDrafts(now) {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(nullIfMissing);
      let count = 0;
      for (const { name, parentPath } of entries ?? []) {
        if (!draftName.test(name)) continue;
        const file = path.join(parentPath, name);
        const age = now.getTime() - ((await stat(file).catch(nullIfMissing))?.mtimeMs ?? now.getTime());
        if (age < draftHours * 3_600_000) continue;
        await rm(file, { force: true });
        count += 1;
      }
      return count;
    },
    async list(below) {
      const entries = await readdir(at(below), { recursive: true, withFileTypes: true }).catch(nullIfMissing);
      return (entries ?? [])
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).split(path.sep).join('/'));
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

/** Writes a new file and waits until its bytes are on the disk, so that a power cut cannot leave an empty file. */
async function writeToDisk(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Waits until the name of a file in a folder is on the disk, and those of the folders that were made for it. */
async function syncFolders(folder: string, made: string | undefined): Promise<void> {
  // Windows cannot open a folder.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  if (made !== undefined && folder !== path.dirname(made)) await syncFolders(path.dirname(folder), made);
}

/** A file opened without an encoding yields bytes. */
export function webStream(stream: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null;
  throw error;
}
