import { z } from 'zod';
import { lowerScheme } from '#text/lower-scheme.ts';
import { address } from '../base/address.ts';
import { byId, idInAddress, largestId } from '../base/parameters.ts';
import { endpoints } from '../base/endpoint.ts';
import { listOf, pagingQuery } from '../base/list.ts';
import { localized } from '../base/localized.ts';
import { component, entryVersion, moment, strictComponent } from '../base/schema-parts.ts';

const slugPart = z
  .string()
  .max(80)
  .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, 'slug_characters');
const shortText = localized(z.string().max(200));
const longText = localized(z.string().max(500));
const target = z
  .string()
  .max(500)
  .overwrite(lowerScheme)
  .regex(/^(?:|\/(?!\/)\S*|https:\/\/\S+)$/, 'target_format');
const pageId = z.int().positive().max(largestId);
const picture = pageId.nullable();

/** Settings of a page, in both languages. */
export const pageFields = {
  content_type: z
    .string()
    .regex(/^[a-z]{1,40}$/)
    .describe('`page`, or the type of the screen that it represents; `home` makes a new page the home page.'),
  title: localized(z.string().max(200))
    .refine((title) => title.de.trim() !== '', { path: ['de'], message: 'german_title_missing' })
    .describe('Title in the browser tab and in menus.'),
  headline: shortText.describe('Headline on the page; if empty, the title.'),
  slug: localized(slugPart).describe(
    'Own part of the address. Empty English: the German one. A new page without one gets it from its title; the home page and menu entries have none.',
  ),
  target: localized(target).describe('Target of a menu entry without a page.'),
  is_online: z.boolean().describe('False: visible to logged-in users only.'),
  is_clickable: z.boolean().describe('False: the menu entry only opens its children.'),
  in_main_navigation: z.boolean().describe('Shown in the main menu.'),
  in_menu: z.boolean().describe('Shown among the secondary menu items.'),
  in_footer: z.boolean(),
  meta_title: shortText.describe('Title in search results; if empty, the title.'),
  meta_description: longText.describe('Description in search results.'),
  og_title: shortText.describe('Title when shared; if empty, that of search results.'),
  og_description: longText.describe('Description when shared; if empty, that of search results.'),
  og_image: picture.describe('Id of the sharing picture; null for the picture behind the page head.'),
  og_type: z.enum(['website', 'article']),
  hero_image: picture.describe('Id of the picture behind the page head.'),
};

const place = {
  parent_id: pageId.nullable().describe('Id of the parent; null at the top of the tree.'),
  position: z.int().min(0).max(100_000).describe('Zero-based position among the siblings; a larger number means last.'),
};

export const pageSettingsSchema = component('PageSettings', {
  id: z.int(),
  ...pageFields,
  ...place,
  urls: localized(address()).describe('Address by language.'),
  version: entryVersion,
  updated_at: moment,
});
export type PageSettings = z.infer<typeof pageSettingsSchema>;

/** True for the page at the address of the house. A menu entry that leads there is none. */
export function isHomePage(page: Pick<PageSettings, 'target' | 'urls'>): boolean {
  return page.target.de === '' && page.urls.de === '/de';
}

/** Reasons why a page cannot be deleted. */
export const pageUseSchema = component('PageUse', {
  below: z.int().describe('Number of direct child pages.'),
  used_in: z
    .array(z.object({ section: z.string(), title: z.string(), url: address().nullable() }))
    .describe('Sections that link to it, with their owner and its address.'),
  used_by: z
    .array(z.object({ kind: z.string(), id: z.int(), title: z.string() }))
    .describe('Productions, slides and other entities that link to it.'),
});
export type PageUse = z.infer<typeof pageUseSchema>;

/** Maximum number of pages that are duplicated at once. */
export const mostCopiedPages = 200;

const call = endpoints({ tag: 'pages', access: 'pages' });
const path = '/{locale}/api/pages/' as const;

export const pageSettingsApi = {
  list: call({
    id: 'listPageSettings',
    path,
    summary: 'All pages of the tree: parents before children, siblings in order.',
    query: pagingQuery.extend({
      page_size: z.coerce.number().int().min(1).max(1000).default(1000).describe('Entries per page.'),
      query: z.string().max(200).optional().describe('Words in a title or an address.'),
      translations: z.literal('all').optional().describe('Texts always come in both languages.'),
    }),
    response: listOf(pageSettingsSchema),
  }),
  exportCsv: call({
    id: 'exportPages',
    path: '/{locale}/api/pages/csv/',
    summary: 'All pages, or those that match the query, as a CSV file.',
    query: z.object({ query: z.string().max(200).optional().describe('Words in a title or an address.') }),
    response: z.string(),
  }),
  show: call({
    id: 'getPageSettings',
    path: '/{locale}/api/pages/{id}/',
    summary: 'Settings of one page.',
    params: byId,
    query: z.object({ translations: z.literal('all').optional() }),
    response: pageSettingsSchema,
  }),
  use: call({
    id: 'getPageUse',
    path: '/{locale}/api/pages/{id}/use/',
    summary: 'Child pages of a page, and what links to it.',
    params: byId,
    response: pageUseSchema,
  }),
  create: call({
    id: 'createPage',
    method: 'post',
    path,
    summary:
      'Creates a page, without content or with that of a pattern. Without a slug its address is made from the title; with the content type `home` it becomes the home page, of which there is one. 422 with one issue per invalid field; an address in use is invalid.',
    body: z
      .strictObject(pageFields)
      .partial()
      .required({ title: true })
      .extend({
        parent_id: place.parent_id.optional(),
        position: place.position.optional(),
        pattern_id: pageId.nullable().optional().describe('Id of the pattern whose modules the page begins with.'),
      })
      .meta({ id: 'NewPage' }),
    response: pageSettingsSchema,
    status: 201,
  }),
  copy: call({
    id: 'copyPage',
    method: 'post',
    path: '/{locale}/api/pages/{id}/copy/',
    summary:
      'Duplicates a page with its content, and the pages below it if wanted. The copies are offline, in no menu, and have addresses made from their titles.',
    params: byId,
    body: strictComponent('PageCopy', {
      title: pageFields.title,
      with_subpages: z.boolean().describe(`True: also copies all pages below it, at most ${mostCopiedPages} in all.`),
    }),
    response: pageSettingsSchema,
    status: 201,
  }),
  change: call({
    id: 'changePage',
    method: 'post',
    path: '/{locale}/api/pages/{id}/',
    summary:
      'Changes the given fields, for visitors at once. A new slug or parent also moves all child pages and creates redirects. 403 with an issue per field for a title, headline, slug or header picture of a page that is online without `publish`: they are changed in the draft, as fields of its `head` (`applyOperations`). 409 with `details.current` if the page has changed since `version`.',
    params: byId,
    body: z
      .strictObject({ ...pageFields, ...place })
      .partial()
      .extend({ version: z.string().max(64).optional().describe('Version as last read.') })
      .meta({ id: 'PageChange' }),
    response: pageSettingsSchema,
  }),
  remove: call({
    id: 'removePage',
    method: 'delete',
    path: '/{locale}/api/pages/{id}/',
    summary: 'Deletes a page with its content; 409 with `details` if it has child pages or something links to it.',
    params: byId,
    query: z.object({
      even_if_linked: z.enum(['true', 'false']).optional().describe('True: removes the target of links to it.'),
      redirect_to: idInAddress.optional().describe('Id of the page to which its addresses are redirected.'),
    }),
  }),
};
