import { type KeyboardEvent, useEffect, useRef } from 'react';
import { dateParts } from '#time/date-text.ts';
import { useLocale } from '#ui/locale.ts';
import { weeksOf } from './weeks-of.ts';
import { type CalendarFacts, dayLabel, isPickable, kindOf } from './day-facts.ts';
import { addDays, between, monthOf } from '#time/calendar-day.ts';
import styles from './month-sheet.module.css';
import { moveDay } from './move-day.ts';

interface MonthSheetProps {
  facts: CalendarFacts;
  /** The focusable day; its month is shown. */
  current: string;
  onMove: (day: string) => void;
  /** Address for the selection of a day. */
  hrefOf: (day: string) => string;
  labelledBy: string;
  describedBy: string;
}

/** A Monday, for the names of weekdays. */
const monday = '2024-01-01';
export const weekdays = Array.from({ length: 7 }, (_, index) => addDays(monday, index));

/** A month by weeks, with one tab stop; arrows, Page Up and Down, Home and End move between days. */
export function MonthSheet({ current, onMove, labelledBy, describedBy, ...rest }: MonthSheetProps) {
  const table = useRef<HTMLTableElement>(null);
  const moved = useRef(false);
  const { range } = rest.facts;

  useEffect(() => {
    if (moved.current) table.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
    moved.current = false;
  }, [current]);

  function keys(event: KeyboardEvent<HTMLTableElement>) {
    if (event.key === ' ' && event.target instanceof HTMLElement) {
      event.preventDefault();
      event.target.click();
    }
    const day = moveDay(current, event);
    if (day === null) return;
    event.preventDefault();
    moved.current = between(day, range) !== current;
    onMove(between(day, range));
  }

  return (
    <table
      ref={table}
      className={styles.table}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a calendar is a table with the keyboard pattern of a grid
      role="grid"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onKeyDown={keys}
    >
      <Weekdays />
      <tbody>
        {weeksOf(monthOf(current)).map((week) => (
          <tr key={week.find((day) => day !== '')}>
            {week.map((day, index) =>
              day === '' ? (
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell for a day of another month
                <td key={weekdays[index]} />
              ) : (
                <td key={weekdays[index]} aria-selected={day === rest.facts.chosen || undefined}>
                  <Day {...rest} day={day} current={day === current} onMove={onMove} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Weekdays() {
  const locale = useLocale();
  return (
    <thead>
      <tr>
        {weekdays.map((day) => {
          const name = dateParts(`${day}T12:00:00Z`, locale)?.weekday ?? '';
          return (
            <th key={day} scope="col" aria-label={name}>
              {name.slice(0, 2)}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

type DayProps = Pick<MonthSheetProps, 'facts' | 'hrefOf' | 'onMove'> & { day: string; current: boolean };

/** A day: a link when selectable; otherwise a disabled link, so that screen readers reach it. */
function Day({ day, facts, current, hrefOf, onMove }: DayProps) {
  const locale = useLocale();
  const kind = kindOf(day, facts);
  const shared = {
    className: `${styles.day} ${styles[kind]} ${day === facts.chosen ? styles.chosen : ''}`,
    tabIndex: current ? 0 : -1,
    'data-day': day,
    'data-begin': current ? '' : undefined,
    'aria-label': dayLabel(day, facts, locale),
    'aria-current': day === facts.today ? ('date' as const) : undefined,
    onFocus: () => onMove(day),
  };
  const number = Number(day.slice(8));
  return isPickable(day, facts) ? (
    <a {...shared} href={hrefOf(day)}>
      {number}
    </a>
  ) : (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a disabled link has no target
    <span {...shared} role="link" aria-disabled="true">
      {number}
    </span>
  );
}
