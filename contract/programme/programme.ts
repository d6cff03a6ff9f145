import { z } from 'zod';
import { address } from '../base/address.ts';
import { eventSummarySchema } from '../events/event-summary.ts';
import { flatBlockSchema } from '../blocks/flat-block.ts';
import { localized, localizedText } from '../base/localized.ts';
import { pictureSchema } from '../media/media.ts';
import { richText } from '../base/rich-text.ts';
import { type eventsResource, eventTexts, productionTexts } from './programme-resources.ts';
import { component, moment } from '../base/schema-parts.ts';

const fallback = z
  .array(z.string())
  .describe('Names of texts that fell back to German because the English one is empty.');
const name = (what: string) => z.string().describe(what);

export const changeNoticeSchema = component('ChangeNotice', {
  at: moment.describe('Time of the announcement.'),
  text: localizedText,
});
export type ChangeNotice = z.infer<typeof changeNoticeSchema>;

/** A date and venue for which an event was announced before it was moved. */
export type PreviousDate = z.infer<typeof eventsResource.fields.previous_dates>[number];

export const priceCategorySchema = component('PriceCategory', {
  name: localizedText.describe('`Kategorie 1`, best seats first.'),
  price: z.int().min(0).describe('Price in cents.'),
  reduced: z.int().min(0).nullable().describe('Reduced price in cents; null if there is none.'),
});
export type PriceCategory = z.infer<typeof priceCategorySchema>;

export const eventCategorySchema = component('EventCategory', {
  id: z.int(),
  slug: name('Names it in queries, e.g. `oper`.'),
  name: name('E.g. `Oper`.'),
});
export type EventCategory = z.infer<typeof eventCategorySchema>;

export const seasonSchema = component('Season', {
  id: z.int(),
  slug: name('Part of its address, e.g. `2026-27`.'),
  name: name('E.g. `Spielzeit 2026/27`.'),
  description: name('Motto or a few sentences; may be empty.'),
  starts_on: z.iso.date(),
  ends_on: z.iso.date(),
  is_current: z.boolean().describe('True for the current season, or between two seasons for the next one.'),
  picture: pictureSchema.nullish(),
  url: address('Address of its page.'),
  lang: z.string().optional().describe('Set when the texts fell back to German.'),
});
export type Season = z.infer<typeof seasonSchema>;

export const venueSchema = component('Venue', {
  id: z.int(),
  slug: name('Names it in queries.'),
  name: name('E.g. `Großes Haus`.'),
  street: z.string(),
  postal_code: z.string(),
  city: z.string(),
  access: name('How to get in without steps; may be empty.'),
});
export type Venue = z.infer<typeof venueSchema>;

const localeSlugs = localized(z.string()).describe('Slug by language; both may be equal.');

export const personReferenceSchema = component('PersonReference', {
  id: z.int(),
  name: z.string(),
  slug: localeSlugs,
  url: address('Address of their page; empty where they have none.'),
  is_group: z.boolean().optional().describe('True for a choir or an orchestra.'),
  substitution: z
    .string()
    .optional()
    .describe('Cast of an event, for a changed line: `statt Maria Muster, geändert am 24. November 2026`.'),
});
export type PersonReference = z.infer<typeof personReferenceSchema>;

/** The work of a double bill to which lines of the cast belong. */
const workOfCast = z
  .object({ title: z.string(), lang: z.string().optional() })
  .optional()
  .describe('The work of a double bill; absent for the whole evening.');

export const castEntrySchema = component('CastEntry', {
  role_obj: z.object({ name: z.string(), kind: z.enum(['team', 'cast']).optional() }),
  person_obj: personReferenceSchema,
  work: workOfCast,
});
export type CastEntry = z.infer<typeof castEntrySchema>;

/** The cast by work and role, in the order entered; what belongs to no work comes first. */
export const castGroupSchema = component('CastGroup', {
  role_name: z.string(),
  kind: z.enum(['team', 'cast']).optional(),
  persons: z.array(personReferenceSchema),
  work: workOfCast,
});
export type CastGroup = z.infer<typeof castGroupSchema>;

export const productionSummarySchema = component('ProductionSummary', {
  id: z.int(),
  slug: z.string(),
  slugs: localeSlugs,
  title: z.string(),
  title_language: name('Language of the title where it is another one, e.g. `it`; may be empty.'),
  subtitle: productionTexts.subtitle,
  composer: z.string(),
  teaser: productionTexts.teaser,
  category: eventCategorySchema.nullable(),
  season: z.object({ slug: z.string(), name: z.string() }).nullable(),
  is_revival: z.boolean(),
  is_highlight: z.boolean(),
  picture: pictureSchema.nullish(),
  premiere: moment.nullable().describe('Start of the first event that is not cancelled.'),
  next_event: eventSummarySchema.nullish().describe('Start of the next public event.'),
  coming: z.int().describe('Number of upcoming events.'),
  price_from: z.number().nullable().describe('Lowest price of all upcoming events, in euros.'),
  url: address('Address of its page.'),
  lang: z.string().optional().describe('Set when the texts fell back to German.'),
});
export type ProductionSummary = z.infer<typeof productionSummarySchema>;

/** Teaser of an article, for productions, home page and magazine. */
export const articleSummarySchema = component('ArticleSummary', {
  id: z.int(),
  slug: z.string(),
  slugs: localeSlugs,
  title: z.string(),
  teaser: z.string(),
  author: z.string(),
  published_at: moment,
  categories: z.array(z.object({ slug: z.string(), name: z.string() })),
  picture: pictureSchema.nullish(),
  minutes: z.int().describe('Reading time in minutes, at 200 words a minute.'),
  url: address(),
  lang: z.string().optional(),
});
export type ArticleSummary = z.infer<typeof articleSummarySchema>;

/** Fields of every entity with its own page and section. */
export const withModules = {
  modules: z.array(flatBlockSchema).describe('The blocks of its section.'),
  section: z.string().describe('Slug of the section that holds its blocks, e.g. `production-7`.'),
  urls: localized(address()).describe('Address by language.'),
  settings_url: address('Where an editor changes it in the back office.'),
  updated_at: moment,
};

/** One of several works of a production. */
export const workSchema = component('Work', {
  title: z.string(),
  title_language: name('Language of the title where it is another one, e.g. `it`; may be empty.'),
  composer: z.string(),
  librettist: z.string(),
  duration_minutes: z.int().nullable(),
  interval_minutes: z.int().nullable().describe('Length of the interval after it; null: none.'),
  lang: z.string().optional().describe('Set when its texts fell back to German.'),
});
export type Work = z.infer<typeof workSchema>;

/** A production with everything its page shows. */
export const productionSchema = productionSummarySchema
  .extend({
    librettist: productionTexts.librettist,
    first_performance: productionTexts.first_performance,
    description: richText('The text.'),
    synopsis: richText('The plot.'),
    languages: z.array(z.string()).describe('Sung or spoken languages, BCP 47 tags.'),
    surtitles: z.array(z.string()).describe('Languages of the surtitles, BCP 47 tags.'),
    duration_minutes: z.int().nullable().describe('Duration in minutes, intervals included.'),
    intervals: z.int().nullable(),
    works: z
      .array(workSchema)
      .optional()
      .describe('The works of a double bill, in order; absent for a production of one work.'),
    age_from: z.int().nullable().describe('Recommended minimum age in years.'),
    content_notes: productionTexts.content_notes,
    cast: z.array(castGroupSchema).describe('Creative team and default cast, by role.'),
    pictures: z.array(pictureSchema).describe('Pictures of the gallery.'),
    logos: z.array(z.object({ picture: pictureSchema, text: z.string(), link: address() })),
    questions: z.array(z.object({ question: z.string(), answer: richText('The text.') })),
    articles: z.array(articleSummarySchema).describe('Articles about the production.'),
    events: z.array(eventSummarySchema).describe('Upcoming events, the first hundred.'),
    past_events: z.array(eventSummarySchema).describe('Past dates, latest first, the first twenty.'),
    fallback: fallback.optional(),
    og_image: address('Address of the picture for sharing, 1200 × 630, a JPEG.').optional(),
    has_subscription: z
      .boolean()
      .describe('True if one of the upcoming events that take place is part of a subscription.'),
    ...withModules,
  })
  .meta({ id: 'Production' });
export type Production = z.infer<typeof productionSchema>;

/** An event with everything its page and the overlay show. */
export const eventSchema = eventSummarySchema
  .extend({
    slugs: localeSlugs,
    urls: localized(address()),
    title_language: z.string(),
    production: z
      .object({
        id: z.int(),
        title: z.string(),
        composer: z.string(),
        url: address(),
        picture: pictureSchema.nullish(),
        works: z
          .array(workSchema.pick({ title: true, composer: true }))
          .optional()
          .describe('The works of a double bill, in order.'),
      })
      .nullable(),
    series: z
      .object({ id: z.int(), title: z.string(), kind: z.enum(['festival', 'series']), url: address() })
      .nullish()
      .describe('Festival or series to which it belongs, once that is public.'),
    short_texts: name('One or two sentences; may be empty.'),
    long_texts: richText('The text of this date; may be empty.'),
    private_event: z.boolean().describe('True for a closed performance: no tickets, not indexed by search engines.'),
    cast_objs: z.array(castEntrySchema).describe('In the order entered.'),
    cast: z.array(castGroupSchema).describe('Cast grouped by role.'),
    venue_obj: venueSchema.nullable(),
    picture: pictureSchema.nullish(),
    prices: z
      .array(z.object({ name: z.string(), price: z.number(), reduced: z.number().nullable() }))
      .describe('Price in euros.'),
    ...eventTexts,
    age_from: z.int().nullable(),
    change_notices: z.array(z.object({ at: moment, text: z.string() })).describe('Newest first.'),
    fallback: fallback.optional(),
    is_over: z.boolean(),
    in_subscription: z.boolean().describe('True if the event is part of a subscription.'),
    other_dates: z.array(eventSummarySchema).describe('Other upcoming events of the production, the first fifty.'),
    sequence: z.int().describe('SEQUENCE in calendar files; increases when start, end, venue or cancellation changes.'),
    og_image: address('Address of the picture for sharing, 1200 × 630, a JPEG.').optional(),
    settings_url: address(),
    updated_at: moment,
  })
  .meta({ id: 'Event' });
export type Event = z.infer<typeof eventSchema>;
