import path from 'node:path';
import type { FileStore, AppContext } from '../../app-context.ts';
import { type MediaStore, nameOfStore } from '../media-url.ts';
import { type PeriodicJob, startPeriodicJob } from '../periodic-job.ts';
import { createDiskFiles } from './disk-files.ts';
import { sweepLeftovers } from './leftovers.ts';

const hour = 3_600_000;

/** Removes what uploads, restores, backups and rehearsals left that were killed before their end: at the start and every hour. */
export function startRemovingDrafts({
  files,
  clock,
  config,
}: Pick<AppContext, 'files' | 'clock' | 'config'>): PeriodicJob {
  return startPeriodicJob('Removing unfinished files', hour, async () => {
    if (isStored(files)) await files.removeDrafts(clock());
    await sweepLeftovers(config, clock());
  });
}

/** A stored file that can be read in part. */
export interface OpenFile {
  /** Bytes. */
  size: number;
  /** Bytes from `start` to `end`, both included. */
  read(start: number, end: number): ReadableStream<Uint8Array>;
}

/** What a storage offers: the disk and S3 do the same. */
export interface StoredFiles extends FileStore {
  /** Opens a file without loading it; null if there is none. */
  open(key: string): Promise<OpenFile | null>;
  /** Keys of all files below a folder, such as `originals`. */
  list(folder: string): Promise<string[]>;
  /** Removes the drafts of writes that did not end because the process was killed; returns their number. */
  removeDrafts(now: Date): Promise<number>;
}

export interface StoragePlace {
  dataDir: string;
  /** Undefined: the folder `media` of the data folder. */
  media?: MediaStore | undefined;
}

/** The storage of a configuration. The library for S3 is loaded only when it is needed. */
export async function openStorage({ dataDir, media }: StoragePlace): Promise<StoredFiles> {
  if (media === undefined) return createDiskFiles(path.join(dataDir, 'media'));
  const { createS3Files } = await import('./s3-files.ts');
  return createS3Files(media);
}

/** Where the files are, for messages. */
export function placeOf({ dataDir, media }: StoragePlace): string {
  return media === undefined ? path.join(dataDir, 'media') : nameOfStore(media);
}

/** Opens a file of any store; without streaming the whole file is read. */
export async function openFile(files: FileStore, key: string): Promise<OpenFile | null> {
  if (isStored(files)) return files.open(key);
  const bytes = await files.read(key);
  if (!bytes) return null;
  return {
    size: bytes.byteLength,
    read: (start, end) => new Blob([new Uint8Array(bytes.subarray(start, end + 1))]).stream(),
  };
}

/** Only a complete storage has `open`. */
export function isStored(files: FileStore): files is StoredFiles {
  return 'open' in files;
}
