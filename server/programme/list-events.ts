import { and, asc, eq, gt, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { EventSummary } from '#contract/event.ts';
import type { Locale } from '#contract/locale.ts';
import type { Database } from '../house.ts';
import { selectEvents } from './event-rows.ts';
import { toEventSummary } from './event-summary.ts';
import { eventCategories, events } from './schema.ts';
import { ticketAddresses } from './ticket-links.ts';

export interface EventFilter {
  /** Only this day in Berlin, what has ended among it; without it what is still to come. */
  date?: string | undefined;
  /** Slug of a category. */
  category?: string | undefined;
  /** Words that all occur in title or subtitle, in either language. */
  query?: string | undefined;
}

interface Slice {
  limit: number;
  offset: number;
}

/** Events by their start; `used` collects the pages that their ticket links lead to. */
export async function listEvents(
  db: Database,
  filter: EventFilter,
  slice: Slice,
  locale: Locale,
  now: Date,
  used: Set<string>,
): Promise<{ count: number; results: EventSummary[] }> {
  const where = and(
    filter.date === undefined ? stillToCome(now) : onDay(filter.date),
    filter.category === undefined ? undefined : inCategory(db, filter.category),
    ...(filter.query ?? '').split(/\s+/).filter(Boolean).slice(0, 8).map(mentions),
  );
  const count = await db.$count(events, where);
  const rows = await selectEvents(db)
    .where(where)
    .orderBy(asc(events.start), asc(events.id))
    .limit(slice.limit)
    .offset(slice.offset);
  const ticketAddress = await ticketAddresses(db, rows, locale, used);
  return { count, results: rows.map((row) => toEventSummary(row, locale, now, ticketAddress)) };
}

/** Events by id, for modules that show them; what is gone is missing. `used` collects the pages that their ticket links lead to. */
export async function eventSummaries(
  db: Database,
  ids: number[],
  locale: Locale,
  clock: () => Date,
  used: Set<string> = new Set(),
): Promise<Record<string, EventSummary>> {
  if (ids.length === 0) return {};
  const rows = await selectEvents(db).where(inArray(events.id, ids));
  const ticketAddress = await ticketAddresses(db, rows, locale, used);
  const now = clock();
  return Object.fromEntries(rows.map((row) => [String(row.event.id), toEventSummary(row, locale, now, ticketAddress)]));
}

function stillToCome(now: Date): SQL {
  return gt(events.over, now);
}

function inCategory(db: Database, slug: string): SQL {
  return inArray(
    events.categoryId,
    db.select({ id: eventCategories.id }).from(eventCategories).where(eq(eventCategories.slug, slug)),
  );
}

function onDay(date: string): SQL | undefined {
  const midnight = sql`(${date}::date::timestamp at time zone 'Europe/Berlin')`;
  const nextMidnight = sql`((${date}::date + 1)::timestamp at time zone 'Europe/Berlin')`;
  return and(gte(events.start, midnight), lt(events.start, nextMidnight));
}

function mentions(word: string): SQL {
  const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const words = sql`concat_ws(' ', ${events.title}->>'de', ${events.title}->>'en', ${events.subtitle}->>'de', ${events.subtitle}->>'en')`;
  return sql`unaccent(lower(${words})) like unaccent(lower(${pattern}))`;
}
