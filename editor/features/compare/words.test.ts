import { expect, it } from 'vitest';
import { markRichText, tokensOf, wordChanges } from './marked-words.tsx';

it('differences are shown by word', () => {
  expect(wordChanges('sechzig Minuten', 'neunzig Minuten').map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'removed sechzig',
    'added neunzig',
    'same  Minuten',
  ]);
});

it('differences of a rich text are marked inside the tags of the new text', () => {
  const marked = markRichText('<p>Eins zwei</p><p>weg</p>', '<p>Eins <strong>drei</strong></p>').replaceAll(
    / class="[^"]*"/g,
    '',
  );
  expect(marked).toContain('<strong><ins>drei</ins></strong>');
  expect(marked).toContain('<del>');
  const open = [...marked.matchAll(/<(\/?)(\w+)/g)].reduce((depth, [, end]) => depth + (end ? -1 : 1), 0);
  expect(open).toBe(0);
});

it('joined tokens equal the text', () => {
  const text = '<p>Ä &amp; <em>b</em>: „c“ &lt; 12,5&nbsp;€</p>';
  expect(tokensOf(text).join('')).toBe(text);
});
