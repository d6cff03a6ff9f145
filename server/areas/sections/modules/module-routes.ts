import type { OpenAPIHono } from '@hono/zod-openapi';
import { moduleEndpoints, models, type ModuleWrite } from '#contract/blocks/module-write.ts';
import { invalid } from '#contract/base/errors.ts';
import type { Model } from '#modules/schemas.ts';
import type { AppContext } from '../../../app-context.ts';
import { mount } from '../../../http/mount.ts';
import { requireUser } from '../../../http/require-user.ts';
import { changeModule, createModule, removeModule, showModule } from './write-module.ts';

/** Reads and writes single modules of drafts, for every kind. */
export function moduleRoutes(app: OpenAPIHono, ctx: AppContext): void {
  for (const model of models) routesOf(app, ctx, model);
}

function routesOf(app: OpenAPIHono, ctx: AppContext, model: Model): void {
  const api = moduleEndpoints(model);
  mount({ app, ctx }, api.show, ({ params, query }) => showModule(ctx, { model, ...params }, query.id));
  mount({ app, ctx }, api.showOne, ({ params }) => showModule(ctx, { model, ...params }, params.id));
  if (model !== 'container') {
    mount({ app, ctx }, api.create, ({ params, body, user }) =>
      createModule(ctx, { model, body, locale: params.locale, author: requireUser(user) }),
    );
  }
  for (const [endpoint, whole] of [
    [api.replace, true],
    [api.change, false],
  ] as const) {
    mount({ app, ctx }, endpoint, ({ params, body, user }) =>
      changeModule(ctx, { model, id: idIn(body), body, whole, locale: params.locale, author: requireUser(user) }),
    );
  }
  for (const [endpoint, whole] of [
    [api.replaceOne, true],
    [api.changeOne, false],
    [api.updateOne, false],
  ] as const) {
    mount({ app, ctx }, endpoint, ({ params, body, user }) =>
      changeModule(ctx, {
        model,
        id: idIn(body, params.id),
        body,
        whole,
        locale: params.locale,
        author: requireUser(user),
      }),
    );
  }
  mount({ app, ctx }, api.remove, ({ params, body, user }) =>
    removeModule(ctx, { model, id: body.id, locale: params.locale, author: requireUser(user) }),
  );
  mount({ app, ctx }, api.removeOne, ({ params, user }) =>
    removeModule(ctx, { model, id: params.id, locale: params.locale, author: requireUser(user) }),
  );
}

/** The id in the path or in the body; if both are present they must be equal. */
function idIn(body: ModuleWrite, inPath = body.id): string {
  if (inPath !== undefined && (body.id ?? inPath) === inPath) return inPath;
  throw invalid('id', inPath === undefined ? 'id_missing' : 'id_differs_from_path');
}
