import type { OpenAPIHono } from '@hono/zod-openapi';
import { targetsApi } from '#contract/api.ts';
import { largestId } from '#contract/base/parameters.ts';
import { readReference } from '#contract/fields/reference.ts';
import type { AppContext } from '../../app-context.ts';
import { mount } from '../../http/mount.ts';
import { findTargets, targetStates } from './find-targets.ts';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { AddressState } from '#contract/editing/targets-api.ts';
import { isPublicAddress, notPublic, publicLookup } from '../../platform/safe-fetch/public-network.ts';

/** Timeout of a request in milliseconds. */
const timeout = 4000;

/** Sends one HEAD request to an address. Reads no body and follows no redirect. */
export function checkAddress(
  address: string,
  isAllowed: (ip: string) => boolean = isPublicAddress,
): Promise<AddressState> {
  const url = new URL(address);
  const host = url.hostname.replaceAll(/[[\]]/g, '');
  if (isIP(host) !== 0 && !isAllowed(host)) return Promise.resolve('unknown');
  return new Promise((resolve) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const outgoing = send(
      url,
      {
        method: 'HEAD',
        lookup: publicLookup(isAllowed),
        headers: { 'user-agent': 'Mozilla/5.0 (compatible; link check)', accept: '*/*' },
        agent: false,
        signal: AbortSignal.timeout(timeout),
      },
      (answer) => {
        const { statusCode = 0 } = answer;
        outgoing.destroy();
        resolve(statusCode === 404 || statusCode === 410 ? 'not_found' : 'reachable');
      },
    );
    outgoing.on('error', (error) => resolve('code' in error && error.code === notPublic ? 'unknown' : 'unreachable'));
    outgoing.end();
  });
}

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
