import type { EventRow as EventFacts } from '#contract/events/event-summary.ts';
import { useLocale } from '#ui/locale.ts';
import { CachedRow } from '#ui/cached-row.tsx';
import { ShortlistButton } from './shortlist-button.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { useHasPart } from '../rendering/parts-off.ts';
import { DatePicture } from './date-picture.tsx';
import { dateParts, shortDate, timeRange } from '#time/date-text.ts';
import { EventFlags, isCancelled } from './event-flags.tsx';
import styles from './event-row.module.css';
import { StatusNote } from './status-note.tsx';
import { useTicketLabel } from './ticket-label.ts';
import { TicketLink } from './ticket-link.tsx';

interface EventRowProps {
  event: EventFacts;
  /** True: the title is shown above the list, and the row shows the time in its place. */
  titleAbove?: boolean;
}

/** One event as a row of a list: date, time, title, place and ticket link. */
export function EventRow({ event, titleAbove = false }: EventRowProps) {
  const hasShortlist = useHasPart('shortlist');
  const ticketLabel = useTicketLabel();
  return (
    <CachedRow
      className={isCancelled(event) ? `${styles.row} ${styles.off}` : styles.row}
      cells={EventCells}
      shows={{ event, titleAbove, hasShortlist, ticketLabel }}
    />
  );
}

interface Cells extends Required<EventRowProps> {
  hasShortlist: boolean;
  ticketLabel: string;
}

function EventCells({ event, titleAbove, hasShortlist, ticketLabel }: Cells) {
  const locale = useLocale();
  const parts = dateParts(event.start, locale);
  const date = parts ? shortDate(parts) : '';
  const time = timeRange(event.start, event.end ?? null, locale);
  return (
    <>
      <DatePicture start={event.start} parts={parts} className={styles.date} />
      {!titleAbove && <p className={styles.time}>{time}</p>}
      <div className={styles.main}>
        <EventFlags event={event} />
        <h3 className={titleAbove ? styles.time : styles.title}>
          <SmartLink href={event.url ?? ''} lang={titleAbove ? undefined : event.lang}>
            {titleAbove ? time || event.title : event.title}
            {titleAbove && <span className="unseen">, {date}</span>}
          </SmartLink>
        </h3>
        <p className={styles.meta}>
          {event.subtitle && !titleAbove && <i lang={event.lang}>{event.subtitle}</i>}
          {event.venue && <span>{event.venue}</span>}
        </p>
        <StatusNote event={event} />
      </div>
      <div className={styles.act}>
        <TicketLink event={event} date={date} label={ticketLabel} />
        {hasShortlist && <ShortlistButton event={event} over={false} />}
      </div>
    </>
  );
}
