import { expect, it } from 'vitest';
import { excerpt, highlight, hitsOf } from './highlight.ts';

const looking = (...terms: string[]) =>
  hitsOf({
    words: terms.map((term) => ({ typed: term, word: term, terms: [{ term, loose: 0 }], hits: 1, entries: 1 })),
  });
const hits = (text: string, ...terms: string[]) =>
  highlight(text, looking(...terms))
    .filter(({ hit }) => hit)
    .map((piece) => piece.text);

it.each([
  ['Die Zauberflöte', 'zauberflot', ['Zauberflöte']],
  ['Vorstellung, Vorstellungen, vorstellbar', 'vorstell', ['Vorstellung', 'Vorstellungen', 'vorstellbar']],
  ['Opernhaus und Oper', 'oper', ['Oper']],
  ['A comedy, two comedies', 'comedi', ['comedy', 'comedies']],
  ['Straße, Strasse', 'strass', ['Straße', 'Strasse']],
  ['Nichts davon', 'oper', []],
])('highlighting in %s for %s', (text, term, expected) => {
  expect(hits(text, term)).toEqual(expected);
});

it('the pieces together are the unchanged text', () => {
  const text = '<b>Oper</b> & „Tanz“ 😀 Oper';
  expect(
    highlight(text, looking('oper'))
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
  expect(highlight('', looking('oper'))).toEqual([]);
});

const long = `${'Wort '.repeat(200)}Oper ${'Ende '.repeat(200)}`;
const join = (pieces: { text: string }[]) => pieces.map((piece) => piece.text).join('');

it('an excerpt shows the passage around the first hit, in whole words', () => {
  const pieces = excerpt([long], looking('oper'));
  expect(join(pieces)).toMatch(/^… (?:Wort )+Oper (?:Ende )+…$/);
  expect(join(pieces).length).toBeLessThan(215);
});

it('an excerpt is taken from the first text with a hit, otherwise it is the beginning of the first text', () => {
  expect(join(excerpt(['Ein Text', 'Marlene Voss'], looking('voss')))).toBe('Marlene Voss');
  expect(join(excerpt(['', 'Ein Text'], looking('oper')))).toBe('Ein Text');
  expect(excerpt(['', ''], looking('oper'))).toEqual([]);
});

it('an excerpt has no space before a comma after a removed link, and cuts a very long word but no character', () => {
  expect(
    join(excerpt(['Mehr über Oper : alles an post@oper.example , auch sonntags . Bis dahin …'], looking('oper'))),
  ).toBe('Mehr über Oper: alles an post@oper.example, auch sonntags. Bis dahin …');
  const text = join(excerpt(['😀'.repeat(5000)], looking('oper')));
  expect(text.length).toBeLessThan(230);
  expect(text).not.toMatch(/\p{Surrogate}/u);
});
