import type { Backend } from '../../http/backend.ts';
import { bodyLimit } from 'hono/body-limit';
import type { Context } from 'hono';
import { pageEditorApi } from '#contract/api.ts';
import { AppError } from '#contract/base/errors.ts';
import { resourcesOff } from '#contract/settings/parts.ts';
import type { AppContext, SessionUser } from '../../app-context.ts';
import { answerSite, mount, type QueryCall } from '../../http/mount.ts';
import { requireUser } from '../../http/require-user.ts';
import { accountRoutes } from './own-account/account-routes.ts';
import { clientHeader } from './answer-auth.ts';
import { clientAddress } from '../../http/client-address.ts';
import { createCsrfTokens } from './sessions/csrf.ts';
import { sessionCookieOf } from './sessions/session-cookie.ts';

const refuseBody = () => {
  throw new AppError('payload_too_large');
};

type UserCall = Pick<QueryCall<typeof pageEditorApi.user>, 'params' | 'request'> & { user: SessionUser };

/** The current user, their account, and everything under /auth. */
export function accountsRoutes(app: Backend, ctx: AppContext): void {
  const csrf = createCsrfTokens(ctx.config);
  const describeUser = ({ user, params, request }: UserCall) => {
    const described = ctx.accounts.describe(user, params.locale);
    const off = resourcesOff(request.partsOff);
    return { ...described, admin_menus: described.admin_menus.filter(({ key }) => !off.includes(key)) };
  };

  mount({ app, ctx }, pageEditorApi.user, async ({ params, user, context, request }) => {
    const session = sessionCookieOf(ctx.config, context.req.header('cookie') ?? null);
    if (!user || session === null) {
      if (session !== null) context.header('Set-Cookie', csrf.expired(), { append: true });
      throw new AppError('unauthenticated');
    }
    for (const cookie of await prolong(ctx, context)) context.header('Set-Cookie', cookie, { append: true });
    context.header('Set-Cookie', csrf.cookie(session), { append: true });
    return describeUser({ user, params, request });
  });
  answerSite({ app, ctx }, pageEditorApi.user, async (call) => describeUser({ ...call, user: requireUser(call.user) }));

  accountRoutes(app, ctx);

  app.all('/auth/*', bodyLimit({ maxSize: 16 * 1024, onError: refuseBody }), async (context) => {
    const headers = new Headers(context.req.raw.headers);
    headers.set(clientHeader, clientAddress(context, ctx.config));
    return ctx.accounts.handle(await plainRequest(context, headers));
  });
}

/**
 * Copies the request with other headers. Hono may pass a request object that the global Request constructor does not
 * accept.
 */
async function plainRequest(context: Context, headers: Headers): Promise<Request> {
  const { method, url } = context.req;
  const body = method === 'GET' || method === 'HEAD' ? null : await context.req.arrayBuffer();
  return new Request(url, { method, headers, body });
}

/** Prolongs the session. Returns the cookies to set, usually none. */
async function prolong(ctx: AppContext, context: Context): Promise<string[]> {
  const request = new Request(new URL('/auth/get-session', ctx.config.siteUrl), { headers: context.req.raw.headers });
  return (await ctx.accounts.handle(request)).headers.getSetCookie();
}
