import type { Backend } from '../../http/backend.ts';
import { pageEditorApi } from '#contract/api.ts';
import { readVersionParts } from '#contract/editing/version-parts.ts';
import type { AppContext } from '../../app-context.ts';
import { mountQuery } from '../../http/mount.ts';
import { readPage } from './read-page.ts';
import { pageSettingsRoutes } from './editing/settings-routes.ts';

/** Pages of the page tree. */
export function pagesRoutes(app: Backend, ctx: AppContext): void {
  mountQuery({ app, ctx }, pageEditorApi.page, async (call) => {
    const { params, query, user, request } = call;
    const { locale, path } = params;
    return readPage(
      ctx,
      {
        locale,
        path,
        visibility: request.visibility,
        isEditor: user !== null,
        edit: query.edit !== undefined,
        version: query.version_id,
        parts: readVersionParts(query.version_parts),
        preview: query.preview,
      },
      call,
    );
  });
  pageSettingsRoutes(app, ctx);
}
