import { APIError } from 'better-auth/api';
import { sql } from 'drizzle-orm';
import { roleSchema } from '#contract/user.ts';
import type { Config } from '../env.ts';
import type { Accounts, Database, SessionUser } from '../house.ts';
import { adminMenus } from './admin-menus.ts';
import { askLibrary } from './ask-library.ts';
import { answerAuth } from './answer-auth.ts';
import { authSecret } from './auth-secret.ts';
import { type BetterAuth, createBetterAuth } from './better-auth.ts';
import { createCsrfTokens } from './csrf-token.ts';
import { passwords as scrypt, type Passwords } from './passwords.ts';
import { sessionCookieOf } from './session-cookie.ts';
import { createSignInLock } from './sign-in-lock.ts';

export interface AccountsParts {
  db: Database;
  config: Config;
  clock: () => Date;
  passwords?: Passwords;
}

/** Sign-in, sessions and roles on the given database. */
export function createAccounts({ db, config, clock, passwords = scrypt }: AccountsParts): Accounts {
  const auth = createBetterAuth({ db, config, passwords });
  const lock = createSignInLock({ db, clock, secret: authSecret(config) });
  const csrf = createCsrfTokens(config);
  // One look-up for a request, however many parts of the house ask.
  const known = new WeakMap<Request, Promise<SessionUser | null>>();

  function userOf(request: Request): Promise<SessionUser | null> {
    if (sessionCookieOf(config, request.headers.get('cookie')) === null) return Promise.resolve(null);
    const found = known.get(request) ?? findUser(auth, db, request);
    known.set(request, found);
    return found;
  }

  return {
    userOf,
    describe: (user, locale) => ({
      email: user.email,
      username: user.username,
      admin_menus: adminMenus(user.role, locale),
      role: user.role,
    }),
    handle: (request) => answerAuth({ auth, lock, csrf, config, db }, request),
    ask: (headers, path, body) => askLibrary({ auth, csrf, config }, headers, path, body),
    recoveryCodesLeft: (userId) => countCodes(auth, userId),
  };
}

async function findUser(auth: BetterAuth, db: Database, request: Request): Promise<SessionUser | null> {
  try {
    const session = await auth.api.getSession({ headers: request.headers, query: { disableRefresh: true } });
    if (!session) return null;
    const { id, email, name, role } = session.user;
    return { id, email, username: name, role: roleSchema.parse(role), sessionId: session.session.id };
  } catch (error) {
    // The library hides why it failed; a database that is gone says so itself.
    if (error instanceof APIError && error.statusCode >= 500) await db.execute(sql`select 1`);
    throw error;
  }
}

async function countCodes(auth: BetterAuth, userId: string): Promise<number> {
  try {
    return (await auth.api.viewBackupCodes({ body: { userId } })).backupCodes.length;
  } catch (error) {
    if (error instanceof APIError) return 0;
    throw error;
  }
}
