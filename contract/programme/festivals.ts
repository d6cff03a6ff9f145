import { z } from 'zod';
import { address } from '../base/address.ts';
import { byId, inLocale, noParameters } from '../base/parameters.ts';
import { endpoint } from '../base/endpoint.ts';
import { listOf, pagingQuery } from '../base/list.ts';
import { localized } from '../base/localized.ts';
import { pictureSchema } from '../media/media.ts';
import { richText } from '../base/rich-text.ts';

/** A festival or series in one language. */
export const festivalSchema = z
  .object({
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
  })
  .meta({ id: 'Festival' });
export type Festival = z.infer<typeof festivalSchema>;

/** Festivals and series. Their events are those of the programme with `series`. */
export const festivalsApi = {
  festivals: endpoint({
    id: 'listFestivals',
    method: 'get',
    path: '/{locale}/api/festivals/',
    tag: 'programme',
    summary: 'Festivals and series that have upcoming events, by their next event.',
    params: inLocale,
    query: pagingQuery,
    response: listOf(festivalSchema),
  }),
  festival: endpoint({
    id: 'getFestival',
    method: 'get',
    path: '/{locale}/api/festivals/{id}/',
    tag: 'programme',
    summary: 'One festival or series.',
    params: byId,
    query: noParameters,
    response: festivalSchema,
  }),
};
