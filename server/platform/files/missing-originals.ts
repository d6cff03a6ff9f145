import { originalKey } from './storage-keys.ts';
import type { StoredFiles } from './stored-files.ts';

/** The entries whose original is not in the storage. */
export async function missingOriginals<T extends { hash: string }>(
  storage: Pick<StoredFiles, 'list'>,
  entries: readonly T[],
): Promise<T[]> {
  const stored = new Set(await storage.list('originals'));
  return entries.filter(({ hash }) => !stored.has(originalKey(hash)));
}
