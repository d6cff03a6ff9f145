import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import Warning from '@mui/icons-material/WarningAmberOutlined';
import { type CSSProperties, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CalendarEvent } from '#contract/programme/season-calendar-api.ts';
import styles from './calendar.module.css';

interface EventChipProps {
  event: CalendarEvent;
  /** It is in conflict with another one. */
  marked: boolean;
  /** Place and size in the week. */
  style?: CSSProperties;
  onPickUp: (event: CalendarEvent) => void;
}

/** An event in month and week: a link to its form that can be dragged, and picked up with the space bar. */
export function EventChip({ event, marked, style, onPickUp }: EventChipProps) {
  const translate = useTranslate();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const element = item.current;
    if (!element) return undefined;
    return draggable({
      element,
      getInitialData: ({ input }) => ({
        calendarEvent: event,
        // Where it is held, in pixels from its upper edge.
        heldAt: input.clientY - element.getBoundingClientRect().top,
      }),
    });
  }, [event]);
  return (
    <li ref={item} className={styles.chip} data-state={stateOf(event)} style={style}>
      <Link
        id={`calendar-event-${event.id}`}
        to={`/events/${event.id}`}
        draggable={false}
        aria-describedby="calendar-keys"
        onKeyDown={(press) => {
          if (press.key !== ' ') return;
          press.preventDefault();
          onPickUp(event);
        }}
      >
        <EventText event={event} />
        {marked && <Warning className={styles.mark ?? ''} titleAccess={translate('calendar.in_conflict')} />}
      </Link>
    </li>
  );
}

/** Time, title, venue and what is special about an event. */
export function EventText({ event }: { event: CalendarEvent }) {
  const translate = useTranslate();
  const state = stateOf(event);
  return (
    <>
      <time dateTime={event.start}>{event.start.slice(11, 16)}</time> <b>{event.title}</b>{' '}
      <span className={styles.venue}>{event.venue}</span>
      {state !== 'public' && <em>{translate(`calendar.state.${state}`)}</em>}
    </>
  );
}

/** How an event is marked: cancelled before anything else. */
export function stateOf(event: CalendarEvent): 'cancelled' | 'draft' | 'archived' | 'planned' | 'public' {
  if (event.is_cancelled) return 'cancelled';
  if (event.state !== 'public') return event.state;
  return event.is_public ? 'public' : 'planned';
}
