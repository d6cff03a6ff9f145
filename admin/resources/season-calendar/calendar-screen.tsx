import { useMediaQuery, Button, IconButton } from '@mui/material';
import { useTranslate, Form, ResourceContextProvider } from 'react-admin';
import { errorMessage } from '../../api/request.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { Problem } from '../../layout/problem.tsx';
import styles from './calendar.module.css';
import { ConflictList } from './conflict-list.tsx';
import { MoveBar } from './moving/move-bar.tsx';
import { MoveDialog } from './moving/move-dialog.tsx';
import { useCalendar, useCalendarAddress, type CalendarDay } from './use-calendar.ts';
import { useMoving, useDrop } from './moving/use-moving.ts';
import Warning from '@mui/icons-material/WarningAmberOutlined';
import { Link } from 'react-router-dom';
import { dayText } from '../../format/day-text.ts';
import { EventText, stateOf, EventChip } from './event-chip.tsx';
import Back from '@mui/icons-material/ChevronLeft';
import Forward from '@mui/icons-material/ChevronRight';
import { useEffect, useCallback, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { Reference } from '../../fields/reference.tsx';
import { calendarViews, stepOf, clockAt, lanesOf } from './days/view-days.ts';
import type { CalendarEvent } from '#contract/programme/season-calendar-api.ts';
import { toBerlinClock, fromBerlinClock } from '#time/berlin-clock.ts';

const hours = Array.from({ length: 24 }, (_, hour) => hour);
/** First hour that is in view when the week is opened. */
const firstHour = 9;
const minutesOfDay = 24 * 60;

/** A week by hours; events are dropped on day and time, in steps of 15 minutes. */
function WeekGrid(props: GridProps) {
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

const grids = { month: MonthGrid, week: WeekGrid, list: DayList };

/** The season as a calendar: all events of a month or week, their conflicts, and moving them. */
export function CalendarScreen() {
  const translate = useTranslate();
  const phone = useMediaQuery('(max-width: 48em)');
  const address = useCalendarAddress(phone);
  const { view, day, today, go } = address;
  const { days, found, marked, more, error } = useCalendar(address);
  const { picked, asked, pickUp, ask, aim, end } = useMoving((target) => {
    const next = target.slice(0, 10);
    if (!days.some((shown) => shown.day === next)) go({ day: next });
  });
  const Grid = grids[view];

  return (
    <>
      <PageHead title={translate('calendar.title')} resource="events" />
      <CalendarTools address={address} phone={phone} />
      <p id="calendar-keys" className={`hint ${styles.note}`}>
        {translate(view === 'list' ? 'calendar.hint_list' : 'calendar.hint')}
      </p>
      <Problem>{error && translate(errorMessage(error), { _: errorMessage(error) })}</Problem>
      {more && <p className={`notice warn ${styles.warning}`}>{translate('calendar.more')}</p>}
      {picked && !asked && (
        <MoveBar
          {...picked}
          view={view}
          onTarget={(target) => aim(picked.event, target)}
          onChoose={() => ask(picked.event, picked.target)}
          onCancel={() => end(picked)}
        />
      )}
      <Grid
        days={days}
        day={day}
        today={today}
        marked={marked}
        target={picked?.target ?? null}
        onPickUp={pickUp}
        onMove={ask}
      />
      <ConflictList found={found} />
      {asked && <MoveDialog {...asked} onClose={() => end(asked)} />}
    </>
  );
}

/** The days of a month as a list, for phones and for whoever prefers it; events are moved with a button. */
function DayList({ days, today, marked, onMove }: GridProps) {
  const translate = useTranslate();
  return (
    <ol className={styles.list}>
      {days.map(({ day, events }) => (
        <li key={day} data-empty={events.length === 0 || undefined}>
          <h2 aria-current={day === today ? 'date' : undefined}>
            {dayText(day, 'short')} <CreateLink day={day} />
          </h2>
          {events.length > 0 && (
            <ul>
              {events.map((event) => (
                <li key={event.id} className={styles.row} data-state={stateOf(event)}>
                  <Link id={`calendar-event-${event.id}`} to={`/events/${event.id}`}>
                    <EventText event={event} />
                    {marked.has(event.id) && (
                      <Warning className={styles.mark ?? ''} titleAccess={translate('calendar.in_conflict')} />
                    )}
                  </Link>
                  <Button
                    size="small"
                    aria-label={translate('calendar.move_title', { title: event.title, day: dayText(day, 'short') })}
                    onClick={() => onMove(event, event.start.slice(0, 16))}
                  >
                    {translate('calendar.move_to')}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

type Address = ReturnType<typeof useCalendarAddress>;

/** Steps through the calendar, its views and its filters. */
function CalendarTools({ address, phone }: { address: Address; phone: boolean }) {
  const translate = useTranslate();
  const { view, day, today, venueId, productionId, go } = address;
  return (
    <div className={styles.tools}>
      <div className={styles.steps}>
        <IconButton aria-label={translate('calendar.earlier')} onClick={() => go({ day: stepOf(view, day, -1) })}>
          <Back />
        </IconButton>
        <h2 aria-live="polite">{dayText(day, 'month')}</h2>
        <IconButton aria-label={translate('calendar.later')} onClick={() => go({ day: stepOf(view, day, 1) })}>
          <Forward />
        </IconButton>
        <Button variant="outlined" onClick={() => go({ day: today })}>
          {translate('calendar.today')}
        </Button>
      </div>
      {!phone && (
        <fieldset className={styles.views} aria-label={translate('calendar.view')}>
          {calendarViews.map((each) => (
            <Button
              key={each}
              variant={each === view ? 'contained' : 'outlined'}
              aria-pressed={each === view}
              onClick={() => go({ view: each })}
            >
              {translate(`calendar.view_${each}`)}
            </Button>
          ))}
        </fieldset>
      )}
      <ResourceContextProvider value="events">
        <Form defaultValues={{ venue_id: venueId ?? null, production_id: productionId ?? null }}>
          <div className={styles.filters}>
            <Reference source="venue_id" to="venues" sort={{ field: 'position', order: 'ASC' }} />
            <Reference source="production_id" to="productions" />
          </div>
          <FilterWatch go={go} />
        </Form>
      </ResourceContextProvider>
    </div>
  );
}

/** Writes the chosen filters to the address. */
function FilterWatch({ go }: Pick<Address, 'go'>) {
  const { watch } = useFormContext();
  useEffect(() => {
    const subscription = watch((values, { type }) => {
      if (type === 'change')
        go({ venue_id: values.venue_id || undefined, production_id: values.production_id || undefined });
    });
    return () => subscription.unsubscribe();
  }, [watch, go]);
  return null;
}

/** Usual start of a performance. */
const usualTime = '19:30';

/** Leads to a new event on this day; it covers what is empty of the day. */
function CreateLink({ day }: { day: string }) {
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

interface GridProps {
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
function MonthGrid(props: GridProps) {
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
