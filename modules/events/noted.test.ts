// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const fresh = async () => {
  vi.resetModules();
  return import('./noted.ts');
};

beforeEach(() => localStorage.clear());

test('nothing is stored before the first evening is noted, and nothing after the last is taken off', async () => {
  const { forget, note, noted } = await fresh();
  expect([noted(), localStorage.length]).toEqual([[], 0]);
  note(7);
  note(12);
  note(7);
  expect([noted(), localStorage.getItem('shortlist')]).toEqual([[7, 12], '7,12']);
  forget(7);
  forget(12);
  expect([noted(), localStorage.length]).toEqual([[], 0]);
});

test('what was noted is there at the next visit, and nothing else that may lie there', async () => {
  localStorage.setItem('shortlist', '7,12,x,-1,0,7,1e3,99999999999,<b>');
  expect((await fresh()).noted()).toEqual([7, 12]);
});

test('a list without room stays as it is', async () => {
  const { maxNoted, note, noted } = await fresh();
  const many = Array.from({ length: maxNoted - 1 }, (_, index) => index + 1);
  expect(note(...many)).toBe(true);
  expect(note(1000, 1001)).toBe(false);
  expect(noted()).toHaveLength(maxNoted - 1);
  expect(note(1000)).toBe(true);
});

test('where nothing may be stored the list lasts as long as the page', async () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
    vi.spyOn(Storage.prototype, name).mockImplementation(refuse),
  );
  const { note, noted } = await fresh();
  expect([noted(), note(7), noted()]).toEqual([[], true, [7]]);
  for (const spy of spies) spy.mockRestore();
});

test('ids of an address are numbers, each once, not more than fit', async () => {
  const { maxNoted, parseIds } = await fresh();
  expect(parseIds('12,7,12,,a,7.5, 8,0')).toEqual([12, 7]);
  expect(parseIds(Array.from({ length: 500 }, (_, index) => index + 1).join(','))).toHaveLength(maxNoted);
});
