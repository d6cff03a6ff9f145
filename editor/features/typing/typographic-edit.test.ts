import { expect, it } from 'vitest';
import { typeset, typographicEdit } from './typographic-edit.ts';

it.each([
  ['de', `"Salome" und 'Elektra'`, '„Salome“ und ‚Elektra‘'],
  ['en', `"Salome" and 'Elektra'`, '“Salome” and ‘Elektra’'],
  ['de', `("'Ach', sagte sie")`, '(„‚Ach‘, sagte sie“)'],
  ['en', `it's the singers' night`, 'it’s the singers’ night'],
  ['de', 'Der Chor - und das Orchester -- spielt...', 'Der Chor – und das Orchester – spielt…'],
  ['de', 'Nord-Süd 2-3 a--b', 'Nord-Süd 2-3 a--b'],
  ['de', `https://oper.example/?q="a" x`, `https://oper.example/?q="a" x`],
] as const)('in %s, typing %s gives %s', (locale, typed, expected) => {
  expect(typeset(typed, '', locale)).toBe(expected);
});

it('continues a text: after a letter the mark closes, after a bracket it opens', () => {
  expect(typeset('"', 'Salome', 'de')).toBe('“');
  expect(typeset('"', 'Salome (', 'de')).toBe('„');
  expect(typographicEdit('a', 'de')).toBeNull();
  expect(typographicEdit('- ', 'de')).toBeNull();
  expect(typographicEdit('so - ', 'de')).toEqual({ remove: 2, insert: '– ' });
});
