import type { EventSummary } from '#contract/event.ts';
import { EventRow } from '#modules/eventitem/event-row.tsx';
import { m } from '../paraglide/messages.js';
import styles from './date-rows.module.css';

/** As many as one looks through without losing one's place on a telephone. */
const shownAtFirst = 8;
/** Fewer are not worth a press. */
const worthAsking = 3;

interface DateRowsProps {
  dates: readonly EventSummary[];
  titleAbove?: boolean;
}

/** Dates one below the other; of many the first ones, and the later ones on request. */
export function DateRows({ dates, titleAbove = false }: DateRowsProps) {
  const count = dates.length - shownAtFirst;
  const first = count < worthAsking ? dates.length : shownAtFirst;
  return (
    <>
      <Rows dates={dates.slice(0, first)} titleAbove={titleAbove} />
      {first < dates.length && (
        <details className={styles.later}>
          <summary>{m.event_later_dates({ count })}</summary>
          <Rows dates={dates.slice(first)} titleAbove={titleAbove} />
        </details>
      )}
    </>
  );
}

function Rows({ dates, titleAbove }: Required<DateRowsProps>) {
  return (
    <ol>
      {dates.map((date) => (
        <li key={date.id}>
          <EventRow event={date} titleAbove={titleAbove} />
        </li>
      ))}
    </ol>
  );
}
