import { useEffect, useState, type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import styles from './event-overlay.module.css';
import type { OverlayProps } from './overlay-part.tsx';
import { queryWithOverlay } from '#contract/events/event-overlay.ts';
import { useHydrated } from '#ui/loading/use-hydrated.ts';
import { sameView } from '../header/same-view.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { Icon } from '#ui/icon.tsx';
import type { LoadedOverlay } from './load-overlay.server.ts';
import { focusBack, millisecondsSinceOpening, useCloseOverlay } from './overlay-place.ts';
import { titleId, OverlayWaiting, UnknownEvent } from './overlay-waiting.tsx';
import { lockScroll } from '#ui/lock-page.ts';
import type { Locale } from '#text/languages.ts';
import { getJson } from '../../content/client/get-json.ts';
import { reportFailure } from '../../reporting/report-failure.ts';
import { type OverlayEvent, overlayEvent } from './overlay-event.ts';
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
import { useTicketLabel } from '#modules/events/ticket-label.ts';
import { ArrowLink } from '#ui/button.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { useHasPart } from '#modules/rendering/parts-off.ts';
import { screenAddress } from '../../addresses/screen-address.ts';
import tiers from './tiers.avif?url';
import tiersJpg from './tiers.jpg?url';

/** Milliseconds, the same as `--d-menu` of the tokens. */
const sliding = 700;

/**
 * The event to render: the open one, or during the closing animation the previous one. Removed at once when the page
 * below changes, or with reduced motion.
 */
function useLeaving(id: number | null, pathname: string): number | null {
  const [last, setLast] = useState({ id, pathname });
  if (id !== null && (last.id !== id || last.pathname !== pathname)) setLast({ id, pathname });
  const leaving = id === null && last.id !== null && last.pathname === pathname;
  useEffect(() => {
    if (!leaving) return undefined;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = window.setTimeout(() => setLast({ id: null, pathname }), still ? 0 : sliding);
    return () => window.clearTimeout(timer);
  }, [leaving, pathname]);
  return id ?? (leaving ? last.id : null);
}

/** The sheet with an event and the dark background, until the closing animation has ended. */
export function OverlayLayer({ id, loaded }: OverlayProps) {
  const { pathname } = useLocation();
  const shown = useLeaving(id, pathname);
  const [first] = useState(loaded?.id);
  const leaving = id === null;
  if (shown === null) return null;
  return (
    <div className={leaving ? `${styles.layer} ${styles.leaving}` : styles.layer} inert={leaving}>
      <OverlaySheet
        key={shown}
        id={shown}
        open={!leaving}
        still={shown === first}
        loaded={loaded?.id === shown ? loaded : null}
      />
    </div>
  );
}

interface OverlaySheetProps {
  id: number;
  /** False during the closing animation. */
  open: boolean;
  /** True when it was in the first address and so is not animated. */
  still: boolean;
  loaded: LoadedOverlay | null;
}

/** The sheet that slides in from the right, and the background around it, which closes it on a press. */
function OverlaySheet({ id, open, still, loaded }: OverlaySheetProps) {
  const { pathname, search } = useLocation();
  const close = useCloseOverlay();
  const scripts = useHydrated();
  const sheet = useModal(open && scripts, close);
  const without = sameView(pathname, queryWithOverlay(search, null));
  // No second animation when the placeholder has already slid in.
  const [begun] = useState(() => (still ? 0 : millisecondsSinceOpening()));
  const look = still ? styles.still : '';
  const style = still ? undefined : { animationDelay: `-${begun}ms` };
  function press(event: MouseEvent) {
    event.preventDefault();
    close();
  }
  return (
    <>
      <a
        className={`${styles.scrim} ${look}`}
        style={style}
        href={without}
        tabIndex={-1}
        aria-hidden="true"
        onClick={press}
      />
      <dialog
        open
        aria-modal="true"
        aria-labelledby={titleId}
        ref={sheet}
        className={`${styles.sheet} ${look}`}
        style={style}
      >
        <div className={styles.close}>
          {scripts ? (
            <button type="button" aria-label={m.overlay_close()} onClick={close}>
              <Icon name="close" />
            </button>
          ) : (
            <a href={without} aria-label={m.overlay_close()}>
              <Icon name="close" />
            </a>
          )}
        </div>
        <OverlayContent key={useLocale()} id={id} loaded={loaded} />
      </dialog>
    </>
  );
}

/** While open: locks the scrolling of the page, focuses the overlay, closes on Escape; returns the focus at the end. */
function useModal(open: boolean, close: () => void): RefObject<HTMLDialogElement | null> {
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const release = lockScroll();
    return () => {
      release();
      focusBack();
    };
  }, [open]);
  // Layout effect, so that it can be closed from the first paint on.
  useLayoutEffect(() => {
    if (!open) return;
    if (!sheet.current?.contains(document.activeElement)) sheet.current?.querySelector('button')?.focus();
  }, [open]);
  useLayoutEffect(() => {
    if (!open) return undefined;
    function onKey(event: KeyboardEvent) {
      const { target } = event;
      // A dialog above, such as the consent dialog, closes first.
      const above = target !== document.body && target instanceof Node && !sheet.current?.contains(target);
      if (event.key !== 'Escape' || event.defaultPrevented || above) return;
      event.preventDefault();
      close();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open, close]);
  return sheet;
}

/** `unknown`: there is no such event. Null: it is unavailable now. */
type Answer = OverlayEvent | 'unknown' | null;

const max = 50;
const events = new Map<string, OverlayEvent>();
const underWay = new Map<string, Promise<Answer>>();

/** An event that is already loaded; in the browser only. */
function knownEvent(locale: Locale, id: number): OverlayEvent | undefined {
  return events.get(`${locale} ${id}`);
}

/**
 * Requests an event from the backend, once per id and language. A failure is reported, and the next opening requests
 * again.
 */
function loadEvent(locale: Locale, id: number): Promise<Answer> {
  const key = `${locale} ${id}`;
  const known = events.get(key);
  if (known) return Promise.resolve(known);
  const requested = underWay.get(key) ?? request(key, `/${locale}/api/events/${id}/`);
  underWay.set(key, requested);
  return requested;
}

async function request(key: string, path: string): Promise<Answer> {
  try {
    const answer = await getJson(path);
    if (answer === undefined) return 'unknown';
    const event = overlayEvent(answer, new Date());
    if (!event) throw new Error(`No event from ${path}`);
    if (events.size >= max) events.clear();
    events.set(key, event);
    return event;
  } catch (error) {
    reportFailure('event overlay', error);
    return null;
  } finally {
    underWay.delete(key);
  }
}

interface OverlayContentProps {
  id: number;
  /** Data from the server, if the first address has this overlay. */
  loaded: LoadedOverlay | null;
}

/** The event, from the server's data or loaded once. */
function OverlayContent({ id, loaded }: OverlayContentProps) {
  const locale = useLocale();
  const [event, setEvent] = useState<Answer | undefined>(() =>
    loaded?.state === 'unknown' ? 'unknown' : (loaded?.event ?? knownEvent(locale, id)),
  );
  useEffect(() => {
    if (event) return undefined;
    let left = false;
    void loadEvent(locale, id).then((answer) => {
      if (answer && !left) setEvent(answer);
    });
    return () => {
      left = true;
    };
  }, [event, locale, id]);
  if (event === 'unknown') return <UnknownEvent />;
  return event ? <ShownEvent event={event} /> : <OverlayWaiting />;
}

/** An event in short: title, date, tickets, cast, and subscriptions with it. */
function ShownEvent({ event }: { event: OverlayEvent }) {
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
