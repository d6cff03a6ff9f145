import { z } from 'zod';
import { byId, dayInQuery, editable, idInAddress, idList } from '../base/parameters.ts';
import { endpoints } from '../base/endpoint.ts';
import { eventSummarySchema } from '../events/event-summary.ts';
import { listOf, pagingQuery } from '../base/list.ts';
import {
  eventCategorySchema,
  eventSchema,
  productionSchema,
  productionSummarySchema,
  seasonSchema,
  venueSchema,
} from './programme.ts';

const slug = z.string().max(80);
/** Filters of the programme, all optional. */
export const eventFilter = z.object({
  date: dayInQuery.optional().describe('Only this day, past events included; `YYYY-MM-DD`, Europe/Berlin.'),
  from: dayInQuery.optional().describe('First day, `YYYY-MM-DD`, Europe/Berlin.'),
  to: dayInQuery.optional().describe('Last day, included, `YYYY-MM-DD`, Europe/Berlin.'),
  category: slug.optional().describe('Slug of a category.'),
  venue: slug.optional().describe('Slug of a venue.'),
  access: z.string().max(200).optional().describe('Comma-separated access offers that the event must all have.'),
  series: idInAddress.optional().describe('Id of a festival or series.'),
  availability: z.enum(['available']).optional().describe('`available`: only events with available tickets.'),
});

const call = endpoints({ tag: 'programme' });

/** Where the next page of a list of events begins: microseconds and id of the event before. */
export const eventCursor = /^-?\d{1,16}_\d{1,9}$/;

/** The programme: seasons, productions, events. */
export const programmeApi = {
  events: call({
    id: 'listEvents',
    path: '/{locale}/api/events/',
    summary: 'Upcoming events by date.',
    query: pagingQuery.extend({
      ...eventFilter.shape,
      production: idInAddress.optional().describe('Only events of this production.'),
      query: z.string().max(200).optional().describe('Words that all occur in title or subtitle.'),
      past: z.enum(['with']).optional().describe('`with`: past events too, latest first.'),
      after: z
        .string()
        .regex(eventCursor)
        .optional()
        .describe('Cursor, part of the `next` URL: start and id of the last event on the previous page.'),
      ids: idList.optional().describe('Only these events, past ones too; comma-separated ids.'),
    }),
    response: listOf(eventSummarySchema).extend({
      moved: z
        .array(eventSummarySchema)
        .optional()
        .describe(
          'With `date` only: events that were announced for this day and take place on another one, up to twenty.',
        ),
    }),
  }),
  event: call({
    id: 'getEvent',
    path: '/{locale}/api/events/{id}/',
    summary: 'One event with its cast.',
    params: byId,
    response: eventSchema,
  }),
  categories: call({
    id: 'listEventCategories',
    path: '/{locale}/api/categories/',
    summary: 'Categories of events and productions.',
    query: pagingQuery.extend({
      of: z.enum(['productions']).optional().describe('`productions`: only categories with productions.'),
      season: slug.optional().describe('Slug of the season of these productions.'),
    }),
    response: listOf(eventCategorySchema),
  }),
  venues: call({
    id: 'listVenues',
    path: '/{locale}/api/venues/',
    summary: 'Venues.',
    query: pagingQuery,
    response: listOf(venueSchema),
  }),
  calendar: call({
    id: 'getCalendar',
    path: '/{locale}/api/calendar/',
    summary: 'Days with events from today on, `DD.MM.YYYY`, in order.',
    response: z.array(z.string().regex(/^\d\d\.\d\d\.\d{4}$/)),
  }),
  month: call({
    id: 'getMonth',
    path: '/{locale}/api/calendar/month/',
    summary: 'The days of a month with their first events.',
    query: z.object({
      month: z
        .string()
        .regex(/^[1-9]\d{3}-(?:0[1-9]|1[0-2])$/)
        .optional()
        .describe('`YYYY-MM`; if absent, the current month in Europe/Berlin.'),
      ...eventFilter.omit({ date: true, from: true, to: true }).shape,
    }),
    response: z.object({
      month: z.string(),
      previous: z.string().nullable().describe('The previous month with events; null if there is none.'),
      next: z.string().nullable(),
      days: z.array(
        z.object({
          date: z.iso.date(),
          count: z.int().describe('Number of events on the day.'),
          events: z.array(eventSummarySchema).describe('The first six events of the day.'),
        }),
      ),
    }),
  }),
  seasons: call({
    id: 'listSeasons',
    path: '/{locale}/api/seasons/',
    summary: 'Seasons, newest first.',
    query: pagingQuery,
    response: listOf(seasonSchema),
  }),
  productions: call({
    id: 'listProductions',
    path: '/{locale}/api/productions/',
    summary: 'Productions: first those with upcoming dates, by date, then past ones, latest first.',
    query: pagingQuery.extend({
      season: slug.optional().describe('Slug of a season.'),
      category: slug.optional().describe('Slug of a category.'),
      is_highlight: z
        .enum(['True', 'False', 'true', 'false'])
        .optional()
        .describe('`True`: only entries for the home page.'),
    }),
    response: listOf(productionSummarySchema),
  }),
  production: call({
    id: 'getProduction',
    path: '/{locale}/api/productions/{id}/',
    summary: 'One production.',
    params: byId,
    query: editable,
    response: productionSchema,
  }),
};
