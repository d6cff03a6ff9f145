import type { OpenAPIHono } from '@hono/zod-openapi';
import { pageEditorApi } from '#contract/api.ts';
import { AppError } from '#contract/errors.ts';
import type { House } from '../house.ts';
import { mount } from '../mount.ts';
import { tags } from '../page-cache/tags.ts';
import { findRedirect, readRedirects } from './read-redirects.ts';

/** Old addresses and where they lead now. */
export function redirectsRoutes(app: OpenAPIHono, house: House): void {
  mount(app, house, pageEditorApi.redirects, async (call) => {
    call.tags.add(tags.redirects);
    return readRedirects(house.db);
  });

  mount(app, house, pageEditorApi.redirect, async ({ params, tags: used }) => {
    used.add(tags.redirects);
    const target = await findRedirect(house.db, `/${params.locale}/${params.path}`);
    if (target === null) throw new AppError('not_found');
    return { new_path: target };
  });
}
