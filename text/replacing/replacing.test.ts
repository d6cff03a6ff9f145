import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMatches } from './find-matches.ts';
import { findPlaces, readText, replacePlaces } from './replace-places.ts';

const loose = { matchCase: false, wholeWords: false };
const found = (text: string, term: string, options: object = {}) =>
  findMatches(text, { term, ...loose, ...options }).map(({ start, end }) => text.slice(start, end));
const rich = (value: string, term: string, replacement: string, options: object = {}) =>
  replacePlaces({ value, rich: true }, { term, replacement, ...loose, ...options });

it.each([
  ['Große Bühne, GROẞE BÜHNE, GROSSE BÜHNE', 'große bühne', ['Große Bühne', 'GROẞE BÜHNE', 'GROSSE BÜHNE']],
  // Two words, and no capitals.
  ['Masse und Maße', 'maße', ['Maße']],
  ['Strasse und Straße', 'strasse', ['Strasse']],
  // The accent as a character of its own.
  ['Ku\u0308hn und Kühn, Kuhn', 'kühn', ['Ku\u0308hn', 'Kühn']],
  ['Ku\u0308hn', 'kuhn', []],
  ['Zauber\u00adflöte', 'zauberflöte', ['Zauber\u00adflöte']],
  ['10\u00a0Uhr', '10 uhr', ['10\u00a0Uhr']],
  ['Rock ’n’ Roll', "rock 'n' roll", ['Rock ’n’ Roll']],
  ['eins\nzwei', 'eins zwei', []],
  ['aaaa', 'aa', ['aa', 'aa']],
  ['a.c abc', 'a.c', ['a.c']],
  ['Café 🎭 Theater', '🎭', ['🎭']],
  ['irgendwas', '  ', []],
])('a term in %j: %j', (text, term, all) => {
  expect(found(text, term)).toEqual(all);
});

it('a term is found in its case or in whole words only, where that is wanted', () => {
  expect(found('Oper, oper, OPER', 'Oper', { matchCase: true })).toEqual(['Oper']);
  expect(found('Oper, Opernhaus, die Oper. Oper_1 Oper-Abo', 'oper', { wholeWords: true })).toHaveLength(3);
  expect(found('übergroß groß Größe', 'groß', { wholeWords: true })).toEqual(['groß']);
  expect(found('Tosca!jetzt', 'tosca!', { wholeWords: true })).toEqual(['Tosca!']);
});

it('a term is found in a long text of one letter at once', () => {
  expect(found('a'.repeat(100_000), `${'a'.repeat(199)}b`)).toEqual([]);
});

describe('replacing in rich text', () => {
  it.each([
    // Half of the word is bold.
    ['<p>Die <strong>Zauber</strong>flöte</p>', 'zauberflöte', 'Zauberoper', '<p>Die <strong>Zauber</strong>oper</p>'],
    ['<p><strong>Premi</strong>ere</p>', 'premiere', 'Uraufführung', '<p><strong>Uraufführung</strong></p>'],
    ['<p>a<strong>b</strong>c</p>', 'abc', 'ac', '<p>ac</p>'],
    // A link keeps its address and its words.
    [
      '<p>Jetzt <a href="page:12">Karten</a> kaufen</p>',
      'jetzt karten kaufen',
      'Tickets',
      '<p><a href="page:12">Tickets</a></p>',
    ],
    [
      '<p><a href="https://karten.example">Karten</a></p>',
      'karten',
      'Tickets',
      '<p><a href="https://karten.example">Tickets</a></p>',
    ],
    ['<p>Fisch &amp; Brot</p>', 'fisch & brot', 'Brot & <Fisch>', '<p>Brot &amp; &lt;Fisch&gt;</p>'],
    ['<p>10&nbsp;Uhr</p>', '10 uhr', '11\u00a0Uhr', '<p>11&nbsp;Uhr</p>'],
    ['<p>amp &amp; amp</p>', 'amp', 'Volt', '<p>Volt &amp; Volt</p>'],
    ['<p>eins</p><p>zwei</p>', 'einszwei', 'x', '<p>eins</p><p>zwei</p>'],
    ['<p>eins<br>zwei</p>', 'eins zwei', 'x', '<p>eins<br>zwei</p>'],
    ['<ul><li>Oper</li><li><em>Oper</em></li></ul>', 'oper', '', '<ul><li></li><li></li></ul>'],
    ['<p class="align-center">class</p>', 'class', 'Klasse', '<p class="align-center">Klasse</p>'],
  ])('%s: %s becomes %s', (html, term, replacement, after) => {
    expect(rich(html, term, replacement).value).toBe(after);
  });

  it('leaves a place where a link would lose all of its words', () => {
    const html = '<p>Hier <a href="page:1">Karten</a> und Karten</p>';
    const places = findPlaces({ value: html, rich: true }, { term: 'karten', replacement: '', ...loose });
    expect(places.map(({ possible }) => possible)).toEqual([false, true]);
    expect(rich(html, 'karten', '')).toEqual({ value: '<p>Hier <a href="page:1">Karten</a> und </p>', done: 1 });
    const two = '<p><a href="page:1">A</a><a href="page:2">B</a></p>';
    expect(rich(two, 'ab', 'c')).toEqual({ value: two, done: 0 });
  });

  it('changes the chosen places only', () => {
    const text = { value: 'Oper Oper Oper', rich: false };
    const wanted = { term: 'Oper', replacement: 'Bühne', ...loose };
    expect(replacePlaces(text, wanted, (index) => index !== 1)).toEqual({ value: 'Bühne Oper Bühne', done: 2 });
  });

  it('a place has the same number whatever takes its place', () => {
    const text = { value: 'tosca Tosca TOSCA', rich: false };
    const numbers = (replacement: string) =>
      findPlaces(text, { term: 'tosca', replacement, ...loose }).map(({ index }) => index);
    expect([numbers('Aida'), numbers('tosca')]).toEqual([
      [0, 1, 2],
      [1, 2],
    ]);
    const wanted = { term: 'tosca', replacement: 'tosca', ...loose };
    expect(replacePlaces(text, wanted, (index) => index === 2)).toEqual({ value: 'tosca Tosca tosca', done: 1 });
  });

  it('tells the words around a place, within its line; what stays the same is none', () => {
    const html = '<p>Davor</p><p>Wir spielen <em>Tos</em>ca am Abend</p>';
    expect(findPlaces({ value: html, rich: true }, { term: 'tosca', replacement: 'Aida', ...loose })).toEqual([
      { index: 0, before: 'Wir spielen ', found: 'Tosca', after: ' am Abend', possible: true },
    ]);
    expect(
      findPlaces({ value: 'Tosca tosca', rich: false }, { term: 'tosca', replacement: 'Tosca', ...loose }),
    ).toHaveLength(1);
  });

  it('cuts a long line at words on both sides', () => {
    const value =
      'Am Abend des zwölften Dezember singt Maria in der Premiere Tosca im großen Haus vor ausverkauften Rängen zum letzten Mal';
    const [place] = findPlaces({ value, rich: false }, { term: 'tosca', replacement: 'Aida', ...loose });
    expect(place?.before).toBe('… Dezember singt Maria in der Premiere ');
    expect(place?.after).toBe(' im großen Haus vor ausverkauften Rängen …');
    const [one] = findPlaces(
      { value: `${'a'.repeat(50)}-Tosca-${'b'.repeat(50)}`, rich: false },
      { term: 'tosca', replacement: 'Aida', ...loose },
    );
    expect([one?.before, one?.after]).toEqual([`… ${'a'.repeat(39)}-`, `-${'b'.repeat(40)} …`]);
  });

  const words = fc.array(
    fc.constantFrom('Oper', 'oper', 'OPER', 'ß', 'ss', 'ü', 'u\u0308', '&', '<', '\u00a0', ' ', '🎭', 'x'),
    { maxLength: 8 },
  );
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\u00a0', '&nbsp;');
  const run = fc.tuple(fc.constantFrom('', 'strong', 'em', 'a'), words).map(([tag, list]) => {
    const text = escape(list.join(''));
    if (tag === '' || text === '') return text;
    return tag === 'a' ? `<a href="page:1">${text}</a>` : `<${tag}>${text}</${tag}>`;
  });
  const html = fc
    .array(
      fc.array(run, { maxLength: 4 }).map((runs) => `<p>${runs.join('')}</p>`),
      { maxLength: 3 },
    )
    .map((blocks) => blocks.join(''));
  const term = words.map((list) => list.join('')).filter((text) => text.trim() !== '');

  it('has the words of a replacement in plain text, and the same blocks and links, for any text', () => {
    fc.assert(
      fc.property(
        html,
        term,
        words.map((list) => list.join('')),
        fc.boolean(),
        (value, wanted, replacement, wholeWords) => {
          const options = { term: wanted, replacement, matchCase: false, wholeWords };
          const places = findPlaces({ value, rich: true }, options);
          const chosen = (at: number) => places.find(({ index }) => index === at)?.possible === true;
          const result = replacePlaces({ value, rich: true }, options, chosen);
          const plain = replacePlaces({ value: readText({ value, rich: true }).text, rich: false }, options, chosen);
          expect(readText({ value: result.value, rich: true }).text).toBe(plain.value);
          const tags = (text: string) => text.match(/<\/?(?:p|a)\b[^>]*>/g) ?? [];
          expect(tags(result.value)).toEqual(tags(value));
        },
      ),
      { numRuns: 500 },
    );
  });
});
