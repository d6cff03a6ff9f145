import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changedPlaces, mergeTexts, movePosition } from './merge-texts.ts';
import { textOf, textTokens } from './text-tokens.ts';

const base = '<p>eins</p><ul><li>a</li><li>b</li></ul><p>drei</p>';

it('merging two changes of one text keeps what two people typed in one paragraph, also at the same place', () => {
  expect(mergeTexts('Ein Abend', 'Ein langer Abend', 'Ein Abend im Mai').text).toBe('Ein langer Abend im Mai');
  expect(mergeTexts('<p>Ein Abend</p>', '<p>Ein Abend abc</p>', '<p>Ein Abend xyz</p>')).toEqual({
    text: '<p>Ein Abend abc xyz</p>',
    overlaps: false,
  });
  expect(mergeTexts('', '<p>Abend</p>', '<p>Morgen</p>')).toEqual({
    text: '<p>Abend</p><p>Morgen</p>',
    overlaps: false,
  });
});

it('merging two changes of one text keeps what one typed in the words that the other removed or moved into a list', () => {
  expect(mergeTexts('<p>Ein heller Abend</p>', '<p>Ein Abend</p>', '<p>Ein heller! Abend</p>').text).toBe(
    '<p>Ein !Abend</p>',
  );
  expect(mergeTexts('<p>a</p><p>b</p>', '<ul><li>a</li><li>b</li></ul>', '<p>a</p><p>bc</p>').text).toBe(
    '<ul><li>a</li><li>bc</li></ul>',
  );
});

it('merging two changes of one text splits and joins paragraphs in which the other types', () => {
  expect(mergeTexts('<p>Ein Abend</p>', '<p>Ein</p><p> Abend</p>', '<p>Ein Abend im Mai</p>').text).toBe(
    '<p>Ein</p><p> Abend im Mai</p>',
  );
  expect(mergeTexts('<p>eins</p><p>zwei</p>', '<p>einszwei</p>', '<p>eins!</p><p>zwei?</p>').text).toBe(
    '<p>eins!zwei?</p>',
  );
});

it('merging two changes of one text merges formats, links and alignment letter by letter', () => {
  expect(
    mergeTexts('<p>Ein Abend</p>', '<p><strong>Ein Abend</strong></p>', '<p>Ein <em>Abend</em> im Mai</p>').text,
  ).toBe('<p><strong>Ein <em>Abend</em></strong> im Mai</p>');
  expect(
    mergeTexts('<p><strong>Ein</strong> Abend</p>', '<p>Ein Abend</p>', '<p><strong>Ein</strong> schöner Abend</p>')
      .text,
  ).toBe('<p>Ein schöner Abend</p>');
  expect(mergeTexts('<p>eins</p>', '<p class="align-center">eins</p>', '<p>eins <a href="/de">zwei</a></p>').text).toBe(
    '<p class="align-center">eins <a href="/de">zwei</a></p>',
  );
});

it('merging two changes of one text merges changes of different paragraphs, where one adds or removes some', () => {
  const first = base.replace('eins', 'EINS');
  const last = base.replace('<p>drei</p>', '<p>drei</p><p>vier</p>');
  const both = '<p>EINS</p><ul><li>a</li><li>b</li></ul><p>drei</p><p>vier</p>';
  expect(mergeTexts(base, first, last).text).toBe(both);
  expect(mergeTexts(base, last, first).text).toBe(both);
  expect(mergeTexts(base, base.replace('<p>eins</p>', ''), base.replace('b', 'B')).text).toBe(
    '<ul><li>a</li><li>B</li></ul><p>drei</p>',
  );
  expect(mergeTexts('eins\nzwei', 'EINS\nzwei', 'eins\nZWEI').text).toBe('EINS\nZWEI');
});

it('merging two changes of one text applies an identical change once', () => {
  const same = base.replace('drei', 'vier');
  expect(mergeTexts(base, same, same)).toEqual({ text: same, overlaps: false });
  expect(mergeTexts('Ein Tor', 'Das Tor!', 'Das Tor').text).toBe('Das Tor!');
});

it('merging two changes of one text says when both replaced the same word, and when both wrote the first words of a line', () => {
  const line = 'Sie dauert sechzig Minuten';
  const overlaps = (one: string, other: string) =>
    mergeTexts(line, line.replace('sechzig', one), line.replace('sechzig', other)).overlaps;
  expect(overlaps('neunzig', 'achtzig')).toBe(true);
  expect(overlaps('neunzig', 'sechzehn')).toBe(true);
  expect(overlaps('neunzig', 'sechzig ganze')).toBe(false);
  expect(mergeTexts('', 'eins', 'zwei').overlaps).toBe(true);
});

it('merging two changes of one text keeps the words of one or of both where both replaced the same word, and all others', () => {
  const settled = (prefer: 'theirs' | 'mine' | 'both') =>
    mergeTexts(
      '<p>Sie dauert sechzig Minuten.</p><p>Ende</p>',
      '<p>Sie dauert neunzig Minuten.</p><p>Ende. Ihr Satz.</p>',
      '<p>Die Oper dauert <em>achtzig</em> Minuten.</p><p>Ende</p>',
      prefer,
    ).text;
  expect(settled('theirs')).toBe('<p>Die Oper dauert neunzig Minuten.</p><p>Ende. Ihr Satz.</p>');
  expect(settled('mine')).toBe('<p>Die Oper dauert <em>achtzig</em> Minuten.</p><p>Ende. Ihr Satz.</p>');
  expect(settled('both')).toBe('<p>Die Oper dauert neunzig <em>achtzig</em> Minuten.</p><p>Ende. Ihr Satz.</p>');
  expect(mergeTexts('', 'eins', 'zwei', 'theirs').text).toBe('eins');
  expect(mergeTexts('', 'eins', 'zwei', 'mine').text).toBe('zwei');
  expect(mergeTexts('', 'eins', 'zwei', 'both').text).toBe('eins zwei');
});

it('a position stays at its letters when text before it changes', () => {
  expect(movePosition('Ein Abend', 'Ein langer Abend', 9)).toBe(16);
  expect(movePosition('Ein langer Abend', 'Ein Abend', 6)).toBe(4);
  expect(movePosition('<p>eins</p><p>zwei</p>', '<p>eins</p><p>neu</p><p>zwei</p>', 9)).toBe(14);
  expect(movePosition('<ul><li>a</li></ul>', '<ul><li>a</li></ul>', 4)).toBe(4);
  expect(movePosition('Stuhl', 'Stuhl frei', 5)).toBe(5);
  expect(movePosition('Ein roter Stuhl', 'Ein Stuhl', 7)).toBe(4);
  expect(movePosition('Stuhl', '', 3)).toBe(0);
});

it('tells every place that differs, also where only the format is another', () => {
  expect(changedPlaces('<p>abc</p>', '<p>xabcy</p>')).toEqual([
    { from: 1, to: 1, newFrom: 1, newTo: 2 },
    { from: 4, to: 4, newFrom: 5, newTo: 6 },
  ]);
  expect(changedPlaces('<p>abc</p>', '<p>a<em>b</em>c</p>')).toEqual([{ from: 2, to: 3, newFrom: 2, newTo: 3 }]);
  expect(changedPlaces('<p>abc</p>', '<p>ab</p><p>c</p>')).toEqual([{ from: 3, to: 3, newFrom: 3, newTo: 5 }]);
  expect(changedPlaces('<p>a</p>', '<p>a</p>')).toEqual([]);
});

it('a long text that was replaced as a whole is not compared letter by letter', () => {
  const random = (seed: number) =>
    Array.from({ length: 6000 }, (_, at) => String.fromCodePoint(97 + ((at * seed * 7919 + at * at) % 26))).join('');
  const [before, after] = [random(3), random(11)];
  expect(changedPlaces(before, after)).toHaveLength(1);
  expect(mergeTexts(before, after, before).text).toBe(after);
  expect(mergeTexts('Ein Abend', 'Ein langer Abend', 'Ein Abend im Mai').text).toBe('Ein langer Abend im Mai');
});

it('tokens joined are the text again', () => {
  for (const text of [
    base,
    'Ä & <b> 😀',
    '<p>Ä &amp; <em>b</em>: „c“ &lt;<br>12,5&nbsp;€ 😀</p>',
    '<ul><li><p>a</p><ol><li>b</li></ol></li></ul><blockquote><p>c</p></blockquote>',
    '<p class="align-center"><a href="/de"><strong>x<em>y</em></strong></a></p>',
    '<p></p><p>x</p>',
  ])
    expect(textOf(textTokens(text))).toBe(text);
});

it('a merged text is always in order', () => {
  const block = fc.oneof(
    fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 5 }).map((text) => `<p>${text}</p>`),
    fc.constantFrom('<ul><li>ab</li><li>b</li></ul>', '<blockquote><p>a</p></blockquote>', '<ol><li>b</li></ol>'),
  );
  const text = fc.array(block, { maxLength: 4 }).map((blocks) => blocks.join(''));
  fc.assert(
    fc.property(text, text, text, (one, two, three) => {
      const merged = mergeTexts(one, two, three).text;
      expect(textOf(textTokens(merged))).toBe(merged);
    }),
    { numRuns: 2000 },
  );
});
