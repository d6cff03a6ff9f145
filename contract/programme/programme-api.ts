import { z } from 'zod';
import { byId, editable, inLocale, largestId, noParameters } from '../base/parameters.ts';
import { endpoint } from '../base/endpoint.ts';
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
/** A day in Berlin; a year before 1000 is a slip of the pen. */
const day = z.iso.date().regex(/^[1-9]/);

/** What narrows the programme; every part may be missing. */
export const eventFilter = z.object({
  date: day.optional().describe('Only this day in Berlin, what is over among it; YYYY-MM-DD.'),
  from: day.optional().describe('From this day on.'),
  to: day.optional().describe('Until this day, itself included.'),
  category: slug.optional().describe('Slug of a category.'),
  venue: slug.optional().describe('Slug of a venue.'),
  access: z
    .string()
    .max(200)
    .optional()
    .describe('Keys of access offers, all of which it must have, parted by commas.'),
  availability: z.enum(['available']).optional().describe('`available`: only what one can still get tickets for.'),
});

/** The programme: seasons, productions, events. */
export const programmeApi = {
  events: endpoint({
    id: 'listEvents',
    method: 'get',
    path: '/{locale}/api/events/',
    tag: 'programme',
    summary: 'Coming events by date.',
    params: inLocale,
    query: pagingQuery.extend({
      ...eventFilter.shape,
      production: z.coerce
        .number()
        .int()
        .positive()
        .max(largestId)
        .optional()
        .describe('Only dates of this production.'),
      query: z.string().max(200).optional().describe('Words in title or second line, all of them.'),
      past: z.enum(['with']).optional().describe('`with`: what is over as well, latest first.'),
      after: z
        .string()
        .regex(/^-?\d{1,16}_\d{1,9}$/)
        .optional()
        .describe('Where the page before ended, as `next` gives it; pages are found by it however deep they lie.'),
      ids: z
        .string()
        .max(1200)
        .regex(/^(?:\d{1,10}(?:,\d{1,10})*)?$/)
        .optional()
        .describe('Only these events, past ones too: ids parted by commas.'),
    }),
    response: listOf(eventSummarySchema),
  }),
  event: endpoint({
    id: 'getEvent',
    method: 'get',
    path: '/{locale}/api/events/{id}/',
    tag: 'programme',
    summary: 'One event with its cast.',
    params: byId,
    query: noParameters,
    response: eventSchema,
  }),
  categories: endpoint({
    id: 'listEventCategories',
    method: 'get',
    path: '/{locale}/api/categories/',
    tag: 'programme',
    summary: 'Categories of events and productions.',
    params: inLocale,
    query: pagingQuery.extend({
      of: z.enum(['productions']).optional().describe('`productions`: only categories that have some.'),
      season: slug.optional().describe('Slug of the season in which they have some.'),
    }),
    response: listOf(eventCategorySchema),
  }),
  venues: endpoint({
    id: 'listVenues',
    method: 'get',
    path: '/{locale}/api/venues/',
    tag: 'programme',
    summary: 'Where the house plays.',
    params: inLocale,
    query: pagingQuery,
    response: listOf(venueSchema),
  }),
  calendar: endpoint({
    id: 'getCalendar',
    method: 'get',
    path: '/{locale}/api/calendar/',
    tag: 'programme',
    summary: 'Days from today on that have events, `DD.MM.YYYY`, in order.',
    params: inLocale,
    query: noParameters,
    response: z.array(z.string().regex(/^\d\d\.\d\d\.\d{4}$/)),
  }),
  month: endpoint({
    id: 'getMonth',
    method: 'get',
    path: '/{locale}/api/calendar/month/',
    tag: 'programme',
    summary: 'The days of a month with their first events.',
    params: inLocale,
    query: z.object({
      month: z
        .string()
        .regex(/^[1-9]\d{3}-(?:0[1-9]|1[0-2])$/)
        .optional()
        .describe('YYYY-MM; without it the month of today.'),
      ...eventFilter.omit({ date: true, from: true, to: true }).shape,
    }),
    response: z.object({
      month: z.string(),
      previous: z.string().nullable().describe('The month before that has events; null where there is none.'),
      next: z.string().nullable(),
      days: z.array(
        z.object({
          date: z.iso.date(),
          count: z.int().describe('How many events the day has.'),
          events: z.array(eventSummarySchema).describe('The first six of them.'),
        }),
      ),
    }),
  }),
  seasons: endpoint({
    id: 'listSeasons',
    method: 'get',
    path: '/{locale}/api/seasons/',
    tag: 'programme',
    summary: 'Seasons, newest first.',
    params: inLocale,
    query: pagingQuery,
    response: listOf(seasonSchema),
  }),
  productions: endpoint({
    id: 'listProductions',
    method: 'get',
    path: '/{locale}/api/productions/',
    tag: 'programme',
    summary: 'Productions: those with coming dates first, by date, then the past ones, latest first.',
    params: inLocale,
    query: pagingQuery.extend({
      season: slug.optional().describe('Slug of a season.'),
      category: slug.optional().describe('Slug of a category.'),
      is_highlight: z.enum(['True', 'False', 'true', 'false']).optional().describe('`True`: what the home page shows.'),
    }),
    response: listOf(productionSummarySchema),
  }),
  production: endpoint({
    id: 'getProduction',
    method: 'get',
    path: '/{locale}/api/productions/{id}/',
    tag: 'programme',
    summary: 'One production.',
    params: byId,
    query: editable,
    response: productionSchema,
  }),
};
