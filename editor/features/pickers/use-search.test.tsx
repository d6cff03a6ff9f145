// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Found, type Question, useSearch } from './use-search.ts';
import { render } from '#tests/render.ts';

let found: Found<string>;
let isDown: boolean;
let asked: [query: string, page: number][];

beforeEach(async () => {
  vi.useFakeTimers();
  isDown = false;
  asked = [];
  await render(<Searching tell={(now) => (found = now)} />);
});
afterEach(() => void vi.useRealTimers());

/** A library with two entries a page and three pages. */
async function search({ query, page }: Question) {
  asked.push([query, page]);
  if (isDown) throw new Error('x');
  return { results: [1, 2].map((n) => `${query}${page}.${n}`), count: 6, next: page < 3 ? 'next' : null };
}

function Searching({ tell }: { tell: (now: Found<string>) => void }) {
  const now = useSearch(search);
  useEffect(() => {
    tell(now);
  });
  return null;
}

const pass = () => act(() => vi.advanceTimersByTimeAsync(300));
async function type(query: string) {
  await press(() => found.setQuery(query));
}
async function press(button: () => void) {
  await act(async () => button());
  await pass();
}

it('a page that fails leaves what was found, and is asked for again', async () => {
  await type('a');
  isDown = true;
  await press(found.more);
  expect(found).toMatchObject({ results: ['a1.1', 'a1.2'], count: 6, next: 'next', failed: true, loading: false });
  isDown = false;
  await press(found.more);
  expect(found).toMatchObject({ results: ['a1.1', 'a1.2', 'a2.1', 'a2.2'], failed: false });
  expect(asked.map(([, page]) => page)).toEqual([1, 2, 2]);
});

it('a list that is read again after an upload and fails stays as it was', async () => {
  await type('a');
  isDown = true;
  await press(found.again);
  expect(found).toMatchObject({ results: ['a1.1', 'a1.2'], count: 6, failed: true });
  isDown = false;
  await press(found.again);
  expect(found).toMatchObject({ results: ['a1.1', 'a1.2'], failed: false });
});

it('other words that fail do not show what was found for the former ones, and can be tried again', async () => {
  await type('a');
  isDown = true;
  await type('b');
  expect(found).toMatchObject({ results: [], count: 0, next: null, failed: true });
  isDown = false;
  await press(found.more);
  expect(found).toMatchObject({ results: ['b1.1', 'b1.2'], failed: false });
});

it('a list is read again for each of two files, although both were sent from one rendering', async () => {
  await type('');
  const { again } = found;
  await press(again);
  await press(again);
  expect(asked).toHaveLength(3);
});
