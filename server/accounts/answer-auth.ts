import { z } from 'zod';
import { AppError, type ErrorCode } from '#contract/errors.ts';
import type { Config } from '../env.ts';
import { check } from '../mount.ts';
import type { BetterAuth } from './better-auth.ts';
import type { CsrfTokens } from './csrf-token.ts';
import { longestPassword, shortestPassword } from './passwords.ts';
import { sessionCookieOf } from './session-cookie.ts';
import type { SignInLock } from './sign-in-lock.ts';

export interface AuthParts {
  auth: BetterAuth;
  lock: SignInLock;
  csrf: CsrfTokens;
  config: Config;
}

/** Set by the routes on the way in, whatever the client sent there. */
export const clientHeader = 'x-client-address';

const email = z.email().max(254);
const signInBody = z.strictObject({
  email,
  password: z.string().min(1).max(longestPassword),
  rememberMe: z.boolean().optional(),
});
const changePasswordBody = z.strictObject({
  currentPassword: z.string().min(1).max(longestPassword),
  newPassword: z.string().min(shortestPassword).max(longestPassword),
  revokeOtherSessions: z.boolean().default(true),
});

/** The calls under /auth that this house opens; everything else of the library stays shut. */
const calls: Record<string, (parts: AuthParts, request: Request) => Promise<Response>> = {
  'POST /auth/sign-in/email': signIn,
  'POST /auth/sign-out': signOut,
  'POST /auth/change-password': changePassword,
  'GET /auth/get-session': async (parts, request) => passOn(await parts.auth.handler(request), 'unauthenticated'),
};

/** Answers a request under /auth; throws AppError for everything that is refused. */
export function answerAuth(parts: AuthParts, request: Request): Promise<Response> {
  const call = calls[`${request.method} ${new URL(request.url).pathname}`];
  if (!call) throw new AppError('not_found');
  return call(parts, request);
}

async function signIn({ auth, lock, csrf, config }: AuthParts, request: Request): Promise<Response> {
  const body = check(signInBody, await readBody(request), 'invalid');
  const client = request.headers.get(clientHeader) ?? 'unknown';
  await lock.begin(body.email, client);
  const answer = await passOn(await auth.handler(withBody(request, body)), 'bad_credentials');
  await lock.succeed(body.email, client);
  const session = newSession(config, answer);
  if (session !== null) answer.headers.append('Set-Cookie', csrf.cookie(session));
  return answer;
}

async function signOut({ auth, csrf }: AuthParts, request: Request): Promise<Response> {
  const answer = await passOn(await auth.handler(withBody(request, {})), 'unauthenticated');
  answer.headers.append('Set-Cookie', csrf.expired());
  return answer;
}

async function changePassword({ auth, csrf, config }: AuthParts, request: Request): Promise<Response> {
  const body = check(changePasswordBody, await readBody(request), 'invalid');
  const answer = await passOn(await auth.handler(withBody(request, body)), 'unauthenticated');
  const session = newSession(config, answer);
  if (session !== null) answer.headers.append('Set-Cookie', csrf.cookie(session));
  return answer;
}

async function readBody(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch (error) {
    if (error instanceof SyntaxError) throw new AppError('bad_request', 'The body is not JSON');
    throw error;
  }
}

function withBody(request: Request, body: unknown): Request {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  headers.set('content-type', 'application/json');
  return new Request(request.url, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** The library’s good answer without the session’s token, which scripts must not see; its refusals as errors of the house. */
async function passOn(answer: Response, refusal: ErrorCode): Promise<Response> {
  const body: unknown = await answer.json().catch(() => null);
  if (answer.status >= 500) throw new Error(`The sign-in library failed with status ${answer.status}`);
  if (answer.status === 401) throw new AppError(refusal);
  if (answer.status === 400) throw new AppError(refusalOf(body));
  if (!answer.ok) throw new AppError('forbidden');
  const headers = new Headers({ 'Cache-Control': 'no-store', 'Content-Type': 'application/json' });
  for (const cookie of answer.headers.getSetCookie()) headers.append('Set-Cookie', cookie);
  return new Response(JSON.stringify(withoutTokens(body)), { headers });
}

function refusalOf(body: unknown): ErrorCode {
  const wrongPassword = typeof body === 'object' && body !== null && 'code' in body && body.code === 'INVALID_PASSWORD';
  return wrongPassword ? 'bad_credentials' : 'invalid';
}

function withoutTokens(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => name !== 'token');
  return Object.fromEntries(entries.map(([name, inner]) => [name, withoutTokens(inner)]));
}

/** The session cookie that an answer sets, or null. */
function newSession(config: Config, answer: Response): string | null {
  const values = answer.headers.getSetCookie().map((cookie) => sessionCookieOf(config, cookie.split(';')[0] ?? ''));
  return values.find((value) => value !== null) ?? null;
}
