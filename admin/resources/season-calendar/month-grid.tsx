import { useCallback, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CalendarEvent } from '#contract/programme/season-calendar-api.ts';
import { toBerlinClock, fromBerlinClock } from '#time/berlin-clock.ts';
import { dayText } from '../../format/day-text.ts';
import styles from './calendar.module.css';
import { EventChip } from './event-chip.tsx';
import type { CalendarDay } from './use-calendar.ts';
import { useDrop } from './moving/use-moving.ts';

/** Usual start of a performance. */
const usualTime = '19:30';

/** Leads to a new event on this day; it covers what is empty of the day. */
export function CreateLink({ day }: { day: string }) {
  const translate = useTranslate();
  const dates = [{ start: fromBerlinClock(`${day}T${usualTime}`), end: null }];
  return (
    <Link
      className={styles.create}
      to={`/events/create?source=${encodeURIComponent(JSON.stringify({ dates }))}`}
      aria-label={translate('calendar.create', { day: dayText(day, 'long') })}
    >
      +
    </Link>
  );
}

export interface GridProps {
  days: CalendarDay[];
  /** The day around which the calendar is shown, and today. */
  day: string;
  today: string;
  /** Ids of events in conflict with another one. */
  marked: ReadonlySet<number>;
  /** Local time to which an event is being moved. */
  target: string | null;
  onPickUp: (event: CalendarEvent) => void;
  /** `local`: time in Berlin, `2026-11-21T19:30`. */
  onMove: (event: CalendarEvent, local: string) => void;
}

/** A month in weeks; events are dropped on days and keep their time. */
export function MonthGrid(props: GridProps) {
  const translate = useTranslate();
  const weeks = props.days.filter((_, at) => at % 7 === 0).map((_, week) => props.days.slice(week * 7, week * 7 + 7));
  return (
    <table className={styles.month}>
      <caption className="visually-hidden">{translate('calendar.title')}</caption>
      <thead>
        <tr>
          {weeks[0]?.map(({ day }) => (
            <th key={day} scope="col">
              {dayText(day, 'weekday')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.day}>
            {week.map((day) => (
              <DayCell key={day.day} shown={day} {...props} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayCell({ shown, day, today, marked, target, onPickUp, onMove }: GridProps & { shown: CalendarDay }) {
  const cell = useRef<HTMLTableCellElement>(null);
  const drop = useCallback(
    ({ event }: { event: CalendarEvent }) => onMove(event, `${shown.day}T${toBerlinClock(event.start).slice(11)}`),
    [onMove, shown.day],
  );
  const over = useDrop(cell, drop);
  return (
    <td
      ref={cell}
      data-over={over || target?.slice(0, 10) === shown.day || undefined}
      data-other={shown.day.slice(0, 7) !== day.slice(0, 7) || undefined}
    >
      <p className={styles.number} aria-current={shown.day === today ? 'date' : undefined}>
        <time dateTime={shown.day} aria-label={dayText(shown.day, 'long')}>
          {Number(shown.day.slice(8))}
        </time>
        <CreateLink day={shown.day} />
      </p>
      {shown.events.length > 0 && (
        <ul>
          {shown.events.map((event) => (
            <EventChip key={event.id} event={event} marked={marked.has(event.id)} onPickUp={onPickUp} />
          ))}
        </ul>
      )}
    </td>
  );
}
