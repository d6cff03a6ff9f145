import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { ContentRefused } from '../content-refused.ts';
import { manifestFile } from '../manifest.ts';

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
  const refuse = (what: string) => (error: unknown) => {
    throw new ContentRefused(`${source} ${what} (${error instanceof Error ? error.message : String(error)}).`);
  };
  // Names are only compared, as UTF-8: some programs write it without saying so.
  const options = { autoClose: false, lazyEntries: true, decodeStrings: false };
  const zip = await openPromise(source, options).catch(refuse('is no zip archive, or not whole'));
  const byName = await entriesOf(zip).catch((error: unknown) => {
    zip.close();
    return refuse('is no zip archive, or not whole')(error);
  });
  const manifest = [...byName.keys()].find((name) => name === manifestFile || name.endsWith(`/${manifestFile}`));
  if (manifest === undefined) {
    zip.close();
    throw new ContentRefused(`${source} has no ${manifestFile}: it is no export.`);
  }
  // A folder that was packed again by hand has its name before every path.
  const prefix = manifest.slice(0, -manifestFile.length);
  return {
    async read(name) {
      const entry = byName.get(`${prefix}${name}`.normalize('NFC'));
      // Encrypted files and unusual compressions are missing ones.
      if (!entry?.canDecodeFileData()) return null;
      return zip.openReadStreamPromise(entry).catch(refuse(`is broken at ${name}`));
    },
    async close() {
      zip.close();
    },
  };
}

/** More than any house has. Their directory is held in memory. */
const maxEntries = 1_000_000;

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > maxEntries) throw new Error(`${zip.entryCount} files`);
  const byName = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) byName.set(entry.fileNameRaw.toString().normalize('NFC'), entry);
  return byName;
}
