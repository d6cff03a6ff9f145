import { expect, test } from 'vitest';
import { shouldRevalidate } from './revalidates.ts';

const asks = (from: string, to: string) =>
  shouldRevalidate({
    currentUrl: new URL(from, 'https://oper.example'),
    nextUrl: new URL(to, 'https://oper.example'),
    defaultShouldRevalidate: true,
  });

test('does not revalidate when an event overlay opens, closes or changes', () => {
  expect(asks('/de/programm?date=2026-11-28', '/de/programm?date=2026-11-28&event_overlay=7')).toBe(false);
  expect(asks('/de/programm?event_overlay=7', '/de/programm')).toBe(false);
  expect(asks('/de?event_overlay=7', '/de?event_overlay=8')).toBe(false);
});

test('revalidates in every other case', () => {
  expect(asks('/de/programm', '/de/programm?date=2026-11-28')).toBe(true);
  expect(asks('/de/programm?event_overlay=7', '/de/programm?date=2026-11-28')).toBe(true);
  expect(asks('/de/programm?event_overlay=7', '/de?event_overlay=7')).toBe(true);
  expect(asks('/de/newsletter', '/de/newsletter#anmeldung')).toBe(true);
  expect(asks('/de', '/de')).toBe(true);
});
