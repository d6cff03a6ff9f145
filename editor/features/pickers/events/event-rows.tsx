import { useState } from 'react';
import type { EventSummary } from '#contract/events/event-summary.ts';
import { m } from '#messages/paraglide/messages.js';
import ed from '../../../ui/editor.module.css';
import { useEditor } from '../../../core/editor-context.ts';
import type { ChosenEvent } from './choose-events.ts';
import { eventClock, eventDay, monthName, monthOf } from '#time/event-text.ts';
import styles from '../picker.module.css';
import { useTabStop } from '../walk-results.ts';

interface EventRowsProps {
  events: readonly EventSummary[];
  chosen: readonly ChosenEvent[];
  toggle: (event: EventSummary) => void;
}

/** The events found, by month, each with a checkbox. */
export function EventRows({ events, chosen, toggle }: EventRowsProps) {
  const { session } = useEditor();
  const tabStop = useTabStop(
    events.map(({ id }) => id),
    null,
  );
  return byMonth(events).map(([month, inMonth]) => (
    <fieldset key={month} className={styles.group}>
      <legend className={styles.month}>{monthName(month, session.locale)}</legend>
      {inMonth.map((event) => (
        <label key={event.id} className={`${ed.opt} ${styles.event}`}>
          <input
            type="checkbox"
            checked={chosen.some(({ id }) => id === event.id)}
            onChange={() => toggle(event)}
            {...tabStop(event.id)}
          />
          <span className={styles.day}>{eventDay(event.start, session.locale)}</span>
          <span className={ed.optMain}>
            {event.title}
            <small>{[eventClock(event.start, session.locale), event.venue].filter(Boolean).join(', ')}</small>
          </span>
          <EventStatus event={event} />
        </label>
      ))}
    </fieldset>
  ));
}

/** The status of an event, as a warning before it is inserted. */
function EventStatus({ event }: { event: EventSummary }) {
  const [now] = useState(() => new Date());
  const over = new Date(event.end ?? event.start) < now;
  if (over) return <span className={ed.chip}>{m.target_past()}</span>;
  if (event.availability === 'cancelled') return <span className={ed.chip}>{m.module_cancelled()}</span>;
  if (event.flags.includes('private-event')) return <span className={ed.chip}>{m.module_private()}</span>;
  return event.availability === 'sold_out' ? <span className={ed.chip}>{m.module_sold_out()}</span> : null;
}

function byMonth(events: readonly EventSummary[]): [string, EventSummary[]][] {
  const months = new Map<string, EventSummary[]>();
  for (const event of events) {
    const month = monthOf(event.start);
    months.set(month, [...(months.get(month) ?? []), event]);
  }
  return [...months];
}
