import type { EventSummary } from '#contract/events/event-summary.ts';
import { dateParts, dayParts, shortDate, timeRange } from '#time/date-text.ts';
import { isCancelled } from '#modules/events/event-flags.tsx';
import { DatePicture } from '#modules/events/date-picture.tsx';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { ButtonLink } from '#ui/button.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import styles from './programme-view.module.css';
import { dayWithoutYear } from '../../event-list/day-labels.ts';

interface NothingOnProps {
  /** The requested day, YYYY-MM-DD, or ''. */
  day: string;
  today: string;
  /** True when the list ends before the requested page. */
  behindEnd: boolean;
  /** True when a filter is active. */
  narrowed: boolean;
  /** The next events. */
  instead: readonly EventSummary[];
  /** Address with more events: without the day, without the filters, or the first page. */
  href: string;
}

/** Message for a day without events or a filter without matches, with the next events. */
export function NoEvents({ day, today, behindEnd, narrowed, instead, href }: NothingOnProps) {
  const locale = useLocale();
  const [title, more, way] = filterText(day, today, behindEnd, narrowed, locale);
  return (
    <section className={`wrap libretto ${styles.nothing}`} aria-labelledby="nothing-on">
      <div className="libretto__margin">{day !== '' && <DatePicture start={day} parts={dayParts(day, locale)} />}</div>
      <div className="libretto__text">
        <h2 className="title" id="nothing-on">
          {title}
        </h2>
        <p className={styles.advice}>
          {more} {instead.length > 0 && m.programme_next_are()}
        </p>
        {instead.length > 0 && (
          <ul className={styles.next}>
            {instead.map((event) => (
              <li key={event.id}>
                <NextEvening event={event} />
              </li>
            ))}
          </ul>
        )}
        {way !== '' && (
          <ButtonLink href={href} look="line">
            {way}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

function NextEvening({ event }: { event: EventSummary }) {
  const locale = useLocale();
  const parts = dateParts(event.start, locale);
  return (
    <>
      <span>{parts ? `${parts.weekday.slice(0, 2)} ${shortDate(parts)}` : ''}</span>
      <SmartLink href={event.url} className={styles.title} lang={event.lang}>
        {event.title}
      </SmartLink>
      <span>
        {timeRange(event.start, null, locale)}
        {isCancelled(event) && `, ${m.module_cancelled()}`}
      </span>
    </>
  );
}

function filterText(
  day: string,
  today: string,
  behindEnd: boolean,
  narrowed: boolean,
  locale: 'de' | 'en',
): [title: string, more: string, way: string] {
  if (behindEnd) return [m.programme_end(), m.programme_end_more(), m.programme_to_first()];
  if (day !== '') {
    const title = day === today ? m.programme_empty_today() : m.programme_empty_day();
    return [title, m.programme_empty_day_more({ day: dayWithoutYear(day, locale) }), m.programme_reset_date()];
  }
  if (narrowed) return [m.programme_empty_filter(), m.programme_empty_filter_more(), m.list_reset()];
  return [m.programme_empty(), m.programme_empty_more(), ''];
}
