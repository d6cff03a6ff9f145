import { expect, test } from 'vitest';
import { dateParts, fullDate, isOver, longDate, price, shortDate, timeRange } from './event-date.ts';

test('dates are written as each language writes them, in the time of Berlin', () => {
  expect(fullDate('2026-11-21T18:30:00Z', 'de')).toBe('Samstag, 21. November 2026, 19:30\u00a0Uhr');
  expect(fullDate('2026-11-21T18:30:00Z', 'en')).toBe('Saturday 21 November 2026, 7.30\u00a0pm');
  expect(fullDate('2026-07-01T17:00:00Z', 'en')).toBe('Wednesday 1 July 2026, 7\u00a0pm');
});

test('an evening that ends after midnight in Berlin keeps the day on which it began', () => {
  expect(dateParts('2026-12-31T22:30:00Z', 'de')).toEqual({
    weekday: 'Donnerstag',
    day: '31.',
    month: 'Dezember',
    year: '2026',
  });
  expect(timeRange('2026-12-31T22:30:00Z', '2026-12-31T23:30:00Z', 'en')).toBe('11.30\u00a0pm–12.30\u00a0am');
});

test('a date is told with and without its weekday and year', () => {
  const [german, english] = [dateParts('2026-11-28T18:30:00Z', 'de')!, dateParts('2026-11-28T18:30:00Z', 'en')!];
  expect([shortDate(german), longDate(german, 'de')]).toEqual(['28. November', 'Samstag, 28. November 2026']);
  expect([shortDate(english), longDate(english, 'en')]).toEqual(['28 November', 'Saturday 28 November 2026']);
});

test('an evening is over with its end, or with its day in Berlin where no end is known', () => {
  const [start, end] = ['2026-11-28T19:30:00+01:00', '2026-11-28T21:15:00+01:00'];
  expect(isOver(start, end, new Date('2026-11-28T20:14:59Z'))).toBe(false);
  expect(isOver(start, end, new Date('2026-11-28T20:15:00Z'))).toBe(true);
  expect(isOver(start, null, new Date('2026-11-28T22:59:59Z'))).toBe(false);
  expect(isOver(start, null, new Date('2026-11-28T23:00:00Z'))).toBe(true);
  expect(isOver('soon', null, new Date('2026-11-28T23:00:00Z'))).toBe(false);
});

test('prices have cents only where there are any', () => {
  expect([price(18, 'de'), price(12.5, 'de')]).toEqual(['18\u00a0€', '12,50\u00a0€']);
  expect([price(18, 'en'), price(12.5, 'en')]).toEqual(['€18', '€12.50']);
  expect([price(1250, 'de'), price(1250, 'en'), price(0, 'de')]).toEqual(['1.250\u00a0€', '€1,250', '0\u00a0€']);
});

test('what is no moment is no date', () => {
  expect(dateParts('soon', 'de')).toBeNull();
  expect(timeRange('', null, 'en')).toBe('');
});
