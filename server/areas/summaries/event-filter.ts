import { and, arrayContains, eq, gte, inArray, lt, not, type SQL, sql } from 'drizzle-orm';
import { eventCategories, events, venues } from '../../db/tables/programme.ts';
import { berlinZone } from '#time/berlin-zone.ts';
import { containsPattern } from '#text/like-pattern.ts';

/** Filter of a list of events; every field is optional. Days are in Berlin time, `2026-11-21`. */
export interface EventFilter {
  /** Only this day, past events included; without it, upcoming events only. */
  date?: string | undefined;
  /** First and last day, both included. */
  from?: string | undefined;
  to?: string | undefined;
  /** Slugs. */
  category?: string | undefined;
  venue?: string | undefined;
  /** Comma-separated keys of access offers; all must match. */
  access?: string | undefined;
  /** Only events with tickets left. */
  availability?: 'available' | undefined;
  production?: number | undefined;
  /** Id of a festival or series. */
  series?: number | undefined;
  /** Words that must all occur in title or second line, in either language. */
  query?: string | undefined;
}

const maxWords = 8;

/** Whether the stored counts by day, category and venue apply to this filter. */
export function isCounted({ access, availability, production, series, query }: EventFilter): boolean {
  return (
    !access &&
    availability === undefined &&
    production === undefined &&
    series === undefined &&
    wordsOf(query).length === 0
  );
}

/** Condition for everything in the filter except the days. */
export function ofKind(filter: EventFilter): SQL | undefined {
  const { category, venue, access = '', availability, production, series, query } = filter;
  const offers = access.split(',').filter(Boolean);
  return and(
    category ? sql`${events.categoryId} = ${categoryId(category)}` : undefined,
    venue ? sql`${events.venueId} = ${venueId(venue)}` : undefined,
    // One condition each, because each rare offer has an index of its own.
    ...offers.map((offer) => arrayContains(events.access, [offer])),
    availability ? and(inArray(events.availability, ['available', 'few']), isNotPrivate()) : undefined,
    production === undefined ? undefined : eq(events.productionId, production),
    series === undefined ? undefined : eq(events.festivalId, series),
    ...wordsOf(query).map(mentions),
  );
}

/** Events that begin on the requested days. */
export function onDays({ date, from, to }: Pick<EventFilter, 'date' | 'from' | 'to'>): SQL | undefined {
  return and(
    ...[date, from].map((day) => (day === undefined ? undefined : gte(events.start, midnight(day)))),
    ...[date, to].map((day) => (day === undefined ? undefined : lt(events.start, midnight(day, 1)))),
  );
}

/** Excludes closed performances. */
export function isNotPrivate(): SQL {
  return not(sql`${events.flags} ? 'private-event'`);
}

/** Id of a category by its slug; null for an unknown slug. */
export function categoryId(slug: string): SQL {
  return sql`(select ${eventCategories.id} from ${eventCategories} where ${eventCategories.slug} = ${slug})`;
}

export function venueId(slug: string): SQL {
  return sql`(select ${venues.id} from ${venues} where ${venues.slug} = ${slug})`;
}

/** The start of a day in Berlin, or of the day `later` days after it. */
export function midnight(day: string | SQL, later = 0): SQL {
  const shown = typeof day === 'string' ? sql`${day}::date` : day;
  return sql`((${shown} + ${sql.raw(String(later))})::timestamp at time zone ${sql.raw(`'${berlinZone}'`)})`;
}

function wordsOf(query = ''): string[] {
  return query.split(/\s+/).filter(Boolean).slice(0, maxWords);
}

function mentions(word: string): SQL {
  const pattern = containsPattern(word);
  return sql`event_words(${events.title}, ${events.subtitle}) like fold_text(${pattern})`;
}
