import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { seasonCalendarApi } from '#contract/programme/season-calendar-api.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { movedTo } from '#time/event-times.ts';
import { errorMessage, request } from '../../../api/request.ts';
import { getLocale } from '../../../messages/locale.ts';
import styles from '../calendar.module.css';
import { Conflicts, type FoundConflicts, UnlistedConflicts } from '../conflict-list.tsx';
import type { Move } from './use-move.ts';

const none: FoundConflicts = { conflicts: [], more_conflicts: 0, all_compared: true };

/** Conflicts that a move would make; it stays possible. */
export function NewConflicts({ event, target }: Move) {
  const translate = useTranslate();
  const times = movedTo({ start: new Date(event.start), end: event.end === null ? null : new Date(event.end) }, target);
  const query = times && {
    event_id: event.id,
    start: berlinIso(times.start),
    ...(times.end && { end: berlinIso(times.end) }),
  };
  const { data, error } = useQuery({
    queryKey: ['events', 'conflicts', getLocale(), query],
    queryFn: () => (query ? request(seasonCalendarApi.conflicts, { query }) : none),
  });
  const found = data ?? none;
  const count = found.conflicts.length + found.more_conflicts;
  return (
    <div aria-live="polite" className={styles.newConflicts}>
      {error && <p className={styles.problem}>{translate(errorMessage(error), { _: errorMessage(error) })}</p>}
      {count > 0 && (
        <div className={styles.warning}>
          <p>{translate('calendar.new_conflicts', { smart_count: count })}</p>
          <UnlistedConflicts more_conflicts={found.more_conflicts} all_compared />
          <Conflicts conflicts={found.conflicts} />
        </div>
      )}
      <UnlistedConflicts more_conflicts={0} all_compared={found.all_compared} />
    </div>
  );
}
