import { z } from 'zod';
import type { CalendarEvent, ScheduleConflict } from '#contract/programme/season-calendar-api.ts';
import { missingTranslations } from '../../api/translated-fields.ts';
import { formatMoment } from '../../format/format-moment.ts';
import type { ChipKind } from '../../lists/cells/cells.tsx';
import { chipOf } from '../../resources/events/event-fields.tsx';

/** What the desk reads of a stored event. */
export const deskEventSchema = z.looseObject({
  id: z.int(),
  start: z.string(),
  state: z.string(),
  public_from: z.string().nullable(),
  flags: z.array(z.string()),
  price_from: z.number().nullable(),
  prices: z.array(z.unknown()),
  ticket_link: z.string(),
  on_sale_at: z.string().nullable(),
});
export type DeskEvent = z.infer<typeof deskEventSchema>;

/** An event of the day with what the calendar says about it. */
export interface EventOfDay {
  event: DeskEvent;
  /** Absent: the calendar does not list so many. */
  inCalendar: CalendarEvent | undefined;
  conflicts: readonly ScheduleConflict[];
}

/** Something that somebody should know about an event: a message and how serious it is. */
export interface EventProblem {
  kind: ChipKind;
  message: string;
  options?: Record<string, string | number>;
}

/** What is unusual about an event, the most important first. */
export function eventProblems({ event, inCalendar, conflicts }: EventOfDay, now: number): EventProblem[] {
  const { availability = 'available', venue_id: venue = null } = inCalendar ?? {};
  const problems: EventProblem[] = [];
  if (availability !== 'available' && availability !== 'none')
    problems.push({ kind: chipOf[availability] ?? 'plain', message: `events.availability.${availability}` });
  if (inCalendar && !inCalendar.is_public) problems.push(hidden(event, now));
  if (availability !== 'cancelled') {
    if (inCalendar && venue === null) problems.push({ kind: 'warn', message: 'desk.no_venue' });
    if (lacksTickets(event, availability, now)) problems.push({ kind: 'warn', message: 'desk.no_tickets' });
    for (const { kind, names } of conflicts)
      problems.push({ kind: 'warn', message: `desk.conflict_${kind}`, options: { names: names.join(', ') } });
  }
  const missing = missingTranslations('events', event).length;
  if (missing > 0) problems.push({ kind: 'warn', message: 'desk.no_english', options: { smart_count: missing } });
  return problems;
}

/** Why visitors do not see it. */
function hidden({ state, public_from: from }: DeskEvent, now: number): EventProblem {
  if (state !== 'public') return { kind: 'error', message: 'desk.draft' };
  if (from && Date.parse(from) > now)
    return { kind: 'error', message: 'desk.public_from', options: { moment: formatMoment(from) } };
  return { kind: 'error', message: 'desk.production_hidden' };
}

/** On sale at a price, but nowhere to buy. */
function lacksTickets(event: DeskEvent, availability: string, now: number): boolean {
  const { ticket_link: link, price_from: price, prices, flags, on_sale_at: from } = event;
  const isSold = availability === 'available' || availability === 'few';
  const hasPrice = price === null ? prices.length > 0 : price > 0;
  const hasBegun = !from || Date.parse(from) <= now;
  return isSold && hasPrice && hasBegun && link === '' && !flags.includes('private-event');
}
