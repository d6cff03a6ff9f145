import { z } from 'zod';
import { defineResource } from '../resources/define-resource.ts';
import { publication } from '../resources/publication.ts';
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
  tag: 'subscriptions',
  access: 'programme',
  fields: {
    slug: localizedSlug,
    title: requiredLocalizedLine(),
    kind: z.enum(subscriptionKinds),
    teaser: localizedParagraphs(1000),
    description: localizedRichText(),
    terms: localizedRichText(),
    season_id: referenceTo('seasons').nullable(),
    weekday: z.int().min(1).max(7).nullable().describe('ISO weekday: Monday is 1, Sunday 7; null if the days differ.'),
    evenings: z.int().min(1).max(200).describe('Number of events.'),
    saving_percent: z.int().min(0).max(20).describe('Discount against single tickets in percent, at most 20.'),
    prices: z
      .array(
        z.strictObject({
          name: requiredLocalizedLine(120),
          price: euros,
          reduced: euros.nullable(),
          single: euros.nullable().describe('Price of the same events as single tickets, in cents; null if unknown.'),
        }),
      )
      .max(40)
      .describe('Best seats first; prices are for all events together.'),
    image_id: referenceTo('pictures').nullable(),
    ...publication,
    position,
    event_ids: uniqueList(referenceTo('events'), 300).describe(
      'Ids of the events; responses have them sorted by start.',
    ),
    category_ids: uniqueList(referenceTo('categories'), 30).describe('Categories of the events.'),
  },
  required: ['title', 'kind', 'evenings'],
  sorts: ['position', 'title', 'kind', 'updated_at', 'id'],
  filters: ['season_id', 'kind', 'state', 'weekday'],
  copy: {
    parts: {
      texts: ['teaser', 'description', 'terms'],
      prices: ['prices'],
      picture: ['image_id'],
    },
    hasSection: true,
    dropped: ['event_ids'],
    changeable: ['title', 'season_id', 'event_ids'],
    required: [],
  },
});
