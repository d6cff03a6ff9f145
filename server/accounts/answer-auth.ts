import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { AuditChange } from '#contract/audit-api.ts';
import { AppError, type ErrorCode } from '#contract/errors.ts';
import { secondStepSchema, signInSchema } from '#contract/sign-in.ts';
import { record } from '../audit/record.ts';
import type { Config } from '../env.ts';
import type { Database } from '../house.ts';
import { check } from '../mount.ts';
import { codeIn } from './ask-library.ts';
import type { BetterAuth } from './better-auth.ts';
import type { CsrfTokens } from './csrf-token.ts';
import { nameDevice } from './name-device.ts';
import { users } from './schema.ts';
import { newSession, sessionCookieName } from './session-cookie.ts';
import type { SignInLock } from './sign-in-lock.ts';

export interface AuthParts {
  auth: BetterAuth;
  lock: SignInLock;
  csrf: CsrfTokens;
  config: Config;
  db: Database;
}

/** Set by the routes on the way in, whatever the client sent there. */
export const clientHeader = 'x-client-address';

/** The calls under /auth that this house opens; everything else of the library stays shut. */
const calls: Record<string, (parts: AuthParts, request: Request) => Promise<Response>> = {
  'POST /auth/sign-in/email': signIn,
  'POST /auth/sign-out': signOut,
  'POST /auth/two-factor/verify-totp': secondStep,
  'POST /auth/two-factor/verify-backup-code': secondStep,
  'GET /auth/get-session': async (parts, request) => passOn(await parts.auth.handler(request)),
};

/** Answers a request under /auth; throws AppError for everything that is refused. */
export function answerAuth(parts: AuthParts, request: Request): Promise<Response> {
  const call = calls[`${request.method} ${new URL(request.url).pathname}`];
  if (!call) throw new AppError('not_found');
  return call(parts, request);
}

async function signIn(parts: AuthParts, request: Request): Promise<Response> {
  const body = check(signInSchema, await readBody(request), 'invalid');
  const client = request.headers.get(clientHeader) ?? 'unknown';
  await parts.lock.begin(body.email, client);
  const answer = await passOn(await parts.auth.handler(withBody(request, body)), { 401: 'bad_credentials' });
  await parts.lock.succeed(body.email, client);
  await welcome(parts, answer, request);
  return answer;
}

async function signOut({ auth, csrf }: AuthParts, request: Request): Promise<Response> {
  const answer = await passOn(await auth.handler(withBody(request, {})));
  answer.headers.append('Set-Cookie', csrf.expired());
  return answer;
}

/** With a code of the app or a recovery code; whoever has a session already is asked for none. */
async function secondStep(parts: AuthParts, request: Request): Promise<Response> {
  const body = check(secondStepSchema, await readBody(request), 'invalid');
  const code = body.code.replaceAll(/\s/g, '');
  const answer = await passOn(await parts.auth.handler(withBody(withoutSession(request, parts.config), { code })), {
    401: 'bad_credentials',
  });
  await welcome(parts, answer, request);
  return answer;
}

/** In a session the library would take the code as a confirmation of something else. */
function withoutSession(request: Request, config: Config): Request {
  const name = `${sessionCookieName(config)}=`;
  const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/).filter((cookie) => !cookie.startsWith(name));
  const headers = new Headers(request.headers);
  headers.set('cookie', cookies.join('; '));
  return new Request(request.url, { headers });
}

/** Somebody has come in: they get the token that belongs to their session, and that is written down. */
async function welcome({ csrf, config, db }: AuthParts, answer: Response, request: Request): Promise<void> {
  const session = newSession(config, answer.headers.getSetCookie());
  if (session === null) return;
  answer.headers.append('Set-Cookie', csrf.cookie(session));
  const { user } = signedIn.parse(await answer.clone().json());
  await db.update(users).set({ lastSignInAt: new Date() }).where(eq(users.id, user.id));
  await record(
    db,
    { action: 'signed_in', kind: 'user', id: user.id, title: user.name, changes: deviceOf(request) },
    {
      id: user.id,
      username: user.name,
    },
  );
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
async function passOn(answer: Response, refusals: { 401?: ErrorCode } = {}): Promise<Response> {
  const body: unknown = await answer.json().catch(() => null);
  if (answer.status >= 500) throw new Error(`The sign-in library failed with status ${answer.status}`);
  if (!answer.ok) throw new AppError(refusalOf(answer.status, codeIn(body), refusals[401] ?? 'unauthenticated'));
  const headers = new Headers({ 'Cache-Control': 'no-store', 'Content-Type': 'application/json' });
  for (const cookie of answer.headers.getSetCookie()) headers.append('Set-Cookie', cookie);
  return new Response(JSON.stringify(withoutTokens(body)), { headers });
}

/** What the first step has begun may be over: then one begins again. */
const begunTooLongAgo = new Set(['INVALID_TWO_FACTOR_COOKIE', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE']);

function refusalOf(status: number, code: string, wrong: ErrorCode): ErrorCode {
  if (begunTooLongAgo.has(code)) return 'unauthenticated';
  if (status === 401) return wrong;
  if (status === 429) return 'locked';
  return status === 400 ? 'invalid' : 'forbidden';
}

function withoutTokens(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => name !== 'token');
  return Object.fromEntries(entries.map(([name, inner]) => [name, withoutTokens(inner)]));
}
