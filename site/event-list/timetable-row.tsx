import type { EventSummary } from '#contract/events/event-summary.ts';
import { isOver } from '#time/berlin-day.ts';
import { dateParts, shortDate, timeRange } from '#time/date-text.ts';
import { EventFlags, isCancelled } from '#modules/events/event-flags.tsx';
import { StatusNote } from '#modules/events/status-note.tsx';
import { useTicketLabel } from '#modules/events/ticket-label.ts';
import { TicketLink } from '#modules/events/ticket-link.tsx';
import { AccessOffers } from '../event/access-offers.tsx';
import { ChangeNotice } from '../event/change-notice.tsx';
import { useHasPart } from '#modules/rendering/parts-off.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { CachedRow } from '#ui/cached-row.tsx';
import { ShortlistButton } from '#modules/events/shortlist-button.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import styles from '#modules/events/event-row.module.css';

interface TimetableRowProps {
  event: EventSummary;
  /** Time at which the list was loaded. */
  now: string;
}

/** One event below its day: as `EventRow` and with its look, but without the date, and with notice and access offers. */
export function TimetableRow({ event, now }: TimetableRowProps) {
  const over = isOver(event.start, event.end, new Date(now));
  const hasShortlist = useHasPart('shortlist');
  const ticketLabel = useTicketLabel();
  return (
    <CachedRow
      className={isCancelled(event) ? `${styles.undated} ${styles.off}` : styles.undated}
      cells={TimetableCells}
      shows={{ event, over, hasShortlist, ticketLabel }}
    />
  );
}

interface Cells {
  event: EventSummary;
  over: boolean;
  hasShortlist: boolean;
  ticketLabel: string;
}

function TimetableCells({ event, over, hasShortlist, ticketLabel }: Cells) {
  const locale = useLocale();
  const parts = dateParts(event.start, locale);
  const by = event.subtitle || event.composer;
  return (
    <>
      <p className={styles.time}>
        <time dateTime={event.start}>{timeRange(event.start, event.end, locale)}</time>
      </p>
      <div className={styles.main}>
        <EventFlags event={event} over={over} />
        <h4 className={styles.title}>
          <SmartLink href={event.url} lang={event.lang}>
            {event.title}
          </SmartLink>
        </h4>
        <p className={styles.meta}>
          {by && <i lang={event.lang}>{by}</i>}
          {event.venue && <span>{event.venue}</span>}
        </p>
        <StatusNote event={event} />
        {event.notice && <ChangeNotice>{event.notice}</ChangeNotice>}
        <AccessOffers offers={event.access} />
      </div>
      <div className={styles.act}>
        {over ? (
          <p className="note soft">{m.event_over()}</p>
        ) : (
          <TicketLink event={event} date={parts ? shortDate(parts) : ''} label={ticketLabel} />
        )}
        {hasShortlist && <ShortlistButton event={event} over={over} />}
      </div>
    </>
  );
}
