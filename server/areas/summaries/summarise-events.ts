import type { EventSummary } from '#contract/events/event-summary.ts';
import type { ShowContext } from '../../request-context.ts';
import { linkTexts } from '../links/link-texts.ts';
import { type CacheDependencies, tags } from '../../platform/invalidation/tags.ts';
import { type EventRow, eventsByIds } from './select-events.ts';
import { toEventSummary } from './event-summary.ts';

/** Events in one language, in the given order; queries the database only for ticket links to entities of the site. */
export async function summariseEvents(ctx: ShowContext, rows: EventRow[]): Promise<EventSummary[]> {
  const { locale, now, deps } = ctx;
  for (const row of rows) addEventDependencies(row, now, deps);
  const links = rows.map(({ event }) => event.ticketLink);
  const { address } = await linkTexts(ctx, { links });
  return rows.map((row) => toEventSummary(row, { locale, now, ticketAddress: address }));
}

/** Events by id, for modules that show them; without deleted ones and those that the viewer may not see. */
export async function eventSummaries(ctx: ShowContext, ids: number[]): Promise<Record<string, EventSummary>> {
  const summaries = await summariseEvents(ctx, await eventsByIds(ctx, ids));
  return Object.fromEntries(summaries.map((summary) => [String(summary.id), summary]));
}

/** Adds the cache tags of an event and its end as expiry time. */
export function addEventDependencies(
  { event, category, replacement }: EventRow,
  now: Date,
  { tags: used, expiresAt }: CacheDependencies,
): void {
  used.add(tags.event(event.id));
  if (event.productionId !== null) used.add(tags.production(event.productionId));
  if (event.venueId !== null || event.previousDates.length > 0) used.add(tags.venues);
  if (replacement) used.add(tags.event(replacement.id));
  if (category) used.add(tags.categories);
  if (event.over > now) expiresAt.add(event.over);
  if (event.onSaleAt && event.onSaleAt > now) expiresAt.add(event.onSaleAt);
}
