import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root, sourceFiles } from '#tests/source-files.ts';

type Text = string | [{ match: Record<string, string> }];
interface Texts {
  [name: string]: Text | Texts;
}

const read = (name: string) => JSON.parse(readFileSync(path.join(import.meta.dirname, name), 'utf8')) as Texts;

/** Texts by key; those of a group have its name before theirs. */
function textsIn(texts: Texts, above = ''): [key: string, text: Text][] {
  return Object.entries(texts).flatMap(([name, value]): [string, Text][] =>
    typeof value === 'string' || Array.isArray(value) ? [[above + name, value]] : textsIn(value, `${above}${name}.`),
  );
}

/** What both languages have in common: each key with its plural forms and placeholders. */
function shapesOf(texts: Texts): string[] {
  return textsIn(texts).map(([key, text]) => {
    const forms = typeof text === 'string' ? { text } : text[0].match;
    const placeholders = Object.values(forms).flatMap((form) => form.match(/\{\w+\}/g) ?? []);
    // Of the values that react-admin gives, each language takes what its sentence needs.
    const shared = key.startsWith('ra.') ? [] : new Set(placeholders.toSorted());
    const empty = Object.values(forms).includes('') ? ['is empty'] : [];
    return [key, ...Object.keys(forms), ...shared, ...empty].join(' ');
  });
}

it.each(globSync('{,*/}de.json', { cwd: import.meta.dirname }))('%s has the same texts in both languages', (german) => {
  const shapes = shapesOf(read(german));
  expect(shapes).toEqual(shapesOf(read(german.replace('de.json', 'en.json'))));
  expect(shapes.filter((shape) => shape.endsWith('is empty'))).toEqual([]);
});

it('no two texts that are compiled get the same name', () => {
  const names = ['de.json', 'server/de.json'].flatMap((name) =>
    textsIn(read(name)).flatMap(([key]) => (key === '$schema' ? [] : [key.replaceAll(/\W/g, '_').toLowerCase()])),
  );
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

it('every text of the site and the editor is used', () => {
  const sources = ['site', 'editor', 'modules', 'ui'].flatMap((folder) =>
    sourceFiles(folder).filter((file) => !/\.css$|\.test\./.test(file)),
  );
  const code = sources.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');
  const used = new Set(code.match(/\bm\.\w+/g));
  expect(Object.keys(read('de.json')).filter((name) => name !== '$schema' && !used.has(`m.${name}`))).toEqual([]);
});
