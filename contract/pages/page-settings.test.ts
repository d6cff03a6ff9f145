import { expect, it } from 'vitest';
import { isHomePage } from './page-settings.ts';

const none = { de: '', en: '' };

it('the page at the address of the house is the home page, a menu entry that leads there is none', () => {
  const urls = { de: '/de', en: '/en' };
  expect(isHomePage({ target: none, urls })).toBe(true);
  expect(isHomePage({ target: urls, urls })).toBe(false);
  expect(isHomePage({ target: none, urls: { de: '/de/haus', en: '/en/house' } })).toBe(false);
});
