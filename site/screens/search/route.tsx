import type { Route } from './+types/route';
import type { SearchOverview, SearchResult } from '#contract/search/search.ts';
import { EventRow } from '#modules/events/event-row.tsx';
import { FilterLinks } from '../../listing/filters.tsx';
import type { ListPage } from '../../listing/list-page.ts';
import { MoreLink } from '../../listing/more-link.tsx';
import { EmptyList } from '../../listing/empty-list.tsx';
import { usePagedList } from '../../listing/use-paged-list.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { ArrowLink, buttonClass } from '#ui/button.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { Crumbs } from '../../page/page-head.tsx';
import { searchAddress, searchAt, type SearchVisit } from '../../addresses/search-address.ts';
import styles from './search-view.module.css';
import { beginningOf } from '#text/beginning-of.ts';
import { dateParts, fullDate, shortDate, timeRange } from '#time/date-text.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { kindName } from '../../shell/search-panel/suggestion-list.tsx';
import { useState } from 'react';
import { SearchBox } from '../../shell/search-panel/search-box.tsx';
import { data } from 'react-router';
import type { EventSummary } from '#contract/events/event-summary.ts';
import { contentContext, type LoadArgs, queryContext } from '../../content/context.ts';
import { orUnavailable } from '../../loaders/load-page.server.ts';
import { ownPage } from '../../loaders/load-screen.server.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';

export { clientLoader, shouldRevalidate } from '../../framework/navigation/screen-data.ts';

interface LoadedSearch {
  page: ShownPage;
  visit: SearchVisit;
  /** The first results of all categories; null when one category is shown or the text is empty. */
  overview: SearchOverview | null;
  /** A page of one category; null when all categories are shown. */
  list: ListPage<SearchResult> | null;
  /** The next events, for an empty search or one without results. */
  instead: EventSummary[];
}

/** Search results. 404 for invalid categories and page numbers. */
export async function loader({ context }: LoadArgs): Promise<LoadedSearch> {
  const { url, locale } = context.get(queryContext);
  const visit = searchAt(url);
  if (!visit) throw data(null, { status: 404, statusText: 'Not Found' });
  const content = context.get(contentContext);
  const { part, page, query } = visit;
  const found =
    query === ''
      ? { overview: null, list: null }
      : part === 'all'
        ? { overview: await orUnavailable(content.search(locale, query)), list: null }
        : { overview: null, list: await orUnavailable(content.searchPart(locale, part, query, page)) };
  const isEmpty = (found.overview?.count ?? found.list?.results.length ?? 0) === 0;
  const at = (number: number) => searchAddress(locale, { part, page: number, query });
  return {
    page: {
      ...ownPage({ title: m.search_title(), description: '', audience: 'unlisted' }, url.pathname),
      urls: {
        de: searchAddress('de', { part, page, query: '' }),
        en: searchAddress('en', { part, page, query: '' }),
      },
      metaTitle: query === '' ? m.search_title() : m.search_title_for({ query }),
    },
    visit,
    overview: found.overview,
    list: found.list && {
      page,
      count: found.list.count,
      results: found.list.results,
      previous: page > 1 ? at(found.list.results.length > 0 ? page - 1 : 1) : null,
      next: found.list.next ? at(page + 1) : null,
    },
    instead: isEmpty ? await content.nextEvents(locale, {}, 4) : [],
  };
}

/** The search: field and results, in all categories or one. */
export default function Search({ loaderData: { page, visit, overview, list, instead } }: Route.ComponentProps) {
  const locale = useLocale();
  const { query, part } = visit;
  const parts = partNames();
  return (
    <>
      <div className={`stage-colour stage-focus ${styles.head}`}>
        <div className={`glow ${styles.ground}`} aria-hidden="true" />
        <div className="wrap">
          <Crumbs page={page} />
          <h1 className={styles.title}>{m.search_title()}</h1>
          <SearchForm query={query} />
        </div>
      </div>
      {query !== '' && (
        <div className={`wrap ${styles.parts}`}>
          <FilterLinks
            label={m.search_parts()}
            value={part}
            choices={parts.map(([value, name]) => ({
              value,
              name,
              href: searchAddress(locale, { part: value, page: 1, query }),
            }))}
          />
        </div>
      )}
      <output className="unseen">
        {query === '' ? '' : m.search_count({ count: (overview ?? list)?.count ?? 0 })}
      </output>
      <div className={`wrap ${styles.results}`}>
        {overview && overview.count > 0 && <Overview visit={visit} overview={overview} />}
        {list && list.results.length > 0 && (
          <PartList list={list} name={parts.find(([each]) => each === part)?.[1] ?? ''} />
        )}
        {list?.results.length === 0 && list.previous !== null && <EmptyList list={list}>{null}</EmptyList>}
        {(overview ? overview.count === 0 : list?.results.length === 0 && list.previous === null) && (
          <Nothing visit={visit} overview={overview} />
        )}
        {instead.length > 0 && <Instead events={instead} />}
      </div>
    </>
  );
}

/** The next events, for an empty search or one without results. */
function Instead({ events }: { events: LoadedSearch['instead'] }) {
  return (
    <section className={styles.part} aria-labelledby="h-stattdessen">
      <h2 className="head" id="h-stattdessen">
        {m.search_instead()}
      </h2>
      <ol>
        {events.map((event) => (
          <li key={event.id}>
            <EventRow event={event} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function partNames() {
  return [
    ['all', m.search_all()],
    ['events', m.search_events()],
    ['others', m.search_others()],
    ['archive', m.search_archive()],
  ] as const;
}

/** The first results of each category that has any. */
function Overview({
  visit,
  overview,
}: {
  visit: LoadedSearch['visit'];
  overview: NonNullable<LoadedSearch['overview']>;
}) {
  const locale = useLocale();
  const shown = new Set<number>();
  return (
    <>
      {overview.did_you_mean && (
        <p className={`lead ${styles.count}`}>
          {m.search_instead_of({ query: beginningOf(visit.query, 80), other: overview.did_you_mean })}
        </p>
      )}
      <p className={`note soft ${styles.count}`}>{m.search_count({ count: overview.count })}</p>
      {bestFirst(overview).map(([part, name]) => {
        const { count, results } = overview[part];
        return (
          <section key={part} className={styles.part} aria-labelledby={`h-${part}`}>
            <h2 className="head" id={`h-${part}`}>
              {name}
            </h2>
            <ol>
              {withoutRepeats(results, shown).map((result) => (
                <ResultRow key={`${result.kind} ${result.id}`} result={result} />
              ))}
            </ol>
            {count > results.length && (
              <ArrowLink href={searchAddress(locale, { ...visit, part, page: 1 })}>
                {m.search_see_all({ count })}
                <span className="unseen">: {name}</span>
              </ArrowLink>
            )}
          </section>
        );
      })}
    </>
  );
}

/** The categories with results. One whose first title matches precedes those that match in casts and texts only. */
function bestFirst(overview: SearchOverview) {
  const filled = partNames().flatMap(([part, name]) =>
    part !== 'all' && overview[part].results.length > 0 ? [[part, name] as const] : [],
  );
  const inTitle = ([part]: (typeof filled)[number]) => overview[part].results[0]?.title.some(({ hit }) => hit) === true;
  return [...filled.filter(inTitle), ...filled.filter((part) => !inTitle(part))];
}

function PartList({ list: first, name }: { list: ListPage<SearchResult>; name: string }) {
  const { frame, ...list } = usePagedList(first);
  return (
    <section className={styles.part} aria-labelledby="h-teil" ref={frame}>
      <h2 className="head" id="h-teil">
        {name}
      </h2>
      <p className={`note soft ${styles.count}`}>{m.search_count({ count: list.count })}</p>
      <ol>
        {withoutRepeats(list.entries).map((result, index) => (
          <ResultRow key={`${result.kind} ${result.id}`} result={result} index={index} />
        ))}
      </ol>
      <MoreLink list={list}>{m.search_more()}</MoreLink>
    </section>
  );
}

/** No picture is on the screen twice. */
function withoutRepeats(results: SearchResult[], shown = new Set<number>()): SearchResult[] {
  return results.map((result) => {
    const { picture } = result;
    if (!picture) return result;
    if (shown.has(picture.id)) return { ...result, picture: null };
    shown.add(picture.id);
    return result;
  });
}

/** Message for no results, with suggested text and other links. */
function Nothing({ visit, overview }: Pick<LoadedSearch, 'visit' | 'overview'>) {
  const locale = useLocale();
  const other = overview?.did_you_mean ?? '';
  return (
    <section className={styles.nothing} aria-labelledby="h-nichts">
      <h2 className="head" id="h-nichts">
        {m.search_nothing({ query: beginningOf(visit.query, 80) })}
      </h2>
      {other !== '' && (
        <p className="lead">
          {m.search_did_you_mean()}{' '}
          <SmartLink href={searchAddress(locale, { part: 'all', page: 1, query: other })} className={styles.other}>
            {other}
          </SmartLink>
        </p>
      )}
      <p>{m.search_advice()}</p>
      {visit.part !== 'all' && (
        <ArrowLink href={searchAddress(locale, { ...visit, part: 'all', page: 1 })}>{m.search_everywhere()}</ArrowLink>
      )}
    </section>
  );
}

/** A search result: its kind in the margin; title, the next dates of a production, and matching passage beside it. */
function ResultRow({ result, index }: { result: SearchResult; index?: number }) {
  const locale = useLocale();
  const { kind, title, excerpt, hint, date, picture, url, dates = [], lang } = result;
  return (
    <li className={`libretto linked ${styles.row}`} data-entry={index} tabIndex={index === undefined ? undefined : -1}>
      <p className={`libretto__margin ${styles.kind}`}>
        {kindName(kind)}
        {hint !== '' && <span>{hint}</span>}
      </p>
      <div className={`libretto__text ${styles.main}`}>
        <div>
          <h3 className={styles.resultTitle} lang={lang}>
            <SmartLink href={url}>
              <Pieces of={title} />
            </SmartLink>
          </h3>
          {date !== null && (kind === 'event' || kind === 'production') && (
            <p className="note soft">
              <time dateTime={date}>{fullDate(date, locale)}</time>
            </p>
          )}
        </div>
        {(dates.length > 0 || excerpt.length > 0) && (
          <div className={styles.rest}>
            {dates.length > 0 && <Dates dates={dates} title={title.map(({ text }) => text).join('')} />}
            {excerpt.length > 0 && (
              <p className={styles.excerpt} lang={lang}>
                <Pieces of={excerpt} />
              </p>
            )}
          </div>
        )}
        {picture && (
          <div className={styles.picture} aria-hidden="true">
            <Picture picture={picture} alt="" sizes="12rem" />
          </div>
        )}
      </div>
    </li>
  );
}

/** A line for each date: day, time and venue. */
function Dates({ dates, title }: { dates: NonNullable<SearchResult['dates']>; title: string }) {
  const locale = useLocale();
  return (
    <ul className={styles.dates}>
      {dates.map(({ id, start, venue, url }) => {
        const parts = dateParts(start, locale);
        return (
          <li key={id}>
            <SmartLink href={url}>
              <span className="unseen">{title}, </span>
              <time dateTime={start}>
                {parts && (
                  <>
                    <span>{parts.weekday}</span> <span>{shortDate(parts)}</span>{' '}
                  </>
                )}
                <span>{timeRange(start, null, locale)}</span>
              </time>
            </SmartLink>
            {venue !== '' && <span className={styles.venue}>{venue}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** A text with the matches marked. */
function Pieces({ of }: { of: SearchResult['title'] }) {
  // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no ids and never change their order
  return of.map(({ text, hit }, index) => (hit ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>));
}

/** The search field of the search page. */
function SearchForm({ query }: { query: string }) {
  const [typed, setTyped] = useTyped(query);
  return (
    <SearchBox typed={typed} onType={setTyped} styles={styles}>
      <button type="submit" className={buttonClass.line}>
        <span>{m.search_submit()}</span>
      </button>
    </SearchBox>
  );
}

/** Value of the field: the typed text, until the page shows another search. */
function useTyped(query: string) {
  const [shown, setShown] = useState(query);
  const [typed, setTyped] = useState(query);
  if (shown !== query) {
    setShown(query);
    setTyped(query);
  }
  return [typed, setTyped] as const;
}
