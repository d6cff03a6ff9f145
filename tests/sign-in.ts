import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Role } from '#contract/accounts/capabilities.ts';
import { createUser } from '#server/areas/accounts/create-user.ts';
import type { AppContext } from '#server/app-context.ts';
import { quickPasswords } from './quick-passwords.ts';

/** Headers of a request by a person with this role: cookie, CSRF token and origin. */
export type SignIn = (role: Role) => Promise<Record<string, string>>;

const password = 'a long enough password';

/** Makes people and logs them in through the front door, once for each role. */
export function createSignIn(ctx: AppContext, app: OpenAPIHono): SignIn {
  const known = new Map<Role, Promise<Record<string, string>>>();
  return (role) => {
    const headers = known.get(role) ?? enter(ctx, app, role);
    known.set(role, headers);
    return headers.then((given) => ({ ...given }));
  };
}

async function enter(ctx: AppContext, app: OpenAPIHono, role: Role): Promise<Record<string, string>> {
  const email = `${role}@oper.example`;
  await createUser(ctx.db, { email, username: role, role, password }, quickPasswords);
  const { origin } = new URL(ctx.config.siteUrl);
  const answer = await app.request('/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email, password }),
  });
  if (answer.status !== 200) throw new Error(`Signing in answered ${answer.status}: ${await answer.text()}`);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const token = cookies.find((cookie) => cookie.startsWith('csrftoken='))?.slice('csrftoken='.length) ?? '';
  return { cookie: cookies.join('; '), origin, 'X-CSRFToken': decodeURIComponent(token) };
}
