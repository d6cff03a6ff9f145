import { z } from 'zod';
import { address } from '../base/address.ts';
import { endpoint, endpoints } from '../base/endpoint.ts';
import { localized } from '../base/localized.ts';
import { byId, inLocale } from '../base/parameters.ts';
import { moment } from '../resources/resource-fields.ts';
import { sectionSlug } from './section.ts';
import { component, strictComponent } from '../base/schema-parts.ts';

/** Longest validity of a preview link in days. */
export const maxPreviewDays = 366;

const seasonPreviewSchema = component('SeasonPreviewLink', {
  id: z.uuid(),
  author: z.string(),
  created_at: moment,
  expires_at: moment,
});
export type SeasonPreview = z.infer<typeof seasonPreviewSchema>;

const newSeasonPreviewSchema = seasonPreviewSchema
  .extend({
    urls: localized(address()).describe(
      'The link by language. Told only now: the token behind `#`, which browsers send to no server, is stored as a hash.',
    ),
  })
  .meta({ id: 'NewSeasonPreviewLink' });
export type NewSeasonPreview = z.infer<typeof newSeasonPreviewSchema>;

const seasonOfSectionSchema = component('SeasonOfSection', {
  season: z.object({ id: z.int(), name: z.string() }).nullable(),
  is_public: z.boolean().describe('Whether visitors see the production or subscription.'),
});
export type SeasonOfSection = z.infer<typeof seasonOfSectionSchema>;

const path = '/{locale}/api/seasons/{id}/previews/';
const call = endpoints({ tag: 'programme', access: 'programme' });

/** Links with which people without an account see a season that is not public. */
export const seasonPreviewApi = {
  list: call({
    id: 'listSeasonPreviewLinks',
    path,
    summary: 'Valid preview links of a season.',
    params: byId,
    response: z.array(seasonPreviewSchema),
  }),
  create: call({
    id: 'createSeasonPreviewLink',
    method: 'post',
    path,
    summary: 'Creates a preview link to everything of a season.',
    params: byId,
    body: strictComponent('SeasonPreviewLinkBody', {
      expires_on: z.iso.date().describe('Its last day in Berlin; today or one of the next 366 days.'),
    }),
    response: newSeasonPreviewSchema,
    status: 201,
  }),
  end: call({
    id: 'endSeasonPreviewLink',
    method: 'delete',
    path: `${path}{preview}/`,
    summary: 'Revokes a preview link.',
    params: byId.extend({ preview: z.uuid() }),
  }),
  seasonOf: call({
    id: 'getSeasonOfSection',
    path: '/{locale}/api/previews/season-of/{slug}/',
    summary: 'The season of the production or subscription to which a section belongs; 404 for other sections.',
    params: inLocale.extend({ slug: sectionSlug }),
    response: seasonOfSectionSchema,
  }),
};

const previewStateSchema = component('PreviewState', {
  mode: z
    .enum(['none', 'editor', 'season', 'ended'])
    .describe('`ended`: the browser still has the token of a link that is not valid any more.'),
  season: z.string().describe('Name of the season of a preview link.'),
  expires_at: moment.nullable().describe('End of the preview link.'),
});
export type PreviewState = z.infer<typeof previewStateSchema>;

/** What the browser that asks previews. */
export const previewStateApi = {
  state: endpoint({
    id: 'getPreviewState',
    path: '/{locale}/api/preview/',
    tag: 'programme',
    summary: 'Whether this browser sees what is not public: with a preview link, or as an editor.',
    response: previewStateSchema,
  }),
};
