import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BackupSettings } from '../../../platform/config.ts';
import { ownerMark } from '../../../platform/files/leftovers.ts';
import { openBackupPlace } from './backup-place.ts';

/**
 * Calls `work` with the file of an archive: a path, or the name of a scheduled backup. One that is in a store is copied to
 * the temporary folder for that time. `name` is how messages name it. `readSettings` is called only for a name without a file.
 */
export async function withArchive<T>(
  given: string,
  readSettings: () => BackupSettings | undefined,
  work: (file: string, name: string) => Promise<T>,
): Promise<T> {
  const local = path.resolve(given);
  if (await exists(local)) return work(local, local);
  const settings = path.basename(given) === given ? readSettings() : undefined;
  if (!settings) throw new Error(`There is no file ${local}.`);
  const inFolder = path.join(settings.folder, given);
  if (await exists(inFolder)) return work(inFolder, inFolder);
  const place = await openBackupPlace(settings);
  const folder = await mkdtemp(path.join(tmpdir(), `proscenium-archive-${await ownerMark()}-`));
  try {
    const copy = path.join(folder, given);
    if (await place.fetch(given, copy)) return await work(copy, place.nameOf(given));
    throw new Error(`There is neither a file ${local} nor a backup ${place.nameOf(given)}.`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
