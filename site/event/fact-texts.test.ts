import { expect, it } from 'vitest';
import { languageNames } from './fact-texts.ts';

it.each(['de', 'en'] as const)('languages have the names that browsers know them by (%s)', (locale) => {
  const tags = ['de', 'en', 'fr', 'it', 'cs', 'ru', 'es', 'tr', 'nl', 'pl', 'hu', 'la'];
  const known = new Intl.DisplayNames([locale], { type: 'language' });
  expect(languageNames(tags, locale)).toBe(tags.map((tag) => known.of(tag)).join(', '));
});

it('tags that name no language are left out', () => {
  expect(languageNames(['it', 'not a tag', 'qqq'], 'de')).toBe('Italienisch');
});
