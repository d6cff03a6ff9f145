import { useEffect, useSyncExternalStore } from 'react';
import type { Locale } from '#text/languages.ts';
import { getJson } from '../../content/client/get-json.ts';
import { reportFailure } from '../../reporting/report-failure.ts';

// Cached per document: the days are the same in every language and on every page.
let days: ReadonlySet<string> = new Set();
let onItsWay: Promise<void> | null = null;
let prepared = false;
const listeners = new Set<() => void>();

/** Requests the days once, before the panel is opened. */
export function prepareEventDays(locale: Locale): void {
  if (prepared) return;
  prepared = true;
  askAnew(locale);
}

/** The days with events; requested again until one request succeeds. */
export function useEventDays(locale: Locale): ReadonlySet<string> {
  useEffect(() => askAnew(locale), [locale]);
  return useSyncExternalStore(listen, () => days);
}

function askAnew(locale: Locale): void {
  if (days.size > 0) return;
  onItsWay ??= requestDays(locale)
    .catch((error: unknown) => reportFailure('calendar', error))
    .finally(() => (onItsWay = null));
}

async function requestDays(locale: Locale): Promise<void> {
  const found = await getJson(`/${locale}/api/calendar/`);
  if (!Array.isArray(found)) throw new Error('The days of the calendar are no list');
  days = new Set(readEventDays(found));
  for (const notify of listeners) notify();
}

function listen(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** Converts DD.MM.YYYY days of an answer to YYYY-MM-DD; leaves out everything else. */
export function readEventDays(answer: readonly unknown[]): string[] {
  return answer.flatMap((each) => readDay(each) ?? []);
}

function readDay(value: unknown): string | null {
  const parts = typeof value === 'string' ? /^(\d\d)\.(\d\d)\.([12]\d{3})$/.exec(value) : null;
  if (!parts) return null;
  const day = parts.slice(1).reverse().join('-');
  const date = new Date(`${day}T00:00:00Z`);
  // `Date` turns the 30th of February into a day in March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null;
}
