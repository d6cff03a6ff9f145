// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Statistics } from './statistics.tsx';
import { render } from '#tests/render.ts';

const reload = vi.fn();
const scripts = () => [...document.head.querySelectorAll('script')].map((script) => script.src);
const show = (agreed: boolean) => render(<Statistics id="GTM-ABC123" agreed={agreed} reload={reload} />);
const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  reload.mockClear();
  delete window.dataLayer;
  document.head.replaceChildren();
  for (const name of ['_ga', '_ga_X1', 'own']) document.cookie = `${name}=; Max-Age=0`;
  localStorage.clear();
});

it('without consent nothing is loaded, and the page is not reloaded', async () => {
  await show(false);
  await wait(10_000);
  expect(scripts()).toEqual([]);
  expect(window.dataLayer).toBeUndefined();
  expect(reload).not.toHaveBeenCalled();
});

it('the tag manager starts 200 ms after consent, once, and for statistics only', async () => {
  await show(true);
  await wait(199);
  expect(scripts()).toEqual([]);
  await wait(1);
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC123']);
  const [consent, start] = window.dataLayer as [IArguments, { event: string }];
  expect([...consent]).toEqual([
    'consent',
    'default',
    { analytics_storage: 'granted', ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' },
  ]);
  expect(start.event).toBe('gtm.js');
  await show(true);
  await wait(1000);
  expect(scripts()).toHaveLength(1);
});

it('a consent withdrawn within 200 ms starts nothing', async () => {
  await show(true);
  await wait(100);
  await show(false);
  await wait(1000);
  expect(scripts()).toEqual([]);
});

it('a withdrawn consent deletes only the cookies of statistics, and reloads the page', async () => {
  document.cookie = '_ga=GA1.1.1';
  document.cookie = '_ga_X1=GS1';
  document.cookie = 'own=1';
  localStorage.setItem('_gcl_ls', '1');
  localStorage.setItem('shortlist', '7');
  await show(true);
  expect(document.cookie).toContain('_ga');
  await show(false);
  expect(document.cookie).toBe('own=1');
  expect(Object.keys(localStorage)).toEqual(['shortlist']);
  expect(reload).toHaveBeenCalledTimes(1);
});
