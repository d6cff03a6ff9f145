// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setLocale } from '../../locale.ts';
import { ToTop } from './to-top.tsx';
import { render } from '#tests/render.ts';

let still = false;
vi.stubGlobal('matchMedia', () => ({ matches: still }));
const scrolled = vi.fn();
vi.stubGlobal('scrollTo', scrolled);

let main: HTMLElement;
beforeEach(() => {
  still = false;
  scrolled.mockClear();
  main = document.body.appendChild(document.createElement('main'));
  main.tabIndex = -1;
});
afterEach(() => void vi.stubGlobal('scrollY', 0));

const renderPart = () => render(<ToTop />, main);
const scrollTo = (y: number) =>
  act(async () => {
    vi.stubGlobal('scrollY', y);
    window.dispatchEvent(new Event('scroll'));
  });
const button = () => main.querySelector('button');

it.each([
  ['de', 'Nach oben'],
  ['en', 'Back to top'],
] as const)('it comes once a window’s height has been scrolled, and says what it does (%s)', async (locale, name) => {
  setLocale(locale);
  await renderPart();
  expect(button()?.hidden).toBe(true);
  await scrollTo(window.innerHeight + 1);
  expect(button()?.hidden).toBe(false);
  expect(button()?.getAttribute('aria-label')).toBe(name);
  await scrollTo(10);
  expect(button()?.hidden).toBe(true);
});

it('hides while the visitor scrolls down, until they scroll up or reach the end', async () => {
  const place = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  const endAt = (bottom: number) => place.mockReturnValue({ bottom } as DOMRect);
  const readsOn = () => button()?.hasAttribute('data-reads-on');
  await renderPart();
  endAt(window.innerHeight);
  await scrollTo(3000);
  expect(readsOn()).toBe(true);
  await scrollTo(2990);
  expect(readsOn()).toBe(false);
  await scrollTo(4000);
  expect(readsOn()).toBe(true);
  endAt(window.innerHeight - 1);
  await scrollTo(4100);
  expect(readsOn()).toBe(false);
  place.mockRestore();
});

it.each([
  ['softly', false, 'smooth'],
  ['at once where nothing is to move', true, 'instant'],
])('scrolls to the top %s, and moves the focus there', async (_, reduced, behavior) => {
  still = reduced;
  await renderPart();
  await scrollTo(window.innerHeight * 3);
  await act(async () => button()?.click());
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior });
  expect(document.activeElement).toBe(main);
});
