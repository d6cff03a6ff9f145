import type { OpenAPIHono } from '@hono/zod-openapi';
import { sharedPartsApi } from '#contract/editing/patterns/shared-parts-api.ts';
import type { AppContext } from '../../app-context.ts';
import { mount } from '../../http/mount.ts';
import { requireUser } from '../../http/require-user.ts';
import type { Resource } from '../../resources/definition/resource.ts';
import { listSharedParts } from './list-shared-parts.ts';
import { listUses } from './list-uses.ts';
import { makeSharedPart } from './make-shared-part.ts';

/** Shared parts in the page editor; renaming and deleting are the common calls of resources. */
export function sharedPartsRoutes(app: OpenAPIHono, ctx: AppContext, resources: readonly Resource[]): void {
  mount({ app, ctx }, sharedPartsApi.list, () => listSharedParts(ctx.db));
  mount({ app, ctx }, sharedPartsApi.create, ({ params, body, user }) =>
    makeSharedPart(ctx, { input: body, author: requireUser(user), locale: params.locale }),
  );
  mount({ app, ctx }, sharedPartsApi.uses, ({ params }) => listUses({ db: ctx.db, resources }, params.id));
}
