import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import { errorMessage } from '../../api/request.ts';
import { PageHead } from '../../layout/page-head.tsx';
import styles from './calendar.module.css';
import { CalendarTools } from './calendar-tools.tsx';
import { ConflictList } from './conflict-list.tsx';
import { type GridProps, MonthGrid } from './month-grid.tsx';
import { MoveBar } from './moving/move-bar.tsx';
import { MoveDialog } from './moving/move-dialog.tsx';
import { useCalendar, useCalendarAddress } from './use-calendar.ts';
import { useMoving } from './moving/use-moving.ts';
import { WeekGrid } from './week-grid.tsx';
import Warning from '@mui/icons-material/WarningAmberOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { CreateLink } from './create-link.tsx';
import { dayText } from '../../format/day-text.ts';
import { EventText, stateOf } from './event-chip.tsx';

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
      <PageHead
        title={translate('calendar.title')}
        parent={{ label: translate('resources.events.name', { smart_count: 2 }), to: '/events' }}
      />
      <CalendarTools address={address} phone={phone} />
      <p id="calendar-keys" className={styles.note}>
        {translate(view === 'list' ? 'calendar.hint_list' : 'calendar.hint')}
      </p>
      {error && (
        <p role="alert" className={styles.problem}>
          {translate(errorMessage(error), { _: errorMessage(error) })}
        </p>
      )}
      {more && <p className={styles.warning}>{translate('calendar.more')}</p>}
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
