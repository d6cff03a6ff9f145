import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ScheduleConflict } from '#contract/programme/season-calendar-api.ts';
import { formatMoment } from '../../format/format-moment.ts';
import { Chip } from '../../lists/cells/cells.tsx';
import styles from './calendar.module.css';

/** Names of a list that are shown; the others are counted. */
const shownNames = 5;

/** The conflicts of an answer, as far as they are listed. */
export interface FoundConflicts {
  conflicts: ScheduleConflict[];
  more_conflicts: number;
  all_compared: boolean;
}

/** Conflicts of venues and persons in the shown days. */
export function ConflictList({ found }: { found: FoundConflicts }) {
  const translate = useTranslate();
  const count = found.conflicts.length + found.more_conflicts;
  if (count === 0 && found.all_compared)
    return <p className={`hint ${styles.note}`}>{translate('calendar.no_conflicts')}</p>;
  return (
    <section className={`card ${styles.conflicts}`} aria-labelledby="calendar-conflicts">
      <h2 id="calendar-conflicts">{translate('calendar.conflicts', { smart_count: count })}</h2>
      <UnlistedConflicts {...found} />
      <Conflicts conflicts={found.conflicts} />
    </section>
  );
}

/** That there are more conflicts than are listed, or may be. */
export function UnlistedConflicts({ more_conflicts: more, all_compared: all }: Omit<FoundConflicts, 'conflicts'>) {
  const translate = useTranslate();
  return (
    <>
      {more > 0 && <p>{translate('calendar.more_conflicts', { smart_count: more })}</p>}
      {!all && <p className={`notice warn ${styles.warning}`}>{translate('calendar.not_all_compared')}</p>}
    </>
  );
}

/** One line for each conflict, with links to both events. */
export function Conflicts({ conflicts }: { conflicts: ScheduleConflict[] }) {
  const translate = useTranslate();
  return (
    <ul>
      {conflicts.map(({ kind, names, events }) => (
        <li key={`${kind} ${events.map(({ id }) => id).join(' ')}`}>
          <Chip kind={kind === 'same_day' ? 'warn' : 'error'}>{translate(`calendar.conflict.${kind}`)}</Chip>{' '}
          <b>{names.slice(0, shownNames).join(', ')}</b>
          {names.length > shownNames && ` ${translate('calendar.others', { smart_count: names.length - shownNames })}`}
          {': '}
          {events.map(({ id, title, start }, at) => (
            <Fragment key={id}>
              {at > 0 && ' – '}
              <Link to={`/events/${id}`}>
                {title}, {formatMoment(start, 'weekdayAndTime')}
              </Link>
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}
