import type { OpenAPIHono } from '@hono/zod-openapi';
import { pageEditorApi } from '#contract/api.ts';
import type { House } from '../house.ts';
import { mount } from '../mount.ts';
import { readPage } from './read-page.ts';
import { pageSettingsRoutes } from './settings-routes.ts';

/** Pages of the page tree. */
export function pagesRoutes(app: OpenAPIHono, house: House): void {
  mount(app, house, pageEditorApi.page, async (call) => {
    const { params, query, user } = call;
    const { locale, path } = params;
    return readPage(
      house,
      {
        locale,
        path,
        isEditor: user !== null,
        edit: query.edit !== undefined,
        version: query.version_id,
        preview: query.preview,
      },
      call,
    );
  });
  pageSettingsRoutes(app, house);
}
