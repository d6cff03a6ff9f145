import { z } from 'zod';
import { address } from '../base/address.ts';
import { eventSummarySchema } from '../events/event-summary.ts';
import { localized, localizedText } from '../base/localized.ts';
import { pictureSchema } from '../media/media.ts';
import { eventCategorySchema, withModules } from '../programme/programme.ts';
import { richText } from '../base/rich-text.ts';
import { component } from '../base/schema-parts.ts';

export const subscriptionKinds = [
  'premiere',
  'series',
  'choice',
  'taster',
  'family',
  'young',
  'concert',
  'school',
  'gift',
] as const;

export const subscriptionPriceSchema = component('SubscriptionPrice', {
  name: localizedText.describe('`Kategorie 1`, best seats first.'),
  price: z.int().min(0).describe('Price in cents, for all events together.'),
  reduced: z.int().min(0).nullable().describe('Reduced price in cents; null if there is none.'),
  single: z.int().min(0).nullable().describe('Price of the same events as single tickets, in cents; null if unknown.'),
});
export type SubscriptionPrice = z.infer<typeof subscriptionPriceSchema>;

export const subscriptionSummarySchema = component('SubscriptionSummary', {
  id: z.int(),
  slug: z.string(),
  slugs: localized(z.string()),
  title: z.string(),
  kind: z.enum(subscriptionKinds),
  teaser: z.string(),
  season: z.object({ slug: z.string(), name: z.string() }).nullable(),
  weekday: z.int().min(1).max(7).nullable().describe('ISO weekday: Monday is 1, Sunday 7; null if the days differ.'),
  evenings: z.int().describe('Number of events.'),
  categories: z.array(eventCategorySchema).describe('Categories of the events.'),
  saving_percent: z.int().min(0).max(20).describe('Discount against single tickets in percent.'),
  price_from: z.number().nullable().describe('Price in euros.'),
  price_to: z.number().nullable().describe('Price in euros.'),
  picture: pictureSchema.nullish(),
  url: address(),
  lang: z.string().optional(),
});
export type SubscriptionSummary = z.infer<typeof subscriptionSummarySchema>;

/** A subscription with everything its page shows. */
export const subscriptionSchema = subscriptionSummarySchema
  .extend({
    description: richText('What it offers.'),
    terms: richText('Its terms.'),
    prices: z
      .array(
        z.object({
          name: z.string(),
          price: z.number(),
          reduced: z.number().nullable(),
          single: z.number().nullable(),
        }),
      )
      .describe('Price in euros, for all events together.'),
    events: z.array(eventSummarySchema).describe('Events by start, past ones included.'),
    ...withModules,
  })
  .meta({ id: 'Subscription' });
export type Subscription = z.infer<typeof subscriptionSchema>;
