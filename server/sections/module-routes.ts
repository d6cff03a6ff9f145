import type { OpenAPIHono } from '@hono/zod-openapi';
import { moduleEndpoints, models, type ModuleWrite } from '#contract/module-write.ts';
import { AppError } from '#contract/errors.ts';
import type { Model } from '#modules/schemas.ts';
import type { House } from '../house.ts';
import { mount } from '../mount.ts';
import { known } from './known-user.ts';
import { changeModule, createModule, removeModule, showModule } from './write-module.ts';

/** Reading and writing single modules of drafts, for every kind. */
export function moduleRoutes(app: OpenAPIHono, house: House): void {
  for (const model of models) routesOf(app, house, model);
}

function routesOf(app: OpenAPIHono, house: House, model: Model): void {
  const api = moduleEndpoints(model);
  mount(app, house, api.show, ({ params, query }) => showModule(house, { model, ...params }, query.id));
  mount(app, house, api.showOne, ({ params }) => showModule(house, { model, ...params }, params.id));
  if (model !== 'container') {
    mount(app, house, api.create, ({ params, body, user }) =>
      createModule(house, { model, body, locale: params.locale, author: known(user) }),
    );
  }
  for (const [endpoint, whole] of [
    [api.replace, true],
    [api.change, false],
  ] as const) {
    mount(app, house, endpoint, ({ params, body, user }) =>
      changeModule(house, { model, id: idIn(body), body, whole, locale: params.locale, author: known(user) }),
    );
  }
  for (const [endpoint, whole] of [
    [api.replaceOne, true],
    [api.changeOne, false],
    [api.updateOne, false],
  ] as const) {
    mount(app, house, endpoint, ({ params, body, user }) =>
      changeModule(house, {
        model,
        id: idIn(body, params.id),
        body,
        whole,
        locale: params.locale,
        author: known(user),
      }),
    );
  }
  mount(app, house, api.remove, async ({ params, body, user }) => {
    await removeModule(house, { model, id: body.id, locale: params.locale, author: known(user) });
    return null;
  });
  mount(app, house, api.removeOne, async ({ params, user }) => {
    await removeModule(house, { model, id: params.id, locale: params.locale, author: known(user) });
    return null;
  });
}

/** The id in the path, or the one in the body; where both are there they have to be the same. */
function idIn(body: ModuleWrite, inPath = body.id): string {
  if (inPath !== undefined && (body.id ?? inPath) === inPath) return inPath;
  throw new AppError('invalid', undefined, {
    issues: [{ path: 'id', message: inPath === undefined ? 'The id is missing' : 'Another id than in the path' }],
  });
}
