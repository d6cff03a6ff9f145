import { DatePicture } from '#modules/events/date-picture.tsx';
import { StatusNote } from '#modules/events/status-note.tsx';
import { dateParts, longDate, timeRange } from '#time/date-text.ts';
import { EventFlags, isCancelled } from '#modules/events/event-flags.tsx';
import { AccessOffers } from '../../event/access-offers.tsx';
import { Cast } from '../../event/cast.tsx';
import { ChangeNotice } from '../../event/change-notice.tsx';
import { hasSeats } from '../../event/has-seats.ts';
import { intervalText } from '../../event/fact-texts.ts';
import { Tickets } from '../../event/tickets.tsx';
import { useLocale } from '#ui/locale.ts';
import { useTicketLabel } from '#modules/events/ticket-label.ts';
import { m } from '#messages/paraglide/messages.js';
import { ArrowLink } from '#ui/button.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import styles from './event-overlay.module.css';
import type { OverlayEvent } from './overlay-event.ts';
import { titleId } from './overlay-waiting.tsx';
import { useHasPart } from '#modules/rendering/parts-off.ts';
import { screenAddress } from '../../addresses/screen-address.ts';
import tiers from './tiers.avif?url';
import tiersJpg from './tiers.jpg?url';

/** An event in short: title, date, tickets, cast, and subscriptions with it. */
export function ShownEvent({ event }: { event: OverlayEvent }) {
  const locale = useLocale();
  const parts = dateParts(event.start, locale);
  return (
    <>
      <p className={styles.when}>{parts && longDate(parts, locale)}</p>
      <div className={styles.body}>
        <Head event={event} />
        <Facts event={event} />
        <StatusNote event={event} />
        {event.notice && <ChangeNotice>{event.notice}</ChangeNotice>}
        {event.statement && (
          <p className={styles.statement} lang={event.statementLanguage}>
            {event.statement}
          </p>
        )}
        <Tickets
          event={event}
          over={event.over}
          label={useTicketLabel(m.overlay_buy())}
          beside={
            <>
              {event.hasOtherDates && !hasSeats(event, event.over) && (
                <ArrowLink href={`${event.url}#dates`}>{m.event_more_dates()}</ArrowLink>
              )}
              <ArrowLink href={event.url}>{m.overlay_more()}</ArrowLink>
            </>
          }
        />
        {event.cast.some(({ persons }) => persons.length > 0) && (
          <section className={styles.cast} aria-labelledby="event-overlay-cast">
            <h3 id="event-overlay-cast">{m.event_cast()}</h3>
            <Cast cast={event.cast} lang={event.lang} narrow />
          </section>
        )}
        {event.inSubscription && hasSeats(event, event.over) && <SubscriptionTeaser />}
      </div>
    </>
  );
}

function Facts({ event }: { event: OverlayEvent }) {
  const time = [timeRange(event.start, event.end, useLocale()), intervalText(event.intervals)];
  return (
    <div className={styles.facts}>
      <p className={styles.time}>{time.filter(Boolean).join(', ')}</p>
      {event.venue && <p>{event.venue}</p>}
      {event.series && (
        <p>
          <SmartLink href={event.series.url}>{event.series.title}</SmartLink>
        </p>
      )}
      <AccessOffers offers={event.access} />
    </div>
  );
}

function Head({ event }: { event: OverlayEvent }) {
  const locale = useLocale();
  const by = [...new Set([event.composer, event.subtitle])].filter(Boolean).join(', ');
  return (
    <div className={styles.head}>
      <DatePicture start={event.start} parts={dateParts(event.start, locale)} className={styles.date} />
      <div>
        <EventFlags event={event} over={event.over} />
        <h2
          className={isCancelled(event) ? `${styles.title} ${styles.off}` : styles.title}
          id={titleId}
          lang={event.titleLanguage || event.lang}
        >
          {event.title}
        </h2>
        {by && (
          <p className={styles.by} lang={event.lang}>
            {by}
          </p>
        )}
      </div>
    </div>
  );
}

/** Teaser for subscriptions that include the event; the picture shows the seats. */
function SubscriptionTeaser() {
  const locale = useLocale();
  if (!useHasPart('subscriptions')) return null;
  return (
    <div className={styles.teaser}>
      <picture>
        <source type="image/avif" srcSet={tiers} />
        <img src={tiersJpg} alt="" width="320" height="320" loading="lazy" />
      </picture>
      <p>
        <SmartLink href={screenAddress('subscriptions', locale)} className={styles.discover}>
          {m.overlay_subscriptions()}
        </SmartLink>
        <span className="note">{m.overlay_reduced()}</span>
      </p>
    </div>
  );
}
