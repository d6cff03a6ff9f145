import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Config } from '../env.ts';
import type { Database } from '../house.ts';
import { authSecret } from './auth-secret.ts';
import { longestPassword, type Passwords, shortestPassword } from './passwords.ts';
import { hashIdentifier } from './password-links.ts';
import { credentials, sessions, twoFactors, users, verifications } from './schema.ts';
import { cookiePrefix, isSecure, sessionDays } from './session-cookie.ts';

const day = 86_400;

/** The sign-in library as this house uses it: e-mail and password, sessions in the database, nobody signs up alone. */
export function createBetterAuth({ db, config, passwords }: { db: Database; config: Config; passwords: Passwords }) {
  return betterAuth({
    appName: 'Proscenium',
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
    // Who reads the table can open nothing with it.
    verification: { storeIdentifier: { default: { hash: async (identifier) => hashIdentifier(identifier) } } },
    plugins: [twoFactor({ twoFactorCookieMaxAge: 600, backupCodeOptions: { amount: 10, length: 10 } })],
    session: { expiresIn: sessionDays * day, updateAge: day },
    databaseHooks: {
      session: {
        create: {
          before: async ({ userId }) => refuseBlocked(db, userId),
          after: () => forgetEnded(db),
        },
      },
    },
    advanced: {
      cookiePrefix,
      useSecureCookies: isSecure(config),
      ipAddress: { disableIpTracking: true },
      // check-csrf.ts is stricter and covers every write of the house.
      disableCSRFCheck: true,
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Its messages may name e-mails and origins that a caller made up; faults reach the house as exceptions.
    logger: { disabled: true },
  });
}

/**
 * For an unknown e-mail the library makes a hash where a known one has its password checked. A known one also costs a
 * look at its credentials, so an unknown one looks too.
 */
async function hashLikeVerify(db: Database, passwords: Passwords, password: string): Promise<string> {
  await db.select().from(credentials).where(eq(credentials.userId, '')).limit(100);
  return passwords.hash(password);
}

/** As if the password were wrong. */
async function refuseBlocked(db: Database, userId: string): Promise<void> {
  const blocked = await db.$count(users, and(eq(users.id, userId), isNotNull(users.blockedAt)));
  if (blocked > 0) throw new APIError('UNAUTHORIZED');
}

async function forgetEnded(db: Database): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date()));
}

export type BetterAuth = ReturnType<typeof createBetterAuth>;
