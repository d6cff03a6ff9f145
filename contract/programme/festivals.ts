import { z } from 'zod';
import { address } from '../base/address.ts';
import { byId, editable } from '../base/parameters.ts';
import { endpoint } from '../base/endpoint.ts';
import { listOf, pagingQuery } from '../base/list.ts';
import { localized } from '../base/localized.ts';
import { pictureSchema } from '../media/media.ts';
import { richText } from '../base/rich-text.ts';
import { withModules } from './programme.ts';
import { component } from '../base/schema-parts.ts';

export const festivalSchema = component('Festival', {
  id: z.int(),
  slug: z.string(),
  slugs: localized(z.string()),
  title: z.string(),
  kind: z.enum(['festival', 'series']),
  description: richText('The text; may be empty.'),
  starts_on: z.iso.date().nullable(),
  ends_on: z.iso.date().nullable(),
  picture: pictureSchema.nullish(),
  url: address('Address of its page.'),
  urls: localized(address()).describe('Address by language.'),
  settings_url: address('Where an editor changes it in the back office.'),
  lang: z.string().optional().describe('Set when the title fell back to German.'),
});
export type Festival = z.infer<typeof festivalSchema>;

export const festivalPageSchema = festivalSchema.extend(withModules).meta({ id: 'FestivalPage' });
export type FestivalPage = z.infer<typeof festivalPageSchema>;

/** Festivals and series. Their events are those of the programme with `series`. */
export const festivalsApi = {
  festivals: endpoint({
    id: 'listFestivals',
    path: '/{locale}/api/festivals/',
    tag: 'programme',
    summary: 'Festivals and series by their next event; then those without upcoming events, the latest first.',
    query: pagingQuery.extend({
      upcoming: z.enum(['true', 'false']).default('true').describe('`false`: also those without upcoming events.'),
    }),
    response: listOf(festivalSchema),
  }),
  festival: endpoint({
    id: 'getFestival',
    path: '/{locale}/api/festivals/{id}/',
    tag: 'programme',
    summary: 'One festival or series.',
    params: byId,
    query: editable,
    response: festivalPageSchema,
  }),
};
