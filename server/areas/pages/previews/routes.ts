import type { OpenAPIHono } from '@hono/zod-openapi';
import { previewApi } from '#contract/editing/preview.ts';
import type { AppContext } from '../../../app-context.ts';
import { mount } from '../../../http/mount.ts';
import { requireUser } from '../../../http/require-user.ts';
import { createPreview, endPreview, listPreviews } from './preview-links.ts';

/** Links with which people without an account see the draft of a page. */
export function previewsRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount({ app, ctx }, previewApi.list, ({ params }) => listPreviews(ctx, params.id));
  mount({ app, ctx }, previewApi.create, ({ params, body, user }) =>
    createPreview(ctx, params.id, { days: body.days, author: requireUser(user) }),
  );
  mount({ app, ctx }, previewApi.end, ({ params }) => endPreview(ctx, params.id, params.preview));
}
