import type { OpenAPIHono } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import type { Context } from 'hono';
import { pageEditorApi } from '#contract/api.ts';
import { AppError } from '#contract/errors.ts';
import type { House } from '../house.ts';
import { mount } from '../mount.ts';
import { accountRoutes } from './account-routes.ts';
import { clientHeader } from './answer-auth.ts';
import { clientAddress } from './client-address.ts';
import { createCsrfTokens } from './csrf-token.ts';
import { sessionCookieOf } from './session-cookie.ts';
import { SignInLocked } from './sign-in-lock.ts';

const refuseBody = () => {
  throw new AppError('payload_too_large');
};

/** Who is logged in, and everything under /auth. */
export function accountsRoutes(app: OpenAPIHono, house: House): void {
  const csrf = createCsrfTokens(house.config);

  mount(app, house, pageEditorApi.user, async ({ params, user, context }) => {
    const session = sessionCookieOf(house.config, context.req.header('cookie') ?? null);
    if (!user || session === null) {
      if (session !== null) context.header('Set-Cookie', csrf.expired(), { append: true });
      throw new AppError('unauthenticated');
    }
    for (const cookie of await prolong(house, context)) context.header('Set-Cookie', cookie, { append: true });
    context.header('Set-Cookie', csrf.cookie(session), { append: true });
    return house.accounts.describe(user, params.locale);
  });

  accountRoutes(app, house);

  app.all('/auth/*', bodyLimit({ maxSize: 16 * 1024, onError: refuseBody }), async (context) => {
    const headers = new Headers(context.req.raw.headers);
    headers.set(clientHeader, clientAddress(context, house.config));
    try {
      return await house.accounts.handle(await plainRequest(context, headers));
    } catch (error) {
      if (error instanceof SignInLocked) context.header('Retry-After', String(error.seconds));
      throw error;
    }
  });
}

/** The same request with other headers; the one at hand may be a stand-in that the global Request does not know. */
async function plainRequest(context: Context, headers: Headers): Promise<Request> {
  const { method, url } = context.req;
  const body = method === 'GET' || method === 'HEAD' ? null : await context.req.arrayBuffer();
  return new Request(url, { method, headers, body });
}

/** A session that is used lives longer; the cookies that say so, mostly none. */
async function prolong(house: House, context: Context): Promise<string[]> {
  const request = new Request(new URL('/auth/get-session', house.config.siteUrl), { headers: context.req.raw.headers });
  return (await house.accounts.handle(request)).headers.getSetCookie();
}
