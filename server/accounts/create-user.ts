import { randomUUID } from 'node:crypto';
import { AppError } from '#contract/errors.ts';
import type { Role } from '#contract/user.ts';
import type { Database, SessionUser, Transaction } from '../house.ts';
import { longestPassword, type Passwords, passwords as scrypt, shortestPassword } from './passwords.ts';
import { credentials, users } from './schema.ts';

export interface NewUser {
  email: string;
  username: string;
  role: Role;
  /** 12 to 128 characters. */
  password: string;
}

/** Adds a person who may log in; throws `conflict` when the e-mail is taken. */
export async function createUser(db: Database, user: NewUser, passwords: Passwords = scrypt): Promise<SessionUser> {
  const row = await prepareUser(user, passwords);
  const created = await db.transaction((tx) => insertUser(tx, row));
  if (!created) throw new AppError('conflict', 'This e-mail address is already in use');
  return created;
}

export interface PreparedUser extends SessionUser {
  passwordHash: string;
}

/** Everything slow about a new person; no transaction waits for the hash. */
export async function prepareUser(
  { email, username, role, password }: NewUser,
  passwords: Passwords = scrypt,
): Promise<PreparedUser> {
  if (password.length < shortestPassword || password.length > longestPassword) {
    throw new AppError('invalid', `A password has ${shortestPassword} to ${longestPassword} characters`);
  }
  return {
    id: randomUUID(),
    email: email.trim().toLowerCase(),
    username,
    role,
    passwordHash: await passwords.hash(password),
  };
}

/** Null when the e-mail is taken. */
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
