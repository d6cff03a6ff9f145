import { z } from 'zod';
import { blockId } from './block.ts';
import { editable, inLocale, largestId, nothing } from './calls.ts';
import { editorSetupSchema } from './editor-setup.ts';
import { endpoint } from './endpoint.ts';
import { flatBlockSchema } from './flat-block.ts';
import { listOf, pagingQuery } from './list.ts';
import { localeSchema } from './locale.ts';
import { navigationSchema } from './navigation.ts';
import {
  batchResultSchema,
  publishResultSchema,
  publishSchema,
  restoreSchema,
  revisionNameSchema,
  revisionSchema,
  sectionAtRevisionSchema,
  sectionDraftSchema,
  sectionSlug,
} from './section.ts';
import { batchSchema } from './operations.ts';
import { pageSchema } from './page.ts';
import { redirectSchema } from './redirect.ts';
import { shownSettingsSchema } from './site-settings.ts';
import { userSchema } from './user.ts';

// Every call of the API: those of the areas with a file of their own, then those of pages and settings.
export { accountApi } from './account-api.ts';
export { auditApi } from './audit-api.ts';
export { eventDatesApi } from './event-dates-api.ts';
export { importApi } from './import-api.ts';
export { magazineApi } from './magazine-api.ts';
export { mediaApi } from './media-api.ts';
export { mailsApi, newsletterEntriesApi, settingsApi } from './office-api.ts';
export { pageSettingsApi } from './page-settings.ts';
export { presenceApi } from './live.ts';
export { peopleApi } from './people-api.ts';
export { programmeApi } from './programme-api.ts';
export { publishingApi } from './publishing.ts';
export { previewApi } from './preview.ts';
export { reportsApi } from './report.ts';
export { resourcesApi } from './resources.ts';
export { shownApi } from './resources-shown.ts';
export { searchApi } from './search-api.ts';
export { contactApi, homeApi, newsletterApi, pressApi, subscriptionsApi } from './service-api.ts';
export { targetsApi } from './targets-api.ts';
export { usersApi } from './users-api.ts';

const bySlug = z.object({ locale: localeSchema, slug: sectionSlug });
const byRevision = bySlug.extend({ number: z.coerce.number().int().positive().max(largestId) });
const byPath = z.object({
  locale: localeSchema,
  path: z.string().max(1000).describe('Path below the locale, without a slash at either end.'),
});

/** The calls of the page editor and of every page. */
export const pageEditorApi = {
  user: endpoint({
    id: 'getUser',
    method: 'get',
    path: '/{locale}/pageeditor-api/user',
    tag: 'accounts',
    summary: 'Who is logged in; 401 without a session.',
    params: inLocale,
    query: nothing,
    response: userSchema,
  }),
  setup: endpoint({
    id: 'getEditorSetup',
    method: 'get',
    path: '/{locale}/pageeditor-api/setup',
    tag: 'sections',
    role: 'editor',
    summary: 'How this house has set its editor up.',
    params: inLocale,
    query: nothing,
    response: editorSetupSchema,
  }),
  navigation: endpoint({
    id: 'getNavigation',
    method: 'get',
    path: '/{locale}/pageeditor-api/nav',
    tag: 'navigation',
    summary: 'All menus.',
    params: inLocale,
    query: nothing,
    response: navigationSchema,
  }),
  page: endpoint({
    id: 'getPage',
    method: 'get',
    path: '/{locale}/pageeditor-api/page/{path}',
    tag: 'pages',
    summary: 'A page by its path; the empty path is the home page.',
    params: byPath,
    query: z.object({
      edit: z.string().optional().describe('Present: the draft, for editors only.'),
      version_id: z.coerce
        .number()
        .int()
        .positive()
        .max(largestId)
        .optional()
        .describe('Number of a revision, for editors only.'),
      preview: z.string().max(200).optional().describe('Token of a preview link: the draft, for whoever has it.'),
    }),
    response: pageSchema,
  }),
  containerBySlug: endpoint({
    id: 'getContainerBySlug',
    method: 'get',
    path: '/{locale}/pageeditor-api/container/by-slug/{slug}',
    tag: 'sections',
    summary: 'A section: the published tree, or the draft for an editor who asks with edit.',
    params: bySlug,
    query: editable,
    response: flatBlockSchema,
  }),
  createContainer: endpoint({
    id: 'createContainer',
    method: 'post',
    path: '/{locale}/pageeditor-api/container',
    tag: 'sections',
    role: 'editor',
    summary: 'With a null parent: an empty section. With a parent: a container inside it.',
    params: inLocale,
    query: nothing,
    body: z.looseObject({
      parent: blockId.nullable(),
      content_type: z.string().max(60).nullish(),
      object_id: z.int().nullish(),
      slug: z
        .union([sectionSlug, z.literal('')])
        .optional()
        .describe('Of a section: its slug. Of a container: its anchor.'),
      layout: z
        .union([z.string(), z.int()])
        .optional()
        .describe(
          '`100`, `67-33`, `33-67`, `50-50`, `33-33-33`, `25-50-25` or the index of one; a section has one column.',
        ),
      column: z.int().optional().describe('Column of the parent, counted from 0.'),
      order: z.int().optional().describe('Position among its siblings, counted from 0; last without it.'),
    }),
    response: flatBlockSchema,
    status: 201,
  }),
  redirects: endpoint({
    id: 'listRedirects',
    method: 'get',
    path: '/{locale}/pageeditor-api/redirect',
    tag: 'redirects',
    summary: 'Every redirect.',
    params: inLocale,
    query: nothing,
    response: z.array(redirectSchema),
  }),
  redirect: endpoint({
    id: 'getRedirect',
    method: 'get',
    path: '/{locale}/pageeditor-api/redirect/{path}',
    tag: 'redirects',
    summary: 'Where an old path leads now; 404 when nowhere.',
    params: byPath,
    query: nothing,
    response: z.object({ new_path: z.string() }),
  }),
  section: endpoint({
    id: 'getSection',
    method: 'get',
    path: '/{locale}/pageeditor-api/section/{slug}',
    tag: 'sections',
    role: 'editor',
    summary: 'A section’s draft as the editor works on it, both languages.',
    params: bySlug,
    query: nothing,
    response: sectionDraftSchema,
  }),
  operations: endpoint({
    id: 'applyOperations',
    method: 'post',
    path: '/{locale}/pageeditor-api/section/{slug}/operations',
    tag: 'sections',
    role: 'editor',
    summary: 'Applies steps to the draft, all or none. 409 with `details.conflicts` when they cannot be merged.',
    params: bySlug,
    query: nothing,
    body: batchSchema,
    response: batchResultSchema,
  }),
  publish: endpoint({
    id: 'publishSection',
    method: 'post',
    path: '/{locale}/pageeditor-api/section/{slug}/publish',
    tag: 'sections',
    role: 'editor',
    summary: 'Makes the draft public; 422 lists what is missing.',
    params: bySlug,
    query: nothing,
    body: publishSchema,
    response: publishResultSchema,
  }),
  revisions: endpoint({
    id: 'listRevisions',
    method: 'get',
    path: '/{locale}/pageeditor-api/section/{slug}/revisions',
    tag: 'sections',
    role: 'editor',
    summary: 'Revisions of a section, newest first.',
    params: bySlug,
    query: pagingQuery.extend({
      batch: z
        .uuid()
        .optional()
        .describe('Only the revision that the batch of this id made: empty where it never arrived.'),
    }),
    response: listOf(revisionSchema),
  }),
  revision: endpoint({
    id: 'getRevision',
    method: 'get',
    path: '/{locale}/pageeditor-api/section/{slug}/revisions/{number}',
    tag: 'sections',
    role: 'editor',
    summary: 'A section as it was at a revision, both languages.',
    params: byRevision,
    query: nothing,
    response: sectionAtRevisionSchema,
  }),
  nameRevision: endpoint({
    id: 'nameRevision',
    method: 'post',
    path: '/{locale}/pageeditor-api/section/{slug}/revisions/{number}',
    tag: 'sections',
    role: 'editor',
    summary: 'Names a revision, so that it is found again.',
    params: byRevision,
    query: nothing,
    body: revisionNameSchema,
    response: revisionSchema,
  }),
  restore: endpoint({
    id: 'restoreRevision',
    method: 'post',
    path: '/{locale}/pageeditor-api/section/{slug}/restore',
    tag: 'sections',
    role: 'editor',
    summary: 'Brings an older revision, or one block of it, back as a new draft.',
    params: bySlug,
    query: nothing,
    body: restoreSchema,
    response: sectionDraftSchema,
  }),
};

/** What the house says of itself. */
export const siteApi = {
  settings: endpoint({
    id: 'getSiteSettings',
    method: 'get',
    path: '/{locale}/api/site/',
    tag: 'site',
    summary: 'Name, address and contact of the house.',
    params: inLocale,
    query: nothing,
    response: shownSettingsSchema,
  }),
};
