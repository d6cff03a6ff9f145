import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { productName } from '#contract/settings/product-name.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../db/database.ts';
import { authSecret } from './sessions/secrets.ts';
import { hashIdentifier } from './passwords/password-links.ts';
import { longestPassword, type Passwords, shortestPassword } from './passwords/passwords.ts';
import { credentials, sessions, twoFactors, users, verifications } from '../../db/tables/accounts.ts';
import { cookiePrefix, isSecure, sessionDays } from './sessions/session-cookie.ts';

const day = 86_400;

/** Configures the sign-in library: e-mail and password, sessions in the database, no public sign-up. */
export function createBetterAuth({ db, config, passwords }: { db: Database; config: Config; passwords: Passwords }) {
  return betterAuth({
    appName: productName,
    baseURL: config.siteUrl,
    basePath: '/auth',
    secret: authSecret(config),
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: {
        user: users,
        session: sessions,
        account: credentials,
        verification: verifications,
        twoFactor: twoFactors,
      },
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: shortestPassword,
      maxPasswordLength: longestPassword,
      revokeSessionsOnPasswordReset: true,
      password: { verify: passwords.verify, hash: (password) => hashLikeVerify(db, passwords, password) },
    },
    user: { additionalFields: { role: { type: 'string', required: true, input: false } } },
    // Stores hashes only: read access to the table is not enough to use a token.
    verification: { storeIdentifier: { default: { hash: async (identifier) => hashIdentifier(identifier) } } },
    plugins: [twoFactor({ twoFactorCookieMaxAge: 600, backupCodeOptions: { amount: 10, length: 10 } })],
    session: { expiresIn: sessionDays * day, updateAge: day },
    databaseHooks: {
      session: {
        create: {
          before: async ({ userId }) => refuseBlocked(db, userId),
          after: () => removeEndedSessions(db),
        },
      },
    },
    advanced: {
      cookiePrefix,
      useSecureCookies: isSecure(config),
      ipAddress: { disableIpTracking: true },
      // check-csrf.ts is stricter and covers every write of the application.
      disableCSRFCheck: true,
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Its messages may contain e-mails and origins that a client invented; failures are thrown as exceptions anyway.
    logger: { disabled: true },
  });
}

/**
 * Prevents a timing difference: for a known e-mail the library reads the credentials and checks a hash, for an unknown
 * one it only creates a hash. So this also reads the credentials.
 */
async function hashLikeVerify(db: Database, passwords: Passwords, password: string): Promise<string> {
  await db.select().from(credentials).where(eq(credentials.userId, '')).limit(100);
  return passwords.hash(password);
}

/** Fails in the same way as a wrong password. */
async function refuseBlocked(db: Database, userId: string): Promise<void> {
  const blocked = await db.$count(users, and(eq(users.id, userId), isNotNull(users.blockedAt)));
  if (blocked > 0) throw new APIError('UNAUTHORIZED');
}

async function removeEndedSessions(db: Database): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date()));
}

export type BetterAuth = ReturnType<typeof createBetterAuth>;
