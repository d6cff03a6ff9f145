import type { OpenAPIHono } from '@hono/zod-openapi';
import { pageEditorApi } from '#contract/api.ts';
import { configureEmbedHosts } from '#contract/embed-hosts.ts';
import { configureHeadlineLevels } from '#contract/headline-levels.ts';
import { AppError } from '#contract/errors.ts';
import type { House } from '../house.ts';
import { listAnswer, offsetOf } from '../list-answer.ts';
import { allow, mount } from '../mount.ts';
import { applyBatch } from './apply-batch.ts';
import { createContainer } from './create-container.ts';
import { guardDepth } from './guard-depth.ts';
import { known } from './known-user.ts';
import { listRevisions, nameRevision } from './list-revisions.ts';
import { moduleRoutes } from './module-routes.ts';
import { publishSection } from './publish-section.ts';
import { restoreRevision } from './restore-revision.ts';
import { showRevision } from './show-revision.ts';
import { showDraft, showSection } from './show-section.ts';

/** Sections: what stands on a page, its drafts, versions and publishing. */
export function sectionsRoutes(app: OpenAPIHono, house: House): void {
  configureEmbedHosts(house.config.embedHosts);
  configureHeadlineLevels(house.config.editor.headlineLevels);
  app.use('/:locale/pageeditor-api/*', guardDepth);
  readingRoutes(app, house);
  writingRoutes(app, house);
  moduleRoutes(app, house);
}

function readingRoutes(app: OpenAPIHono, house: House): void {
  const { editor, embedHosts } = house.config;
  mount(app, house, pageEditorApi.setup, async () => ({
    modules: editor.modules,
    headline_levels: editor.headlineLevels,
    embed_hosts: embedHosts,
  }));
  mount(app, house, pageEditorApi.containerBySlug, async ({ params, query, user, tags, until }) => {
    const edit = query.edit !== undefined;
    if (edit) allow(user, 'editor');
    const shown = await showSection(house, params.slug, {
      locale: params.locale,
      version: edit ? 'draft' : 'published',
      audience: user ? 'editor' : 'visitor',
    });
    if (!shown) throw new AppError('not_found');
    for (const tag of shown.tags) tags.add(tag);
    for (const moment of shown.until) until.add(moment);
    return shown.root;
  });
  mount(app, house, pageEditorApi.section, ({ params }) => showDraft(house, params.slug));
  mount(app, house, pageEditorApi.revisions, async ({ params, query, context }) =>
    listAnswer(
      context,
      query,
      await listRevisions(house.db, params.slug, {
        limit: query.page_size,
        offset: offsetOf(query),
        batch: query.batch,
      }),
    ),
  );
  mount(app, house, pageEditorApi.revision, ({ params }) => showRevision(house, params.slug, params.number));
}

function writingRoutes(app: OpenAPIHono, house: House): void {
  mount(app, house, pageEditorApi.createContainer, ({ params, body, user }) =>
    createContainer(house, { body, locale: params.locale, author: known(user) }),
  );
  mount(app, house, pageEditorApi.operations, ({ params, body, user }) =>
    applyBatch(house, { slug: params.slug, batch: body, author: known(user), locale: params.locale }),
  );
  mount(app, house, pageEditorApi.publish, ({ params, body, user }) =>
    publishSection(house, { ...params, ...body, author: known(user) }),
  );
  mount(app, house, pageEditorApi.nameRevision, ({ params, body }) =>
    nameRevision(house.db, params.slug, { number: params.number, name: body.name }),
  );
  mount(app, house, pageEditorApi.restore, async ({ params, body, user }) => {
    await restoreRevision(house, { slug: params.slug, ...body, author: known(user), locale: params.locale });
    return showDraft(house, params.slug);
  });
}
