import type { OpenAPIHono } from '@hono/zod-openapi';
import { publishingApi } from '#contract/editing/publishing.ts';
import type { AppContext } from '../../app-context.ts';
import { mount } from '../../http/mount.ts';
import { requireUser } from '../../http/require-user.ts';
import type { Resource } from '../../resources/definition/resource.ts';
import { listPlanned } from './list-planned.ts';
import { planPublishing, readPlan } from './plan-publishing.ts';

/** Scheduled changes of sections (publish, take offline), and what becomes public by itself. */
export function publishingRoutes(app: OpenAPIHono, ctx: AppContext, resources: readonly Resource[]): void {
  mount({ app, ctx }, publishingApi.planned, ({ request, user }) =>
    listPlanned({ ...request, resources }, requireUser(user)),
  );
  mount({ app, ctx }, publishingApi.plan, ({ params }) => readPlan(ctx.db, params.slug));
  mount({ app, ctx }, publishingApi.setPlan, ({ params, body, user }) =>
    planPublishing(ctx, {
      slug: params.slug,
      revision: body.revision,
      publishAt: body.publish_at,
      offlineAt: body.offline_at,
      language: body.language,
      author: requireUser(user),
      locale: params.locale,
    }),
  );
}
