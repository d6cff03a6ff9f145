import type { OpenAPIHono } from '@hono/zod-openapi';
import { previewApi } from '#contract/preview.ts';
import type { House } from '../house.ts';
import { mount } from '../mount.ts';
import { known } from '../sections/known-user.ts';
import { createPreview, endPreview, listPreviews } from './preview-links.ts';

/** Links by which people without an account see a page’s draft. */
export function previewsRoutes(app: OpenAPIHono, house: House): void {
  mount(app, house, previewApi.list, ({ params }) => listPreviews(house, params.id));
  mount(app, house, previewApi.create, ({ params, body, user }) =>
    createPreview(house, params.id, { days: body.days, author: known(user) }),
  );
  mount(app, house, previewApi.end, async ({ params }) => {
    await endPreview(house, params.id, params.preview);
    return null;
  });
}
