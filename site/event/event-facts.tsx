import type { EventSummary } from '#contract/event.ts';
import { type DateParts, longDate, price, timeRange } from '#modules/eventitem/event-date.ts';
import { isCancelled, isClosed } from '#modules/eventitem/event-flags.tsx';
import { useLocale } from '../locale.ts';
import { m } from '../paraglide/messages.js';
import styles from './event-facts.module.css';

interface EventFactsProps {
  event: EventSummary;
  parts: DateParts | null;
  over: boolean;
}

/** When, where, for how much, and whether there are seats; what is not known is left out. */
export function EventFacts({ event, parts, over }: EventFactsProps) {
  const locale = useLocale();
  const facts: [name: string, term: string, value: string][] = [
    ['date', m.event_date(), parts ? longDate(parts, locale) : ''],
    ['time', m.event_time(), timeRange(event.start, event.end, locale)],
    ['venue', m.event_venue(), event.venue],
    ['price', m.event_price(), over || isClosed(event) ? '' : priceOf(event, locale)],
    ['seats', m.event_seats(), over ? m.event_over() : seatsOf(event)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, term, value]) =>
          value !== '' && (
            <div key={name} className={styles[name]}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function priceOf({ price_from: from }: EventSummary, locale: 'de' | 'en'): string {
  if (from === null) return '';
  return from === 0 ? m.module_free() : m.module_price_from({ price: price(from, locale) });
}

/** Whether one can still come, in words. */
function seatsOf(event: EventSummary): string {
  if (isCancelled(event)) return m.event_cancelled();
  if ((event.flags ?? []).includes('private-event')) return m.module_private();
  if (isClosed(event)) return m.module_sold_out();
  if (event.availability === 'few') return m.event_few();
  return event.availability === 'available' ? m.event_available() : '';
}
