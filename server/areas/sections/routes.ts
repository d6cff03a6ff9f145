import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Backend } from '../../http/backend.ts';
import { pageEditorApi } from '#contract/api.ts';
import { readVersionParts } from '#contract/editing/version-parts.ts';
import { entryVisibility } from '../../db/visibility.ts';
import { AppError } from '#contract/base/errors.ts';
import type { SectionDraft } from '#contract/editing/section.ts';
import type { AppContext, SessionUser } from '../../app-context.ts';
import { column, type Resource } from '../../resources/definition/resource.ts';
import { listAnswer, offsetOf } from '../../http/list-answer.ts';
import { allow, mount, mountQuery } from '../../http/mount.ts';
import { applyBatch } from './apply-batch.ts';
import { allowSection } from './allow-section.ts';
import { createContainer } from './create-container.ts';
import { requireUser } from '../../http/require-user.ts';
import { listRevisions, nameRevision, showRevision } from './revisions/list-revisions.ts';
import { moduleRoutes } from './modules/module-routes.ts';
import { publishSection } from './publish/publish-section.ts';
import { restoreRevision } from './revisions/restore-revision.ts';
import { findSection, getSection, type SectionRow } from './revisions/section-row.ts';
import { showDraft, showSection } from './show-section.ts';
import { eq, getTableColumns } from 'drizzle-orm';
import { isPublishedRow } from '../../db/columns.ts';

/** Sections: content of pages, drafts, revisions and publishing. */
export function sectionsRoutes(app: Backend, ctx: AppContext, resources: readonly Resource[]): void {
  showingRoute(app, ctx);
  draftRoutes(app, ctx, resources);
  readingRoutes(app, ctx);
  writingRoutes(app, ctx);
  moduleRoutes(app, ctx);
}

/** What visitors see of a section, and for editors any state of it. */
function showingRoute(app: Backend, ctx: AppContext): void {
  mountQuery({ app, ctx }, pageEditorApi.containerBySlug, async ({ params, query, user, request, tags, expiresAt }) => {
    const unpublished = query.version_id ?? (query.edit === undefined ? undefined : 'draft');
    if (unpublished !== undefined) allow(user, 'office');
    const shown = await showSection(ctx, params.slug, {
      locale: params.locale,
      version: unpublished ?? 'published',
      // Visitors see no draft of a shared part, whatever they ask for.
      parts: unpublished === undefined ? undefined : readVersionParts(query.version_parts),
      visibility: entryVisibility(request),
    });
    if (!shown) throw new AppError('not_found');
    for (const tag of shown.tags) tags.add(tag);
    for (const moment of shown.expiresAt) expiresAt.add(moment);
    return shown.root;
  });
}

/** The draft of a section, for users who may edit it. */
function draftRoutes(app: OpenAPIHono, ctx: AppContext, resources: readonly Resource[]): void {
  const draftOf = async (section: SectionRow, user: SessionUser | null): Promise<SectionDraft> => {
    allowSection(requireUser(user), section);
    const draft = await showDraft(ctx, section.slug);
    return (await isOwnerHidden(ctx, resources, section)) ? { ...draft, owner_hidden: true } : draft;
  };
  mount({ app, ctx }, pageEditorApi.section, async ({ params, user }) =>
    draftOf(await getSection(ctx.db, params.slug), user),
  );
  mount({ app, ctx }, pageEditorApi.findSection, async ({ params, user }) => {
    const section = await findSection(ctx.db, params.slug);
    return section ? draftOf(section, user) : null;
  });
}

function readingRoutes(app: OpenAPIHono, ctx: AppContext): void {
  const { editorModules, headlineLevels, embedHosts, translation } = ctx.config;
  mount({ app, ctx }, pageEditorApi.setup, async () => ({
    modules: editorModules,
    headline_levels: [...headlineLevels],
    embed_hosts: embedHosts,
    translation: translation !== undefined,
  }));
  mount({ app, ctx }, pageEditorApi.revisions, async ({ params, query, address }) =>
    listAnswer(
      { address, query },
      await listRevisions(ctx.db, params.slug, {
        limit: query.page_size,
        offset: offsetOf(query),
        batch: query.batch,
      }),
    ),
  );
  mount({ app, ctx }, pageEditorApi.revision, ({ params }) => showRevision(ctx, params.slug, params.number));
}

function writingRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount({ app, ctx }, pageEditorApi.createContainer, ({ params, body, user }) =>
    createContainer(ctx, { body, locale: params.locale, author: requireUser(user) }),
  );
  mount({ app, ctx }, pageEditorApi.operations, ({ params, body, user }) =>
    applyBatch(ctx, { slug: params.slug, batch: body, author: requireUser(user), locale: params.locale }),
  );
  mount({ app, ctx }, pageEditorApi.publish, ({ params, body, user }) =>
    publishSection(ctx, { ...params, ...body, author: requireUser(user) }),
  );
  mount({ app, ctx }, pageEditorApi.nameRevision, async ({ params, body, user }) => {
    allowSection(requireUser(user), await getSection(ctx.db, params.slug));
    return nameRevision(ctx.db, params.slug, { number: params.number, name: body.name });
  });
  mount({ app, ctx }, pageEditorApi.restore, async ({ params, body, user }) => {
    await restoreRevision(ctx, { slug: params.slug, ...body, author: requireUser(user), locale: params.locale });
    return showDraft(ctx, params.slug);
  });
}

/** True while visitors do not see the record that a section belongs to. */
async function isOwnerHidden(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  resources: readonly Resource[],
  { contentType, objectId }: Pick<SectionRow, 'contentType' | 'objectId'>,
): Promise<boolean> {
  const table = resources.find(({ kind }) => kind === contentType)?.table;
  if (!table || objectId === null || !('publicAt' in getTableColumns(table))) return false;
  const [row] = await db
    .select({ publicAt: column(table, 'publicAt') })
    .from(table)
    .where(eq(column(table, 'id'), objectId));
  const publicAt = row?.publicAt;
  return row !== undefined && !isPublishedRow({ publicAt: publicAt instanceof Date ? publicAt : null }, clock());
}
