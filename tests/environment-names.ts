import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './source-files.ts';

/** Names of the settings that server/platform/config.ts reads. */
export function readEnvironmentNames(): string[] {
  const text = readFileSync(path.join(root, 'server/platform/config.ts'), 'utf8');
  return [...text.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name);
}
