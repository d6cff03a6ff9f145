// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { i18nProvider } from './i18n-provider.ts';
import { storedLocale } from './locale.ts';

it('texts are those of the language that was loaded last, with their values', async () => {
  await i18nProvider.changeLocale('de');
  expect(i18nProvider.translate('lists.count', { smart_count: 1 })).toBe('1 Eintrag');
  await i18nProvider.changeLocale('en');
  expect(i18nProvider.translate('lists.count', { smart_count: 2 })).toBe('2 entries');
  expect(i18nProvider.translate('ra.action.save')).toBe('Save');
  expect([i18nProvider.getLocale(), document.documentElement.lang]).toEqual(['en', 'en']);
});

it('a key without a text is written as the caller says, or as it is', () => {
  expect(i18nProvider.translate('days.8', { _: 'Day {day}', day: 8 })).toBe('Day 8');
  expect(i18nProvider.translate('days.8')).toBe('days.8');
});

it('the first language is the one that react-admin has stored, else German', () => {
  expect(storedLocale()).toBe('de');
  localStorage.setItem('RaStoreproscenium.locale', '"en"');
  expect(storedLocale()).toBe('en');
  localStorage.setItem('RaStoreproscenium.locale', 'no JSON');
  expect(storedLocale()).toBe('de');
});
