import { expect, it } from 'vitest';
import { translationBatches, translationLimits } from './translation-api.ts';

const texts = (count: number, length: number) =>
  Array.from({ length: count }, (_, at) => ({ at, text: 'x'.repeat(length) }));

it('no texts need no call, and a call has at most as many texts as it may, in their order', () => {
  expect(translationBatches([])).toEqual([]);
  const batches = translationBatches(texts(translationLimits.texts * 2 + 3, 1));
  expect(batches.map(({ length }) => length)).toEqual([translationLimits.texts, translationLimits.texts, 3]);
  expect(batches.flat().map(({ at }) => at)).toEqual(texts(translationLimits.texts * 2 + 3, 1).map(({ at }) => at));
});

it('a call has at most as many characters as it may, and a text that fills it is alone', () => {
  const third = translationLimits.characters / 3;
  expect(translationBatches(texts(4, third)).map(({ length }) => length)).toEqual([3, 1]);
  expect(translationBatches(texts(2, translationLimits.characters)).map(({ length }) => length)).toEqual([1, 1]);
});
