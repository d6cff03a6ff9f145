import { createHash } from 'node:crypto';
import { and, eq, exists, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import type { Account } from '#contract/accounts/users-api.ts';
import { credentials, sessions, users } from '../../db/tables/accounts.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { berlinIso } from '#time/berlin-iso.ts';

type UserRow = typeof users.$inferSelect;

/** True if the user has set a password. */
export const hasPassword = exists(
  sql`(select 1 from ${credentials} where ${and(eq(credentials.userId, users.id), isNotNull(credentials.password))})`,
);

export const inState: Record<Account['state'], SQL | undefined> = {
  blocked: isNotNull(users.blockedAt),
  active: and(isNull(users.blockedAt), hasPassword),
  invited: and(isNull(users.blockedAt), not(hasPassword)),
};

/** The later of the last sign-in and the last use of a session. */
export const lastSeen = sql<Date | string | null>`greatest(${users.lastSignInAt},
  (select max(${sessions.updatedAt}) from ${sessions} where ${sessions.userId} = ${users.id}))`;

/** Columns that every query for users selects. */
export const shownColumns = { row: users, hasPassword: sql<boolean>`${hasPassword}`, lastSeen };

interface Selected {
  row: UserRow;
  hasPassword: boolean;
  lastSeen: Date | string | null;
}

export function toAccount({ row, hasPassword: isComplete, lastSeen: seen }: Selected): Account {
  return {
    id: row.id,
    email: row.email,
    username: row.name,
    role: row.role,
    state: row.blockedAt ? 'blocked' : isComplete ? 'active' : 'invited',
    two_factor: row.twoFactorEnabled,
    created_at: berlinIso(row.createdAt),
    last_seen_at: seen === null ? null : berlinIso(new Date(seen)),
    version: versionOf(row),
  };
}

/** Hash of the fields that admins change; a sign-in does not change the version. */
function versionOf({ id, email, name, role, blockedAt }: UserRow): string {
  const content = JSON.stringify([id, email, name, role, blockedAt]);
  return createHash('sha256').update(content).digest('base64url').slice(0, 24);
}

/** One user; throws 404 for an unknown id. */
export async function readUser(db: Database | Transaction, id: string): Promise<Account> {
  const [found] = await db.select(shownColumns).from(users).where(eq(users.id, id));
  if (!found) throw new AppError('not_found');
  return toAccount(found);
}
