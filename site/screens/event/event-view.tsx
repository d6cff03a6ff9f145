import { Parts } from '#ui/boundary.tsx';
import type { EventSummary } from '#contract/events/event-summary.ts';
import type { ShownEvent } from '../../event/shown-event.ts';
import { dateParts } from '#time/date-text.ts';
import type { LoadedEvent } from './load.server.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { SubscriptionBand } from '../../teasers/subscription-band.tsx';
import { ArrowLink } from '#ui/button.tsx';
import { ShareButton } from '#ui/share-button.tsx';
import { AccessOffers } from '../../event/access-offers.tsx';
import { Cast } from '../../event/cast.tsx';
import { hasSeats } from '../../event/has-seats.ts';
import { DateRows } from '../../event/date-rows.tsx';
import { programmeAddress } from '../../addresses/event-address.ts';
import { EventFacts } from './event-facts.tsx';
import { EventHead } from './event-head.tsx';
import { EventPicture } from './event-picture.tsx';
import { EventTexts } from './event-texts.tsx';
import styles from './event-view.module.css';
import { PriceTable } from './price-table.tsx';
import { Tickets, WithTicketBar } from '../../event/tickets.tsx';

/** An event: head, facts, cast, prices, tickets, and other dates. */
export function EventView({ page, event, over }: LoadedEvent) {
  const locale = useLocale();
  return (
    <WithTicketBar event={event} over={over}>
      <Parts>
        <EventHead page={page} event={event} over={over} parts={dateParts(event.start, locale)} />
        <div className="wrap">
          <div className={styles.first}>
            <EventFacts event={event} over={over} />
            <div className={`libretto ${styles.act}`}>
              <div className={`libretto__text ${styles.seats}`}>
                <Tickets event={event} over={over}>
                  {!hasSeats(event, over) && event.other_dates.length > 0 && (
                    <ArrowLink href="#dates">{m.event_more_dates()}</ArrowLink>
                  )}
                  {event.production && event.production.url !== '' && (
                    <ArrowLink href={event.production.url}>{m.event_to_production()}</ArrowLink>
                  )}
                  {event.series && <ArrowLink href={event.series.url}>{event.series.title}</ArrowLink>}
                  <ArrowLink href={programmeAddress(locale)}>{m.event_to_programme()}</ArrowLink>
                  <ShareButton title={page.metaTitle} />
                </Tickets>
                <AccessOffers offers={event.access} />
              </div>
            </div>
          </div>
          <EventTexts event={event} />
        </div>
        <EventPicture picture={event.picture ?? event.production?.picture} />
        <CastBand event={event} />
        <div className="wrap">
          {!over && event.prices.length > 0 && (
            <section className={`libretto ${styles.part}`} aria-labelledby="prices">
              <h2 className="head libretto__margin" id="prices">
                {m.event_prices()}
              </h2>
              <div className="libretto__text">
                <PriceTable prices={event.prices} labelledBy="prices" />
              </div>
            </section>
          )}
          <OtherDates dates={event.other_dates} />
        </div>
        {event.in_subscription && hasSeats(event, over) && <SubscriptionBand title={event.title} />}
      </Parts>
    </WithTicketBar>
  );
}

function CastBand({ event }: { event: ShownEvent }) {
  if (!event.cast.some(({ persons }) => persons.length > 0)) return null;
  return (
    <section className={styles.deep} aria-labelledby="cast">
      <div className="wrap">
        <h2 className={`head ${styles.title}`} id="cast">
          {m.event_cast()}
        </h2>
        <Cast cast={event.cast} lang={event.lang} />
      </div>
    </section>
  );
}

function OtherDates({ dates }: { dates: EventSummary[] }) {
  if (dates.length === 0) return null;
  return (
    <section className={styles.dates} aria-labelledby="dates">
      <div className="libretto">
        <h2 className="head libretto__text" id="dates">
          {m.event_more_dates()}
        </h2>
      </div>
      <div className={styles.rows}>
        <DateRows dates={dates} titleAbove />
      </div>
    </section>
  );
}
