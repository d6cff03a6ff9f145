import type { RouterContextProvider } from 'react-router';
import type { EventSummary } from '#contract/events/event-summary.ts';
import type { EventCategory, Venue } from '#contract/programme/programme.ts';
import { berlinDay } from '#time/berlin-day.ts';
import type { Month } from '../../content/calls/programme-calls.ts';
import { loadScreen, type ScreenLoad } from '../../loaders/load-screen.server.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';
import { pageAt } from '../../listing/list-address.ts';
import { type ListPage, listPage } from '../../listing/list-page.ts';
import { localeOf } from '../../locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { filterWords } from './filter-words.ts';
import { filterOf, nonDateFilters, type ProgrammeQuery, programmeQuery } from './programme-query.ts';
import { lastEndOf } from '../../event-list/settled-since.ts';

export interface LoadedProgramme {
  page: ShownPage;
  query: ProgrammeQuery;
  /** Time for which the list is rendered, so that server and browser agree on which events are over. */
  now: string;
  /** Its day in Berlin. */
  today: string;
  categories: EventCategory[];
  venues: Pick<Venue, 'slug' | 'name'>[];
  /** Festivals and series with coming events. */
  series: { slug: string; name: string }[];
  /** Events of the list; empty in the month view. */
  list: ListPage<EventSummary>;
  /** Events that were announced for the chosen day and take place on another one. */
  moved: EventSummary[];
  /** The month view; null in the list, or when the backend has no months. */
  month: Month | null;
  /** The next events, when nothing matches. */
  instead: EventSummary[];
}

interface LoadArgs {
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/** The programme with the filters of an address. */
export async function loadProgramme({ url, context }: LoadArgs): Promise<LoadedProgramme> {
  const query = programmeQuery(url);
  const head = { title: m.programme_title(), description: m.programme_description() };
  const loaded = await loadScreen({ url, context }, head, (screen) => loadParts(screen, url, query));
  const { page } = loaded;
  const filterTexts = filterWords(query, loaded, localeOf(url.pathname));
  return filterTexts === '' ? loaded : { ...loaded, page: { ...page, metaTitle: `${page.title}: ${filterTexts}` } };
}

async function loadParts({ content, locale }: ScreenLoad, url: URL, query: ProgrammeQuery) {
  const now = new Date();
  const today = berlinDay(now.toISOString());
  content.validUntil(nextDay(today).getTime());
  const page = query.view === 'all' ? 1 : pageAt(url);
  const listed = () =>
    query.view === 'all' ? content.allEvents(locale, filterOf(query)) : content.events(locale, filterOf(query), page);
  const [categories, venues, festivals, month, events] = await Promise.all([
    content.categories(locale),
    content.venues(locale),
    content.festivals(locale),
    query.view === 'month' ? content.month(locale, query.month, nonDateFilters(query)) : null,
    query.view !== 'month' || content.isRemote ? listed() : null,
  ]);
  // A backend without months: show the list.
  const answer = month ? null : (events ?? (await listed()));
  const list = listPage(answer, url, page);
  const empty = month ? month.days.length === 0 : list.results.length === 0;
  return {
    query,
    now: lastEndOf(list.results, now).toISOString(),
    today,
    categories,
    venues: venues.map(({ slug, name }) => ({ slug, name })),
    series: festivals.map(({ id, title }) => ({ slug: String(id), name: title })),
    list,
    moved: (answer?.moved ?? []).filter(({ title }) => title !== ''),
    month,
    instead: empty && page === 1 ? await comingInstead({ content, locale }, query, today) : [],
  };
}

/** The next events from the requested day on: with the same filters, or if there are none, without them. */
async function comingInstead({ content, locale }: ScreenLoad, query: ProgrammeQuery, today: string) {
  const from = query.date > today ? { from: query.date } : {};
  const fitting = query.date === '' ? [] : await content.nextEvents(locale, { ...nonDateFilters(query), ...from }, 3);
  return fitting.length > 0 ? fitting : content.nextEvents(locale, from, 3);
}

/** End of a day in Berlin: the first full hour of the next day. */
function nextDay(day: string): Date {
  const moment = new Date(`${day}T20:00:00Z`);
  while (berlinDay(moment.toISOString()) === day) moment.setUTCHours(moment.getUTCHours() + 1);
  return moment;
}
