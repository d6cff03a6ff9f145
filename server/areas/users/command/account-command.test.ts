import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { auditLog } from '#server/db/tables/audit.ts';
import { sessions, users } from '#server/db/tables/accounts.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { browserSession } from '#tests/browser-session.ts';
import { callCommand } from '#tests/call-command.ts';
import { runCommand } from '#tests/run-command.ts';
import { root } from '#tests/source-files.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { serveCommands } from '../../../platform/command-socket.ts';
import { accountCommand } from './account-command.ts';

const script = 'server/areas/users/command/command.ts';
const typed = 'Nachts um halb drei';
const folder = await temporaryFolder();
const backend = await sharedBackend();
// The running server; on PostgreSQL the command does not need it.
afterAll(await serveCommands(folder, accountCommand(backend.ctx)));

/** `npm run admin` beside the running server. */
const admin = (parameters: string[], input = '', run = callCommand) =>
  run(script, parameters, {
    env: { DATA_DIR: folder, DATABASE_URL: backend.ctx.config.databaseUrl ?? '' },
    input,
  });

const passwordIn = (out: string) => /only this once: (\S+)/.exec(out)?.[1] ?? '';

it('npm run admin beside a running server creates an admin with a password that is printed once, and lists the account', async () => {
  const created = await admin(['create', 'Vera@oper.example', '--name', 'Vera Kurz']);
  expect(created).toMatchObject({ code: 0, errors: '' });
  expect(created.out).toContain('Created vera@oper.example with the role admin.');
  const password = passwordIn(created.out);
  expect((await browserSession(backend).signIn('vera@oper.example', password)).status).toBe(200);
  const listed = await admin(['list']);
  expect(listed.out).toMatch(/^vera@oper\.example +Vera Kurz +admin +active .+T\d\d:\d\d[+-]\d\d:\d\d$/m);
  expect(listed.out).not.toContain(password);
  const [entry] = await backend.ctx.db.select().from(auditLog).where(eq(auditLog.title, 'Vera Kurz'));
  expect(entry).toMatchObject({ userName: 'npm run admin', userId: null, action: 'created', kind: 'user' });
});

it('npm run admin beside a running server creates an editor with the password from standard input, which is printed nowhere', async () => {
  const parameters = ['create', 'ed@oper.example', '--role', 'editor', '--password-stdin'];
  const created = await admin(parameters, `${typed}\n`, runCommand);
  expect(created).toMatchObject({ code: 0, errors: '' });
  expect(created.out).not.toContain(typed);
  expect((await browserSession(backend).signIn('ed@oper.example', typed)).status).toBe(200);
});

it('npm run admin beside a running server: a reset ends the sessions, and the former password is refused', async () => {
  await admin(['create', 'alt@oper.example', '--password-stdin'], typed);
  const browser = browserSession(backend);
  await browser.signIn('alt@oper.example', typed);
  const reset = await admin(['reset-password', 'ALT@oper.example']);
  expect(reset).toMatchObject({ code: 0, errors: '' });
  expect(reset.out).toContain('1 sessions ended');
  expect((await browser.send('GET', '/de/pageeditor-api/user')).status).toBe(401);
  expect((await browser.signIn('alt@oper.example', typed)).status).toBe(401);
  expect((await browser.signIn('alt@oper.example', passwordIn(reset.out))).status).toBe(200);
  const [user] = await backend.ctx.db.select().from(users).where(eq(users.email, 'alt@oper.example'));
  const entries = await backend.ctx.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.objectId, user?.id ?? ''));
  expect(entries.filter(({ userName }) => userName === 'npm run admin').map(({ action }) => action)).toEqual([
    'created',
    'password_changed',
  ]);
});

it('npm run admin beside a running server: a reset names a second factor that is still required, and removes it on request', async () => {
  const email = 'zwei@oper.example';
  await backend.ctx.db
    .insert(users)
    .values({ id: 'zwei', email, name: 'Zwei', role: 'editor', twoFactorEnabled: true });
  expect((await admin(['reset-password', 'zwei@oper.example'])).out).toContain('--remove-second-factor');
  const removed = await admin(['reset-password', 'zwei@oper.example', '--remove-second-factor']);
  expect(removed.out).toContain('The second factor was removed.');
  const browser = browserSession(backend);
  const signedIn = await browser.signIn('zwei@oper.example', passwordIn(removed.out));
  expect([signedIn.status, signedIn.body.twoFactorRedirect]).toEqual([200, undefined]);
});

it('npm run admin beside a running server: an invited user without a password gets one', async () => {
  await backend.ctx.db.insert(users).values({ id: 'neu', email: 'neu@oper.example', name: 'Neu', role: 'editor' });
  const reset = await admin(['reset-password', 'neu@oper.example']);
  expect((await browserSession(backend).signIn('neu@oper.example', passwordIn(reset.out))).status).toBe(200);
  expect(await backend.ctx.db.$count(sessions, eq(sessions.userId, 'neu'))).toBe(1);
});

it.each<[string, string[], string, number, RegExp]>([
  ['without a command', [], '', 2, /npm run admin -- create/],
  ['for an unknown command', ['delete', 'a@b.example'], '', 2, /no command delete/],
  ['for an unknown flag', ['list', '--all'], '', 2, /--all/],
  ['without an address', ['create'], '', 2, /EMAIL is missing/],
  ['for a password among the arguments', ['create', 'a@b.example', typed], '', 2, /never an argument/],
  ['for no address', ['create', 'anna'], '', 1, /email: /],
  ['for an unknown role', ['create', 'a@b.example', '--role', 'owner'], '', 1, /role: /],
  ['for a short password', ['create', 'a@b.example', '--password-stdin'], 'kurz', 1, /password: must have 12 to 128/],
  ['for an unknown account', ['reset-password', 'niemand@b.example'], '', 1, /niemand@b\.example has no account/],
])('npm run admin fails %s', async (_, parameters, input, code, message) => {
  const result = await admin(parameters, input);
  expect(result).toMatchObject({ code, out: '' });
  expect(result.errors).toMatch(message);
  if (input !== '') expect(result.errors).not.toContain(input);
});

it('npm run admin fails for an address that has an account', async () => {
  await admin(['create', 'doppelt@oper.example']);
  const again = await admin(['create', 'doppelt@oper.example']);
  expect(again).toMatchObject({ code: 1, out: '' });
  expect(again.errors).toContain('doppelt@oper.example has an account already. Use reset-password.');
});

it('npm run admin fails when the database cannot be reached', async () => {
  const env = { DATA_DIR: folder, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
  const result = await callCommand(script, ['list'], { env });
  expect(result).toMatchObject({ code: 1, errors: expect.stringContaining('The database cannot be reached') });
});

it('npm run admin fails on a database that no server has set up', { timeout: 60_000, tags: 'long' }, async () => {
  const empty = path.join(folder, 'empty');
  const result = await callCommand(script, ['list'], { env: { DATA_DIR: empty, DATABASE_URL: '' } });
  expect(result).toMatchObject({ code: 1, errors: expect.stringContaining('Start the server once') });
});

it(
  'npm run admin fails when another process holds the embedded database, which it names',
  { timeout: 60_000 },
  async () => {
    const held = path.join(folder, 'held');
    await mkdir(held);
    const holder = spawn(process.execPath, [path.join(root, 'tests/processes/hold-data-folder.ts'), held]);
    await once(holder.stdout, 'data');
    const result = await runCommand(script, ['list'], { env: { DATA_DIR: held, DATABASE_URL: '' } });
    holder.kill();
    expect(result.code).toBe(1);
    expect(result.errors).toContain(`in use by process ${holder.pid}`);
  },
);

it.skipIf(process.platform === 'win32')('only the user of the server may send commands', async () => {
  expect((await stat(path.join(folder, 'command.sock'))).mode & 0o777).toBe(0o600);
});
