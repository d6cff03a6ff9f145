import type { OpenAPIHono } from '@hono/zod-openapi';
import { pageSettingsApi } from '#contract/pages/page-settings.ts';
import { csvAnswer } from '../../../http/csv/csv-answer.ts';
import type { AppContext } from '../../../app-context.ts';
import { listAnswer, pageOf } from '../../../http/list-answer.ts';
import { mount } from '../../../http/mount.ts';
import { copyPage } from './copy-pages.ts';
import { createPage } from './create-page.ts';
import { deletePage } from './delete-page.ts';
import { exportPages } from './export-pages.ts';
import { listPageSettings } from './list-page-settings.ts';
import { toChange, toSettings } from './page-settings.ts';
import { getPage } from './page-tree.ts';
import { pageUse } from './page-use.ts';
import { setUpPage } from './set-up-page.ts';

/** Page settings for editors: titles, addresses, menus, search results, the place in the tree. */
export function pageSettingsRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount({ app, ctx }, pageSettingsApi.list, async ({ query, address }) =>
    listAnswer({ address, query }, pageOf(await listPageSettings(ctx.db, query.query), query)),
  );
  mount({ app, ctx }, pageSettingsApi.exportCsv, ({ query, context }) =>
    Promise.resolve(csvAnswer(context, { name: 'pages', now: ctx.clock(), rows: exportPages(ctx.db, query.query) })),
  );
  mount({ app, ctx }, pageSettingsApi.show, async ({ params }) => toSettings(await getPage(ctx.db, params.id)));
  mount({ app, ctx }, pageSettingsApi.use, ({ params }) => pageUse(ctx, params.id, params.locale));
  mount({ app, ctx }, pageSettingsApi.create, async ({ body }) => {
    const { parent_id: parentId, position, pattern_id: patternId, ...sent } = body;
    return toSettings(await createPage(ctx, { ...toChange(sent), title: sent.title, parentId, position, patternId }));
  });
  mount({ app, ctx }, pageSettingsApi.copy, async ({ params, body }) => {
    const { title, with_subpages: withSubpages } = body;
    return toSettings(await copyPage(ctx, { id: params.id, title, withSubpages }));
  });
  mount({ app, ctx }, pageSettingsApi.change, ({ params, body }) => {
    const { parent_id: parentId, position, version, ...sent } = body;
    return setUpPage(ctx, params.id, { values: toChange(sent), place: { parentId, position }, version });
  });
  mount({ app, ctx }, pageSettingsApi.remove, async ({ params, query }) => {
    await deletePage(ctx, params.id, {
      evenIfLinked: query.even_if_linked === 'true',
      redirectTo: query.redirect_to,
      locale: params.locale,
    });
    return null;
  });
}
