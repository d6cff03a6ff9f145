import { berlinMoment } from './berlin-moment.ts';
import { calendar, type Entry } from './calendar.ts';
import { type Work, works } from './works.ts';

const minute = 60_000;

/**
 * The calendar as rows for the programme, by their start, each with the work that it is a date of. `ticketLink` is where
 * the red buttons lead.
 */
export function makeEvents(now: Date, ticketLink: string) {
  return calendar
    .map((entry) => makeEvent(entry, now, ticketLink))
    .toSorted((a, b) => a.row.start.getTime() - b.row.start.getTime());
}
export type DemoEvent = ReturnType<typeof makeEvent>;

function makeEvent(entry: Entry, now: Date, ticketLink: string) {
  const work: Work = works[entry.work];
  const start = berlinMoment(now, entry);
  const availability = entry.availability ?? (work.from === null ? 'none' : 'available');
  const sells = availability === 'available' || availability === 'few';
  const price = entry.from ?? work.from;
  const row = {
    slug: work.slug,
    title: work.title,
    subtitle: work.subtitle,
    start,
    end: new Date(start.getTime() + work.minutes * minute),
    flags: entry.flags ?? [],
    availability,
    priceFrom: price === null || !sells ? null : price * 100,
    ticketLink: sells ? ticketLink : '',
  };
  return { work: entry.work, venue: work.venue, category: work.category, row };
}

/**
 * Finds events by what pages call them: `coming:0` is the next of all, `evening:0` the next for which one can still get a
 * seat on stage, `salome:0` the next public date of a work. Throws for one that is not in the calendar.
 */
export function eventFinder<E extends DemoEvent & { id: number }>(events: E[], now: Date): (key: string) => number {
  const coming = events.filter(({ row }) => row.end > now);
  const open = coming.filter(({ row }) => row.availability !== 'cancelled' && !row.flags.includes('private-event'));
  const evenings = open.filter(
    ({ row, category }) => row.ticketLink !== '' && category !== 'fuehrung' && category !== 'gespraech',
  );
  return (key) => {
    const [list = '', number = ''] = key.split(':');
    const found = list === 'coming' ? coming : list === 'evening' ? evenings : open.filter(({ work }) => work === list);
    const event = found[Number(number)];
    if (!event) throw new Error(`The demo's calendar has no event ${key}`);
    return event.id;
  };
}
