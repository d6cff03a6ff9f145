import type { AuthProvider } from 'react-admin';
import { z } from 'zod';
import type { Capability } from '#contract/accounts/capabilities.ts';
import type { User } from '#contract/accounts/user.ts';
import { getUser } from '#contract/accounts/user-api.ts';
import { recordOf } from '#contract/base/records.ts';
import { browserTransport } from '#contract/client/browser-transport.ts';
import { createClient } from '#contract/client/create-client.ts';
import { sendCall } from '#contract/client/send-call.ts';
import { request, toHttpError } from './request.ts';

/** The signed-in user; read once per session. */
let currentUser: Promise<User> | null = null;

export function readUser(): Promise<User> {
  currentUser ??= request(getUser).catch((error: unknown) => {
    currentUser = null;
    throw error;
  });
  return currentUser;
}

/** Without the sign-in dialog: 401 says here that the credentials are wrong. */
const ask = createClient({ send: (call) => sendCall(browserTransport, call), refuse: toHttpError });
const post = (address: string, body: object) => ask(z.unknown().transform(recordOf), { method: 'POST', address, body });

/** Signs in. Answers 'second' when a second factor is needed; throws HttpError with a message for the user. */
export async function openSession(email: string, password: string): Promise<'open' | 'second'> {
  const { twoFactorRedirect } = await post('/auth/sign-in/email', { email, password });
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
