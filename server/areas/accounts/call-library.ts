import { z } from 'zod';
import type { Config } from '../../platform/config.ts';
import type { LibraryResponse } from '../../app-context.ts';
import type { AuthParts } from './answer-auth.ts';
import { newSession } from './sessions/session-cookie.ts';

/** Calls the sign-in library with the session in these headers. Throws if the library itself fails. */
export async function callLibrary(
  { auth, csrf, config }: Pick<AuthParts, 'auth' | 'csrf'> & { config: Config },
  { sent, path, body }: { sent: Headers; path: `/auth/${string}`; body: object },
): Promise<LibraryResponse> {
  const headers = new Headers({ 'content-type': 'application/json' });
  for (const name of ['cookie', 'user-agent']) headers.set(name, sent.get(name) ?? '');
  const url = new URL(path, config.siteUrl);
  const answer = await auth.handler(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }));
  if (answer.status >= 500) throw new Error(`The sign-in library failed with status ${answer.status}`);
  const cookies = answer.headers.getSetCookie();
  const session = newSession(config, cookies);
  if (session !== null) cookies.push(csrf.cookie(session));
  const answerBody = z
    .record(z.string(), z.unknown())
    .catch({})
    .parse(await answer.json().catch(() => ({})));
  return { status: answer.status, code: answer.ok ? '' : codeIn(answerBody), body: answerBody, cookies };
}

/** The error code of the library. */
export function codeIn(body: unknown): string {
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
}
