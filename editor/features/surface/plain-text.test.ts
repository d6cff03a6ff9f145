// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { cleanPaste } from './plain-text.ts';

test('a paste into a text of one line keeps the spaces at its edges', () => {
  expect(cleanPaste(' und der Chor ', false)).toBe(' und der Chor ');
  expect(cleanPaste('\r\nDas Orchester \n und der Chor\n', false)).toBe('Das Orchester und der Chor');
});
