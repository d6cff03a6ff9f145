import { and, arrayContains, eq, gte, inArray, lt, not, type SQL, sql } from 'drizzle-orm';
import { eventCategories, events, venues } from './schema.ts';

/** What narrows a list of events; every part may be missing. Days are those of Berlin, `2026-11-21`. */
export interface EventFilter {
  /** Only this day, what is over among it; without it what is still to come. */
  date?: string | undefined;
  /** First and last day. */
  from?: string | undefined;
  to?: string | undefined;
  /** Slugs. */
  category?: string | undefined;
  venue?: string | undefined;
  /** Keys of access offers, all of which it must have, parted by commas. */
  access?: string | undefined;
  /** Only what one can still get tickets for. */
  availability?: 'available' | undefined;
  production?: number | undefined;
  /** Words that all occur in title or second line, in either language. */
  query?: string | undefined;
}

const mostWords = 8;

/** Whether the counts that the database keeps by day, category and venue tell how many events there are. */
export function isCounted({ access, availability, production, query }: EventFilter): boolean {
  return !access && availability === undefined && production === undefined && wordsOf(query).length === 0;
}

/** What an event must be, its day aside. */
export function ofKind(filter: EventFilter): SQL | undefined {
  const { category, venue, access = '', availability, production, query } = filter;
  const offers = access.split(',').filter(Boolean);
  return and(
    category ? sql`${events.categoryId} = ${categoryId(category)}` : undefined,
    venue ? sql`${events.venueId} = ${venueId(venue)}` : undefined,
    // One by one: each rare offer has an index of its own.
    ...offers.map((offer) => arrayContains(events.access, [offer])),
    availability ? and(inArray(events.availability, ['available', 'few']), isPublic()) : undefined,
    production === undefined ? undefined : eq(events.productionId, production),
    ...wordsOf(query).map(mentions),
  );
}

/** Events that begin on the days asked for. */
export function onDays({ date, from, to }: Pick<EventFilter, 'date' | 'from' | 'to'>): SQL | undefined {
  return and(
    ...[date, from].map((day) => (day === undefined ? undefined : gte(events.start, midnight(day)))),
    ...[date, to].map((day) => (day === undefined ? undefined : lt(events.start, midnight(day, 1)))),
  );
}

/** Not a closed performance. */
export function isPublic(): SQL {
  return not(sql`${events.flags} ? 'private-event'`);
}

/** Id of a category by its slug; null where there is none. */
export function categoryId(slug: string): SQL {
  return sql`(select ${eventCategories.id} from ${eventCategories} where ${eventCategories.slug} = ${slug})`;
}

export function venueId(slug: string): SQL {
  return sql`(select ${venues.id} from ${venues} where ${venues.slug} = ${slug})`;
}

/** The moment at which a day begins in Berlin, or one some days later. */
export function midnight(day: string | SQL, later = 0): SQL {
  const shown = typeof day === 'string' ? sql`${day}::date` : day;
  return sql`((${shown} + ${sql.raw(String(later))})::timestamp at time zone 'Europe/Berlin')`;
}

function wordsOf(query = ''): string[] {
  return query.split(/\s+/).filter(Boolean).slice(0, mostWords);
}

function mentions(word: string): SQL {
  const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql`event_words(${events.title}, ${events.subtitle}) like fold_text(${pattern})`;
}
