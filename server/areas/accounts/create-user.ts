import { randomUUID } from 'node:crypto';
import { AppError } from '#contract/base/errors.ts';
import type { Role } from '#contract/accounts/capabilities.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { SessionUser } from '../../app-context.ts';
import { longestPassword, type Passwords, passwords as scrypt, shortestPassword } from './passwords/passwords.ts';
import { credentials, users } from '../../db/tables/accounts.ts';

export interface NewUser {
  email: string;
  username: string;
  role: Role;
  /** 12 to 128 characters. */
  password: string;
}

/** Creates a user; throws `conflict` if the e-mail is taken. */
export async function createUser(db: Database, user: NewUser, passwords: Passwords = scrypt): Promise<SessionUser> {
  const row = await prepareUser(user, passwords);
  const created = await db.transaction((tx) => insertUser(tx, row));
  if (!created) throw new AppError('conflict', 'email_address_taken');
  return created;
}

export interface PreparedUser extends SessionUser {
  passwordHash: string;
}

/** Does the slow work (the hash) outside the transaction. */
export async function prepareUser(
  { email, username, role, password }: NewUser,
  passwords: Passwords = scrypt,
): Promise<PreparedUser> {
  if (password.length < shortestPassword || password.length > longestPassword) {
    throw new AppError('invalid', 'password_length');
  }
  return {
    id: randomUUID(),
    email: email.trim().toLowerCase(),
    username,
    role,
    passwordHash: await passwords.hash(password),
  };
}

/** Returns null if the e-mail is taken. */
export async function insertUser(tx: Transaction, user: PreparedUser): Promise<SessionUser | null> {
  const { id, email, username, role, passwordHash } = user;
  const inserted = await tx
    .insert(users)
    .values({ id, email, name: username, role, emailVerified: true })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (inserted.length === 0) return null;
  await tx
    .insert(credentials)
    .values({ id: randomUUID(), accountId: id, providerId: 'credential', userId: id, password: passwordHash });
  return { id, email, username, role };
}
