import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import { errorMessage } from '../../api/request.ts';
import { PageHead } from '../../layout/page-head.tsx';
import styles from './calendar.module.css';
import { CalendarTools } from './calendar-tools.tsx';
import { ConflictList } from './conflict-list.tsx';
import { DayList } from './day-list.tsx';
import { MonthGrid } from './month-grid.tsx';
import { MoveBar } from './moving/move-bar.tsx';
import { MoveDialog } from './moving/move-dialog.tsx';
import { useCalendar, useCalendarAddress } from './use-calendar.ts';
import { useMoving } from './moving/use-moving.ts';
import { WeekGrid } from './week-grid.tsx';

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
