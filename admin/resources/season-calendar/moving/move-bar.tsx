import Button from '@mui/material/Button';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { addMinutes } from '#time/event-times.ts';
import { toBerlinClock } from '#time/berlin-clock.ts';
import styles from '../calendar.module.css';
import { localText } from '../../../format/day-text.ts';
import type { Move } from './use-move.ts';
import { type CalendarView, minutesOfKey } from '../days/view-days.ts';

interface MoveBarProps extends Move {
  view: CalendarView;
  onTarget: (target: string) => void;
  /** The target is chosen and has to be confirmed. */
  onChoose: () => void;
  onCancel: () => void;
}

/** While an event is picked up: takes the arrow keys, Enter and Escape, and tells where the event would be. */
export function MoveBar({ event, target, view, onTarget, onChoose, onCancel }: MoveBarProps) {
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);

  function onKeyDown(press: KeyboardEvent) {
    const minutes = minutesOfKey(press.key, view);
    if (minutes !== null) onTarget(addMinutes(target, minutes));
    else if (press.key === 'Escape') onCancel();
    else return;
    press.preventDefault();
  }

  return (
    // An application, so that screen readers leave the arrow keys to the button.
    <div role="application" className={styles.bar} aria-label={translate('calendar.picked_up', { title: event.title })}>
      <p aria-live="assertive">
        <b>{event.title}</b>: {localText(toBerlinClock(event.start))} → <b>{localText(target)}</b>
      </p>
      <p id="calendar-move-keys">{translate(view === 'week' ? 'calendar.keys_week' : 'calendar.keys_month')}</p>
      <p className={styles.buttons}>
        <Button
          ref={button}
          size="small"
          variant="contained"
          aria-describedby="calendar-move-keys"
          onKeyDown={onKeyDown}
          onClick={onChoose}
        >
          {translate('calendar.put_down')}
        </Button>
        <Button size="small" variant="outlined" onClick={onCancel}>
          {translate('ra.action.cancel')}
        </Button>
      </p>
    </div>
  );
}
