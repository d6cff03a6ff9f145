import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { toBerlinClock } from '#time/berlin-clock.ts';
import { Problem } from '../../../layout/problem.tsx';
import styles from '../calendar.module.css';
import { localText } from '../../../format/day-text.ts';
import { type Move, useMove } from './use-move.ts';
import { useQuery } from '@tanstack/react-query';
import { seasonCalendarApi } from '#contract/programme/season-calendar-api.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { movedTo } from '#time/event-times.ts';
import { errorMessage, request } from '../../../api/request.ts';
import { getLocale } from '../../../messages/locale.ts';
import { Conflicts, type FoundConflicts, UnlistedConflicts } from '../conflict-list.tsx';

const none: FoundConflicts = { conflicts: [], more_conflicts: 0, all_compared: true };

/** Conflicts that a move would make; it stays possible. */
function NewConflicts({ event, target }: Move) {
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
        <div className={`notice warn ${styles.warning}`}>
          <p>{translate('calendar.new_conflicts', { smart_count: count })}</p>
          <UnlistedConflicts more_conflicts={found.more_conflicts} all_compared />
          <Conflicts conflicts={found.conflicts} />
        </div>
      )}
      <UnlistedConflicts more_conflicts={0} all_compared={found.all_compared} />
    </div>
  );
}

/** Confirms a move: old and new date, and who sees it. The new date can still be corrected. */
export function MoveDialog({ event, target, onClose }: Move & { onClose: () => void }) {
  const translate = useTranslate();
  const [wanted, setWanted] = useState(target);
  const { move, busy, problem } = useMove(onClose);
  const before = toBerlinClock(event.start);
  const isComplete = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wanted);
  return (
    <Dialog open onClose={onClose} disableRestoreFocus fullWidth maxWidth="sm" aria-labelledby="move-title">
      <form
        onSubmit={(submit) => {
          submit.preventDefault();
          void move({ event, target: wanted });
        }}
      >
        <DialogTitle id="move-title">{translate('calendar.move_of', { title: event.title })}</DialogTitle>
        <DialogContent className={styles.dialog ?? ''}>
          <p>
            {translate('calendar.before')} <s>{localText(before)}</s>
            <br />
            {translate('calendar.after')} <b>{isComplete ? localText(wanted) : '…'}</b>
          </p>
          <TextField
            type="datetime-local"
            label={translate('calendar.new_start')}
            value={wanted}
            onChange={(change) => setWanted(change.target.value.slice(0, 16))}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { step: 900 } }}
          />
          {event.is_public && (
            <p className={`notice warn ${styles.warning}`}>
              {translate(event.is_sold ? 'calendar.seen_and_sold' : 'calendar.seen')}
            </p>
          )}
          {isComplete && wanted !== before && <NewConflicts event={event} target={wanted} />}
          <Problem>{problem}</Problem>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={busy || !isComplete || wanted === before}>
            {translate('calendar.move')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
