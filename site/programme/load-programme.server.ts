import type { RouterContextProvider } from 'react-router';
import type { EventSummary } from '#contract/event.ts';
import type { EventCategory, Venue } from '#contract/programme.ts';
import { dayOf } from '#modules/eventitem/event-date.ts';
import type { Month } from '../content/programme-calls.ts';
import { loadScreen, type ScreenLoad } from '../content/load-screen.server.ts';
import type { ShownPage } from '../content/read-page.ts';
import { pageAt } from '../list/list-address.ts';
import { type ListPage, listPage } from '../list/list-page.ts';
import { localeOf } from '../locale.ts';
import { m } from '../paraglide/messages.js';
import { filterWords } from './filter-words.ts';
import { filterOf, narrowing, type ProgrammeQuery, programmeQuery } from './programme-query.ts';
import { settledSince } from './settled-since.ts';

export interface LoadedProgramme {
  page: ShownPage;
  query: ProgrammeQuery;
  /** The moment since which the list stands as it does, so that every browser agrees on what is over. */
  now: string;
  /** Its day in Berlin. */
  today: string;
  categories: EventCategory[];
  venues: Pick<Venue, 'slug' | 'name'>[];
  /** Evenings of the list; empty in the month view. */
  list: ListPage<EventSummary>;
  /** The month view; null in the list, or where the backend knows no months. */
  month: Month | null;
  /** Where nothing fits: evenings that come next. */
  instead: EventSummary[];
}

interface LoadArgs {
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/** The programme at an address with its filters. */
export async function loadProgramme({ url, context }: LoadArgs): Promise<LoadedProgramme> {
  const query = programmeQuery(url);
  const head = { title: m.programme_title(), description: m.programme_description() };
  const loaded = await loadScreen({ url, context }, head, (screen) => loadParts(screen, url, query));
  const { page } = loaded;
  const words = filterWords(query, loaded, localeOf(url.pathname));
  return words === '' ? loaded : { ...loaded, page: { ...page, metaTitle: `${page.title}: ${words}` } };
}

async function loadParts({ content, locale }: ScreenLoad, url: URL, query: ProgrammeQuery) {
  const now = new Date();
  const today = dayOf(now.toISOString());
  content.validUntil(nextDay(today).getTime());
  const page = pageAt(url);
  const [categories, venues, month, events] = await Promise.all([
    content.categories(locale),
    content.venues(locale),
    query.view === 'month' ? content.month(locale, query.month, narrowing(query)) : null,
    query.view === 'list' ? content.events(locale, filterOf(query), page) : null,
  ]);
  // A backend that knows no months shows its list.
  const answer = query.view === 'month' && !month ? await content.events(locale, filterOf(query), page) : events;
  const list = listPage(answer, url, page);
  const empty = month ? month.days.length === 0 : list.results.length === 0;
  return {
    query,
    now: settledSince(list.results, now).toISOString(),
    today,
    categories,
    venues: venues.map(({ slug, name }) => ({ slug, name })),
    list,
    month,
    instead: empty && page === 1 ? await comingInstead({ content, locale }, query, today) : [],
  };
}

/** The next evenings from the day that was asked for on: with the same filter, or where there are none without it. */
async function comingInstead({ content, locale }: ScreenLoad, query: ProgrammeQuery, today: string) {
  const from = query.date > today ? { from: query.date } : {};
  const fitting = query.date === '' ? [] : await content.nextEvents(locale, { ...narrowing(query), ...from }, 3);
  return fitting.length > 0 ? fitting : content.nextEvents(locale, from, 3);
}

/** When a day ends in Berlin: the first hour at which it is another day there, to the hour. */
function nextDay(day: string): Date {
  const moment = new Date(`${day}T20:00:00Z`);
  while (dayOf(moment.toISOString()) === day) moment.setUTCHours(moment.getUTCHours() + 1);
  return moment;
}
