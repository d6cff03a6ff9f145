import type { ReactNode } from 'react';
import { Parts } from '#ui/boundary.tsx';
import type { EventSummary } from '#contract/events/event-summary.ts';
import type { ShownEvent } from '../../event/shown-event.ts';
import { price } from '#text/price.ts';
import { dateParts, longDate, timeRange } from '#time/date-text.ts';
import { isCancelled, isClosed } from '#modules/events/event-flags.tsx';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import styles from './event-facts.module.css';
import texts from '../../page/texts.module.css';
import { useHouseText } from '../../page/house-text.ts';
import { durationText, languageNames } from '../../event/fact-texts.ts';

interface EventFactsProps {
  event: EventSummary & Partial<ShownEvent>;
  over: boolean;
}

/** Date, duration, venue, prices, languages and age; unknown facts are left out. */
export function EventFacts({ event, over }: EventFactsProps) {
  const locale = useLocale();
  const parts = dateParts(event.start, locale);
  const timeWords = useHouseText('time_words');
  const facts: [name: string, term: string, value: ReactNode][] = [
    ['date', m.event_date(), parts && longDate(parts, locale)],
    ['time', m.event_time(), timeOf(event, timeWords, locale)],
    ['duration', m.event_duration(), durationText(event.duration_minutes, event.intervals)],
    ['venue', m.event_venue(), placeOf(event)],
    ['price', m.event_price(), over || isClosed(event) ? '' : priceOf(event, locale)],
    ['seats', m.event_seats(), over ? m.event_over() : seatsOf(event)],
    ['language', m.event_language(), languageNames(event.languages ?? [], locale)],
    ['surtitles', m.event_surtitles(), languageNames(event.surtitles ?? [], locale)],
    ['age', m.event_age(), typeof event.age_from === 'number' ? m.event_age_from({ age: event.age_from }) : ''],
  ];
  return (
    <dl className={texts.facts}>
      <Parts>
        {facts.map(
          ([name, term, value]) =>
            value && (
              <div key={name} className={styles[name]}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </Parts>
    </dl>
  );
}

/** The time, and what the house calls it. */
function timeOf({ start, end }: EventSummary, words: string, locale: 'de' | 'en'): ReactNode {
  const time = timeRange(start, end, locale);
  if (time === '' || words === '') return time;
  return (
    <>
      {time}
      <small className={styles.where}>{words}</small>
    </>
  );
}

/** Venue and address: an opera house may use several venues. */
function placeOf({ venue, venue_obj: place }: EventFactsProps['event']): ReactNode {
  const name = venue || place?.name;
  if (!name) return '';
  const town = [place?.postal_code, place?.city].filter(Boolean).join(' ');
  const where = [place?.street, town].filter(Boolean).join(', ');
  return (
    <>
      {name}
      {where && <small className={styles.where}>{where}</small>}
    </>
  );
}

function priceOf({ price_from: from, price_to: to }: EventSummary, locale: 'de' | 'en'): string {
  if (from === null) return '';
  if (from === 0 && !to) return m.module_free();
  if (typeof to === 'number' && to > from)
    return m.event_price_range({ from: price(from, locale), to: price(to, locale) });
  return m.module_price_from({ price: price(from, locale) });
}

/** Availability as a text. */
function seatsOf(event: EventFactsProps['event']): string {
  if (isCancelled(event)) return m.event_cancelled();
  if (event.private_event || event.flags.includes('private-event')) return m.module_private();
  if (isClosed(event)) return m.module_sold_out();
  if (event.availability === 'few') return m.event_few();
  return event.availability === 'available' ? m.event_available() : '';
}
