import { expect, it } from 'vitest';
import { readParts, type SearchPart } from './read-parts.ts';

type Part = SearchPart<string, number>;

/** A house of these parts. */
function house(sizes: number[]) {
  const asked: (number | null)[] = [];
  const found: Part[] = [];
  const ask = async (from: number | null): Promise<Part> => {
    const at = from ?? 0;
    asked.push(from);
    const texts = Array.from({ length: sizes[at] ?? 0 }, (_, index) => `${at}.${index}`);
    return { texts, next: at + 1 < sizes.length ? at + 1 : null };
  };
  return { ask, asked, found, onPart: (part: Part) => found.push(part) > 0 };
}

it('a search goes on until the end of the house, and hands over each part', async () => {
  const { ask, asked, found, onPart } = house([2, 0, 1]);
  expect(await readParts(ask, { from: null, most: 300, onPart })).toBe('ended');
  expect(asked).toEqual([null, 1, 2]);
  expect(found.map(({ texts }) => texts)).toEqual([['0.0', '0.1'], [], ['2.0']]);
});

it('a search pauses after enough texts, and goes on from there', async () => {
  const { ask, asked, found, onPart } = house([2, 2, 2]);
  expect(await readParts(ask, { from: null, most: 3, onPart })).toBe('paused');
  expect(asked).toEqual([null, 1]);
  expect(await readParts(ask, { from: found.at(-1)?.next ?? null, most: 3, onPart })).toBe('ended');
  expect(asked).toEqual([null, 1, 2]);
});

it('enough texts in the last part are the end', async () => {
  const { ask, onPart } = house([1, 5]);
  expect(await readParts(ask, { from: null, most: 3, onPart })).toBe('ended');
});

it('a search of which no further part is wanted asks for none', async () => {
  const { ask, asked } = house([1, 1]);
  expect(await readParts(ask, { from: null, most: 300, onPart: () => false })).toBe('paused');
  expect(asked).toEqual([null]);
});
