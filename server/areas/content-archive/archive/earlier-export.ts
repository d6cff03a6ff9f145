import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { ContentRefused } from '../content-refused.ts';
import { type Manifest, manifestFile, schemaFile } from '../manifest.ts';
import { openSource } from './open-source.ts';
import { readManifest } from './verify-source.ts';

export function exists(target: string): Promise<boolean> {
  return stat(target).then(
    () => true,
    () => false,
  );
}

/** True for an archive or a folder that an export has written; a folder may hold nothing else. */
export async function isEarlierExport(target: string): Promise<boolean> {
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
