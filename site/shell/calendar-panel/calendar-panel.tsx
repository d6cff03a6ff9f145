import { useEffect, useId, useState, type KeyboardEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Locale } from '#text/languages.ts';
import { berlinDay } from '#time/berlin-day.ts';
import { dayParts } from '#time/date-text.ts';
import { useLocale } from '#ui/locale.ts';
import { Panel } from '../panel/panel.tsx';
import { m } from '#messages/paraglide/messages.js';
import { screenAddress } from '../../addresses/screen-address.ts';
import { ArrowLink } from '#ui/button.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import styles from './calendar-panel.module.css';
import { type CalendarFacts, rangeOf, dayLabel, isPickable, kindOf, moveDay } from './calendar-days.ts';
import { addDays, addMonths, between, firstOf, monthOf } from '#time/calendar-day.ts';
import { useEventDays } from './event-days.ts';
import { chosenDay, pickAddress } from './pick-address.ts';
import { getJson } from '../../content/client/get-json.ts';
import { list, record } from '../../content/reading/read.ts';
import { reportFailure } from '../../reporting/report-failure.ts';
import { weeksOf } from './weeks-of.ts';
import monthSheetStyles from './month-sheet.module.css';

type Counts = ReadonlyMap<string, number>;

const none: Counts = new Map();
const known = new Map<string, Counts>();

/** Number of events per day of a month; unknown while loading, and when the backend has none. */
function useDayCounts(locale: Locale, month: string): Counts {
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
  // A backend without months has none.
  return readCounts(await getJson(`/${locale}/api/calendar/month/?${new URLSearchParams({ month })}`));
}

function readCounts(answer: unknown): Counts {
  const days = list(record(answer).days).map(record);
  return new Map(
    days.flatMap(({ date, count }) => (typeof date === 'string' && typeof count === 'number' ? [[date, count]] : [])),
  );
}

/** The calendar of the header: days with events as links to the programme. */
export function CalendarPanel({ onClose }: { onClose: () => void }) {
  return (
    <Panel title={m.calendar_title()} className={styles.sheet} onClose={onClose} room={<div className={styles.room} />}>
      <Calendar />
    </Panel>
  );
}

function Calendar() {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const here = new URL(pathname + search, window.location.origin);
  const keysId = useId();
  const headId = useId();
  const { facts, current, setCurrent } = useCalendar(here);
  return (
    <>
      <MonthHead id={headId} facts={facts} current={current} onTurn={setCurrent} />
      <MonthSheet
        facts={facts}
        current={current}
        onMove={setCurrent}
        hrefOf={(day) => pickAddress(locale, here, day)}
        labelledBy={headId}
        describedBy={keysId}
      />
      <p id={keysId} className="unseen">
        {m.calendar_keys()}
      </p>
      <p className={styles.more}>
        <ArrowLink href={screenAddress('events', locale)}>{m.calendar_to_programme()}</ArrowLink>
      </p>
    </>
  );
}

/** The known days, and the first focused day: the selected one, or today. */
function useCalendar(here: URL) {
  const locale = useLocale();
  const [today] = useState(() => berlinDay(new Date().toISOString()));
  const days = useEventDays(locale);
  const chosen = chosenDay(locale, here);
  const range = rangeOf(today, days.size > 0);
  const [wanted, setCurrent] = useState(chosen === '' || chosen < range[0] ? today : chosen);
  // Without the list of days only the current month is available.
  const current = between(wanted, range);
  const counts = useDayCounts(locale, monthOf(current));
  const facts: CalendarFacts = { today, chosen, days, counts, range };
  return { facts, current, setCurrent };
}

interface MonthHeadProps {
  id: string;
  facts: CalendarFacts;
  current: string;
  onTurn: (day: string) => void;
}

function MonthHead({ id, facts: { range }, current, onTurn }: MonthHeadProps) {
  const locale = useLocale();
  const month = monthOf(current);
  const parts = dayParts(firstOf(month), locale);
  const turn = (months: number) => onTurn(between(addMonths(current, months), range));
  return (
    <div className={styles.head}>
      <TurnButton
        icon="arrow-left"
        label={m.calendar_previous()}
        off={month <= monthOf(range[0])}
        onTurn={() => turn(-1)}
      />
      <h3 id={id} aria-live="polite">
        {parts ? `${parts.month} ${parts.year}` : month}
      </h3>
      <TurnButton icon="arrow" label={m.calendar_next()} off={month >= monthOf(range[1])} onTurn={() => turn(1)} />
    </div>
  );
}

/** Keeps the focus inside when a month button becomes disabled. */
function TurnButton({ icon, label, off, onTurn }: { icon: IconName; label: string; off: boolean; onTurn: () => void }) {
  return (
    <button
      type="button"
      className={styles.turn}
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onTurn}
    >
      <Icon name={icon} />
    </button>
  );
}

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
const weekdays = Array.from({ length: 7 }, (_, index) => addDays(monday, index));

/** A month by weeks, with one tab stop; arrows, Page Up and Down, Home and End move between days. */
function MonthSheet({ current, onMove, labelledBy, describedBy, ...rest }: MonthSheetProps) {
  const table = useRef<HTMLTableElement>(null);
  const moved = useRef(false);
  const { range } = rest.facts;

  useEffect(() => {
    if (moved.current) table.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
    moved.current = false;
  }, [current]);

  function keys(event: KeyboardEvent<HTMLTableElement>) {
    // Those of the browser, such as its way back.
    if (event.altKey || event.metaKey) return;
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
      className={monthSheetStyles.table}
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
          const name = dayParts(day, locale)?.weekday ?? '';
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
    className: `${monthSheetStyles.day} ${monthSheetStyles[kind]} ${day === facts.chosen ? monthSheetStyles.chosen : ''}`,
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
