import type { OpenAPIHono } from '@hono/zod-openapi';
import { auditApi } from '#contract/audit-api.ts';
import type { House } from '../house.ts';
import { listAnswer } from '../list-answer.ts';
import { mount } from '../mount.ts';
import { listAudit, readAudit } from './list-audit.ts';

/** Who did what. */
export function auditRoutes(app: OpenAPIHono, house: House): void {
  mount(app, house, auditApi.list, async ({ query, context }) =>
    listAnswer(context, query, await listAudit(house.db, query)),
  );
  mount(app, house, auditApi.show, ({ params }) => readAudit(house.db, params.id));
}
