import { accessOffers } from '#contract/events/access-offers.ts';
import type { EventSummary } from '#contract/events/event-summary.ts';
import type { EventCategory, Venue } from '#contract/programme/programme.ts';
import { berlinDay } from '#time/berlin-day.ts';
import { nextMidnight } from '#time/berlin-moment.ts';
import type { EventFilter, Month } from '../../content/calls/area-calls.ts';
import { loadScreen, type ScreenHead, type ScreenLoad } from '../../loaders/load-screen.server.ts';
import { type LoadArgs, queryContext } from '../../content/context.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';
import { dayAt, monthAt, wordAt } from '../../listing/list-address.ts';
import { type ListPage, listPage } from '../../listing/list-page.ts';
import { m } from '#messages/paraglide/messages.js';
import { chosenFilters, namesOf } from './filter-words.ts';
import { lastEndOf } from '../../event-list/settled-since.ts';

/** Filters of the programme; '' when not set. */
export interface ProgrammeQuery {
  /** YYYY-MM-DD: only this day. */
  date: string;
  /** YYYY-MM: first month of the list, or the month of the month view. */
  month: string;
  category: string;
  venue: string;
  /** Comma-separated keys of access offers; an event must have all of them. */
  access: string;
  availability: '' | 'available';
  /** Id of a festival or series. */
  series: string;
  /** `all`: the list of the whole period on one page, for paper. */
  view: 'list' | 'month' | 'all';
}

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

/** The programme with the filters of an address. */
export async function loadProgramme({ context }: LoadArgs): Promise<LoadedProgramme> {
  const { url, locale } = context.get(queryContext);
  const filter = programmeQuery(url);
  const head: ScreenHead = {
    title: m.programme_title(),
    description: m.programme_description(),
    feed: { file: 'calendar.ics', title: m.calendar_of_programme() },
  };
  const loaded = await loadScreen({ context }, head, (screen) => loadParts(screen, filter));
  const { page } = loaded;
  const filterTexts = namesOf(chosenFilters(filter, loaded, locale));
  return filterTexts === '' ? loaded : { ...loaded, page: { ...page, metaTitle: `${page.title}: ${filterTexts}` } };
}

const views = ['month', 'all'] as const;

/** Filters of an address; invalid values count as absent. */
function programmeQuery(url: URL): ProgrammeQuery {
  const offers: readonly string[] = accessOffers;
  const requested = (url.searchParams.get('access') ?? '').split(',');
  return {
    date: dayAt(url, 'date'),
    month: monthAt(url, 'month'),
    category: wordAt(url, 'category'),
    venue: wordAt(url, 'venue'),
    access: offers.filter((offer) => requested.includes(offer)).join(','),
    availability: url.searchParams.get('availability') === 'available' ? 'available' : '',
    series: /^[1-9]\d{0,8}$/.exec(url.searchParams.get('series') ?? '')?.[0] ?? '',
    view: views.find((view) => view === url.searchParams.get('view')) ?? 'list',
  };
}

/** Parameters for the backend: a day overrides a month. The list goes on after its month, unless it is for paper. */
function filterOf({ date, month, view, ...query }: ProgrammeQuery): EventFilter {
  const to = view === 'all' && { to: lastDayOf(month) };
  return {
    ...nonDateFilters(query),
    ...(date !== '' ? { date } : month !== '' && { from: `${month}-01`, ...to }),
  };
}

function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

/** The filters that do not concern time. */
function nonDateFilters(query: Pick<ProgrammeQuery, 'category' | 'venue' | 'access' | 'availability' | 'series'>) {
  const { category, venue, access, availability, series } = query;
  return {
    ...(category !== '' && { category }),
    ...(venue !== '' && { venue }),
    ...(access !== '' && { access }),
    ...(availability !== '' && { availability }),
    ...(series !== '' && { series: Number(series) }),
  };
}

async function loadParts({ content, locale, query }: ScreenLoad, filter: ProgrammeQuery) {
  const now = new Date();
  const today = berlinDay(now.toISOString());
  content.validUntil(nextMidnight(now).getTime());
  const isAll = filter.view === 'all';
  const page = isAll ? 1 : query.page;
  const listed = () =>
    isAll
      ? content.allEvents(locale, filterOf(filter))
      : content.events(locale, { ...filterOf(filter), after: query.after }, page);
  const [categories, venues, festivals, month, events] = await Promise.all([
    content.categories(locale),
    content.venues(locale),
    content.festivals(locale),
    filter.view === 'month' ? content.month(locale, filter.month, nonDateFilters(filter)) : null,
    filter.view !== 'month' || content.isRemote ? listed() : null,
  ]);
  // A backend without months: show the list.
  const answer = month ? null : (events ?? (await listed()));
  const list = listPage(answer, { ...query, page });
  const empty = month ? month.days.length === 0 : list.results.length === 0;
  return {
    query: filter,
    now: lastEndOf(list.results, now).toISOString(),
    today,
    categories,
    venues: venues.map(({ slug, name }) => ({ slug, name })),
    series: festivals.map(({ id, title }) => ({ slug: String(id), name: title })),
    list,
    moved: (answer?.moved ?? []).filter(({ title }) => title !== ''),
    month,
    instead: empty && page === 1 ? await comingInstead({ content, locale }, filter, today) : [],
  };
}

/** The next events from the requested day on: with the same filters, or if there are none, without them. */
async function comingInstead(
  { content, locale }: Pick<ScreenLoad, 'content' | 'locale'>,
  filter: ProgrammeQuery,
  today: string,
) {
  const from = filter.date > today ? { from: filter.date } : {};
  const fitting = filter.date === '' ? [] : await content.nextEvents(locale, { ...nonDateFilters(filter), ...from }, 3);
  return fitting.length > 0 ? fitting : content.nextEvents(locale, from, 3);
}
