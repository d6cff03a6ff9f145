import { m } from '#messages/paraglide/messages.js';
import type { Route } from './+types/route';
import { useLocation } from 'react-router';
import { addressWith } from '../../listing/list-address.ts';
import { MoreLink } from '../../listing/more-link.tsx';
import { ScreenFrame } from '../../listing/screen-frame.tsx';
import { usePagedList } from '../../listing/use-paged-list.ts';
import { useLocale } from '#ui/locale.ts';
import { CalendarLinks } from '#ui/calendar-links.tsx';
import { chosenFilters, namesOf } from './filter-words.ts';
import type { LoadedProgramme } from './load.server.ts';
import { ProgrammeFilters } from './programme-filters.tsx';
import styles from './programme-view.module.css';
import { Timetable } from '../../event-list/timetable.tsx';
// The styles of what is loaded later are in the page: the server shows it at once.
import './month-body.module.css';
import { MonthBody, NoEvents } from './later-parts.ts';
import type { EventSummary } from '#contract/events/event-summary.ts';
import { fullDate } from '#time/date-text.ts';
import { SmartLink } from '#ui/smart-link.tsx';

export { clientLoader, shouldRevalidate } from '../../framework/navigation/screen-data.ts';

export { loadProgramme as loader } from './load.server.ts';

/** The programme by month and day, as a list or as the table of a month. */
export default function Programme({ loaderData: loaded }: Route.ComponentProps) {
  const { page, query, categories, venues, series, month } = loaded;
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const at = (changes: Record<string, string | null>) =>
    addressWith(new URL(pathname + search, 'https://any.example'), changes);
  const chosen = chosenFilters(month ? { ...query, month: '' } : query, loaded, locale);
  return (
    <ScreenFrame page={page} lead={namesOf(chosen)}>
      <ProgrammeFilters
        chosen={chosen}
        query={query}
        categories={categories}
        venues={venues}
        series={series}
        action={pathname}
        at={at}
      />
      <div className={styles.body}>
        {month ? (
          <>
            <Count count={month.days.reduce((sum, day) => sum + day.count, 0)} />
            <MonthBody {...loaded} month={month} at={at} resetHref={at({ ...none, month: query.month })} />
          </>
        ) : (
          <ListBody {...loaded} at={at} />
        )}
        <div className={`wrap ${styles.calendar}`}>
          <CalendarOf {...loaded} pathname={pathname} />
        </div>
      </div>
    </ScreenFrame>
  );
}

/** Calendar subscription: the whole programme, or the chosen category. */
function CalendarOf({ page, query, categories, pathname }: LoadedProgramme & { pathname: string }) {
  const category = categories.find(({ slug }) => slug === query.category);
  const search = category ? `?category=${encodeURIComponent(category.slug)}` : '';
  return <CalendarLinks path={`${pathname}/calendar.ics${search}`} name={category?.name ?? page.title} />;
}

/** The number of dates, said by screen readers when it changes. */
function Count({ count }: { count: number }) {
  return <output className="unseen">{m.programme_count({ count })}</output>;
}

interface At {
  at: (changes: Record<string, string | null>) => string;
}

function ListBody({ query, list: first, moved, now, today, instead, at }: LoadedProgramme & At) {
  const { frame, ...list } = usePagedList(first);
  const { date, view: _, ...rest } = query;
  const narrowed = Object.values(rest).some((value) => value !== '');
  const behindEnd = first.page > 1;
  return (
    <div ref={frame}>
      <Count count={Math.max(list.count, list.entries.length)} />
      {list.entries.length === 0 ? (
        <NoEvents
          day={date}
          today={today}
          behindEnd={behindEnd}
          narrowed={narrowed}
          instead={instead}
          href={behindEnd ? at({}) : date === '' ? at(none) : at({ date: null })}
        />
      ) : (
        <Timetable
          events={list.entries}
          now={now}
          today={today}
          goesOn={list.next !== null}
          monthHref={date === '' ? (month) => at({ month }) : null}
        />
      )}
      <MovedAway events={moved} />
      <div className={`wrap ${styles.more}`}>
        <MoreLink list={list} before={m.programme_previous()}>
          {m.programme_more()}
        </MoreLink>
        {(list.next !== null || behindEnd) && (
          <p className={`note ${styles.rest}`}>
            <a className="tap-link" href={at({ view: 'all' })}>
              {m.programme_for_print()}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}

const none = { date: null, month: null, category: null, venue: null, access: null, availability: null, series: null };

/** Events that were announced for this day, each with the date at which it takes place now. */
function MovedAway({ events }: { events: readonly EventSummary[] }) {
  const locale = useLocale();
  if (events.length === 0) return null;
  return (
    <section className="wrap" aria-labelledby="moved-away">
      <h2 className={styles.head} id="moved-away">
        {m.programme_moved_away()}
      </h2>
      <ul className={styles.list}>
        {events.map(({ id, title, start, url, lang }) => (
          <li key={id}>
            <SmartLink href={url} lang={lang}>
              {title}
            </SmartLink>
            <span>{m.programme_moved_to({ date: fullDate(start, locale) })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
