import type { EventSummary } from '#contract/events/event-summary.ts';
import { EventRow } from '#modules/events/event-row.tsx';
import { m } from '#messages/paraglide/messages.js';
import styles from './date-rows.module.css';

/** As many rows as are easy to scan on a telephone. */
const shownAtFirst = 8;
/** Do not hide fewer rows than this. */
const minRowsForButton = 3;

interface DateRowsProps {
  dates: readonly EventSummary[];
  titleAbove?: boolean;
}

/** A list of dates; of many only the first, the others behind a button. */
export function DateRows({ dates, titleAbove = false }: DateRowsProps) {
  const count = dates.length - shownAtFirst;
  const first = count < minRowsForButton ? dates.length : shownAtFirst;
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
