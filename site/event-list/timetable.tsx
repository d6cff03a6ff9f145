import { Boundary, Parts } from '#ui/boundary.tsx';
import type { EventSummary } from '#contract/events/event-summary.ts';
import { dayParts } from '#time/date-text.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { berlinDay } from '#time/berlin-day.ts';
import { dayWithoutYear } from './day-labels.ts';
import { MonthHead, type MonthLink } from './month-head.tsx';
import styles from './timetable.module.css';
import { TimetableRow } from './timetable-row.tsx';

interface TimetableProps {
  events: readonly EventSummary[];
  now: string;
  today: string;
  /** True when there are more events than shown. */
  goesOn: boolean;
  /** Address of the list from a month (YYYY-MM) on; null when months cannot be chosen. */
  monthHref: ((month: string) => string) | null;
}

/** The programme as a timetable: events by day, days by month. */
export function Timetable({ events, now, today, goesOn, monthHref }: TimetableProps) {
  const months = groupByDay(events);
  function beside(index: number, step: -1 | 1): MonthLink | null {
    const month = months[index]?.month ?? '';
    const shown = months[index + step]?.month;
    if (!monthHref || month === '') return null;
    if (shown) return { month: shown, href: `#month-${shown}` };
    const other = monthBeside(month, step);
    const leads = step === 1 ? goesOn : other >= today.slice(0, 7);
    return leads ? { month: other, href: monthHref(other) } : null;
  }
  return months.map(({ month, days }, index) => (
    // Links target the section: its heading is sticky, so its position is not fixed.
    <section key={month} id={`month-${month}`} className={styles.month} aria-labelledby={`head-${month}`}>
      <MonthHead month={month} before={beside(index, -1)} after={beside(index, 1)} />
      <div className="wrap">
        <div className={styles.days}>
          {days.map((day, place) => (
            <Boundary key={day.day}>
              <Day day={day} now={now} isToday={day.day === today} waits={index + place > 1} />
            </Boundary>
          ))}
        </div>
      </div>
    </section>
  ));
}

interface DayProps {
  day: TimetableDay;
  now: string;
  isToday: boolean;
  /** True if its layout is deferred until the first paint; see `.waits` in ui/base.css. */
  waits: boolean;
}

function Day({ day: { day, entries }, now, isToday, waits }: DayProps) {
  const locale = useLocale();
  const parts = dayParts(day, locale);
  const id = `day-${day}`;
  return (
    <section
      className={[styles.day, isToday && styles.today, waits && 'waits'].filter(Boolean).join(' ')}
      aria-labelledby={id}
    >
      <h3 className={styles.date} id={id}>
        <span className="unseen">
          {isToday ? `${m.programme_today()}, ` : ''}
          {dayWithoutYear(day, locale)}
        </span>
        {parts && (
          <time dateTime={day} aria-hidden="true">
            <span className={styles.week}>{isToday ? `${m.programme_today()}, ${parts.weekday}` : parts.weekday}</span>
            <span className={styles.number}>{parts.day}</span>
          </time>
        )}
      </h3>
      <ul className={styles.rows}>
        <Parts>
          {entries.map(({ event, index }) => (
            <li key={event.id || index} data-entry={index}>
              <TimetableRow event={event} now={now} />
            </li>
          ))}
        </Parts>
      </ul>
    </section>
  );
}

interface TimetableEntry {
  event: EventSummary;
  /** Index in the whole list, from 0. */
  index: number;
}

interface TimetableDay {
  /** YYYY-MM-DD in Berlin; empty for events without a start time. */
  day: string;
  entries: TimetableEntry[];
}

interface TimetableMonth {
  /** YYYY-MM. */
  month: string;
  days: TimetableDay[];
}

/** Groups ordered events by month and day; adjacent events of one day are merged across page borders of the list. */
export function groupByDay(events: readonly EventSummary[]): TimetableMonth[] {
  const months: TimetableMonth[] = [];
  for (const [index, event] of events.entries()) {
    const day = berlinDay(event.start);
    const month = day.slice(0, 7);
    let inMonth = months.at(-1);
    if (inMonth?.month !== month) months.push((inMonth = { month, days: [] }));
    let inDay = inMonth.days.at(-1);
    if (inDay?.day !== day) inMonth.days.push((inDay = { day, entries: [] }));
    inDay.entries.push({ event, index });
  }
  return months;
}

/** The previous (-1) or next (1) month, both as YYYY-MM. */
export function monthBeside(month: string, step: -1 | 1): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + step, 1)).toISOString().slice(0, 7);
}
