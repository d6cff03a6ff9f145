import type { OpenAPIHono } from '@hono/zod-openapi';
import { targetsApi } from '#contract/api.ts';
import { largestId } from '#contract/base/parameters.ts';
import { readReference } from '#contract/fields/reference.ts';
import type { AppContext } from '../../app-context.ts';
import { mount } from '../../http/mount.ts';
import { checkAddress } from './check-address.ts';
import { findTargets, targetStates } from './find-targets.ts';

/** Link targets and address checks for editors. */
export function linksRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount({ app, ctx }, targetsApi.search, async ({ params, query }) => ({
    results: await findTargets(ctx, { locale: params.locale, ...query }),
  }));
  mount({ app, ctx }, targetsApi.states, async ({ request, query }) => {
    const targets = query.targets
      .split(',')
      .flatMap((target) => readReference(target) ?? [])
      .filter(({ id }) => id <= largestId);
    return { results: await targetStates(request, targets) };
  });
  mount({ app, ctx }, targetsApi.check, async ({ query }) => ({ state: await checkAddress(query.address) }));
}
