import { type AuthProvider, HttpError } from 'react-admin';
import type { Role, User } from '../../contract/user.ts';
import { ask, csrfToken, failureOf } from './ask.ts';

/** Who is logged in, read once. */
let known: Promise<User> | null = null;

export function readUser(): Promise<User> {
  known ??= (ask('/pageeditor-api/user') as Promise<User>).catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

async function post(path: string, body: object): Promise<unknown> {
  const answer = await fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', 'x-csrftoken': csrfToken() },
    body: JSON.stringify(body),
  }).catch(() => null);
  if (!answer) throw new HttpError('house.unreachable', 0, {});
  const given: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw failureOf(answer.status, given);
  return given;
}

/** Opens a session for this browser, or says that a second step is needed; throws HttpError with what to tell. */
export async function openSession(email: string, password: string): Promise<'open' | 'second'> {
  const answer = (await post('/auth/sign-in/email', { email, password })) as { twoFactorRedirect?: boolean } | null;
  known = null;
  return answer?.twoFactorRedirect ? 'second' : 'open';
}

/** The second step: six digits of the app, or a recovery code. */
export async function confirmSession(code: string): Promise<void> {
  const digits = code.replaceAll(/\s/g, '');
  const step = /^\d{6}$/.test(digits) ? 'verify-totp' : 'verify-backup-code';
  await post(`/auth/two-factor/${step}`, { code: step === 'verify-totp' ? digits : code.trim() });
  known = null;
}

export const authProvider: AuthProvider = {
  login: async ({ username, password }: { username: string; password: string }) => {
    await openSession(username, password);
  },

  async logout() {
    const had = known;
    known = null;
    if (had) await post('/auth/sign-out', {}).catch(() => undefined);
  },

  async checkAuth() {
    await readUser();
  },

  // A session that has ended is asked for again over the screen, see ask.ts; here nobody is thrown out.
  async checkError() {},

  async getIdentity() {
    const { username, email } = await readUser();
    return { id: email, fullName: username || email };
  },

  async getPermissions(): Promise<Role> {
    return (await readUser()).role ?? 'editor';
  },
};
