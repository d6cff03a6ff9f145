import { DatePicture } from '#modules/events/date-picture.tsx';
import { dateParts, shortDate, timeRange } from '#time/date-text.ts';
import { EventFlags, isCancelled } from '#modules/events/event-flags.tsx';
import { TicketLink } from '#modules/events/ticket-link.tsx';
import { Slides } from '#ui/slides/slides.tsx';
import type { ShownDate } from '../../event/shown-event.ts';
import type { LoadedProduction } from './load.server.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { ArrowLink } from '#ui/button.tsx';
import { CalendarLinks } from '#ui/calendar-links.tsx';
import { ShareButton } from '#ui/share-button.tsx';
import { ShortlistButton } from '#modules/events/shortlist-button.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import styles from './date-strip.module.css';

/** The next dates as a strip that scrolls sideways, with a link to all of them; a message when there are none. */
export function DateStrip({ production }: Pick<LoadedProduction, 'production'>) {
  const { events, more_dates: more, url } = production;
  return (
    <section className={styles.dates} id="termine" aria-labelledby="h-termine">
      <div className={`wrap ${styles.frame}`}>
        <h2 className={`head ${styles.title}`} id="h-termine">
          {m.production_dates()}
        </h2>
        {events.length === 0 ? (
          <p className="lead">{m.production_no_dates_now()}</p>
        ) : (
          <Slides className={styles.strip}>
            {events.map((event) => (
              <StripDate key={event.id} event={event} />
            ))}
          </Slides>
        )}
        <div className={styles.after}>
          {more > 0 && (
            <p className={styles.more}>
              <ArrowLink href={`${url}?dates=all#termine`}>{m.production_more_dates({ count: more })}</ArrowLink>
            </p>
          )}
          {events.length > 0 && url !== '' && (
            <CalendarLinks path={`${url}/calendar.ics`} name={production.title}>
              <ShareButton title={production.title} />
            </CalendarLinks>
          )}
          {events.length === 0 && <ShareButton title={production.title} />}
        </div>
      </div>
    </section>
  );
}

function StripDate({ event }: { event: ShownDate }) {
  const locale = useLocale();
  const parts = dateParts(event.start, locale);
  const date = parts ? shortDate(parts) : '';
  return (
    <li className={isCancelled(event) ? styles.off : undefined} data-peek="">
      <SmartLink href={event.url} className={styles.link}>
        <DatePicture start={event.start} parts={parts} />
        <span className={styles.time}>{timeRange(event.start, event.end, locale)}</span>
      </SmartLink>
      {event.venue !== '' && <p className="note soft">{event.venue}</p>}
      <div className={styles.flags}>
        <EventFlags event={{ ...event, category: null }} />
      </div>
      {event.notice && <p className="note">{event.notice}</p>}
      <div className={styles.act}>
        <TicketLink event={event} date={date} />
        <ShortlistButton event={event} over={false} />
      </div>
    </li>
  );
}
