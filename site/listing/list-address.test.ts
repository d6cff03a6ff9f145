import { expect, it } from 'vitest';
import { addressWith, dayAt, monthAt, wordAt } from './list-address.ts';

const at = (query: string) => new URL(`https://oper.example/de/programm${query}`);

it.each([
  ['2026-02-28', '2026-02-28'],
  ['2028-02-29', '2028-02-29'],
  ['2026-02-29', ''],
  ['2026-02-30', ''],
  ['2026-13-01', ''],
  ['0000-00-00', ''],
  ['today', ''],
  ['2026-1-1', ''],
])('%s is read as the day "%s"', (day, read) => {
  expect(dayAt(at(`?date=${day}`), 'date')).toBe(read);
});

it('an invalid month or word counts as absent', () => {
  expect(['2026-12', '2026-00', '2026-13', 'x'].map((month) => monthAt(at(`?month=${month}`), 'month'))).toEqual([
    '2026-12',
    '',
    '',
    '',
  ]);
  const words = ['oper', ' oper ', 'für-kinder', '', '<script>', 'a'.repeat(81), "x'; drop table"];
  expect(words.map((word) => wordAt(at(`?category=${encodeURIComponent(word)}`), 'category'))).toEqual([
    'oper',
    'oper',
    'für-kinder',
    '',
    '',
    '',
    '',
  ]);
});

it('another filter starts at the first page and drops parameters of the visit', () => {
  const url = at('?category=oper&page=3&venue=&edit&event_overlay=7');
  expect(addressWith(url, { venue: 'foyer' })).toBe('/de/programm?category=oper&venue=foyer');
  expect(addressWith(url, { category: null })).toBe('/de/programm');
  expect(addressWith(url, { page: '4' })).toBe('/de/programm?category=oper&page=4');
});
