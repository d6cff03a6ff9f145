import Warning from '@mui/icons-material/WarningAmberOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import styles from './calendar.module.css';
import { CreateLink } from './create-link.tsx';
import { dayText } from '../../format/day-text.ts';
import { EventText, stateOf } from './event-chip.tsx';
import type { GridProps } from './month-grid.tsx';

/** The days of a month as a list, for phones and for whoever prefers it; events are moved with a button. */
export function DayList({ days, today, marked, onMove }: GridProps) {
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
