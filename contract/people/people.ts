import { z } from 'zod';
import { address } from '../base/address.ts';
import { eventSummarySchema } from '../events/event-summary.ts';
import { localized } from '../base/localized.ts';
import { pictureSchema } from '../media/media.ts';
import { withModules } from '../programme/programme.ts';
import { richText } from '../base/rich-text.ts';
import { component } from '../base/schema-parts.ts';

/** A person for the list of artists. */
export const personSummarySchema = component('PersonSummary', {
  id: z.int(),
  name: z.string().describe('Name as printed.'),
  slug: localized(z.string()).describe('Slug in each language.'),
  profession: z.string().describe('Voice type or profession, e.g. `Sopran`; may be empty.'),
  is_group: z.boolean(),
  picture: pictureSchema.nullish(),
  url: address('Address of their page; empty where they have none.'),
  lang: z.string().optional().describe('Set when the profession fell back to German.'),
});
export type PersonSummary = z.infer<typeof personSummarySchema>;

export const personCategorySchema = component('PersonCategory', {
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  persons: z.array(personSummarySchema).describe('Sorted by position, then by name.'),
});
export type PersonCategory = z.infer<typeof personCategorySchema>;

/** A person with everything the page shows. */
export const personSchema = personSummarySchema
  .extend({
    biography: richText('May be empty.'),
    biography_lang: z.string().optional().describe('Set when the biography fell back to German.'),
    website: address('Of their own, on the web; may be empty.'),
    categories: z.array(z.object({ slug: z.string(), name: z.string() })),
    roles: z
      .array(
        z.object({
          role_name: z.string(),
          kind: z.enum(['team', 'cast']),
          production: z.object({ id: z.int(), title: z.string(), composer: z.string(), url: address() }),
          season: z.string().describe('Name of the season; may be empty.'),
        }),
      )
      .describe('Roles in productions, newest first.'),
    events: z.array(eventSummarySchema).describe('Upcoming dates, the first fifty.'),
    past_events: z.array(eventSummarySchema).describe('Past dates, latest first, the first twenty.'),
    ...withModules,
  })
  .meta({ id: 'Person' });
export type Person = z.infer<typeof personSchema>;
