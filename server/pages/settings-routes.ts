import type { OpenAPIHono } from '@hono/zod-openapi';
import { pageSettingsApi } from '#contract/page-settings.ts';
import { csvAnswer } from '../csv/csv-answer.ts';
import type { House } from '../house.ts';
import { listAnswer, pageOf } from '../list-answer.ts';
import { mount } from '../mount.ts';
import { createPage } from './create-page.ts';
import { deletePage } from './delete-page.ts';
import { exportPages } from './export-pages.ts';
import { listPageSettings } from './list-page-settings.ts';
import { toChange, toSettings } from './page-settings.ts';
import { getPage } from './page-tree.ts';
import { pageUse } from './page-use.ts';
import { setUpPage } from './set-up-page.ts';

/** What editors set up of pages: titles, addresses, menus, search results, the place in the tree. */
export function pageSettingsRoutes(app: OpenAPIHono, house: House): void {
  mount(app, house, pageSettingsApi.list, async ({ query, context }) =>
    listAnswer(context, query, pageOf(await listPageSettings(house.db, query.query), query)),
  );
  mount(app, house, pageSettingsApi.exportCsv, ({ query, context }) =>
    Promise.resolve(csvAnswer(context, 'pages', house.clock(), exportPages(house.db, query.query))),
  );
  mount(app, house, pageSettingsApi.show, async ({ params }) => toSettings(await getPage(house.db, params.id)));
  mount(app, house, pageSettingsApi.use, ({ params }) => pageUse(house, params.id, params.locale));
  mount(app, house, pageSettingsApi.create, async ({ body }) => {
    const { parent_id: parentId, position, ...sent } = body;
    const { title, slug } = sent;
    return toSettings(await createPage(house, { ...toChange(sent), title, slug, parentId, position }));
  });
  mount(app, house, pageSettingsApi.change, ({ params, body }) => {
    const { parent_id: parentId, position, version, ...sent } = body;
    return setUpPage(house, params.id, { values: toChange(sent), place: { parentId, position }, version });
  });
  mount(app, house, pageSettingsApi.remove, async ({ params, query }) => {
    await deletePage(house, params.id, {
      evenIfLinked: query.even_if_linked === 'true',
      redirectTo: query.redirect_to,
      locale: params.locale,
    });
    return null;
  });
}
