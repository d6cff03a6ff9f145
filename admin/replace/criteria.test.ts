import { expect, it } from 'vitest';
import { type Criteria, isSame, readCriteria, writeCriteria } from './criteria.ts';

const all: Criteria = {
  term: 'Opernfreunde & Co. = 100 %',
  replacement: 'Förder kreis',
  match_case: true,
  whole_words: true,
  languages: ['en'],
};

it('criteria survive the way through the address', () => {
  expect(readCriteria(new URLSearchParams(writeCriteria(all).toString()))).toEqual(all);
  const few: Criteria = {
    term: ' a ',
    replacement: '',
    match_case: false,
    whole_words: false,
    languages: ['de', 'en'],
  };
  expect(writeCriteria(few).toString()).toBe('term=+a+');
  expect(readCriteria(writeCriteria(few))).toEqual(few);
});

it('an address without criteria, or with wrong ones, gives the usual ones', () => {
  const usual = { term: '', replacement: '', match_case: false, whole_words: false, languages: ['de', 'en'] };
  expect(readCriteria(new URLSearchParams())).toEqual(usual);
  expect(readCriteria(new URLSearchParams('case=yes&words=&language=fr'))).toEqual(usual);
});

it('criteria differ in every part', () => {
  expect(isSame(all, { ...all, languages: [...all.languages] })).toBe(true);
  for (const change of [{ term: 'x' }, { replacement: '' }, { match_case: false }, { languages: ['de' as const] }])
    expect(isSame(all, { ...all, ...change })).toBe(false);
});
