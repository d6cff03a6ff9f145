// @vitest-environment jsdom
import { act, createElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '#tests/render.ts';

const fresh = async () => {
  vi.resetModules();
  return import('./shortlist.ts');
};

beforeEach(() => localStorage.clear());

it('stores nothing before the first event is added and after the last is removed', async () => {
  const { removeFromShortlist, addToShortlist, readShortlist } = await fresh();
  expect([readShortlist(), localStorage.length]).toEqual([[], 0]);
  addToShortlist(7);
  addToShortlist(12);
  addToShortlist(7);
  expect([readShortlist(), localStorage.getItem('shortlist')]).toEqual([[7, 12], '7,12']);
  removeFromShortlist(7);
  removeFromShortlist(12);
  expect([readShortlist(), localStorage.length]).toEqual([[], 0]);
});

it('restores the stored ids at the next visit and ignores invalid values', async () => {
  localStorage.setItem('shortlist', '7,12,x,-1,0,7,1e3,99999999999,<b>');
  expect((await fresh()).readShortlist()).toEqual([7, 12]);
});

it('says that a stored list is kept', async () => {
  const { addToShortlist, isShortlistKept } = await fresh();
  addToShortlist(7);
  expect(isShortlistKept()).toBe(true);
});

it('does not change a full list', async () => {
  const { maxShortlisted, addToShortlist, readShortlist } = await fresh();
  const many = Array.from({ length: maxShortlisted - 1 }, (_, index) => index + 1);
  expect(addToShortlist(...many)).toBe(true);
  expect(addToShortlist(1000, 1001)).toBe(false);
  expect(readShortlist()).toHaveLength(maxShortlisted - 1);
  expect(addToShortlist(1000)).toBe(true);
});

it('keeps the list in memory if storage is blocked', async () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
    vi.spyOn(Storage.prototype, name).mockImplementation(refuse),
  );
  const { addToShortlist, isShortlistKept, readShortlist, useShortlist } = await fresh();
  expect([readShortlist(), addToShortlist(7), readShortlist()]).toEqual([[], true, [7]]);
  expect(isShortlistKept()).toBe(false);
  await render(createElement(() => useShortlist().join()));
  await act(async () => window.dispatchEvent(new Event('pageshow')));
  expect(readShortlist()).toEqual([7]);
  for (const spy of spies) spy.mockRestore();
});

it('reads unique numeric ids from an address, up to the maximum', async () => {
  const { maxShortlisted, parseIds } = await fresh();
  expect(parseIds('12,7,12,,a,7.5, 8,0')).toEqual([12, 7]);
  expect(parseIds(Array.from({ length: 500 }, (_, index) => index + 1).join(','))).toHaveLength(maxShortlisted);
});

it('a page that the browser shows again as it was left has what another page has added', async () => {
  const { addToShortlist, readShortlist, useShortlist } = await fresh();
  const place = document.body.appendChild(document.createElement('p'));
  await render(
    createElement(() => useShortlist().join()),
    place,
  );
  localStorage.setItem('shortlist', '7');
  await act(async () => window.dispatchEvent(new Event('pageshow')));
  expect(place.textContent).toBe('7');
  const list = readShortlist();
  await act(async () => window.dispatchEvent(new Event('pageshow')));
  expect(readShortlist()).toBe(list);
  await act(async () => addToShortlist(12));
  expect([place.textContent, localStorage.getItem('shortlist')]).toEqual(['7,12', '7,12']);
});
