import { z } from 'zod';
import { localeSchema } from '../base/locale.ts';
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
import { versionParts } from './version-parts.ts';
import { editable, idInAddress } from '../base/parameters.ts';
import { blockId } from '../blocks/block.ts';
import { editorSetupApi } from './editor-setup.ts';
import { endpoint, endpoints } from '../base/endpoint.ts';
import { flatBlockSchema } from '../blocks/flat-block.ts';
import { listOf, pagingQuery } from '../base/list.ts';
import { navigationSchema } from '../pages/navigation.ts';
import { batchSchema } from '../blocks/operations.ts';
import { pageSchema } from '../pages/page.ts';
import { redirectSchema } from '../pages/redirects/redirect.ts';
import { getUser } from '../accounts/user-api.ts';

const bySlug = z.object({ locale: localeSchema, slug: sectionSlug });

const byRevision = bySlug.extend({ number: idInAddress });

const byPath = z.object({
  locale: localeSchema,
  path: z.string().max(1000).describe('Path after the locale, without leading or trailing slash.'),
});

/** Query of calls that show a revision. */
const ofRevision = {
  version_id: idInAddress.optional().describe('Number of the revision to return; editors only.'),
  version_parts: versionParts
    .optional()
    .describe(
      'With `version_id`: ids of the shared parts whose draft it shows, or `none`; of others, what is published. Absent: all drafts.',
    ),
};

const call = endpoints({ tag: 'sections', access: 'modules' });

/** Endpoints of the page editor, and those that every public page uses. */
export const pageEditorApi = {
  user: getUser,
  ...editorSetupApi,
  navigation: endpoint({
    id: 'getNavigation',
    path: '/{locale}/pageeditor-api/nav',
    tag: 'navigation',
    summary: 'All menus.',
    response: navigationSchema,
  }),
  page: endpoint({
    id: 'getPage',
    path: '/{locale}/pageeditor-api/page/{path}',
    tag: 'pages',
    summary: 'A page by its path; the empty path is the home page.',
    params: byPath,
    query: z.object({
      edit: z.string().optional().describe('If present, returns the draft; editors only.'),
      ...ofRevision,
      preview: z.string().max(200).optional().describe('Token of a preview link; returns the draft without a session.'),
    }),
    response: pageSchema,
  }),
  containerBySlug: endpoint({
    id: 'getContainerBySlug',
    path: '/{locale}/pageeditor-api/container/by-slug/{slug}',
    tag: 'sections',
    summary: 'A section: the published tree, or for editors with `edit` the draft, with `version_id` a revision.',
    params: bySlug,
    query: editable.extend(ofRevision),
    response: flatBlockSchema,
  }),
  createContainer: call({
    id: 'createContainer',
    method: 'post',
    path: '/{locale}/pageeditor-api/container',
    summary: 'With a null parent creates an empty section, otherwise a container inside the parent.',
    body: z.looseObject({
      parent: blockId.nullable(),
      content_type: z.string().max(60).nullish(),
      object_id: z.int().nullish(),
      slug: z
        .union([sectionSlug, z.literal('')])
        .optional()
        .describe('Slug of the new section, or anchor of the new container.'),
      layout: z
        .union([z.string(), z.int()])
        .optional()
        .describe(
          '`100`, `67-33`, `33-67`, `50-50`, `33-33-33`, `25-50-25`, or the index of one of these in this list, which is what answers have. A section always has one column.',
        ),
      column: z.int().optional().describe('Column of the parent, zero-based.'),
      order: z.int().optional().describe('Zero-based position in the column; last if absent.'),
    }),
    response: flatBlockSchema,
    status: 201,
  }),
  redirects: endpoint({
    id: 'listRedirects',
    path: '/{locale}/pageeditor-api/redirect',
    tag: 'redirects',
    summary: 'All redirects.',
    response: z.array(redirectSchema),
  }),
  redirect: endpoint({
    id: 'getRedirect',
    path: '/{locale}/pageeditor-api/redirect/{path}',
    tag: 'redirects',
    summary: 'Target of an old path; 404 if there is none.',
    params: byPath,
    response: z.object({ new_path: z.string() }),
  }),
  section: call({
    id: 'getSection',
    path: '/{locale}/pageeditor-api/section/{slug}',
    summary: 'Draft of a section for the editor, in both languages.',
    params: bySlug,
    response: sectionDraftSchema,
  }),
  findSection: call({
    id: 'findSection',
    path: '/{locale}/pageeditor-api/section/{slug}/draft',
    summary: 'The same; null for a page or a record that has no section yet, where `getSection` answers 404.',
    params: bySlug,
    response: sectionDraftSchema.nullable(),
  }),
  operations: call({
    id: 'applyOperations',
    method: 'post',
    path: '/{locale}/pageeditor-api/section/{slug}/operations',
    summary:
      'Applies operations to the draft, all or none. 409 with `details.conflicts` if they cannot be merged. Title, headline, slug and header picture of a page are fields of the block `head` of its root: `set` with its id proposes another one, which publishing writes to the page.',
    params: bySlug,
    body: batchSchema,
    response: batchResultSchema,
  }),
  publish: call({
    access: 'publish',
    id: 'publishSection',
    method: 'post',
    path: '/{locale}/pageeditor-api/section/{slug}/publish',
    summary:
      'Publishes the draft, of a page with its title, address and header picture; 422 lists what is missing, the address of another page, and what was changed at the page itself since the draft took it up.',
    params: bySlug,
    body: publishSchema,
    response: publishResultSchema,
  }),
  revisions: call({
    id: 'listRevisions',
    path: '/{locale}/pageeditor-api/section/{slug}/revisions',
    summary: 'Revisions of a section, newest first.',
    params: bySlug,
    query: pagingQuery.extend({
      batch: z
        .uuid()
        .optional()
        .describe(
          'Id of a batch: returns only the revision that the batch created; empty if the server never received it.',
        ),
    }),
    response: listOf(revisionSchema),
  }),
  revision: call({
    id: 'getRevision',
    path: '/{locale}/pageeditor-api/section/{slug}/revisions/{number}',
    summary: 'A section at a revision, in both languages.',
    params: byRevision,
    response: sectionAtRevisionSchema,
  }),
  nameRevision: call({
    id: 'nameRevision',
    method: 'post',
    path: '/{locale}/pageeditor-api/section/{slug}/revisions/{number}',
    summary: 'Names a revision.',
    params: byRevision,
    body: revisionNameSchema,
    response: revisionSchema,
  }),
  restore: call({
    id: 'restoreRevision',
    method: 'post',
    path: '/{locale}/pageeditor-api/section/{slug}/restore',
    summary: 'Restores an older revision, or one block of it, as a new draft.',
    params: bySlug,
    body: restoreSchema,
    response: sectionDraftSchema,
  }),
};
