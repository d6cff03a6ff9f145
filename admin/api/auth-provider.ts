import { type AuthProvider, HttpError } from 'react-admin';
import type { Capability } from '#contract/accounts/capabilities.ts';
import type { User } from '#contract/accounts/user.ts';
import { getUser } from '#contract/accounts/user-api.ts';
import { recordOf } from '#contract/base/records.ts';
import { request, csrfToken, toHttpError } from './request.ts';

/** The signed-in user; read once per session. */
let currentUser: Promise<User> | null = null;

export function readUser(): Promise<User> {
  currentUser ??= request(getUser).catch((error: unknown) => {
    currentUser = null;
    throw error;
  });
  return currentUser;
}

async function post(path: string, body: object): Promise<unknown> {
  const answer = await fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', 'x-csrftoken': csrfToken() },
    body: JSON.stringify(body),
  }).catch(() => null);
  if (!answer) throw new HttpError('errors.unreachable', 0, {});
  const result: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw toHttpError(answer.status, result);
  return result;
}

/** Signs in. Answers 'second' when a second factor is needed; throws HttpError with a message for the user. */
export async function openSession(email: string, password: string): Promise<'open' | 'second'> {
  const { twoFactorRedirect } = recordOf(await post('/auth/sign-in/email', { email, password }));
  currentUser = null;
  return twoFactorRedirect ? 'second' : 'open';
}

/** Second sign-in step: six digits of the app, or a recovery code. */
export async function confirmSession(code: string): Promise<void> {
  const digits = code.replaceAll(/\s/g, '');
  const step = /^\d{6}$/.test(digits) ? 'verify-totp' : 'verify-backup-code';
  await post(`/auth/two-factor/${step}`, { code: step === 'verify-totp' ? digits : code.trim() });
  currentUser = null;
}

export const authProvider: AuthProvider = {
  login: async ({ username, password }: { username: string; password: string }) => {
    await openSession(username, password);
  },

  async logout() {
    const user = currentUser;
    currentUser = null;
    if (user) await post('/auth/sign-out', {}).catch(() => undefined);
  },

  async checkAuth() {
    await readUser();
  },

  // Never sign out here: `request` asks for the password again in a dialog.
  async checkError() {},

  async getIdentity() {
    const { username, email } = await readUser();
    return { id: email, fullName: username || email };
  },

  async getPermissions(): Promise<Capability[]> {
    return (await readUser()).capabilities;
  },
};
