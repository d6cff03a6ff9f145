import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { AuditChange } from '#contract/accounts/audit-api.ts';
import { AppError, type ErrorCode } from '#contract/base/errors.ts';
import { secondStepSchema, signInSchema } from '#contract/accounts/sign-in.ts';
import { recordAudit } from '../../platform/audit/record.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../db/database.ts';
import { check } from '../../http/mount.ts';
import { callLibrary, codeIn } from './call-library.ts';
import type { BetterAuth } from './better-auth.ts';
import type { CsrfTokens } from './sessions/csrf.ts';
import { newSession, sessionCookieName, sessionCookieOf } from './sessions/session-cookie.ts';
import { nameDevice } from './sessions/name-device.ts';
import { users } from '../../db/tables/accounts.ts';
import type { SignInLock } from './passwords/sign-in-lock.ts';

export interface AuthParts {
  auth: BetterAuth;
  lock: SignInLock;
  csrf: CsrfTokens;
  config: Config;
  db: Database;
}

/** The client address. The routes overwrite whatever value the client sent. */
export const clientHeader = 'x-client-address';

/** The only calls under /auth that are open; all other endpoints of the library answer 404. */
const calls: Record<string, (parts: AuthParts, request: Request) => Promise<Response>> = {
  'POST /auth/sign-in/email': signIn,
  'POST /auth/sign-out': signOut,
  'POST /auth/two-factor/verify-totp': secondStep,
  'POST /auth/two-factor/verify-backup-code': secondStep,
  'GET /auth/get-session': async (parts, request) => toApiResponse(await parts.auth.handler(request)),
};

/** Handles a request under /auth; throws AppError for every refusal. */
export function answerAuth(parts: AuthParts, request: Request): Promise<Response> {
  const call = calls[`${request.method} ${new URL(request.url).pathname}`];
  if (!call) throw new AppError('not_found');
  return call(parts, request);
}

async function signIn(parts: AuthParts, request: Request): Promise<Response> {
  const body = check(signInSchema, await readBody(request), { code: 'invalid' });
  const client = request.headers.get(clientHeader) ?? 'unknown';
  await parts.lock.begin(body.email, client);
  const answer = await toApiResponse(await parts.auth.handler(withBody(request, body)), { 401: 'bad_credentials' });
  await parts.lock.succeed(body.email, client);
  await completeSignIn(parts, answer, request);
  return answer;
}

async function signOut({ auth, csrf }: AuthParts, request: Request): Promise<Response> {
  const answer = await toApiResponse(await auth.handler(withBody(request, {})));
  answer.headers.append('Set-Cookie', csrf.expired());
  return answer;
}

/** Accepts a TOTP code or a recovery code. Ignores an existing session. */
async function secondStep(parts: AuthParts, request: Request): Promise<Response> {
  const body = check(secondStepSchema, await readBody(request), { code: 'invalid' });
  const code = body.code.replaceAll(/\s/g, '');
  const answer = await toApiResponse(
    await parts.auth.handler(withBody(withoutSession(request, parts.config), { code })),
    {
      401: 'bad_credentials',
    },
  );
  await completeSignIn(parts, answer, request);
  return answer;
}

/** With a session cookie, the library would treat the code as the confirmation of a new second factor. */
function withoutSession(request: Request, config: Config): Request {
  const name = `${sessionCookieName(config)}=`;
  const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/).filter((cookie) => !cookie.startsWith(name));
  const headers = new Headers(request.headers);
  headers.set('cookie', cookies.join('; '));
  return new Request(request.url, { headers });
}

/** Completes a sign-in: sets the CSRF token of the new session and writes the sign-in to the audit log. */
async function completeSignIn(
  { auth, csrf, config, db }: AuthParts,
  answer: Response,
  request: Request,
): Promise<void> {
  const session = newSession(config, answer.headers.getSetCookie());
  if (session === null) return;
  await endReplacedSession({ auth, csrf, config }, request);
  answer.headers.append('Set-Cookie', csrf.cookie(session));
  const { user } = signedIn.parse(await answer.clone().json());
  await db.update(users).set({ lastSignInAt: new Date() }).where(eq(users.id, user.id));
  await recordAudit(
    db,
    { action: 'signed_in', kind: 'user', id: user.id, title: user.name, changes: deviceOf(request) },
    {
      id: user.id,
      username: user.name,
    },
  );
}

/** The browser forgets the cookie of its previous session, so nobody could end it any more. */
async function endReplacedSession(
  parts: Pick<AuthParts, 'auth' | 'csrf' | 'config'>,
  { headers }: Request,
): Promise<void> {
  if (sessionCookieOf(parts.config, headers.get('cookie')) === null) return;
  await callLibrary(parts, { sent: headers, path: '/auth/sign-out', body: {} });
}

const signedIn = z.object({ user: z.object({ id: z.string(), name: z.string() }) });

function deviceOf(request: Request): AuditChange[] {
  const device = nameDevice(request.headers.get('user-agent'));
  return device === '' ? [] : [{ field: 'device', before: '', after: device }];
}

async function readBody(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch (error) {
    if (error instanceof SyntaxError) throw new AppError('bad_request', 'body_not_json');
    throw error;
  }
}

function withBody(request: Request, body: unknown): Request {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  headers.set('content-type', 'application/json');
  return new Request(request.url, { method: 'POST', headers, body: JSON.stringify(body) });
}

/**
 * Returns a successful response of the library without the session token, which scripts must not see. Throws its
 * refusals as AppError.
 */
async function toApiResponse(answer: Response, refusals: { 401?: ErrorCode } = {}): Promise<Response> {
  const body: unknown = await answer.json().catch(() => null);
  if (answer.status >= 500) throw new Error(`The sign-in library failed with status ${answer.status}`);
  if (!answer.ok) throw new AppError(refusalOf(answer.status, codeIn(body), refusals[401] ?? 'unauthenticated'));
  const headers = new Headers({ 'Cache-Control': 'no-store', 'Content-Type': 'application/json' });
  for (const cookie of answer.headers.getSetCookie()) headers.append('Set-Cookie', cookie);
  return new Response(JSON.stringify(withoutTokens(body)), { headers });
}

/** The first step has expired or has failed too often: the client must start again. */
const firstStepExpired = new Set(['INVALID_TWO_FACTOR_COOKIE', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE']);

function refusalOf(status: number, code: string, wrong: ErrorCode): ErrorCode {
  if (firstStepExpired.has(code)) return 'unauthenticated';
  if (status === 401) return wrong;
  if (status === 429) return 'locked';
  return status === 400 ? 'invalid' : 'forbidden';
}

function withoutTokens(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => name !== 'token');
  return Object.fromEntries(entries.map(([name, inner]) => [name, withoutTokens(inner)]));
}
