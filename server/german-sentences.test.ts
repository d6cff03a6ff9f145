import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from '#tests/source-files.ts';
import { inGerman } from './german-sentences.ts';

/** The places in the code where a sentence for whoever sent something wrong begins. */
const begins =
  /(?:message: |message = |message \?\? |new AppError\('\w+', |OperationError\([\w.]+, |invalid\('\w+', |\/[a-z]*, |error: )(?<quote>['`])(?<text>(?:(?!\k<quote>).)*)\k<quote>/g;

/** Messages of the settings and of reports are for whoever runs the house. */
const sources = [...sourceFiles('server'), ...sourceFiles('contract')].filter(
  (file) => !/\.test\.ts$|\.fixture\.ts$|^server\/env\.ts$|^server\/reporting\//.test(file),
);

const changing = /\$\{[^}]*\}/g;
const said = sources
  .flatMap((file) =>
    Array.from(readFileSync(path.join(root, file), 'utf8').matchAll(begins), ({ groups }) => groups?.text ?? ''),
  )
  // What begins otherwise is a word for the machine; what is made of changing parts alone says nothing of its own.
  .filter((text) => /^(?:[A-Z]|\$\{)/.test(text) && /[a-z]/.test(text.replaceAll(changing, '')))
  .map((text) => text.replaceAll(changing, 'xyz'));

test('everything that the code says about what was sent has its German', () => {
  expect(said.length).toBeGreaterThan(40);
  expect([...new Set(said)].filter((sentence) => inGerman(sentence) === sentence)).toEqual([]);
});

test('the parts that change are kept, in their order', () => {
  expect(inGerman('Block a-1 has no column 3')).toBe('Der Baustein a-1 hat keine Spalte 3');
  expect(inGerman('There is already a page at /de/kontakt')).toBe('Unter /de/kontakt gibt es schon eine Seite');
});

test('what is not in the list stays', () => {
  expect(inGerman('Ungültige Eingabe: erwartet string')).toBe('Ungültige Eingabe: erwartet string');
});
