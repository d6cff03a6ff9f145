import type { OpenAPIHono } from '@hono/zod-openapi';
import { publishingApi } from '#contract/publishing.ts';
import type { House } from '../house.ts';
import { mount } from '../mount.ts';
import { known } from '../sections/known-user.ts';
import { planPublishing, readPlan } from './plan-publishing.ts';

/** What happens to sections by itself: becoming public, going offline. */
export function publishingRoutes(app: OpenAPIHono, house: House): void {
  mount(app, house, publishingApi.plan, ({ params }) => readPlan(house.db, params.slug));
  mount(app, house, publishingApi.setPlan, ({ params, body, user }) =>
    planPublishing(house, {
      slug: params.slug,
      revision: body.revision,
      publishAt: body.publish_at,
      offlineAt: body.offline_at,
      language: body.language,
      author: known(user),
      locale: params.locale,
    }),
  );
}
