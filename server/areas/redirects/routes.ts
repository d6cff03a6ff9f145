import type { Backend } from '../../http/backend.ts';
import { oldAddressesApi, pageEditorApi } from '#contract/api.ts';
import { AppError } from '#contract/base/errors.ts';
import { findAny } from '#contract/pages/redirects/follow-redirects.ts';
import type { AppContext } from '../../app-context.ts';
import { listAnswer, pageOf } from '../../http/list-answer.ts';
import { mount, mountQuery } from '../../http/mount.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { listNotFound } from './not-found/list-not-found.ts';
import { cacheRedirects } from './stored-redirects.ts';
import { tryAddress } from './try-address.ts';

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
