import type { OpenAPIHono } from '@hono/zod-openapi';
import { bulkMediaApi } from '#contract/media/bulk-media-api.ts';
import type { AppContext } from '../../../app-context.ts';
import { mount } from '../../../http/mount.ts';
import { changeMany, previewChange } from './change-many.ts';

/** Texts and tags of many entries at once. */
export function bulkMediaRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount({ app, ctx }, bulkMediaApi.preview, ({ body }) => previewChange(ctx.db, body));
  mount({ app, ctx }, bulkMediaApi.change, ({ params: { locale }, body: { media, change } }) =>
    changeMany(ctx, { chosen: media, change, locale }),
  );
}
