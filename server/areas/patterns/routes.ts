import type { OpenAPIHono } from '@hono/zod-openapi';
import { patternsApi } from '#contract/editing/patterns/patterns-api.ts';
import type { AppContext } from '../../app-context.ts';
import { mount } from '../../http/mount.ts';
import { requireUser } from '../../http/require-user.ts';
import { listPatterns } from './list-patterns.ts';
import { savePattern } from './save-pattern.ts';

/** Patterns in the page editor; renaming and deleting are the common calls of resources. */
export function patternsRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount({ app, ctx }, patternsApi.list, () => listPatterns(ctx.db));
  mount({ app, ctx }, patternsApi.save, ({ params, body, user }) =>
    savePattern(ctx, { input: body, author: requireUser(user), locale: params.locale }),
  );
}
