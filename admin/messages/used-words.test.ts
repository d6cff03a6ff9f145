import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root, sourceFiles } from '../../tests/source-files.ts';
import { german } from './german.ts';
import { words } from './words.ts';

function namesIn(texts: object, above = ''): string[] {
  return Object.entries(texts).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? namesIn(value, `${above}${name}.`) : [above + name],
  );
}

const known = [...Object.keys(words), ...namesIn(german)];
const rooms = new Set(known.map((word) => word.split('.')[0] ?? ''));
const sources = sourceFiles('admin').filter((file) => !/\.css$|\.test\.|^admin\/messages\//.test(file));

/** What looks like the name of a word in a file, with `*` where the program fills in the rest. */
function wordsOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(/['"`]((?:[\w-]+|\$\{[^}`]*\})(?:\.(?:[\w -]|\$\{[^}`]*\})+)+)['"`]/g)]
    .map(([, name = '']) => name.replaceAll(/\$\{[^}]*\}/g, '*'))
    .filter((name) => rooms.has(name.split('.')[0] ?? '') && !/\.(?:tsx?|css|module)$/.test(name));
}

it('every word that a screen asks for is there', () => {
  const asked = sources.flatMap((file) => wordsOf(file).map((name) => `${file}: ${name}`));
  expect(asked.length).toBeGreaterThan(300);
  const missing = asked.filter((place) => {
    const pattern = (place.split(': ')[1] ?? '').split('*').map((part) => part.replaceAll('.', String.raw`\.`));
    const name = new RegExp(`^${pattern.join('.+')}$`);
    return !known.some((word) => name.test(word));
  });
  expect(missing).toEqual([]);
});
