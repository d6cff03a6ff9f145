import { describe, expect, test } from 'vitest';
import { markRichText, wordChanges } from './marked-words.tsx';
import { mergeWords } from './merge-words.ts';
import { tokensOf } from './tokens.ts';

describe('merging two changes of one text', () => {
  const base = 'Die Führung dauert sechzig Minuten und beginnt am Bühneneingang.';
  test('merges changes of different words', () => {
    const theirs = base.replace('sechzig', 'neunzig');
    const mine = base.replace('am Bühneneingang', 'an der Pforte, Krebsgasse');
    expect(mergeWords(base, theirs, mine)).toBe(
      'Die Führung dauert neunzig Minuten und beginnt an der Pforte, Krebsgasse.',
    );
  });

  test('returns null for changes of the same words', () => {
    expect(mergeWords(base, base.replace('sechzig', 'neunzig'), base.replace('sechzig', 'achtzig'))).toBeNull();
    expect(mergeWords('', 'eins', 'zwei')).toBeNull();
  });

  test('applies an identical change once', () => {
    const same = base.replace('sechzig', 'neunzig');
    expect(mergeWords(base, same, same)).toBe(same);
  });

  test('keeps the tags of a rich text balanced', () => {
    const rich = '<p>Ein <strong>heller</strong> Abend</p><p>Ende</p>';
    const one = '<p>Ein <strong>dunkler</strong> Abend</p><p>Ende</p>';
    const other = '<p>Ein <strong>heller</strong> Abend</p><p>Anfang</p>';
    expect(mergeWords(rich, one, other)).toBe('<p>Ein <strong>dunkler</strong> Abend</p><p>Anfang</p>');
  });
});

describe('differences', () => {
  test('are shown by word', () => {
    expect(wordChanges('sechzig Minuten', 'neunzig Minuten').map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'removed sechzig',
      'added neunzig',
      'same  Minuten',
    ]);
  });

  test('of a rich text are marked inside the tags of the new text', () => {
    const marked = markRichText('<p>Eins zwei</p><p>weg</p>', '<p>Eins <strong>drei</strong></p>').replaceAll(
      / class="[^"]*"/g,
      '',
    );
    expect(marked).toContain('<strong><ins>drei</ins></strong>');
    expect(marked).toContain('<del>');
    const open = [...marked.matchAll(/<(\/?)(\w+)/g)].reduce((depth, [, end]) => depth + (end ? -1 : 1), 0);
    expect(open).toBe(0);
  });
});

test('joined tokens equal the text', () => {
  const text = '<p>Ä &amp; <em>b</em>: „c“ &lt; 12,5&nbsp;€</p>';
  expect(tokensOf(text).join('')).toBe(text);
});
