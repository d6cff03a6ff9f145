import type { EventRow } from '#contract/events/event-summary.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { price } from '#text/price.ts';
import { dateParts, shortDate } from '#time/date-text.ts';
import { ArrowLink, ButtonLink } from '#ui/button.tsx';
import { isCancelled, isClosed } from './event-flags.tsx';
import { useTicketLabel } from './ticket-label.ts';
import { contactPath } from '#contract/pages/contact-path.ts';

interface TicketLinkProps {
  event: EventRow;
  /** Its day, `28. November`, for the accessible name. */
  date: string;
  /** By default that of the house; rows that are cached have to name it. */
  label?: string | undefined;
}

/**
 * Link to the ticket shop, with the lowest price; an outlined button for free events; for closed events `InsteadLink`.
 * The shop opens in the same window, so that the back button returns to the list.
 */
export function TicketLink({ event, date, label }: TicketLinkProps) {
  const locale = useLocale();
  const usual = useTicketLabel();
  const onSale = event.on_sale_at && !isClosed(event) ? dateParts(event.on_sale_at, locale) : null;
  if (onSale) return <span className="note soft">{m.module_on_sale({ date: shortDate(onSale) })}</span>;
  const href = event.ticket_link || (event.price_from === 0 ? event.url : '');
  if (isClosed(event)) return <InsteadLink event={event} date={date} />;
  if (!href) return null;
  const unseen = <span className="unseen">{` ${m.module_tickets_for({ title: event.title, date })}`}</span>;
  if (event.price_from === 0)
    return (
      <ButtonLink href={href} look="line" newWindow={false}>
        {m.module_free()}
        {unseen}
      </ButtonLink>
    );
  const from = typeof event.price_from === 'number' && m.module_price_from({ price: price(event.price_from, locale) });
  return (
    <ButtonLink href={href} stub={from} newWindow={false}>
      {label ?? usual}
      {unseen}
    </ButtonLink>
  );
}

/** Replaces the ticket link: the contact form for the waiting list (sold out) or an exchange (cancelled). */
function InsteadLink({ event, date }: { event: EventRow; date: string }) {
  const locale = useLocale();
  const wish = wishFor(event);
  if (!wish) return null;
  return (
    <ArrowLink href={`/${locale}/${contactPath[locale]}?about=${wish}&event=${event.id}#nachricht`}>
      {wish === 'exchange' ? m.module_exchange() : m.module_waiting_list()}
      <span className="unseen">{` ${m.module_tickets_for({ title: event.title, date })}`}</span>
    </ArrowLink>
  );
}

/** Null for past events too: the backend sends neither availability nor ticket link for them. */
function wishFor(event: EventRow): 'exchange' | 'waiting-list' | null {
  const flags = event.flags ?? [];
  if (flags.includes('private-event')) return null;
  if (isCancelled(event)) return event.ticket_link ? 'exchange' : null;
  return event.availability === 'sold_out' || flags.includes('sold out') ? 'waiting-list' : null;
}
