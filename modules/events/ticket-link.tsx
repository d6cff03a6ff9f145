import type { EventRow } from '#contract/events/event-summary.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { price } from '#text/price.ts';
import { dateParts, shortDate } from '#time/date-text.ts';
import { ButtonLink } from '#ui/button.tsx';
import { isClosed } from './event-flags.tsx';
import { InsteadLink } from './instead-link.tsx';

interface TicketLinkProps {
  event: EventRow;
  /** Its day, `28. November`, for those who hear the link alone. */
  date: string;
  /** What it says, where that is not `Tickets`. */
  label?: string | undefined;
}

/**
 * The way to a seat: red with the lowest price behind the perforation, lined where entry is free; where there is none,
 * what one can do instead. The shop opens in the same window, so that going back leads to where one was.
 */
export function TicketLink({ event, date, label = m.module_tickets() }: TicketLinkProps) {
  const locale = useLocale();
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
      {label}
      {unseen}
    </ButtonLink>
  );
}
