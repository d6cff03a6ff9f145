import type { Backend } from '../../http/backend.ts';
import { oldAddressesApi, pageEditorApi } from '#contract/api.ts';
import { AppError } from '#contract/base/errors.ts';
import { findAny, findExact, followAll, keyOf, withQueryOf } from '#contract/pages/redirects/follow-redirects.ts';
import type { AppContext } from '../../app-context.ts';
import { listAnswer, pageOf } from '../../http/list-answer.ts';
import { mount, mountQuery } from '../../http/mount.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { cacheRedirects, readStoredRedirects } from './stored-redirects.ts';
import { isOwnAddress, partsOfAddress, writeOldAddress } from '#contract/pages/redirects/old-address.ts';
import type { TriedAddress, NotFoundAddress } from '#contract/pages/redirects/old-addresses-api.ts';
import {
  findPattern,
  type FoundRedirect,
  indexRedirects,
  type RedirectIndex,
} from '#contract/pages/redirects/redirect-index.ts';
import { isLiving } from './living-address.ts';
import { isReserved } from './redirects.resource.ts';
import { notFoundAddresses } from '../../db/tables/counts.ts';
import { listCounts } from '../../platform/daily-counter.ts';
import { oldPathOf } from './stored-address.ts';

/** Old addresses and their current targets. */
export function redirectsRoutes(app: Backend, ctx: AppContext): void {
  const stored = cacheRedirects(ctx);

  mountQuery({ app, ctx }, pageEditorApi.redirects, async (call) => {
    call.tags.add(tags.redirects);
    return (await stored()).list;
  });

  mountQuery({ app, ctx }, pageEditorApi.redirect, async ({ params, tags: used }) => {
    used.add(tags.redirects);
    const found = findAny((await stored()).index, `/${params.locale}/${params.path}`);
    if (!found) throw new AppError('not_found');
    return { new_path: found.target };
  });

  mount({ app, ctx }, oldAddressesApi.tryAddress, ({ query }) => tryAddress(ctx, query.address));

  mount({ app, ctx }, oldAddressesApi.notFound, async ({ query, address }) => {
    const { index } = await stored();
    return listAnswer({ address, query }, pageOf(await listNotFound(ctx, { index, query: query.query }), query));
  });
}

type Context = Pick<AppContext, 'db' | 'visit' | 'config'>;

const maxSteps = 10;

/** Where an address leads now, step by step as a visitor's browser would follow it. */
async function tryAddress(ctx: Context, asked: string): Promise<TriedAddress> {
  const stored = await readStoredRedirects(ctx.db);
  const ids = new Map(stored.map(({ old_path, id }) => [old_path, id]));
  const index = indexRedirects(stored);
  const steps: TriedAddress['steps'] = [];
  const seen = new Set<string>();
  let address = withoutHost(asked);
  for (;;) {
    if (!isOwnAddress(address)) return { steps, final: address, outcome: 'elsewhere' };
    if (seen.has(address) || steps.length > maxSteps) return { steps, final: address, outcome: 'loop' };
    seen.add(address);
    const step = await nextOf(ctx, index, address);
    if ('outcome' in step) return { steps, final: address, outcome: step.outcome };
    const old = step.found?.redirect.old_path;
    steps.push({ address, redirect_id: old === undefined ? null : (ids.get(old) ?? null), old_path: old ?? '' });
    address = ofThisSite(ctx, step.target);
  }
}

type Step = { outcome: TriedAddress['outcome'] } | { target: string; found: FoundRedirect | null };

async function nextOf(ctx: Context, index: RedirectIndex, address: string): Promise<Step> {
  if (isReserved(address) && address !== '/') return { outcome: 'reserved' };
  const [pathname = ''] = address.split(/[?#]/, 1);
  const exact = findExact(index, writeOldAddress(address));
  if (exact) return { target: withQueryOf(exact, address), found: exact };
  const { status, location } = await visit(ctx, address);
  const pattern = status === 200 ? null : findPattern(index, pathname);
  const target = pattern && withQueryOf(pattern, address);
  if (target !== null && (location === null || leadsTo(ctx, { index, address, location })))
    return { target, found: pattern };
  if (location !== null) return { target: location, found: null };
  return { outcome: status === 200 ? 'page' : 'not_found' };
}

/** What the site answers; where none is served, whether there is a page. */
async function visit(
  { db, visit: ask }: Context,
  address: string,
): Promise<{ status: number; location: string | null }> {
  if (!ask) return { status: (await isLiving(db, partsOfAddress(address).path)) ? 200 : 404, location: null };
  const answer = await ask(address);
  if (answer.status >= 500) throw new AppError('unavailable');
  return answer;
}

/** True if redirects lead from an address to another one: the site follows several of them in one step. */
function leadsTo(
  ctx: Context,
  { index, address, location }: { index: RedirectIndex; address: string; location: string },
): boolean {
  const [, ...next] = followAll(index, address).addresses;
  return next.some((one) => keyOf(ofThisSite(ctx, one)) === keyOf(location));
}

function ofThisSite({ config }: Context, address: string): string {
  return address.startsWith(`${config.siteUrl}/`) ? address.slice(config.siteUrl.length) : address;
}

function withoutHost(address: string): string {
  return address.replace(/^https?:\/\/[^/?#]*/i, '').replace(/#.*$/, '');
}

/** Addresses of the last thirty days that lead nowhere by now, the most frequent first. */
async function listNotFound(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { index, query }: { index: RedirectIndex; query: string },
): Promise<NotFoundAddress[]> {
  const words = query.trim().toLowerCase();
  return (await listCounts(db, notFoundAddresses, clock()))
    .filter(({ address }) => address.toLowerCase().includes(words) && !findAny(index, address))
    .map((row) => Object.assign(row, { old_path: oldPathOf(row.address) }));
}
