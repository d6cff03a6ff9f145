import type { OpenAPIHono } from '@hono/zod-openapi';
import { statusApi } from '#contract/office/status-api.ts';
import type { AppContext } from '../../app-context.ts';
import { mount } from '../../http/mount.ts';
import { readStatus } from './read-status.ts';

/** State of the installation, for admins. */
export function statusRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount({ app, ctx }, statusApi.show, () => readStatus(ctx));
}
