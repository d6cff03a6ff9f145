import { z } from 'zod';
import { address } from '../base/address.ts';
import { byId, inLocale, largestId, noParameters } from '../base/parameters.ts';
import { endpoint } from '../base/endpoint.ts';
import { listOf, pagingQuery } from '../base/list.ts';
import { localized } from '../base/localized.ts';

const slugPart = z
  .string()
  .max(80)
  .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, 'slug_characters');
const shortText = localized(z.string().max(200));
const longText = localized(z.string().max(500));
const target = z
  .string()
  .max(500)
  .regex(/^(?:|\/(?!\/)\S*|https:\/\/\S+)$/, 'target_format');
const pageId = z.int().positive().max(largestId);
const picture = pageId.nullable();

/** What a page says of itself, both languages, by field. */
export const pageFields = {
  content_type: z
    .string()
    .regex(/^[a-z]{1,40}$/)
    .describe('`page`, or what kind of screen it stands for.'),
  title: localized(z.string().max(200))
    .refine((title) => title.de.trim() !== '', { path: ['de'], message: 'german_title_missing' })
    .describe('Title for the browser tab and for menus.'),
  headline: shortText.describe('Large headline on the page; empty: the title.'),
  slug: localized(slugPart).describe(
    'Own part of the address; empty English means the German one. Empty German: home page or menu entry.',
  ),
  target: localized(target).describe('Set on menu entries that lead elsewhere.'),
  is_online: z.boolean().describe('False: only logged-in people see it.'),
  is_clickable: z.boolean().describe('False: in menus it only opens its children.'),
  in_main_navigation: z.boolean().describe('In the main menu.'),
  in_menu: z.boolean().describe('Among the secondary menu items.'),
  in_footer: z.boolean(),
  meta_title: shortText.describe('Title in search results; empty: the title.'),
  meta_description: longText.describe('Text in search results.'),
  og_title: shortText.describe('Title where the page is shared; empty: that of search results.'),
  og_description: longText.describe('Text where the page is shared; empty: that of search results.'),
  og_image: picture.describe('Id of the picture where the page is shared; null: the one behind the page head.'),
  og_type: z.enum(['website', 'article']),
  hero_image: picture.describe('Id of the picture behind the page head.'),
};

const place = {
  parent_id: pageId.nullable().describe('Null: the top of the tree.'),
  position: z.int().min(0).max(100_000).describe('Among its siblings, counted from 0; past the end means last.'),
};

/** A page as it stands in the page tree. */
export const pageSettingsSchema = z
  .object({
    id: z.int(),
    ...pageFields,
    ...place,
    urls: localized(address()).describe('Address in each language.'),
    version: z
      .string()
      .describe('Changes with every change; sent back, it keeps one from overwriting somebody else’s.'),
    updated_at: z.iso.datetime({ offset: true }),
  })
  .meta({ id: 'PageSettings' });
export type PageSettings = z.infer<typeof pageSettingsSchema>;

/** What stands in the way of deleting a page. */
export const pageUseSchema = z
  .object({
    below: z.int().describe('How many pages stand directly below it.'),
    used_in: z
      .array(z.object({ section: z.string(), title: z.string(), url: address().nullable() }))
      .describe('Sections that link to it, with what they belong to and where that is.'),
    used_by: z
      .array(z.object({ kind: z.string(), id: z.int(), title: z.string() }))
      .describe('Productions, slides and whatever else links to it.'),
  })
  .meta({ id: 'PageUse' });
export type PageUse = z.infer<typeof pageUseSchema>;

const tag = 'pages';
const role = 'editor' as const;
const path = '/{locale}/api/pages/' as const;

/** The page tree, for editors. */
export const pageSettingsApi = {
  list: endpoint({
    id: 'listPageSettings',
    method: 'get',
    path,
    tag,
    role,
    summary: 'Every page of the tree, parents before children and siblings in their order.',
    params: inLocale,
    query: pagingQuery.extend({
      page_size: z.coerce.number().int().min(1).max(1000).default(1000).describe('Entries on a page.'),
      query: z.string().max(200).optional().describe('Words in a title or an address.'),
      translations: z.literal('all').optional().describe('Texts always come in both languages.'),
    }),
    response: listOf(pageSettingsSchema),
  }),
  exportCsv: endpoint({
    id: 'exportPages',
    method: 'get',
    path: '/{locale}/api/pages/csv/',
    tag,
    role,
    summary: 'Every page of the tree, or those of a search, as a CSV file.',
    params: inLocale,
    query: z.object({ query: z.string().max(200).optional().describe('Words in a title or an address.') }),
    response: z.string(),
  }),
  show: endpoint({
    id: 'getPageSettings',
    method: 'get',
    path: '/{locale}/api/pages/{id}/',
    tag,
    role,
    summary: 'What a page says of itself.',
    params: byId,
    query: z.object({ translations: z.literal('all').optional() }),
    response: pageSettingsSchema,
  }),
  use: endpoint({
    id: 'getPageUse',
    method: 'get',
    path: '/{locale}/api/pages/{id}/use/',
    tag,
    role,
    summary: 'What stands below a page and what links to it.',
    params: byId,
    query: noParameters,
    response: pageUseSchema,
  }),
  create: endpoint({
    id: 'createPage',
    method: 'post',
    path,
    tag,
    role,
    summary: 'Adds a page, without content. 422 names each field that is wrong, a taken address among them.',
    params: inLocale,
    query: noParameters,
    body: z
      .strictObject(pageFields)
      .partial()
      .required({ title: true, slug: true })
      .extend({ parent_id: place.parent_id.optional(), position: place.position.optional() })
      .meta({ id: 'NewPage' }),
    response: pageSettingsSchema,
    status: 201,
  }),
  change: endpoint({
    id: 'changePage',
    method: 'post',
    path: '/{locale}/api/pages/{id}/',
    tag,
    role,
    summary:
      'Changes what is sent. Another slug or place moves everything below it and leaves redirects behind. 409 with `details.current` where it has changed since.',
    params: byId,
    query: noParameters,
    body: z
      .strictObject({ ...pageFields, ...place })
      .partial()
      .extend({ version: z.string().max(64).optional().describe('As it was answered.') })
      .meta({ id: 'PageChange' }),
    response: pageSettingsSchema,
  }),
  remove: endpoint({
    id: 'removePage',
    method: 'delete',
    path: '/{locale}/api/pages/{id}/',
    tag,
    role,
    summary: 'Deletes a page with its content; 409 with `details` while pages stand below it or something links to it.',
    params: byId,
    query: z.object({
      even_if_linked: z.enum(['true', 'false']).optional().describe('True: links to it lose their target.'),
      redirect_to: pageIdInQuery().optional().describe('Id of the page to which its addresses lead from now on.'),
    }),
    response: z.null(),
    status: 204,
  }),
};

function pageIdInQuery() {
  return z.coerce.number().int().positive().max(largestId);
}
