import type { ReactNode } from 'react';
import type { EventSummary } from '#contract/events/event-summary.ts';
import type { Event } from '#contract/programme/programme.ts';
import { dateParts, longDate, shortDate, timeRange } from '#time/date-text.ts';
import { isCancelled, isClosed } from '#modules/events/event-flags.tsx';
import { TicketLink } from '#modules/events/ticket-link.tsx';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { ShortlistButton } from '#modules/events/shortlist-button.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './tickets.module.css';

interface TicketsProps {
  event: EventSummary & Partial<Pick<Event, 'private_event'>>;
  /** True once the event has ended. */
  over: boolean;
  /** Label of the ticket button; default `Tickets`. */
  label?: string;
  /** Content directly after the ticket button. */
  beside?: ReactNode;
  /** More links at the end. */
  children?: ReactNode;
}

/** Ticket button, or the reason why there is none, and the calendar link. */
export function Tickets({ event, over, label, beside, children }: TicketsProps) {
  const locale = useLocale();
  const parts = dateParts(event.start, locale);
  const reason = reasonOf(event, over, locale);
  const closed = event.private_event === true || event.flags.includes('private-event');
  const coming = !over && !closed && !isCancelled(event) && parts !== null && event.url !== '';
  return (
    <div className={styles.tickets}>
      {reason ? (
        <p className={styles.reason}>{reason}</p>
      ) : (
        <TicketLink event={event} date={parts ? shortDate(parts) : ''} label={label} />
      )}
      {beside}
      <ShortlistButton event={event} over={over} withText />
      {coming && (
        <a className={buttonClass.arrow} href={`${event.url}/event.ics`} download>
          {m.event_to_calendar()}
          <Icon name="download" />
        </a>
      )}
      {children}
    </div>
  );
}

/**
 * The page of an event. On a telephone its ticket button is always at the bottom of the window, instead of the one among
 * the other links.
 */
export function WithTicketBar({ event, over, children }: Pick<TicketsProps, 'event' | 'over' | 'children'>) {
  const locale = useLocale();
  const parts = dateParts(event.start, locale);
  if (!parts || !event.ticket_link || reasonOf(event, over, locale) !== '') return children;
  return (
    <div className={styles.withBar}>
      {children}
      <div className={styles.bar}>
        <p>
          {shortDate(parts)}
          <span>{timeRange(event.start, null, locale)}</span>
        </p>
        <TicketLink event={event} date={shortDate(parts)} />
      </div>
    </div>
  );
}

/** Why there are no tickets; empty when there are. */
function reasonOf(event: TicketsProps['event'], over: boolean, locale: 'de' | 'en'): string {
  if (isCancelled(event)) return m.event_cancelled_more();
  if (over) return m.event_over_more();
  if (event.private_event || event.flags.includes('private-event')) return m.event_private_more();
  if (isClosed(event)) return m.event_sold_out_more();
  const parts = event.on_sale_at ? dateParts(event.on_sale_at, locale) : null;
  if (parts && event.on_sale_at)
    return m.event_on_sale({ date: longDate(parts, locale), time: timeRange(event.on_sale_at, null, locale) });
  return event.price_from === 0 && event.ticket_link === '' ? m.event_free_more() : '';
}
