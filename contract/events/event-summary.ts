import { z } from 'zod';
import { address } from '../base/address.ts';

/** An event as lists and event modules show it, in one language. */
export const eventSummarySchema = z
  .object({
    id: z.int(),
    slug: z.string().describe('Last readable part of its address.'),
    title: z.string(),
    subtitle: z.string().describe('Composer or second line; may be empty.'),
    start: z.iso.datetime({ offset: true }).describe('Start with the offset of Europe/Berlin.'),
    end: z.iso.datetime({ offset: true }).nullable().describe('End, where it is known.'),
    venue: z.string().describe('Stage, e.g. Großes Haus.'),
    category: z.object({ slug: z.string(), name: z.string() }).nullable(),
    flags: z
      .array(z.string())
      .describe(
        'Keys of its flags: canceled, is_first_premiere, is_premier, is_revival, is_dance, private-event, sold out.',
      ),
    availability: z
      .enum(['available', 'few', 'sold_out', 'cancelled', 'none'])
      .describe('none: no ticket is needed or sold.'),
    price_from: z.number().nullable().describe('Lowest price still to be had, in euros.'),
    ticket_link: address(
      'Where tickets are sold, a page of the house by its address in this language; empty where none are.',
    ),
    url: address('Address of the event’s own page.'),
    price_to: z.number().nullish().describe('Highest price, in euros.'),
    venue_slug: z.string().nullish().describe('Names the venue in queries.'),
    production_id: z.int().nullish(),
    composer: z.string().optional().describe('Of the production; may be empty.'),
    duration_minutes: z.int().nullish().describe('Curtain up to the end, intervals included.'),
    intervals: z.int().nullish(),
    languages: z.array(z.string()).optional().describe('Sung or spoken languages, BCP 47.'),
    surtitles: z.array(z.string()).optional().describe('Languages of the surtitles, BCP 47.'),
    access: z.array(z.string()).optional().describe('Keys of access offers: audio_description, relaxed, …'),
    on_sale_at: z.iso
      .datetime({ offset: true })
      .nullish()
      .describe('Tickets are sold from then on; null where they are already, or there are none.'),
    notice: z.string().optional().describe('The latest change notice; absent where there is none.'),
    lang: z.string().optional().describe('Set when title and subtitle fell back to another language.'),
  })
  .meta({ id: 'EventSummary' });
export type EventSummary = z.infer<typeof eventSummarySchema>;
