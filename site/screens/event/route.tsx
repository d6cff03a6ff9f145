import { PageView } from '../../page/page-view.tsx';
import type { Route } from './+types/route';
import { Parts } from '#ui/boundary.tsx';
import type { EventSummary } from '#contract/events/event-summary.ts';
import type { ShownEvent } from '../../event/shown-event.ts';
import { dateParts, type DateParts, shortDate, timeRange } from '#time/date-text.ts';
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
import styles from './event-view.module.css';
import pageHead from '../../page/page-head.module.css';
import texts from '../../page/texts.module.css';
import { Tickets, WithTicketBar } from '../../event/tickets.tsx';
import type { Picture as LibraryPicture } from '#contract/media/media.ts';
import { Enlarge } from '#ui/pictures/enlarge.tsx';
import { PictureCaption } from '#ui/pictures/picture-caption.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import type { Event } from '#contract/programme/programme.ts';
import { price } from '#text/price.ts';
import { DatePicture } from '#modules/events/date-picture.tsx';
import { EventFlags, isCancelled } from '#modules/events/event-flags.tsx';
import { StatusNote } from '#modules/events/status-note.tsx';
import type { ShownPage } from '../../content/reading/read-page.ts';
import { Crumbs } from '../../page/page-head.tsx';
import { PrintedDetails } from '#ui/printed-details.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { ChangeNotice } from '../../event/change-notice.tsx';
import { fallbackLang } from '../../event/fallback-lang.ts';

export { clientLoader, shouldRevalidate } from '../../framework/navigation/screen-data.ts';

export { loadEvent as loader } from './load.server.ts';

export default function Event({ loaderData }: Route.ComponentProps) {
  return 'event' in loaderData ? <EventView {...loaderData} /> : <PageView page={loaderData.page} />;
}

/** An event: head, facts, cast, prices, tickets, and other dates. */
function EventView({ page, event, over }: LoadedEvent) {
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

/** The production's picture in full width, with its caption and copyright. */
function EventPicture({ picture }: { picture: LibraryPicture | null | undefined }) {
  if (!picture) return null;
  return (
    <figure className={`screen-only ${styles.figure}`}>
      <Enlarge of={{ picture }}>
        <Picture picture={picture} sizes="100vw" className={styles.picture} />
      </Enlarge>
      <PictureCaption picture={picture} className="wrap" />
    </figure>
  );
}

/** Prices by category, best seats first. */
function PriceTable({ prices, labelledBy }: { prices: Event['prices']; labelledBy: string }) {
  const locale = useLocale();
  if (prices.length === 0) return null;
  const reduced = prices.some((each) => each.reduced !== null);
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{m.event_price_category()}</th>
          <th scope="col">{m.event_price()}</th>
          {reduced && <th scope="col">{m.event_price_reduced()}</th>}
        </tr>
      </thead>
      <tbody>
        {prices.map((each) => (
          <tr key={each.name}>
            <th scope="row">{each.name}</th>
            <td>{price(each.price, locale)}</td>
            {reduced && <td>{each.reduced === null ? '' : price(each.reduced, locale)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface EventHeadProps {
  page: ShownPage;
  event: ShownEvent;
  over: boolean;
  parts: DateParts | null;
}

/** Head of an event: date as a graphic in the margin, title beside it. */
function EventHead({ page, event, over, parts }: EventHeadProps) {
  const size = styles[sizeOf(event.title)];
  const composer = event.composer || event.production?.composer;
  const by = [...new Set([composer, event.subtitle])].filter(Boolean).join(', ');
  return (
    <div className={`glow stage-colour stage-focus ${pageHead.head}`}>
      <div className="wrap">
        <Parts>
          <Crumbs page={page} />
          <div className={`libretto ${styles.row}`}>
            <DatePicture start={event.start} parts={parts} className={`libretto__margin ${styles.date}`} />
            <div className="libretto__text">
              <Parts>
                <EventFlags event={event} over={over} />
                <h1
                  className={isCancelled(event) ? `${size} ${styles.off}` : size}
                  lang={event.title_language || event.lang}
                >
                  {event.title}
                </h1>
                {by && (
                  <p className={styles.by} lang={event.lang}>
                    {by}
                  </p>
                )}
                <StatusNote event={event} />
              </Parts>
            </div>
          </div>
        </Parts>
      </div>
    </div>
  );
}

/** Font size by length: up to eight letters are set very large, titles of many lines smaller. */
function sizeOf(title: string): 'poster' | 'medium' | 'long' {
  if (title.length <= 8) return 'poster';
  const hasLongWord = title.split(/[\s\u00AD-]+/).some((word) => word.length > 12);
  return title.length > 22 || hasLongWord ? 'long' : 'medium';
}

/** Change notice, description and content warnings. */
function EventTexts({ event }: { event: ShownEvent }) {
  const { change_notices: notices, short_texts: short, long_texts: long } = event;
  const about = short !== '' || long !== '' || event.content_notes !== '';
  return (
    <>
      {notices.length > 0 && <Notices notices={notices} />}
      {about && (
        <section className={`libretto ${styles.part}`} aria-labelledby="about">
          <h2 className="head libretto__margin" id="about">
            {m.event_about()}
          </h2>
          <div className={`libretto__text ${styles.about}`}>
            {short !== '' && (
              <p className={texts.statement} lang={fallbackLang(event, 'short_texts')}>
                {short}
              </p>
            )}
            <RichText html={long} lang={fallbackLang(event, 'long_texts')} className={texts.prose} />
            {event.content_notes !== '' && (
              <PrintedDetails className={texts.fold}>
                <summary>{m.event_content_notes()}</summary>
                <p lang={fallbackLang(event, 'content_notes')}>{event.content_notes}</p>
              </PrintedDetails>
            )}
          </div>
        </section>
      )}
    </>
  );
}

function Notices({ notices }: { notices: ShownEvent['change_notices'] }) {
  const locale = useLocale();
  return (
    <section className={`libretto ${styles.notices}`} aria-labelledby="changes">
      <h2 className="title libretto__margin" id="changes">
        {m.event_changes()}
      </h2>
      <ul className="libretto__text">
        {notices.map(({ at, text }) => {
          const parts = dateParts(at, locale);
          const moment = parts && m.event_as_of({ date: shortDate(parts), time: timeRange(at, null, locale) });
          return (
            <li key={`${at}-${text}`}>
              <ChangeNotice>
                {text} {moment && <time dateTime={at}>{moment}</time>}
              </ChangeNotice>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
