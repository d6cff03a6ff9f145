import { accessOffers } from '#contract/events/access-offers.ts';
import type { EventFilter } from '../../content/calls/programme-calls.ts';
import { dayAt, monthAt, wordAt } from '../../listing/list-address.ts';

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

const views = ['month', 'all'] as const;

/** Filters of an address; invalid values count as absent. */
export function programmeQuery(url: URL): ProgrammeQuery {
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
export function filterOf({ date, month, view, ...query }: ProgrammeQuery): EventFilter {
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
export function nonDateFilters(
  query: Pick<ProgrammeQuery, 'category' | 'venue' | 'access' | 'availability' | 'series'>,
) {
  const { category, venue, access, availability, series } = query;
  return {
    ...(category !== '' && { category }),
    ...(venue !== '' && { venue }),
    ...(access !== '' && { access }),
    ...(availability !== '' && { availability }),
    ...(series !== '' && { series: Number(series) }),
  };
}
