import { expect, it } from 'vitest';
import { shouldRevalidate } from './revalidates.ts';

const revalidates = (from: string, to: string) =>
  shouldRevalidate({
    currentUrl: new URL(from, 'https://oper.example'),
    nextUrl: new URL(to, 'https://oper.example'),
    defaultShouldRevalidate: true,
  });

it('does not revalidate when an event overlay opens, closes or changes', () => {
  expect(revalidates('/de/programm?date=2026-11-28', '/de/programm?date=2026-11-28&event_overlay=7')).toBe(false);
  expect(revalidates('/de/programm?event_overlay=7', '/de/programm')).toBe(false);
  expect(revalidates('/de?event_overlay=7', '/de?event_overlay=8')).toBe(false);
});

it('revalidates in every other case', () => {
  expect(revalidates('/de/programm', '/de/programm?date=2026-11-28')).toBe(true);
  expect(revalidates('/de/programm?event_overlay=7', '/de/programm?date=2026-11-28')).toBe(true);
  expect(revalidates('/de/programm?event_overlay=7', '/de?event_overlay=7')).toBe(true);
  expect(revalidates('/de/newsletter', '/de/newsletter#anmeldung')).toBe(true);
  expect(revalidates('/de', '/de')).toBe(true);
});
