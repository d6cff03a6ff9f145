import { expect, it, vi } from 'vitest';
import { dateParts, dayParts, fullDate, longDate, shortDate, timeRange } from './date-text.ts';

it('formats dates by language, in Berlin time', () => {
  expect(fullDate('2026-11-21T18:30:00Z', 'de')).toBe('Samstag, 21. November 2026, 19:30\u00a0Uhr');
  expect(fullDate('2026-11-21T18:30:00Z', 'en')).toBe('Saturday 21 November 2026, 7.30\u00a0pm');
  expect(fullDate('2026-07-01T17:00:00Z', 'en')).toBe('Wednesday 1 July 2026, 7\u00a0pm');
});

it('shows an event that ends after midnight under the day on which it began', () => {
  expect(dateParts('2026-12-31T22:30:00Z', 'de')).toEqual({
    weekday: 'Donnerstag',
    day: '31.',
    month: 'Dezember',
    year: '2026',
  });
  expect(timeRange('2026-12-31T22:30:00Z', '2026-12-31T23:30:00Z', 'en')).toBe('11.30\u00a0pm–12.30\u00a0am');
});

it('names the last day of an event that lasts over several days', () => {
  const range = (start: string, end: string) =>
    (['de', 'en'] as const).map((locale) => timeRange(start, end, locale).replaceAll('\u00a0', ' '));
  expect(range('2026-12-31T09:00:00Z', '2027-01-31T17:00:00Z')).toEqual([
    '10:00 Uhr – 31. Januar, 18:00 Uhr',
    '10 am – 31 January, 6 pm',
  ]);
  expect(range('2026-11-28T18:30:00Z', '2026-11-29T17:00:00Z')[0]).toBe('19:30 Uhr – 29. November, 18:00 Uhr');
  expect(range('2026-11-28T19:00:00Z', '2026-11-29T05:00:00Z')[0]).toBe('20:00–06:00 Uhr');
  expect(range('2026-11-28T08:00:00Z', '2026-11-28T22:00:00Z')[0]).toBe('09:00–23:00 Uhr');
});

it('formats a date with and without weekday and year', () => {
  const [german, english] = [dateParts('2026-11-28T18:30:00Z', 'de')!, dateParts('2026-11-28T18:30:00Z', 'en')!];
  expect([shortDate(german), longDate(german, 'de')]).toEqual(['28. November', 'Samstag, 28. November 2026']);
  expect([shortDate(english), longDate(english, 'en')]).toEqual(['28 November', 'Saturday 28 November 2026']);
});

it('formats a calendar day without time zone data', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  const day = { weekday: 'Sunday', day: '29', month: 'March', year: '2026' };
  expect([dayParts('2026-03-29', 'en'), made.mock.calls]).toEqual([day, []]);
  made.mockRestore();
});

it('returns nothing for an invalid time', () => {
  expect([dateParts('soon', 'de'), dayParts('', 'de'), dayParts('2026-02-41', 'de')]).toEqual([null, null, null]);
  expect(timeRange('', null, 'en')).toBe('');
});
