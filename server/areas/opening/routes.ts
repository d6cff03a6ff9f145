import type { OpenAPIHono } from '@hono/zod-openapi';
import { openingApi } from '#contract/office/opening-api.ts';
import type { AppContext } from '../../app-context.ts';
import { mount } from '../../http/mount.ts';
import { readOpening } from './read-opening.ts';

/** What is missing until the house may open, for admins. */
export function openingRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount({ app, ctx }, openingApi.show, () => readOpening(ctx));
}
