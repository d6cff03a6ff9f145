import { expect, it } from 'vitest';
import { readNumber } from './read-number.ts';

it('reads amounts in German and English notation', () => {
  const read = (...typed: string[]) => typed.map((one) => readNumber(one, 2));
  expect(read('12,50', '12.50', '12,5', ' 12.50 € ', '€12.50', '12,50 EUR')).toEqual(Array(6).fill(12.5));
  expect(read('1.250,00', '1,250.00', '1250', '1 250', '1 250,00', "1'250.00")).toEqual(Array(6).fill(1250));
  expect(read('1.234.567,89', '1,234,567', '12,-', '0', '0,05')).toEqual([1_234_567.89, 1_234_567, 12, 0, 0.05]);
});

it('refuses amounts that are ambiguous or none', () => {
  expect(['1.250', '1,250', '12.500'].map((one) => readNumber(one, 2))).toEqual(Array(3).fill('ambiguous'));
  const none = ['', 'zwölf', '12,', '1.250.00', '12 50', '1,2,3', '0.250', '12,345,6', '1e3', '12,50 / 6'];
  expect(none.map((one) => readNumber(one, 2))).toEqual(none.map(() => 'unreadable'));
});

it('reads whole numbers', () => {
  expect(['1.250', '1,250', '1250', '-5', '−5', '12,0'].map((one) => readNumber(one, 0))).toEqual([
    1250, 1250, 1250, -5, -5, 12,
  ]);
  expect(['2,5', '2.5'].map((one) => readNumber(one, 0))).toEqual(['not_whole', 'not_whole']);
});
