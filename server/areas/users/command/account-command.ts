import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { newAccountSchema } from '#contract/accounts/users-api.ts';
import type { AppContext } from '../../../app-context.ts';
import { credentials, sessions, twoFactors, users } from '../../../db/tables/accounts.ts';
import { toMessage, writeMessage } from '../../../http/errors/write-message.ts';
import { recordAudit } from '../../../platform/audit/record.ts';
import { commandLine } from '../../../platform/command-line.ts';
import type { SocketCommands } from '../../../platform/command-socket.ts';
import { insertUser, prepareUser } from '../../accounts/create-user.ts';
import { endPasswordTokens } from '../../accounts/passwords/password-links.ts';
import { longestPassword, passwords, shortestPassword } from '../../accounts/passwords/passwords.ts';
import { AppError } from '#contract/base/errors.ts';
import { shownColumns, toAccount } from '../user-rows.ts';

const password = z
  .string()
  .refine(
    ({ length }) => length >= shortestPassword && length <= longestPassword,
    `must have ${shortestPassword} to ${longestPassword} characters`,
  );

const commandSchema = z.discriminatedUnion('act', [
  z.object({ act: z.literal('list') }),
  newAccountSchema.extend({ act: z.literal('create'), password }),
  z.object({
    act: z.literal('reset-password'),
    email: newAccountSchema.shape.email,
    password,
    remove_second_factor: z.boolean(),
  }),
]);
type Command = z.output<typeof commandSchema>;
type Creation = Extract<Command, { act: 'create' }>;
type Reset = Extract<Command, { act: 'reset-password' }>;

const doneSchema = z.object({ lines: z.array(z.string()) });
type Context = Pick<AppContext, 'db' | 'clock'>;

/** Written to the audit log in place of a user. */
const actor = { id: null, username: 'npm run admin' };

/** The command that creates accounts and resets passwords from the shell. */
export function accountCommand(ctx: Context): SocketCommands {
  return { account: async (body) => ({ lines: await runAccountCommand(ctx, body) }) };
}

/** The lines that the command prints. */
export function linesOf(done: unknown): string[] {
  return doneSchema.parse(done).lines;
}

/** Runs a command and returns the lines to print; never a password. Throws an error that says what is wrong. */
export async function runAccountCommand(ctx: Context, body: unknown): Promise<string[]> {
  const command = parse(body);
  try {
    if (command.act === 'list') return await listAccounts(ctx);
    return command.act === 'create' ? await createAccount(ctx, command) : await resetPassword(ctx, command);
  } catch (error) {
    throw error instanceof AppError ? new Error(writeMessage(error.sentence, 'en')) : error;
  }
}

function parse(body: unknown): Command {
  const parsed = commandSchema.safeParse(body);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(
    ({ path, message }) => `${path.join('.')}: ${writeMessage(toMessage(message), 'en')}`,
  );
  throw new Error(problems.join('; '));
}

async function listAccounts({ db }: Context): Promise<string[]> {
  const rows = await db.select(shownColumns).from(users).orderBy(asc(users.email));
  const table = rows.map(toAccount).map((one) => [
    one.email,
    one.username,
    one.role,
    one.state,
    one.two_factor ? 'second factor' : '-',
    // Minutes, with the zone.
    one.last_seen_at?.replace(/:\d\d(?:\.\d+)?(?=Z|[+-]\d\d:\d\d$)/, '') ?? 'never',
  ]);
  return inColumns([['E-MAIL', 'NAME', 'ROLE', 'STATE', 'TWO FACTORS', 'LAST SEEN'], ...table]);
}

function inColumns(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

async function createAccount(
  { db }: Context,
  { email, username, role, password: secret }: Creation,
): Promise<string[]> {
  const prepared = await prepareUser({ email, username, role, password: secret });
  await db.transaction(async (tx) => {
    const created = await insertUser(tx, prepared);
    if (!created) throw new Error(`${email} has an account already. Use reset-password.`);
    await recordAudit(tx, { action: 'created', kind: 'user', id: created.id, title: username }, actor);
  });
  return [`Created ${email} with the role ${role}.`];
}

/** Sets a new password, ends the sessions and invalidates open links. */
async function resetPassword({ db, clock }: Context, command: Reset): Promise<string[]> {
  const { email, remove_second_factor: withoutSecondFactor } = command;
  const hash = await passwords.hash(command.password);
  return db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.email, email)).for('update');
    if (!user) throw new Error(`${email} has no account. “${commandLine('admin', 'list')}” shows all.`);
    const own = and(eq(credentials.userId, user.id), eq(credentials.providerId, 'credential'));
    const changed = await tx.update(credentials).set({ password: hash, updatedAt: clock() }).where(own).returning();
    if (changed.length === 0) {
      const row = { id: randomUUID(), accountId: user.id, providerId: 'credential', userId: user.id, password: hash };
      await tx.insert(credentials).values(row);
    }
    const ended = await tx.delete(sessions).where(eq(sessions.userId, user.id)).returning({ id: sessions.id });
    await endPasswordTokens(tx, user.id);
    const audited = { kind: 'user', id: user.id, title: user.name };
    await recordAudit(tx, { action: 'password_changed', ...audited }, actor);
    if (withoutSecondFactor && user.twoFactorEnabled) {
      await tx.delete(twoFactors).where(eq(twoFactors.userId, user.id));
      await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, user.id));
      await recordAudit(tx, { action: 'second_factor_off', ...audited }, actor);
    }
    return [`New password for ${email}; ${ended.length} sessions ended.`, ...notes(user, withoutSecondFactor)];
  });
}

function notes({ blockedAt, twoFactorEnabled }: typeof users.$inferSelect, withoutSecondFactor: boolean): string[] {
  const blocked = blockedAt ? ['The account is still blocked; an admin can unblock it in the back office.'] : [];
  if (!twoFactorEnabled) return blocked;
  const second = withoutSecondFactor
    ? 'The second factor was removed.'
    : 'A second factor is still required; --remove-second-factor removes it.';
  return [...blocked, second];
}
