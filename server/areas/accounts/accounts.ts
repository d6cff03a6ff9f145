import { APIError } from 'better-auth/api';
import { sql } from 'drizzle-orm';
import { capabilitiesOf, can, type Capability, type Role } from '#contract/accounts/capabilities.ts';
import { roleSchema, type User } from '#contract/accounts/user.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../db/database.ts';
import type { Accounts, SessionUser } from '../../app-context.ts';
import { callLibrary } from './call-library.ts';
import { answerAuth } from './answer-auth.ts';
import { authSecret } from './sessions/secrets.ts';
import { type BetterAuth, createBetterAuth } from './better-auth.ts';
import { createCsrfTokens } from './sessions/csrf.ts';
import { passwords as scrypt, type Passwords } from './passwords/passwords.ts';
import { sessionCookieOf } from './sessions/session-cookie.ts';
import { createSignInLock } from './passwords/sign-in-lock.ts';
import type { Locale } from '#contract/base/locale.ts';
import { serverText } from '../../platform/server-text.ts';
import { adminAddress } from '../links/addresses.ts';

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
  // One session query per request, however many routes and middlewares ask for the user.
  const userByRequest = new WeakMap<Request, Promise<SessionUser | null>>();

  function userOf(request: Request): Promise<SessionUser | null> {
    if (sessionCookieOf(config, request.headers.get('cookie')) === null) return Promise.resolve(null);
    const found = userByRequest.get(request) ?? findUser(auth, db, request);
    userByRequest.set(request, found);
    return found;
  }

  return {
    userOf,
    describe: (user, locale) => ({
      email: user.email,
      username: user.username,
      admin_menus: adminMenus(user.role, locale),
      role: user.role === 'admin' ? 'admin' : 'editor',
      capabilities: capabilitiesOf(user.role),
    }),
    handle: (request) => answerAuth({ auth, lock, csrf, config, db }, request),
    callLibrary: (headers, path, body) => callLibrary({ auth, csrf, config }, { sent: headers, path, body }),
    recoveryCodesLeft: (userId) => countCodes(auth, userId),
  };
}

async function findUser(auth: BetterAuth, db: Database, request: Request): Promise<SessionUser | null> {
  try {
    const session = await auth.api.getSession({ headers: request.headers, query: { disableRefresh: true } });
    if (!session) return null;
    const { id, email, name } = session.user;
    // A role that only a newer version knows has no rights here.
    const role = roleSchema.safeParse(session.user.role);
    return role.success ? { id, email, username: name, role: role.data, sessionId: session.session.id } : null;
  } catch (error) {
    // The library hides the cause of an error; if the database is unreachable, this query throws the database error.
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

/** Menu entries, resources and other screens of the back office, and who may open them. */
const menus = [
  ['pages', 'pages'],
  ['patterns', 'modules'],
  ['shared-parts', 'modules'],
  ['media', 'media'],
  ['events', 'programme'],
  ['productions', 'programme'],
  ['festivals', 'programme'],
  ['seasons', 'programme'],
  ['persons', 'people'],
  ['articles', 'magazine'],
  ['seasonsubscriptions', 'programme'],
  ['download-directories', 'press'],
  ['departments', 'contact'],
  ['slides', 'pages'],
  ['breaking-news', 'pages'],
  ['import', 'programme'],
  ['replace', 'office'],
  ['requests', 'office'],
  ['notes', 'modules'],
  ['bin', 'office'],
  ['users', 'users'],
  ['redirects', 'settings'],
  ['not-found', 'settings'],
  ['newsletter-entries', 'administration'],
  ['mails', 'administration'],
  ['audit', 'administration'],
  ['house', 'settings'],
  ['settings', 'settings'],
  ['take-over', 'settings'],
  ['status', 'administration'],
] as const satisfies [string, Capability][];

/** The back-office menus that a role may open. */
function adminMenus(role: Role, locale: Locale): User['admin_menus'] {
  return menus
    .filter(([, access]) => can(role, access))
    .map(([key]) => ({ key, label: serverText(`menu.${key}`, locale), url: adminAddress(key) }));
}
