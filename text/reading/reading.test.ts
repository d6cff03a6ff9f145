import { expect, it } from 'vitest';
import { readingOf, syllablesIn, sentencesOf, wordsOf } from './reading-ease.ts';

it('sentences end with a full stop, a question mark or the like before a capital letter', () => {
  expect(sentencesOf('Der Vorhang fällt. Wer bleibt? „Niemand!“ Und dann …')).toEqual([
    'Der Vorhang fällt.',
    'Wer bleibt?',
    '„Niemand!“',
    'Und dann …',
  ]);
});

it('sentences go on after ordinal numbers, initials and abbreviations', () => {
  expect(sentencesOf('Am 3. Oktober singt J. S. Bachs Werk Dr. Faust, vgl. Heft 2.')).toHaveLength(1);
  expect(sentencesOf('It was staged by Mrs. Miller in St. Louis.')).toHaveLength(1);
  expect(sentencesOf(' … ')).toEqual([]);
});

it('words keep their hyphens, apostrophes and inner dots', () => {
  expect(wordsOf('Tor-Anzeige, it’s 19.30 Uhr!')).toEqual(['Tor-Anzeige', 'it’s', '19.30', 'Uhr']);
});

it.each([
  ['de', { Oper: 2, Theater: 3, Bühne: 2, Zauberflöte: 4, Regie: 2, Quartett: 2, Saal: 1, Haus: 1, schrieb: 1 }],
  ['en', { opera: 3, stage: 1, table: 2, played: 1, started: 2, house: 1, night: 1, the: 1 }],
] as const)('syllables are counted in %s', (locale, words) => {
  for (const [word, count] of Object.entries(words)) expect([word, syllablesIn(word, locale)]).toEqual([word, count]);
});

const easy = Array.from({ length: 8 }, () => 'Das Haus ist alt. Der Saal ist groß.');
const hard = [
  'Die musikwissenschaftliche Auseinandersetzung mit der Inszenierungsgeschichte verdeutlicht, inwiefern gesellschaftspolitische Rahmenbedingungen die Rezeptionsgewohnheiten unterschiedlicher Publikumsgenerationen beeinflussten und weiterhin beeinflussen, obgleich zeitgenössische Interpretationsansätze diese Zusammenhänge gelegentlich vernachlässigen oder verallgemeinern.',
];

it('reading ease is high for short sentences of short words and low for long ones', () => {
  expect(readingOf(easy, 'de')).toEqual({ words: 64, sentences: 16, ease: 100 });
  expect(readingOf([...hard, ...hard], 'de').ease).toBe(0);
});

it('reading ease is that of Flesch in English', () => {
  const text = Array.from({ length: 3 }, () => 'The orchestra begins to play before the curtain opens.');
  // Nine words and fifteen syllables a sentence are 206.835 − 1.015 × 9 − 84.6 × 15 ÷ 9; below thirty words none.
  expect(readingOf(text, 'en')).toEqual({ words: 27, sentences: 3, ease: null });
  expect(readingOf([...text, ...text], 'en').ease).toBe(57);
});
