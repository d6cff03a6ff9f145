import { useEffect, useState } from 'react';
import type { Locale } from '#text/languages.ts';
import { list, record } from '../../content/reading/read.ts';
import { reportFailure } from '../../reporting/report-failure.ts';

type Counts = ReadonlyMap<string, number>;

const none: Counts = new Map();
const known = new Map<string, Counts>();

/** Number of events per day of a month; unknown while loading, and when the backend has none. */
export function useDayCounts(locale: Locale, month: string): Counts {
  const [counts, setCounts] = useState(known);
  useEffect(() => {
    if (known.has(month)) return;
    requestDays(locale, month).then(
      (found) => {
        known.set(month, found);
        setCounts(new Map(known));
      },
      (error: unknown) => reportFailure('calendar month', error),
    );
  }, [locale, month]);
  return counts.get(month) ?? none;
}

async function requestDays(locale: Locale, month: string): Promise<Counts> {
  const address = `/${locale}/api/calendar/month/?${new URLSearchParams({ month })}`;
  const answer = await fetch(address, { headers: { accept: 'application/json' } });
  // A backend without months.
  if (answer.status === 404) return none;
  if (!answer.ok) throw new Error(`${answer.status} from the month of the calendar`);
  return readCounts(await answer.json());
}

function readCounts(answer: unknown): Counts {
  const days = list(record(answer).days).map(record);
  return new Map(
    days.flatMap(({ date, count }) => (typeof date === 'string' && typeof count === 'number' ? [[date, count]] : [])),
  );
}
