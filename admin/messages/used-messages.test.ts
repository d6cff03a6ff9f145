import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root, sourceFiles } from '../../tests/source-files.ts';
import { german } from './german.ts';
import { messages } from './messages.ts';

function namesIn(texts: object, above = ''): string[] {
  return Object.entries(texts).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? namesIn(value, `${above}${name}.`) : [above + name],
  );
}

const known = [...Object.keys(messages), ...namesIn(german)];
const groups = new Set(known.map((key) => key.split('.')[0] ?? ''));
const sources = sourceFiles('admin').filter((file) => !/\.css$|\.test\.|^admin\/messages\//.test(file));

/** Strings of a file that look like message keys, with `*` for interpolated parts. */
function keysOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(/['"`]((?:[\w-]+|\$\{[^}`]*\})(?:\.(?:[\w -]|\$\{[^}`]*\})+)+)['"`]/g)]
    .map(([, name = '']) => name.replaceAll(/\$\{[^}]*\}/g, '*'))
    .filter((name) => groups.has(name.split('.')[0] ?? '') && !/\.(?:tsx?|css|module)$/.test(name));
}

it('every message key in a screen exists', () => {
  const used = sources.flatMap((file) => keysOf(file).map((name) => `${file}: ${name}`));
  expect(used.length).toBeGreaterThan(300);
  const missing = used.filter((place) => {
    const pattern = (place.split(': ')[1] ?? '').split('*').map((part) => part.replaceAll('.', String.raw`\.`));
    const name = new RegExp(`^${pattern.join('.+')}$`);
    return !known.some((key) => name.test(key));
  });
  expect(missing).toEqual([]);
});
