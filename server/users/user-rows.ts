import { createHash } from 'node:crypto';
import { and, eq, exists, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { Account } from '#contract/users-api.ts';
import { credentials, sessions, users } from '../accounts/schema.ts';
import type { Database, Transaction } from '../house.ts';
import { berlinIso } from '../programme/berlin-time.ts';

type UserRow = typeof users.$inferSelect;

/** Has chosen a password. */
export const hasPassword = exists(
  sql`(select 1 from ${credentials} where ${and(eq(credentials.userId, users.id), isNotNull(credentials.password))})`,
);

export const inState: Record<Account['state'], SQL | undefined> = {
  blocked: isNotNull(users.blockedAt),
  active: and(isNull(users.blockedAt), hasPassword),
  invited: and(isNull(users.blockedAt), not(hasPassword)),
};

/** A session that was used later than the last sign-in. */
export const lastSeen = sql<Date | string | null>`greatest(${users.lastSignInAt},
  (select max(${sessions.updatedAt}) from ${sessions} where ${sessions.userId} = ${users.id}))`;

/** What is selected of everybody. */
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

/** Of what admins change; that somebody logs in is no change. */
function versionOf({ id, email, name, role, blockedAt }: UserRow): string {
  const said = JSON.stringify([id, email, name, role, blockedAt]);
  return createHash('sha256').update(said).digest('base64url').slice(0, 24);
}

/** One of them; 404 where there is none. */
export async function readUser(db: Database | Transaction, id: string): Promise<Account> {
  const [found] = await db.select(shownColumns).from(users).where(eq(users.id, id));
  if (!found) throw new AppError('not_found');
  return toAccount(found);
}
