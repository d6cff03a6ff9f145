import { z } from 'zod';
import { defineResource } from '../resources/define-resource.ts';
import {
  euros,
  localizedParagraphs,
  localizedRichText,
  localizedSlug,
  position,
  referenceTo,
  requiredLocalizedLine,
  uniqueList,
} from '../resources/resource-fields.ts';
import { subscriptionKinds } from './subscriptions.ts';

export const subscriptionsResource = defineResource({
  name: 'seasonsubscriptions',
  schema: 'Subscription',
  path: 'seasonsubscriptions',
  tag: 'subscriptions',
  fields: {
    slug: localizedSlug,
    title: requiredLocalizedLine(),
    kind: z.enum(subscriptionKinds),
    teaser: localizedParagraphs(1000),
    description: localizedRichText(),
    terms: localizedRichText(),
    season_id: referenceTo('seasons').nullable(),
    weekday: z.int().min(1).max(7).nullable().describe('Monday is 1, Sunday 7; null where the days differ.'),
    evenings: z.int().min(1).max(200).describe('How many evenings it has.'),
    saving_percent: z.int().min(0).max(20).describe('What it saves against single tickets, 20 at most.'),
    prices: z
      .array(
        z.strictObject({
          name: requiredLocalizedLine(120),
          price: euros,
          reduced: euros.nullable(),
          single: euros.nullable().describe('What the same evenings cost singly; null where unknown.'),
        }),
      )
      .max(40)
      .describe('Best seats first, for all evenings together.'),
    image_id: referenceTo('pictures').nullable(),
    is_online: z.boolean(),
    position,
    event_ids: uniqueList(referenceTo('events'), 300).describe('Its dates; answers have them by start.'),
    category_ids: uniqueList(referenceTo('categories'), 30).describe('Kinds of evening it holds.'),
  },
  required: ['title', 'kind', 'evenings'],
  sorts: ['position', 'title', 'kind', 'updated_at', 'id'],
  filters: ['season_id', 'kind', 'is_online', 'weekday'],
});
