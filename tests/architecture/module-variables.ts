import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../source-files.ts';
import { productFiles } from './value-imports.ts';

/** Rooms whose modules one process shares between all requests. */
const shared = /^(?:contract|main|modules|server|text|time)\//;

/** Variables of modules in these rooms, as `file: name`. Requests must not see each other's values in them. */
export function moduleVariables(): string[] {
  return productFiles
    .filter((file) => shared.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return [...text.matchAll(/^(?:export )?(?:let|var) (.+?)(?=[:;]| =)/gm)].map(([, name]) => `${file}: ${name}`);
    });
}
