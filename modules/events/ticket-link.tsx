import type { EventRow } from '#contract/events/event-summary.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { price } from '#text/price.ts';
import { dateParts, shortDate } from '#time/date-text.ts';
import { ButtonLink } from '#ui/button.tsx';
import { isClosed } from './event-flags.tsx';
import { InsteadLink } from './instead-link.tsx';
import { useTicketLabel } from './ticket-label.ts';

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
