import { z } from 'zod';
import { address } from '../base/address.ts';
import { component, moment } from '../base/schema-parts.ts';

/** An event for lists and event modules, in one language. */
export const eventSummarySchema = component('EventSummary', {
  id: z.int(),
  slug: z.string().describe('Readable part at the end of the address.'),
  title: z.string(),
  subtitle: z.string().describe('Composer or second line; may be empty.'),
  start: moment.describe('Start, ISO 8601 with the offset of Europe/Berlin.'),
  end: moment.nullable().describe('End, ISO 8601 with the offset of Europe/Berlin; null if unknown.'),
  venue: z.string().describe('Name of the venue, e.g. `Großes Haus`.'),
  category: z.object({ slug: z.string(), name: z.string() }).nullable(),
  flags: z
    .array(z.string())
    .describe(
      'Flags: `canceled`, `is_first_premiere`, `is_premier`, `is_revival`, `is_dance`, `private-event`, `sold out`.',
    ),
  availability: z
    .enum(['available', 'few', 'sold_out', 'cancelled', 'none'])
    .describe('`none`: no ticket is needed or sold.'),
  price_from: z.number().nullable().describe('Lowest price still available, in euros.'),
  ticket_link: address(
    'Where tickets are sold, a page of the house by its address in this language; empty where none are.',
  ),
  url: address('Address of the event’s own page.'),
  price_to: z.number().nullish().describe('Highest price, in euros.'),
  venue_slug: z.string().nullish().describe('Slug of the venue, for queries.'),
  production_id: z.int().nullish(),
  composer: z.string().optional().describe('Composer of the production; may be empty.'),
  duration_minutes: z.int().nullish().describe('Duration in minutes, intervals included.'),
  intervals: z.int().nullish(),
  languages: z.array(z.string()).optional().describe('Sung or spoken languages, BCP 47 tags.'),
  surtitles: z.array(z.string()).optional().describe('Languages of the surtitles, BCP 47 tags.'),
  access: z.array(z.string()).optional().describe('Access offers: `audio_description`, `relaxed`, …'),
  on_sale_at: moment.nullish().describe('Start of ticket sales; null if they have started or there are no tickets.'),
  notice: z.string().optional().describe('The latest change notice; absent if there is none.'),
  previous_start: moment.nullish().describe('First announced start of an event that was moved to another time.'),
  replacement: z
    .object({
      id: z.int(),
      title: z.string(),
      start: moment,
      url: address(),
    })
    .nullish()
    .describe('Event that takes the place of this cancelled one.'),
  status_note: z
    .object({
      text: z.string().describe('`Verlegt vom Samstag, 21. November 2026, 19:30 Uhr`.'),
      link: z.object({ title: z.string(), url: address() }).nullish().describe('The replacement; follows the text.'),
    })
    .nullish()
    .describe('Sentence that tells from when or where an event was moved, or what replaces it.'),
  lang: z.string().optional().describe('Set when title and subtitle fell back to another language.'),
});
export type EventSummary = z.infer<typeof eventSummarySchema>;

/** The fields of an event that a row of a list shows. */
export const eventRowSchema = eventSummarySchema.pick({
  id: true,
  title: true,
  subtitle: true,
  start: true,
  end: true,
  venue: true,
  category: true,
  flags: true,
  availability: true,
  price_from: true,
  ticket_link: true,
  url: true,
  on_sale_at: true,
  status_note: true,
  lang: true,
});
export type EventRow = z.infer<typeof eventRowSchema>;
