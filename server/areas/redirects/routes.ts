import type { OpenAPIHono } from '@hono/zod-openapi';
import { pageEditorApi } from '#contract/api.ts';
import { AppError } from '#contract/base/errors.ts';
import type { AppContext } from '../../app-context.ts';
import { mount } from '../../http/mount.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { findRedirect, readRedirects } from './read-redirects.ts';

/** Old addresses and their current targets. */
export function redirectsRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount({ app, ctx }, pageEditorApi.redirects, async (call) => {
    call.tags.add(tags.redirects);
    return readRedirects(ctx.db);
  });

  mount({ app, ctx }, pageEditorApi.redirect, async ({ params, tags: used }) => {
    used.add(tags.redirects);
    const target = await findRedirect(ctx.db, `/${params.locale}/${params.path}`);
    if (target === null) throw new AppError('not_found');
    return { new_path: target };
  });
}
