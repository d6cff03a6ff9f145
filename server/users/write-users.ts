import { randomUUID } from 'node:crypto';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { Locale } from '#contract/locale.ts';
import type { Role } from '#contract/user.ts';
import type { Account } from '#contract/users-api.ts';
import { invitationMail } from '../accounts/mails.ts';
import { endPasswordTokens, linkLasts, makePasswordToken, passwordLink } from '../accounts/password-links.ts';
import { sessions, twoFactors, users } from '../accounts/schema.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { record } from '../audit/record.ts';
import type { House, Transaction } from '../house.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { readSiteSettings } from '../site-settings/site-settings.ts';
import { hasPassword, readUser } from './user-rows.ts';

type Writing = Pick<House, 'db' | 'clock' | 'config'>;

/** Adds somebody and sends them a link to choose a password. 422 where the address is taken. */
export function createInvited(
  house: Writing,
  { email, username, role }: { email: string; username: string; role: Role },
  locale: Locale,
): Promise<Account> {
  return house.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(users)
      .values({ id: randomUUID(), email, name: username, role })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (!row) throw wrong('email', 'This e-mail address is already in use');
    await sendInvitation(tx, house, { id: row.id, email, username }, locale);
    await record(tx, { action: 'created', kind: 'user', id: row.id, title: username });
    return readUser(tx, row.id);
  });
}

/** Sends a new link; those that were sent before end. */
export function inviteAgain(house: Writing, id: string, locale: Locale): Promise<Account> {
  return house.db.transaction(async (tx) => {
    const account = await readUser(tx, id);
    if (account.state === 'blocked') throw new AppError('conflict', 'This account is blocked');
    await endPasswordTokens(tx, id);
    await sendInvitation(tx, house, account, locale);
    await record(tx, { action: 'invited', kind: 'user', id, title: account.username });
    return account;
  });
}

async function sendInvitation(
  tx: Transaction,
  { clock, config }: Writing,
  { id, email, username }: Pick<Account, 'id' | 'email' | 'username'>,
  locale: Locale,
): Promise<void> {
  const { name: house } = await readSiteSettings(tx);
  const link = passwordLink(config.siteUrl, await makePasswordToken(tx, id, linkLasts.invitation));
  await queueMail(tx, invitationMail({ recipient: email, username, locale, house, link }), clock());
}

interface Change {
  username?: string | undefined;
  role?: Role | undefined;
  blocked?: boolean | undefined;
  version?: string | undefined;
}

/** Changes name or role, blocks or unblocks; who is blocked is logged out at once. 409 where it has changed since. */
export function changeUser({ db, clock }: Writing, id: string, sent: Change, by: string): Promise<Account> {
  return db.transaction(async (tx) => {
    await lockAdmins(tx);
    const before = await readUser(tx, id);
    if (sent.version !== undefined && sent.version !== before.version) {
      throw new AppError('conflict', undefined, { details: { current: before } });
    }
    const wasBlocked = before.state === 'blocked';
    const blocked = sent.blocked ?? wasBlocked;
    if (blocked && id === by) throw wrong('blocked', 'Nobody can block themselves');
    const role = sent.role ?? before.role;
    if (before.role === 'admin' && (role !== 'admin' || blocked)) {
      await requireOtherAdmin(tx, id, blocked ? 'blocked' : 'role');
    }
    const set = { name: sent.username ?? before.username, role, updatedAt: clock() };
    const since = blocked === wasBlocked ? {} : { blockedAt: blocked ? clock() : null };
    await tx
      .update(users)
      .set({ ...set, ...since })
      .where(eq(users.id, id));
    if (blocked) await logOut(tx, id);
    const after = await readUser(tx, id);
    const changes = changesBetween(named(before), named(after));
    if (changes.length > 0) await record(tx, { action: 'changed', kind: 'user', id, title: after.username, changes });
    return after;
  });
}

const named = ({ username, role, state }: Account) => ({ username, role, state });

/** Takes somebody away; what they wrote keeps their name. */
export function removeUser({ db }: Pick<House, 'db'>, id: string, by: string): Promise<void> {
  return db.transaction(async (tx) => {
    await lockAdmins(tx);
    const account = await readUser(tx, id);
    if (id === by) throw new AppError('conflict', 'Nobody can take themselves away');
    if (account.role === 'admin' && (await countOtherAdmins(tx, id)) === 0) {
      throw new AppError('conflict', 'Somebody has to be an admin');
    }
    await endPasswordTokens(tx, id);
    await tx.delete(users).where(eq(users.id, id));
    await record(tx, { action: 'removed', kind: 'user', id, title: account.username });
  });
}

/** For somebody who has lost their device; their sessions end. */
export function removeSecondFactor({ db }: Pick<House, 'db'>, id: string): Promise<Account> {
  return db.transaction(async (tx) => {
    const { username } = await readUser(tx, id);
    await tx.delete(twoFactors).where(eq(twoFactors.userId, id));
    await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, id));
    await logOut(tx, id);
    await record(tx, { action: 'second_factor_off', kind: 'user', id, title: username });
    return readUser(tx, id);
  });
}

async function logOut(tx: Transaction, id: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, id));
  await endPasswordTokens(tx, id);
}

/** Two admins who take each other’s role at once come one after the other. */
async function lockAdmins(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('admins'))`);
}

async function requireOtherAdmin(tx: Transaction, id: string, field: string): Promise<void> {
  if ((await countOtherAdmins(tx, id)) === 0) throw wrong(field, 'Somebody has to be an admin');
}

/** Those who could log in now. */
function countOtherAdmins(tx: Transaction, id: string): Promise<number> {
  const others = and(ne(users.id, id), eq(users.role, 'admin'), isNull(users.blockedAt), hasPassword);
  return tx.$count(users, others);
}

function wrong(path: string, message: string): AppError {
  return new AppError('invalid', undefined, { issues: [{ path, message }] });
}
