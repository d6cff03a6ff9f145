import { z } from 'zod';
import type { Config } from '../env.ts';
import type { LibraryAnswer } from '../house.ts';
import type { AuthParts } from './answer-auth.ts';
import { newSession } from './session-cookie.ts';

/** Asks the sign-in library in the name of whoever sent these headers; a failure of its own is thrown. */
export async function askLibrary(
  { auth, csrf, config }: Pick<AuthParts, 'auth' | 'csrf'> & { config: Config },
  sent: Headers,
  path: `/auth/${string}`,
  body: object,
): Promise<LibraryAnswer> {
  const headers = new Headers({ 'content-type': 'application/json' });
  for (const name of ['cookie', 'user-agent']) headers.set(name, sent.get(name) ?? '');
  const url = new URL(path, config.siteUrl);
  const answer = await auth.handler(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }));
  if (answer.status >= 500) throw new Error(`The sign-in library failed with status ${answer.status}`);
  const cookies = answer.headers.getSetCookie();
  const session = newSession(config, cookies);
  if (session !== null) cookies.push(csrf.cookie(session));
  const said = z
    .record(z.string(), z.unknown())
    .catch({})
    .parse(await answer.json().catch(() => ({})));
  return { status: answer.status, code: answer.ok ? '' : codeIn(said), body: said, cookies };
}

/** The library’s name for what is wrong. */
export function codeIn(body: unknown): string {
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
}
