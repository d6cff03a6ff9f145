import { accessOffers } from '#contract/access-offers.ts';
import type { EventFilter } from '../content/programme-calls.ts';
import { dayAt, monthAt, wordAt } from '../list/list-address.ts';

/** What a visitor has chosen of the programme; '' where nothing is. */
export interface ProgrammeQuery {
  /** YYYY-MM-DD: only this day. */
  date: string;
  /** YYYY-MM: the list begins with this month, the month view shows it. */
  month: string;
  category: string;
  venue: string;
  /** Keys of access offers, parted by commas; an evening has all of them. */
  access: string;
  availability: '' | 'available';
  view: 'list' | 'month';
}

/** What the address asks for; nonsense counts as absent. */
export function programmeQuery(url: URL): ProgrammeQuery {
  const offers: readonly string[] = accessOffers;
  const asked = (url.searchParams.get('access') ?? '').split(',');
  return {
    date: dayAt(url, 'date'),
    month: monthAt(url, 'month'),
    category: wordAt(url, 'category'),
    venue: wordAt(url, 'venue'),
    access: offers.filter((offer) => asked.includes(offer)).join(','),
    availability: url.searchParams.get('availability') === 'available' ? 'available' : '',
    view: url.searchParams.get('view') === 'month' ? 'month' : 'list',
  };
}

/** What is asked of the backend: a day rules out a month. */
export function filterOf({ date, month, ...query }: ProgrammeQuery): EventFilter {
  return {
    ...narrowing(query),
    ...(date !== '' ? { date } : month !== '' && { from: `${month}-01` }),
  };
}

/** The part of it that is no time. */
export function narrowing(query: Pick<ProgrammeQuery, 'category' | 'venue' | 'access' | 'availability'>) {
  const { category, venue, access, availability } = query;
  return {
    ...(category !== '' && { category }),
    ...(venue !== '' && { venue }),
    ...(access !== '' && { access }),
    ...(availability !== '' && { availability }),
  };
}
