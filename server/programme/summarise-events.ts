import { inArray } from 'drizzle-orm';
import type { EventSummary } from '#contract/event.ts';
import type { Locale } from '#contract/locale.ts';
import type { Database } from '../house.ts';
import { linkTexts } from '../links/link-texts.ts';
import type { MadeOf } from '../page-cache/made-of.ts';
import { nothingYet } from '../page-cache/made-of.ts';
import { tags } from '../page-cache/tags.ts';
import { type EventRow, selectEvents } from './event-rows.ts';
import { toEventSummary } from './event-summary.ts';
import { events } from './schema.ts';

/** Events in one language, in the order given; asks the database only where ticket links lead inside the house. */
export async function summariseEvents(
  db: Database,
  rows: EventRow[],
  locale: Locale,
  now: Date,
  made: MadeOf,
): Promise<EventSummary[]> {
  for (const row of rows) noteEvent(row, now, made);
  const links = rows.map(({ event }) => event.ticketLink);
  const { address } = await linkTexts(db, { links }, { locale, audience: 'visitor', clock: () => now }, made.tags);
  return rows.map((row) => toEventSummary(row, locale, now, address));
}

/** Events by id, for modules that show them; what is gone is missing. */
export async function eventSummaries(
  db: Database,
  ids: number[],
  locale: Locale,
  clock: () => Date,
  made: MadeOf = nothingYet(),
): Promise<Record<string, EventSummary>> {
  if (ids.length === 0) return {};
  const rows = await selectEvents(db).where(inArray(events.id, ids));
  const summaries = await summariseEvents(db, rows, locale, clock(), made);
  return Object.fromEntries(summaries.map((summary) => [String(summary.id), summary]));
}

/** Notes what an event shown is made of, and that it looks different once it is over. */
export function noteEvent({ event }: EventRow, now: Date, { tags: used, until }: MadeOf): void {
  used.add(tags.event(event.id));
  if (event.productionId !== null) used.add(tags.production(event.productionId));
  if (event.venueId !== null) used.add(tags.venues);
  if (event.categoryId !== null) used.add(tags.categories);
  if (event.over > now) until.add(event.over);
  if (event.onSaleAt && event.onSaleAt > now) until.add(event.onSaleAt);
}
