import { z } from 'zod';
import { endpoints } from '../base/endpoint.ts';
import { largestId } from '../base/parameters.ts';
import { publicationState } from '../resources/publication.ts';
import { day, moment } from '../resources/resource-fields.ts';
import { eventsResource } from './programme-resources.ts';
import { component } from '../base/schema-parts.ts';

/** Minutes between two events in one venue, for getting out and in, until the settings say otherwise. */
export const usualChangeOver = 60;
/** Assumed duration of an event without an end, whose production has no duration either. */
export const assumedMinutes = 180;
/** Longest range, in days: six weeks of a month, and some. */
export const maxCalendarDays = 45;
/** Maximum number of events in one answer. */
export const maxCalendarEvents = 1000;
/** Maximum number of conflicts in one answer. */
export const maxListedConflicts = 300;

const id = z.coerce.number().int().positive().max(largestId);

const calendarEventSchema = component('SeasonCalendarEvent', {
  id: z.int(),
  title: z.string().describe('In the language of the path, else in the other one.'),
  start: moment,
  end: moment.nullable(),
  until: moment.describe('The end, or an assumed one by the duration.'),
  venue_id: z.int().nullable(),
  venue: z.string().describe('Name in the language of the path; empty without one.'),
  production_id: z.int().nullable(),
  state: publicationState,
  is_public: z.boolean().describe('Visitors see it.'),
  is_cancelled: z.boolean(),
  is_sold: z.boolean().describe('There is a ticket link, so that visitors may hold tickets.'),
  availability: eventsResource.fields.availability,
  in_conflict: z.boolean().describe('It has one of the conflicts that were found in these days, listed or not.'),
});
export type CalendarEvent = z.infer<typeof calendarEventSchema>;

export const conflictKinds = ['venue', 'person', 'same_day'] as const;

export const conflictSchema = component('ScheduleConflict', {
  kind: z
    .enum(conflictKinds)
    .describe(
      '`venue`: both in one venue with less than its change-over time between them; `person`: somebody is in the cast of both while they overlap; `same_day`: somebody is in the cast of both on one day.',
    ),
  names: z.array(z.string()).describe('The venue, or the persons.'),
  events: z.array(z.object({ id: z.int(), title: z.string(), start: moment })).describe('The two events.'),
});
export type ScheduleConflict = z.infer<typeof conflictSchema>;

/** What an answer says beside its conflicts: whether they are all. */
export const unlistedConflicts = {
  more_conflicts: z
    .int()
    .describe(`Number of further conflicts, which are not listed: an answer lists ${maxListedConflicts} at the most.`),
  all_compared: z
    .boolean()
    .describe(
      'False: there were too many events, cast lines or conflicts to compare every event with every other, so that there may be more conflicts than are listed and counted.',
    ),
};

const call = endpoints({ tag: 'programme', access: 'programme' });

export const seasonCalendarApi = {
  show: call({
    id: 'getSeasonCalendar',
    path: '/{locale}/api/events/season-calendar/',
    summary: `All events of up to ${maxCalendarDays} days, drafts and cancelled ones included, with conflicts of venues and persons.`,
    query: z
      .object({
        from: day.describe('First day, Europe/Berlin.'),
        to: day.describe('Last day, included.'),
        venue_id: id.optional(),
        production_id: id.optional(),
      })
      .refine(({ from, to }) => from <= to && days(from, to) <= maxCalendarDays, {
        path: ['to'],
        message: 'calendar_range',
      }),
    response: z.object({
      events: z.array(calendarEventSchema).describe('By start.'),
      conflicts: z.array(conflictSchema).describe('Between any events of these days, filtered ones included.'),
      ...unlistedConflicts,
      more: z.boolean().describe('There are more events than are listed.'),
    }),
  }),
  conflicts: call({
    id: 'getConflictsOfMove',
    path: '/{locale}/api/events/season-calendar/conflicts/',
    summary: 'Conflicts that moving one event would make; none for an unknown event.',
    query: z.object({
      event_id: id,
      start: moment.describe('The new start.'),
      end: moment.optional().describe('The new end; absent: none is entered.'),
    }),
    response: z.object({ conflicts: z.array(conflictSchema), ...unlistedConflicts }),
  }),
};

function days(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
}
