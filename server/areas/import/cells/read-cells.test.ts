import { expect, it } from 'vitest';
import { AppError } from '#contract/base/errors.ts';
import type { Message } from '#contract/base/messages.ts';
import { readDay, readDayAndTime, readEnd, readMoment, startOf } from './read-moments.ts';
import { readAmount, readMinutes, readPrices, readWhole } from './read-values.ts';
import { readAccess, readAvailability, readFlags, readLanguages } from './read-words.ts';

/** The message with which a cell is refused, without its values. */
function refusal(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    const message: Message | undefined = error instanceof AppError ? error.issues?.[0]?.message : undefined;
    if (message !== undefined) return typeof message === 'object' && 'key' in message ? message.key : String(message);
    throw error;
  }
  return '';
}

it.each(['01.12.2026', '1.12.26', 'Di, 1. 12. 2026', 'Tue 2026-12-01'])('a day is read as %s', (cell) => {
  expect(readDay(cell, 'start')).toBe('2026-12-01');
});
it.each([
  ['31.02.2026', 'day_expected'],
  ['morgen', 'day_expected'],
  ['12/01/2026', 'day_ambiguous'],
])('a day is refused as %s', (cell, message) => {
  expect(refusal(() => readDay(cell, 'start'))).toBe(message);
});
it('a day with slashes is read where it can mean one day only', () => {
  expect(readDay('13/01/2026', 'start')).toBe('2026-01-13');
  expect(readDay('01/13/2026', 'start')).toBe('2026-01-13');
});

it.each(['19:30', '19.30 Uhr', '1930', '7:30 pm', '19h30', '19:30:00'])('a time is read as %s', (cell) => {
  expect(readDayAndTime('2026-12-01', cell, 'start')).toBe('2026-12-01T19:30:00+01:00');
});
it.each(['24:00', 'abends', '13 pm', '19:61'])('a time is refused as %s', (cell) => {
  expect(refusal(() => readDayAndTime('2026-12-01', cell, 'start'))).toBe('time_expected');
});
it('a time that the clocks skip is refused', () => {
  expect(refusal(() => readDayAndTime('28.03.2027', '2:30', 'start'))).toBe('time_skipped');
  expect(readDayAndTime('28.03.2027', '3:00', 'start')).toBe('2027-03-28T03:00:00+02:00');
});
it('a time that occurs twice is refused unless it says which one', () => {
  expect(refusal(() => readDayAndTime('25.10.2026', '2:30', 'start'))).toBe('time_twice');
  expect(readDayAndTime('25.10.2026', '2:30A', 'start')).toBe('2026-10-25T02:30:00+02:00');
  expect(readDayAndTime('25.10.2026', '2:30 B', 'start')).toBe('2026-10-25T02:30:00+01:00');
  expect(readMoment('2026-10-25T02:30:00+01:00', 'start')).toBe('2026-10-25T02:30:00+01:00');
});
it.each([
  ['22:30', '2026-12-01T22:30:00+01:00'],
  ['0:15', '2026-12-02T00:15:00+01:00'],
  ['02.12.2026 01:00', '2026-12-02T01:00:00+01:00'],
])('a time of the end is the next one after the start: %s', (cell, end) => {
  expect(readEnd(cell, '2026-12-01T19:30:00+01:00')).toBe(end);
});

it.each([
  [{ date: '01.12.2026', time: '19:30' }],
  [{ date: '01.12.2026', start: '19:30' }],
  [{ date: '01.12.2026 19:30' }],
  [{ start: '01.12.2026, 19.30 Uhr' }],
  [{ start: '2026-12-01T18:30:00Z' }],
  [{ date: '01.12.2026 00:00:00', time: '19:30' }],
  [{ date: '2026-12-01 00:00:00', start: '19:30' }],
  [{ start: '01.12.2026', time: '19:30' }],
  [{ start: '01.12.2026 00:00:00', time: '19:30' }],
  [{ start: '01.12.2026 19:30', time: '19:30' }],
])('the start of an event may stand in one or two cells: %j', (cells) => {
  expect(startOf(cells)).toBe('2026-12-01T19:30:00+01:00');
});
it('the start of an event needs both a day and a time', () => {
  expect(refusal(() => startOf({ date: '01.12.2026' }))).toBe('time_missing_or_wrong');
  expect(refusal(() => startOf({ time: '19:30' }))).toBe('day_missing_or_wrong');
  expect(refusal(() => readMoment('01.12.2026', 'start'))).toBe('moment_format');
  expect(refusal(() => startOf({ date: '01.12.2026 18:00', time: '19:30' }))).toBe('day_expected');
  expect(startOf({})).toBeNull();
});

it('a duration is minutes, or hours and minutes', () => {
  for (const cell of ['150', '150 Min.', '2:30', '2 h 30 min', 'ca. 2 Std. 30 Min.', '2h30']) {
    expect(readMinutes(cell, 'duration_minutes'), cell).toBe(150);
  }
  expect(refusal(() => readMinutes('2:75', 'duration_minutes'))).toBe('minutes_expected');
});

it('numbers and amounts may have words and signs around them', () => {
  expect(['12', 'ab 12', '12+', 'ab 12 Jahren'].map((cell) => readWhole(cell, 'age_from'))).toEqual([12, 12, 12, 12]);
  expect(['12,50', '12.5', '€ 12,50', '12,50 €'].map((cell) => readAmount(cell, 'price_from'))).toEqual(
    Array.from({ length: 4 }, () => 12.5),
  );
  expect(refusal(() => readWhole('zwölf', 'age_from'))).toBe('whole_number_expected');
  expect(refusal(() => readAmount('1.234,50', 'price_from'))).toBe('amount_expected');
});

it('a price list has names, prices and reduced prices; English names stay', () => {
  const expected = [
    { name: { de: 'Parkett', en: 'Stalls' }, price: 89, reduced: 44.5 },
    { name: { de: 'Rang 2', en: '' }, price: 59, reduced: null },
  ];
  const before = [{ name: { de: 'Parkett', en: 'Stalls' }, price: 80, reduced: null }];
  for (const cell of [
    'Parkett: 89,00 / 44,50 | Rang 2: 59,00',
    'Parkett 89 € (44,50 €); Rang 2 59 €',
    'Parkett, 89, 44.5 | Rang 2, 59',
  ]) {
    expect(readPrices(cell, before), cell).toEqual(expected);
  }
  for (const cell of ['Parkett', 'Parkett 89,00, Rang 44,50', 'PK 1: 89 €, PK 2: 70 €', 'A 9,-, B 8', '89,00 / 70,00'])
    expect(
      refusal(() => readPrices(cell, [])),
      cell,
    ).toBe('prices_expected');
});

it('words of both languages are understood, and unknown ones are refused with those that are possible', () => {
  expect(readLanguages('Deutsch, Italian / fr', 'languages')).toEqual(['de', 'it', 'fr']);
  expect(readFlags('Premiere | is_child_studio')).toEqual(['is_premier', 'is_child_studio']);
  expect(readAvailability('Ausverkauft')).toBe('sold_out');
  expect(readAccess('Leichte Sprache, Audiodeskription')).toEqual(['audio_description', 'easy_language']);
  expect(refusal(() => readFlags('Galaabend'))).toBe('word_unknown');
  expect(refusal(() => readLanguages('Klingonisch', 'languages'))).toBe('language_expected');
});
