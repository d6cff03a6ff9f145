import type { Route } from './+types/route';
import { ScreenFrame } from '../../listing/screen-frame.tsx';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { Timetable } from '../../event-list/timetable.tsx';
import { ArrowLink, buttonClass } from '#ui/button.tsx';
import scripted from '#ui/scripted.module.css';
import {
  addToShortlist,
  useShortlist,
  isShortlistKept,
  maxShortlisted,
  removeFromShortlist,
  parseIds,
} from '#modules/events/shortlist.ts';
import styles from './shortlist-view.module.css';
import { type MouseEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useMatches } from 'react-router';
import type { EventSummary } from '#contract/events/event-summary.ts';
import { fetchListPage } from '../../listing/fetch-list-page.ts';
import { ShareButton } from '#ui/share-button.tsx';
import { callFailed } from '../../framework/navigation/call-failed.ts';
import { screenAddress } from '../../addresses/screen-address.ts';
import { Icon } from '#ui/icon.tsx';
import { berlinDay } from '#time/berlin-day.ts';
import { nextMidnight } from '#time/berlin-moment.ts';
import { contentContext, type LoadArgs, queryContext } from '../../content/context.ts';
import { ownPage } from '../../loaders/load-screen.server.ts';
import { orUnavailable, requirePart } from '../../loaders/load-page.server.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';
import { type ListPage, listPage } from '../../listing/list-page.ts';
import { lastEndOf } from '../../event-list/settled-since.ts';
import type { Locale } from '#text/languages.ts';

export { clientLoader, shouldRevalidate } from '../../framework/navigation/screen-data.ts';

interface LoadedShortlist {
  page: ShownPage;
  /** The events in the address; none for the visitor's own list, which the server does not know. */
  list: ListPage<EventSummary>;
  /** The ids in the address; empty for the visitor's own list. */
  ids: number[];
  /** The next events of the programme, offered while the visitor's own list is empty; none with a shared list. */
  next: EventSummary[];
  /** Time of loading, so that server and browser agree on which events are over. */
  now: string;
  /** Its day in Berlin. */
  today: string;
}

const nextEvents = 4;

/** The shortlist: the visitor's own, or a shared one. */
export async function loader({ context }: LoadArgs): Promise<LoadedShortlist> {
  await requirePart({ context });
  const { url, locale } = context.get(queryContext);
  const content = context.get(contentContext);
  const ids = parseIds(url.searchParams.get('ids') ?? '');
  const found = ids.length > 0 ? await orUnavailable(content.eventsWithIds(locale, ids)) : [];
  const shared = ids.length > 0;
  const next = shared ? [] : await content.nextEvents(locale, {}, nextEvents);
  const loadedAt = new Date();
  content.validUntil(nextMidnight(loadedAt).getTime());
  const now = lastEndOf([...found, ...next], loadedAt).toISOString();
  return {
    page: {
      ...ownPage(
        {
          title: shared ? m.shortlist_shared_title() : m.shortlist_title(),
          description: m.shortlist_description(),
          audience: 'unlisted',
        },
        url.pathname,
      ),
      urls: { de: shortlistAddress('de', ids), en: shortlistAddress('en', ids) },
    },
    list: listPage({ count: found.length, next: null, results: found }, { url, page: 1 }),
    ids,
    next,
    now,
    today: berlinDay(now),
  };
}

/** The shortlist: the visitor's own, or a shared one. */
export default function Shortlist({ loaderData: loaded }: Route.ComponentProps) {
  const shared = loaded.ids.length > 0;
  return (
    <ScreenFrame page={loaded.page} lead={shared ? m.shortlist_shared_lead() : undefined}>
      <div className={styles.body}>{shared ? <SharedShortlist {...loaded} /> : <OwnShortlist {...loaded} />}</div>
    </ScreenFrame>
  );
}

/** Events of a shared list; works without scripts, except for adding them to the own list. */
function SharedShortlist({ list: { results }, now, today }: LoadedShortlist) {
  const locale = useLocale();
  const noted = useShortlist();
  const ids = results.map(({ id }) => id);
  const taken = ids.every((id) => noted.includes(id));
  const [isFull, setFull] = useState(false);
  function takeOver({ currentTarget: { parentElement: tools } }: MouseEvent<HTMLElement>) {
    flushSync(() => setFull(!addToShortlist(...ids)));
    // This button has disappeared: to the visitor's own list, beside it.
    if (document.activeElement === document.body) tools?.querySelector('a')?.focus();
  }
  if (ids.length === 0)
    return (
      <div className={`wrap ${styles.empty}`}>
        <p className="lead">{m.shortlist_shared_gone()}</p>
        <ArrowLink href={shortlistAddress(locale)}>{m.shortlist_mine()}</ArrowLink>
      </div>
    );
  return (
    <>
      <div className={`wrap ${styles.tools}`}>
        {!taken && (
          <button type="button" className={`${buttonClass.red} ${scripted.scripted}`} onClick={takeOver}>
            <span>{m.shortlist_take_over()}</span>
          </button>
        )}
        <output>{taken && m.shortlist_taken_over()}</output>
        {isFull && !taken && <p role="alert">{m.shortlist_full({ count: maxShortlisted })}</p>}
        <ArrowLink href={shortlistAddress(locale)}>{m.shortlist_mine()}</ArrowLink>
        <CalendarOfAll ids={ids} />
      </div>
      <Timetable events={results} now={now} today={today} goesOn={false} monthHref={null} />
    </>
  );
}

const neverChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/** The events noted on this device: the ids are stored here only, the events are requested. */
function OwnShortlist({ next, now, today }: LoadedShortlist) {
  const ids = useShortlist();
  const ready = useSyncExternalStore(neverChanges, inBrowser, onServer);
  const { events, at, awaited, failed, retry } = useEventsOf(ids);
  const shown = events.filter(({ id }) => ids.includes(id));
  const isEmptyYet = awaited && shown.length === 0;
  return (
    <>
      <noscript>
        <div className={`wrap ${styles.empty}`}>
          <p className="lead">{m.shortlist_no_script()}</p>
          <ToProgramme />
        </div>
      </noscript>
      {ready && (
        <>
          <Removed events={events} ids={ids} />
          {ids.length === 0 && <Empty />}
          {ids.length === 0 && next.length > 0 && (
            <section aria-labelledby="next">
              <h2 className={`wrap head ${styles.next}`} id="next">
                {m.shortlist_next()}
              </h2>
              <Timetable events={next} now={now} today={today} goesOn={false} monthHref={null} />
            </section>
          )}
          {shown.length > 0 && <Tools ids={shown.map(({ id }) => id)} />}
          {ids.length > shown.length && failed && (
            <div className={`wrap ${styles.tools}`} role="alert">
              <p>{m.shortlist_failed()}</p>
              <button type="button" className={buttonClass.line} onClick={retry}>
                <span>{m.shortlist_retry()}</span>
              </button>
            </div>
          )}
          {isEmptyYet && !failed && (
            <div className={`wrap ${styles.empty}`}>
              <output className="lead">{m.shortlist_loading()}</output>
            </div>
          )}
          {!awaited && !failed && <Gone ids={ids.filter((id) => !shown.some((event) => event.id === id))} />}
          <Timetable events={shown} now={at} today={today} goesOn={false} monthHref={null} />
          {!isEmptyYet && (
            <p className={`wrap note soft ${styles.private}`}>
              {isShortlistKept() ? m.shortlist_private() : m.shortlist_not_kept()}
            </p>
          )}
        </>
      )}
    </>
  );
}

interface Found {
  events: EventSummary[];
  /** The requested ids: `7,12`. */
  requestedIds: string;
  /** When they arrived: those that have ended by then are over. */
  at: string;
  failed: boolean;
}

const nothing: Found = { events: [], requestedIds: '', at: '', failed: false };

/** The events of the ids; requested again only when an id was added that was not requested before. */
function useEventsOf(ids: readonly number[]) {
  const locale = useLocale();
  const routeId = useMatches().at(-1)?.id ?? '';
  const [found, setFound] = useState(nothing);
  const known = found.requestedIds.split(',');
  const wanted = ids.every((id) => known.includes(String(id))) ? '' : ids.join(',');
  useEffect(() => {
    if (wanted === '') return undefined;
    let current = true;
    const address = shortlistAddress(locale, wanted.split(',').map(Number));
    fetchListPage<EventSummary>(address, routeId).then(
      ({ results }) =>
        current && setFound({ events: results, requestedIds: wanted, at: new Date().toISOString(), failed: false }),
      (error: unknown) => {
        callFailed('shortlist', error);
        if (current) setFound((before) => ({ ...before, requestedIds: wanted, failed: true }));
      },
    );
    return () => {
      current = false;
    };
  }, [wanted, locale, routeId]);
  return {
    ...found,
    awaited: wanted !== '',
    retry: () => setFound({ ...found, requestedIds: '', failed: false }),
  };
}

function Tools({ ids }: { ids: readonly number[] }) {
  const locale = useLocale();
  return (
    <div className={`wrap ${styles.tools}`}>
      <p>{m.shortlist_count({ count: ids.length })}</p>
      <ShareButton title={m.shortlist_title()} path={shortlistAddress(locale, ids)} label={m.shortlist_share()} />
      <CalendarOfAll ids={ids} />
    </div>
  );
}

function Empty() {
  return (
    <div className={`wrap ${styles.empty}`}>
      <h2 className="title">{m.shortlist_empty()}</h2>
      <p>{m.shortlist_empty_more()}</p>
      <ToProgramme />
    </div>
  );
}

function ToProgramme() {
  return <ArrowLink href={screenAddress('events', useLocale())}>{m.event_to_programme()}</ArrowLink>;
}

/** Events that are no longer in the programme count until the visitor removes them. */
function Gone({ ids }: { ids: readonly number[] }) {
  if (ids.length === 0) return null;
  function takeOff() {
    removeFromShortlist(...ids);
    // This button disappears: move the focus.
    document.querySelector('main')?.focus({ preventScroll: true });
  }
  return (
    <div className={`wrap ${styles.tools}`}>
      <output>{m.shortlist_gone({ count: ids.length })}</output>
      <button type="button" className={buttonClass.line} onClick={takeOff}>
        <span>{m.shortlist_take_off()}</span>
      </button>
    </div>
  );
}

/** Undo for the last removed event; receives the focus. */
function Removed({ events, ids }: { events: readonly EventSummary[]; ids: readonly number[] }) {
  const [before, setBefore] = useState(ids);
  const [removed, setRemoved] = useState<number | null>(null);
  if (before !== ids) {
    setBefore(ids);
    setRemoved(before.find((id) => !ids.includes(id)) ?? null);
  }
  const event = events.find(({ id }) => id === removed);
  return (
    <div className={`wrap ${styles.removed}`}>
      {event && (
        <>
          <output>{m.shortlist_removed({ title: event.title })}</output>
          <button
            key={event.id}
            ref={(button) => button?.focus()}
            type="button"
            className={buttonClass.arrow}
            onClick={() => {
              flushSync(() => addToShortlist(event.id));
              // This button has disappeared: to what it has brought back.
              document.querySelector<HTMLElement>(`[data-entry] a[href="${event.url}"]`)?.focus();
            }}
          >
            {m.shortlist_undo()}
          </button>
        </>
      )}
    </div>
  );
}

/** Calendar file with all events of a list. */
function CalendarOfAll({ ids }: { ids: readonly number[] }) {
  const locale = useLocale();
  return (
    <a className={buttonClass.arrow} href={shortlistCalendar(locale, ids)} download>
      {m.shortlist_calendar()}
      <Icon name="download" />
    </a>
  );
}

/** Address of the shortlist; with ids the shared shortlist of these events: `/de/merkzettel?ids=7,12`. */
function shortlistAddress(locale: Locale, ids: readonly number[] = []): string {
  const address = screenAddress('shortlist', locale);
  return ids.length === 0 ? address : `${address}?ids=${ids.join(',')}`;
}

/** Address of the calendar file with these events. */
function shortlistCalendar(locale: Locale, ids: readonly number[]): string {
  return `${screenAddress('events', locale)}/calendar.ics?ids=${ids.join(',')}`;
}
