import type { EventRow } from '#contract/events/event-summary.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { contactPath } from '#contract/pages/contact-path.ts';
import { ArrowLink } from '#ui/button.tsx';
import { isCancelled } from './event-flags.tsx';

/** Replaces the ticket link: the contact form for the waiting list (sold out) or an exchange (cancelled). */
export function InsteadLink({ event, date }: { event: EventRow; date: string }) {
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
