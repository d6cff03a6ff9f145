import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { eq, lt } from 'drizzle-orm';
import type { Config } from '../env.ts';
import type { Database } from '../house.ts';
import { authSecret } from './auth-secret.ts';
import { longestPassword, type Passwords, shortestPassword } from './passwords.ts';
import { credentials, sessions, users, verifications } from './schema.ts';
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
      schema: { user: users, session: sessions, account: credentials, verification: verifications },
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: shortestPassword,
      maxPasswordLength: longestPassword,
      password: { verify: passwords.verify, hash: (password) => hashLikeVerify(db, passwords, password) },
    },
    user: { additionalFields: { role: { type: 'string', required: true, input: false } } },
    session: { expiresIn: sessionDays * day, updateAge: day },
    databaseHooks: { session: { create: { after: () => forgetEnded(db) } } },
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

async function forgetEnded(db: Database): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date()));
}

export type BetterAuth = ReturnType<typeof createBetterAuth>;
