import { expect, it } from 'vitest';
import { type ListPage, listPage } from './list-page.ts';
import { startList, stepList } from './use-paged-list.ts';

const url = new URL('https://oper.example/de/programm?category=oper&page=2');
const page = (number: number, next = true): ListPage<string> => ({
  page: number,
  count: 6,
  results: [`${number}a`, `${number}b`],
  previous: null,
  next: next ? `/de/programm?page=${number + 1}` : null,
});

it('a list appends the next pages', () => {
  const first = page(1);
  const requested = stepList(startList(first), { type: 'ask', page: 2 });
  expect(requested).toMatchObject({ loading: true, page: 1 });
  const come = stepList(requested, { type: 'arrive', first, page: page(2, false) });
  expect(come).toMatchObject({
    entries: ['1a', '1b', '2a', '2b'],
    page: 2,
    next: null,
    loading: false,
    fresh: 2,
  });
});

it('a list ignores a page that is not greater than the current one, and a second concurrent request', () => {
  const state = startList(page(2));
  expect(stepList(state, { type: 'ask', page: 2 })).toBe(state);
  expect(stepList(state, { type: 'ask', page: 1 })).toBe(state);
  const requested = stepList(state, { type: 'ask', page: 3 });
  expect(stepList(requested, { type: 'ask', page: 4 })).toBe(requested);
  expect(stepList(requested, { type: 'arrive', first: state.first, page: page(2) })).toBe(requested);
});

it('a list starts again after a reset and ignores pending requests', () => {
  const old = page(1);
  const requested = stepList(startList(old), { type: 'ask', page: 2 });
  const first = page(1, false);
  const reset = stepList(requested, { type: 'reset', to: startList(first) });
  expect(reset).toMatchObject({ entries: ['1a', '1b'], page: 1, loading: false, next: null, fresh: null });
  const waiting = stepList(reset, { type: 'ask', page: 2 });
  expect(stepList(waiting, { type: 'arrive', first: old, page: page(2) })).toBe(waiting);
  expect(stepList(waiting, { type: 'fail', first: old })).toBe(waiting);
});

it('a list is unchanged when the next page fails, and can be requested again', () => {
  const first = page(1);
  const failed = stepList(stepList(startList(first), { type: 'ask', page: 2 }), { type: 'fail', first });
  expect(failed).toMatchObject({ entries: ['1a', '1b'], failed: true, loading: false });
  expect(stepList(failed, { type: 'ask', page: 2 })).toMatchObject({ loading: true, failed: false });
});

it('a page of a list has the addresses of the previous and next page', () => {
  const answer = { count: 60, next: '/de/api/events/?page=3', results: ['x'] };
  expect(listPage(answer, { url, page: 2 })).toEqual({
    page: 2,
    count: 60,
    results: ['x'],
    previous: '/de/programm?category=oper',
    next: '/de/programm?category=oper&page=3',
  });
});

it('a page of a list leads to the next one by the place that the backend names', () => {
  const answer = { count: 60, next: '/de/api/events/?page=4&after=1764_7', results: ['x'] };
  const at = new URL('https://oper.example/de/programm?category=oper&page=3&after=1700_3');
  expect(listPage(answer, { url: at, page: 3 })).toMatchObject({
    previous: '/de/programm?category=oper&page=2',
    next: '/de/programm?category=oper&page=4&after=1764_7',
  });
});

it('a page of a list has no next page beyond the end or without a list', () => {
  expect(listPage({ count: 20, next: null, results: [] }, { url, page: 9 }).next).toBeNull();
  expect(listPage({ count: 20, next: '/x', results: [] }, { url, page: 9 }).next).toBeNull();
  expect(listPage(null, { url, page: 1 })).toMatchObject({ count: 0, results: [], next: null, previous: null });
});
