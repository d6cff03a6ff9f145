import { useCallback, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { CalendarEvent } from '#contract/programme/season-calendar-api.ts';
import { toBerlinClock } from '#time/berlin-clock.ts';
import styles from './calendar.module.css';
import { CreateLink } from './create-link.tsx';
import { dayText } from '../../format/day-text.ts';
import { EventChip } from './event-chip.tsx';
import type { GridProps } from './month-grid.tsx';
import type { CalendarDay } from './use-calendar.ts';
import { useDrop } from './moving/use-drop.ts';
import { clockAt, lanesOf } from './days/view-days.ts';

const hours = Array.from({ length: 24 }, (_, hour) => hour);
/** First hour that is in view when the week is opened. */
const firstHour = 9;
const minutesOfDay = 24 * 60;

/** A week by hours; events are dropped on day and time, in steps of 15 minutes. */
export function WeekGrid(props: GridProps) {
  const translate = useTranslate();
  const scroller = useRef<HTMLElement>(null);
  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = (scroller.current.scrollHeight * firstHour) / 24;
  }, []);
  return (
    <section className={styles.scroller} ref={scroller} aria-label={translate('calendar.title')}>
      <div className={styles.heads}>
        {props.days.map(({ day }) => (
          <p key={day} aria-current={day === props.today ? 'date' : undefined}>
            {dayText(day, 'short')} <CreateLink day={day} />
          </p>
        ))}
      </div>
      <div className={styles.columns}>
        <div className={styles.hours} aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour}>{hour}:00</span>
          ))}
        </div>
        {props.days.map((day) => (
          <DayColumn key={day.day} shown={day} {...props} />
        ))}
      </div>
    </section>
  );
}

function DayColumn({ shown, marked, target, onPickUp, onMove }: GridProps & { shown: CalendarDay }) {
  const column = useRef<HTMLUListElement>(null);
  const drop = useCallback(
    ({ event, share }: { event: CalendarEvent; share: number }) => onMove(event, `${shown.day}T${clockAt(share)}`),
    [onMove, shown.day],
  );
  const over = useDrop(column, drop);
  const placed = lanesOf(shown.events);
  const lanes = Math.max(1, ...placed.map(({ lane }) => lane + 1));
  return (
    <ul ref={column} className={styles.column} data-over={over || undefined} aria-label={dayText(shown.day, 'long')}>
      {placed.map(({ event, lane }) => (
        <EventChip
          key={event.id}
          event={event}
          marked={marked.has(event.id)}
          onPickUp={onPickUp}
          style={{
            top: percent(topOf(event, shown.day)),
            height: percent(Math.max(45, lengthOf(event)) / minutesOfDay),
            left: percent(lane / lanes),
            width: percent(1 / lanes),
          }}
        />
      ))}
      {target?.slice(0, 10) === shown.day && (
        <li className={styles.ghost} aria-hidden="true" style={{ top: percent(shareOf(target)) }}>
          {target.slice(11)}
        </li>
      )}
    </ul>
  );
}

function percent(share: number): string {
  return `${share * 100}%`;
}

/** Place of a local time in its day, 0 to 1. */
function shareOf(local: string): number {
  return (Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16))) / minutesOfDay;
}

/** An event that began on an earlier day stands at the top. */
function topOf(event: CalendarEvent, day: string): number {
  const local = toBerlinClock(event.start);
  return local.startsWith(day) ? shareOf(local) : 0;
}

function lengthOf({ start, until }: CalendarEvent): number {
  return Math.min(minutesOfDay, (Date.parse(until) - Date.parse(start)) / 60_000);
}
