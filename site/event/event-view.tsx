import type { EventSummary } from '#contract/event.ts';
import { dateParts, shortDate } from '#modules/eventitem/event-date.ts';
import { EventRow } from '#modules/eventitem/event-row.tsx';
import { TicketLink } from '#modules/eventitem/ticket-link.tsx';
import type { LoadedEvent } from '../content/load-event.server.ts';
import { useLocale } from '../locale.ts';
import { m } from '../paraglide/messages.js';
import { ArrowLink } from '../ui/button.tsx';
import { programmeAddress } from './event-address.ts';
import { EventFacts } from './event-facts.tsx';
import { EventHead } from './event-head.tsx';
import styles from './event-view.module.css';

/** One evening: what is on and when, what a seat costs and where it is sold, and when it is on again. */
export function EventView({ page, event, over, dates }: LoadedEvent) {
  const locale = useLocale();
  const parts = dateParts(event.start, locale);
  const sold = !over && event.price_from !== 0;
  return (
    <>
      <EventHead page={page} event={event} parts={parts} />
      <div className="wrap">
        <EventFacts event={event} parts={parts} over={over} />
        <div className={`libretto ${styles.act}`}>
          <div className={`libretto__text ${styles.links}`}>
            {sold && <TicketLink event={event} date={parts ? shortDate(parts) : ''} />}
            <ArrowLink href={programmeAddress(locale)}>{m.event_to_programme()}</ArrowLink>
          </div>
        </div>
        <OtherDates dates={dates} />
      </div>
    </>
  );
}

function OtherDates({ dates }: { dates: EventSummary[] }) {
  if (dates.length === 0) return null;
  return (
    <section className={styles.dates} aria-labelledby="dates">
      <div className="libretto">
        <h2 className="head libretto__text" id="dates">
          {m.event_more_dates()}
        </h2>
      </div>
      <ol className={styles.rows}>
        {dates.map((date) => (
          <li key={date.id}>
            <EventRow event={date} titleAbove />
          </li>
        ))}
      </ol>
    </section>
  );
}
