import { expect, test } from 'vitest';
import { mergeParagraphs } from './merge-paragraphs.ts';

const base = '<p>eins</p><ul><li>a</li><li>b</li></ul><p>drei</p>';

test('merges changes of different paragraphs, in either order, also where one adds or removes some', () => {
  const first = base.replace('eins', 'EINS');
  const last = base.replace('<p>drei</p>', '<p>drei</p><p>vier</p>');
  expect(mergeParagraphs(base, first, last)).toBe('<p>EINS</p><ul><li>a</li><li>b</li></ul><p>drei</p><p>vier</p>');
  expect(mergeParagraphs(base, last, first)).toBe('<p>EINS</p><ul><li>a</li><li>b</li></ul><p>drei</p><p>vier</p>');
  expect(mergeParagraphs(base, base.replace('<p>eins</p>', ''), base.replace('b', 'B'))).toBe(
    '<ul><li>a</li><li>B</li></ul><p>drei</p>',
  );
  expect(mergeParagraphs('eins\nzwei', 'EINS\nzwei', 'eins\nZWEI')).toBe('EINS\nZWEI');
});

test('does not merge changes of the same paragraph, list or line, nor two additions at the same place', () => {
  expect(mergeParagraphs(base, base.replace('eins', 'EINS'), base.replace('eins', 'ein'))).toBeNull();
  expect(mergeParagraphs(base, base.replace('a', 'A'), base.replace('b', 'B'))).toBeNull();
  expect(mergeParagraphs(base, `${base}<p>x</p>`, `${base}<p>y</p>`)).toBeNull();
  expect(mergeParagraphs('Titel', 'Titel eins', 'Der Titel')).toBeNull();
});
