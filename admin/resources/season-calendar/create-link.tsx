import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { fromBerlinClock } from '#time/berlin-clock.ts';
import styles from './calendar.module.css';
import { dayText } from '../../format/day-text.ts';

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
