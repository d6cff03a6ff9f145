import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { BackupSettings } from '../../../platform/config.ts';

export interface BackupPlace {
  /** How messages and the table `backup_runs` name a backup. */
  nameOf(name: string): string;
  /** Moves a complete archive of this machine there. Until it ends, the place has no backup of this name. `signal` ends it. */
  take(draft: string, name: string, signal?: AbortSignal): Promise<void>;
  /** Names of what is there. */
  list(): Promise<string[]>;
  remove(name: string): Promise<void>;
  /** Writes a backup to a file of this machine; false if there is none of this name. */
  fetch(name: string, file: string): Promise<boolean>;
}

/** The place that the settings name. The library for S3 is loaded only when it is needed. */
export async function openBackupPlace({ folder, store }: BackupSettings): Promise<BackupPlace> {
  if (!store) return folderPlace(folder);
  const { storePlace } = await import('./store-place.ts');
  return storePlace(store);
}

function folderPlace(folder: string): BackupPlace {
  const at = (name: string) => path.join(folder, name);
  return {
    nameOf: at,
    take: (draft, name) => rename(draft, at(name)),
    list: () => readdir(folder),
    remove: (name) => rm(at(name), { force: true }),
    // Commands read it where it is.
    fetch: () => Promise.resolve(false),
  };
}
