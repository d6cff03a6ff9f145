import type { OpenAPIHono } from '@hono/zod-openapi';
import { type Account, usersApi } from '#contract/accounts/users-api.ts';
import { recordAudit } from '../../platform/audit/record.ts';
import { type Columns, csvAnswer, csvRows, fieldColumns } from '../../http/csv/csv-answer.ts';
import type { AppContext } from '../../app-context.ts';
import { listAnswer, offsetOf } from '../../http/list-answer.ts';
import { mount } from '../../http/mount.ts';
import { inState, lastSeen, readUser, shownColumns, toAccount, hasPassword } from './user-rows.ts';
import { and, asc, desc, eq, type SQL, sql, isNull, ne } from 'drizzle-orm';
import type { z } from 'zod';
import { users, sessions, twoFactors } from '../../db/tables/accounts.ts';
import { publishRequests } from '../../db/tables/sections.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { randomUUID } from 'node:crypto';
import { AppError, invalid } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { Role } from '#contract/accounts/capabilities.ts';
import type { TransactionContext } from '../../request-context.ts';
import { invitationMail } from '../accounts/passwords/forgotten-password.ts';
import { endPasswordTokens, linkLasts, makePasswordToken, passwordLink } from '../accounts/passwords/password-links.ts';
import { changesBetween } from '../../platform/audit/changes-between.ts';
import { withdrawRequests } from '../../platform/handover/requests.ts';
import { withInvalidation } from '../../platform/invalidation/with-invalidation.ts';
import { deleteMails, queueMail } from '../../platform/mail/queue-mail.ts';
import { readSiteName } from '../site-settings/site-settings.ts';
import { hasWords } from '../../db/has-words.ts';
import { requireUser } from '../../http/require-user.ts';
import type { BodyOf } from '#contract/base/endpoint.ts';

type Question = z.output<typeof usersApi.list.query>;

const sorts: Record<string, SQL> = {
  username: sql`fold_text(${users.name})`,
  email: sql`${users.email}`,
  role: sql`${users.role}`,
  created_at: sql`${users.createdAt}`,
  last_seen_at: lastSeen,
};

async function listUsers(db: Database, query: Question): Promise<{ count: number; results: Account[] }> {
  const where = and(
    query.role && eq(users.role, query.role),
    query.state && inState[query.state],
    hasWords(query.query, users.name, users.email),
  );
  const rows = await db
    .select(shownColumns)
    .from(users)
    .where(where)
    .orderBy(...orderOf(query.sort ?? 'username'))
    .limit(query.page_size)
    .offset(offsetOf(query));
  return { count: await db.$count(users, where), results: rows.map(toAccount) };
}

/** Users who never signed in come last. */
function orderOf(sort: string): SQL[] {
  const isDown = sort.startsWith('-');
  const by = sorts[sort.replace('-', '')] ?? sql`${users.name}`;
  return [isDown ? sql`${desc(by)} nulls last` : sql`${asc(by)} nulls last`, asc(users.id)];
}

const columns: Columns<Account> = {
  name: ({ username }) => username,
  ...fieldColumns('email', 'role', 'state'),
  second_factor: ({ two_factor: isOn }) => isOn,
  ...fieldColumns('created_at', 'last_seen_at'),
};

/** User accounts, for admins. */
export function usersRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount({ app, ctx }, usersApi.list, async ({ query, address }) =>
    listAnswer({ address, query }, await listUsers(ctx.db, query)),
  );
  mount({ app, ctx }, usersApi.exportCsv, async ({ query, context, user }) => {
    const rows = csvRows(columns, (slice) => listUsers(ctx.db, { ...query, ...slice }));
    await recordAudit(ctx.db, { action: 'exported', kind: 'user', title: 'Zugänge' }, user);
    return csvAnswer(context, { name: 'users', now: ctx.clock(), rows });
  });
  mount({ app, ctx }, usersApi.show, ({ params }) => readUser(ctx.db, params.id));
  mount({ app, ctx }, usersApi.create, ({ body, params }) => createInvited(ctx, body, params.locale));
  mount({ app, ctx }, usersApi.change, ({ params, body, user }) =>
    changeUser(ctx, { id: params.id, sent: body, by: requireUser(user).id }),
  );
  mount({ app, ctx }, usersApi.remove, ({ params, user }) => removeUser(ctx, params.id, requireUser(user).id));
  mount({ app, ctx }, usersApi.invite, ({ params }) => inviteAgain(ctx, params.id, params.locale));
  mount({ app, ctx }, usersApi.removeSecondFactor, async ({ params }) => removeSecondFactor(ctx, params.id));
}

type Writing = Pick<AppContext, 'db' | 'clock' | 'config'>;

/** Creates a user and sends a link to set a password. Throws 422 if the address is taken. */
function createInvited(
  ctx: Writing,
  { email, username, role }: { email: string; username: string; role: Role },
  locale: Locale,
): Promise<Account> {
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(users)
      .values({ id: randomUUID(), email, name: username, role })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (!row) throw invalid('email', 'email_address_taken');
    await sendInvitation({ db: tx, locale }, { writing: ctx, of: { id: row.id, email, username } });
    await recordAudit(tx, { action: 'created', kind: 'user', id: row.id, title: username });
    return readUser(tx, row.id);
  });
}

/** Sends a new link and invalidates earlier ones. */
function inviteAgain(ctx: Writing, id: string, locale: Locale): Promise<Account> {
  return ctx.db.transaction(async (tx) => {
    const account = await readUser(tx, id);
    if (account.state === 'blocked') throw new AppError('conflict', 'account_blocked');
    await endPasswordTokens(tx, id);
    await sendInvitation({ db: tx, locale }, { writing: ctx, of: account });
    await recordAudit(tx, { action: 'invited', kind: 'user', id, title: account.username });
    return account;
  });
}

async function sendInvitation(
  ctx: Pick<TransactionContext, 'db' | 'locale'>,
  {
    writing: { clock, config },
    of: { id, email, username },
  }: { writing: Writing; of: Pick<Account, 'id' | 'email' | 'username'> },
): Promise<void> {
  const { db: tx, locale } = ctx;
  const siteName = await readSiteName(tx, locale);
  const link = passwordLink(config.siteUrl, await makePasswordToken(tx, id, linkLasts.invitation));
  await queueMail({ ...ctx, now: clock() }, invitationMail({ recipient: email, username, locale, siteName, link }));
}

/** Changes name or role, blocks or unblocks; a blocked user is signed out at once. Throws 409 if the version is stale. */
function changeUser(
  { db, clock }: Writing,
  { id, sent, by }: { id: string; sent: BodyOf<typeof usersApi.change>; by: string },
): Promise<Account> {
  return db.transaction(async (tx) => {
    await lockAdmins(tx);
    const before = await readUser(tx, id);
    if (sent.version !== undefined && sent.version !== before.version) {
      throw new AppError('conflict', undefined, { details: { current: before } });
    }
    const wasBlocked = before.state === 'blocked';
    const blocked = sent.blocked ?? wasBlocked;
    if (blocked && id === by) throw invalid('blocked', 'cannot_block_oneself');
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
    if (changes.length > 0)
      await recordAudit(tx, { action: 'changed', kind: 'user', id, title: after.username, changes });
    return after;
  });
}

const named = ({ username, role, state }: Account) => ({ username, role, state });

/** Deletes a user and their open requests, which reviewers are told; their name stays on their revisions. */
function removeUser(ctx: AppContext, id: string, by: string): Promise<void> {
  return withInvalidation(ctx, async (tx, changed) => {
    await lockAdmins(tx);
    const account = await readUser(tx, id);
    if (id === by) throw new AppError('conflict', 'cannot_remove_oneself');
    if (account.role === 'admin' && (await countOtherAdmins(tx, id)) === 0) {
      throw new AppError('conflict', 'admin_needed');
    }
    await endPasswordTokens(tx, id);
    const own = eq(publishRequests.requestedBy, id);
    await withdrawRequests({ db: tx, changed, now: ctx.clock() }, own, account.username);
    await tx.delete(users).where(eq(users.id, id));
    await deleteMails(tx, account.email, ['invitation', 'password', 'request', 'note']);
    await recordAudit(tx, { action: 'removed', kind: 'user', id, title: account.username });
  });
}

/** Removes the second factor of a user who has lost their device, and ends their sessions. */
function removeSecondFactor({ db }: Pick<AppContext, 'db'>, id: string): Promise<Account> {
  return db.transaction(async (tx) => {
    const { username } = await readUser(tx, id);
    await tx.delete(twoFactors).where(eq(twoFactors.userId, id));
    await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, id));
    await logOut(tx, id);
    await recordAudit(tx, { action: 'second_factor_off', kind: 'user', id, title: username });
    return readUser(tx, id);
  });
}

async function logOut(tx: Transaction, id: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, id));
  await endPasswordTokens(tx, id);
}

/** Serialises changes of admins, so that two admins cannot remove each other’s role at the same time. */
async function lockAdmins(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('admins'))`);
}

async function requireOtherAdmin(tx: Transaction, id: string, field: string): Promise<void> {
  if ((await countOtherAdmins(tx, id)) === 0) throw invalid(field, 'admin_needed');
}

/** Number of other admins who can sign in. */
function countOtherAdmins(tx: Transaction, id: string): Promise<number> {
  const others = and(ne(users.id, id), eq(users.role, 'admin'), isNull(users.blockedAt), hasPassword);
  return tx.$count(users, others);
}
