import type { OpenAPIHono } from '@hono/zod-openapi';
import { targetsApi } from '#contract/api.ts';
import { largestId } from '#contract/calls.ts';
import { readReference } from '#contract/reference.ts';
import type { House } from '../house.ts';
import { mount } from '../mount.ts';
import { checkAddress } from './check-address.ts';
import { findTargets, targetStates } from './find-targets.ts';

/** Where links may lead, for those who set them. */
export function linksRoutes(app: OpenAPIHono, house: House): void {
  mount(app, house, targetsApi.search, async ({ params, query }) => ({
    results: await findTargets(house, { locale: params.locale, ...query }),
  }));
  mount(app, house, targetsApi.states, async ({ params, query }) => {
    const targets = query.targets
      .split(',')
      .flatMap((target) => readReference(target) ?? [])
      .filter(({ id }) => id <= largestId);
    return { results: await targetStates(house, targets, params.locale) };
  });
  mount(app, house, targetsApi.check, async ({ query }) => ({ state: await checkAddress(query.address) }));
}
