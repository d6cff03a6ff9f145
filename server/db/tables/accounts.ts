import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { roles } from '#contract/accounts/capabilities.ts';
import { noteMails, requestMails } from '#contract/accounts/account-api.ts';
import type { Locale } from '#contract/base/locale.ts';

// better-auth requires these field names.
const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** User accounts; there is no public sign-up. */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** The API calls it `username`. */
    name: text('name').notNull(),
    /** Lower case. */
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    role: text('role', { enum: roles }).notNull().default('editor'),
    /** Language of mails to this user; null: that of the house. */
    language: text('language').$type<Locale>(),
    /** Which notes in the page editor are mailed to this user. */
    noteMails: text('note_mails', { enum: noteMails }).notNull().default('mentions'),
    /** Which requests for publication are mailed to this user. */
    requestMails: text('request_mails', { enum: requestMails }).notNull().default('all'),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    /** Time at which the account was blocked; null for an active account. */
    blockedAt: at('blocked_at'),
    lastSignInAt: at('last_sign_in_at'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [check('users_role', sql`${table.role} in ('press', 'programme_editor', 'editor', 'publisher', 'admin')`)],
);

/** Of a row that is deleted with its user. */
export const belongsToUser = (name: string) =>
  text(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: belongsToUser('user_id'),
    expiresAt: at('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** Credentials of a user, with the hash of the password. */
export const credentials = pgTable(
  'credentials',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: belongsToUser('user_id'),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: at('access_token_expires_at'),
    refreshTokenExpiresAt: at('refresh_token_expires_at'),
    scope: text('scope'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [index('credentials_user').on(table.userId)],
);

/** The second factor of a person; secret and recovery codes are encrypted with the house’s secret. */
export const twoFactors = pgTable(
  'two_factors',
  {
    id: text('id').primaryKey(),
    userId: belongsToUser('user_id'),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    /** False until a code has confirmed it. */
    verified: boolean('verified').notNull().default(false),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: at('locked_until'),
  },
  (table) => [index('two_factors_user').on(table.userId)],
);

export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: at('expires_at').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
);

/** Failed sign-ins; in the database, so that all processes share the count. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    /** Keyed hash of e-mail and client address; neither is stored. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    startedAt: at('started_at').notNull(),
    lockedUntil: at('locked_until'),
  },
  (table) => [index('sign_in_attempts_started').on(table.startedAt)],
);

/** Rate limits that have been used; unlogged: a crash of PostgreSQL empties it. */
export const rateLimits = pgTable('rate_limits', {
  /** Keyed hash of the limit’s name and the client address; neither is stored. */
  key: text('key').primaryKey(),
  /** The moment at which the client may use the whole limit again; then the row is of no use. No index: updates stay in place. */
  fullAt: at('full_at').notNull(),
});

/** Writes that were sent with an `Idempotency-Key`, for an hour. */
export const idempotencyKeys = pgTable('idempotency_keys', {
  /** Hash of account and key. */
  key: text('key').primaryKey(),
  /** Hash of method, address and body. */
  request: text('request').notNull(),
  /** Status, and JSON encrypted with the key itself, of the answer; null while the request is running, the body also with 204. */
  status: integer('status'),
  body: text('body'),
  /** When it was answered; of a running request, when its process last said so. */
  at: at('at').notNull(),
});

/** Secrets that were generated; used where processes share no folder. */
export const secrets = pgTable('secrets', {
  /** `sessions`: signs sessions, links and unsubscribe addresses. */
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
