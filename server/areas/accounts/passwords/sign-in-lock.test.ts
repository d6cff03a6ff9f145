import { beforeAll, beforeEach, expect, it } from 'vitest';
import { createApp } from '../../../app.ts';
import { send, sharedBackend, type TestBackend } from '#tests/test-backend.ts';
import { createAccounts } from '../accounts.ts';
import { createUser } from '../create-user.ts';
import { signInAttempts } from '../../../db/tables/accounts.ts';

const password = 'richtig langes Passwort';
const start = new Date('2026-11-21T12:00:00Z').getTime();
const minute = 60_000;
let now = start;
let app: TestBackend['app'];
const work: string[] = [];

/** Counts the hash operations and skips the slow computation. */
const counted = {
  hash: async () => {
    work.push('hash');
    return 'a hash';
  },
  verify: async (given: { password: string }) => {
    work.push('verify');
    return given.password === password;
  },
};

const t = await sharedBackend({ clock: () => new Date(now), config: { trustProxy: true } });
beforeAll(async () => {
  const { db, config, clock } = t.ctx;
  const ctx = { ...t.ctx, accounts: createAccounts({ db, config, clock, passwords: counted }) };
  app = createApp(ctx);
  await createUser(db, { email: 'anna@oper.example', username: 'Anna', role: 'editor', password });
});
beforeEach(async () => {
  now += 24 * 60 * minute;
  work.length = 0;
  await t.ctx.db.delete(signInAttempts);
});

async function tryPassword(given: string, { email = 'anna@oper.example', from = '192.0.2.1' } = {}): Promise<Response> {
  return app.request('/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:3000', 'x-forwarded-for': from },
    body: JSON.stringify({ email, password: given }),
  });
}

async function failTen(email?: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < 10; n += 1)
    statuses.push((await tryPassword('falsches Passwort', email ? { email } : {})).status);
  return statuses;
}

it('computes one hash for a known and for an unknown e-mail', async () => {
  await tryPassword('falsches Passwort');
  expect(work).toEqual(['verify']);
  work.length = 0;
  await tryPassword('falsches Passwort', { email: 'niemand@oper.example' });
  expect(work).toEqual(['hash']);
});

it('locks the right password out for 15 minutes after ten failures, without computing a hash', async () => {
  expect(await failTen()).toEqual(Array(10).fill(401));
  work.length = 0;
  const locked = await tryPassword(password);
  expect(locked.status).toBe(423);
  expect(locked.headers.get('retry-after')).toBe(String(15 * 60));
  expect(await locked.json()).toMatchObject({ code: 'locked', details: { retry_after: 900 } });
  expect(work).toEqual([]);
  now += 15 * minute - 1000;
  expect((await tryPassword(password)).status).toBe(423);
  now += 1000;
  expect((await tryPassword(password)).status).toBe(200);
});

it('locks an unknown e-mail in the same way', async () => {
  expect(await failTen('niemand@oper.example')).toEqual(Array(10).fill(401));
  expect((await tryPassword(password, { email: 'niemand@oper.example' })).status).toBe(423);
});

it('counts another spelling of the e-mail as the same e-mail', async () => {
  await failTen('ANNA@oper.example');
  expect((await tryPassword(password)).status).toBe(423);
});

it('ignores failures older than 15 minutes', async () => {
  for (let n = 0; n < 9; n += 1) await tryPassword('falsches Passwort');
  now += 15 * minute;
  expect((await tryPassword('falsches Passwort')).status).toBe(401);
  expect((await tryPassword(password)).status).toBe(200);
});

it('clears the failures after the right password', async () => {
  for (let n = 0; n < 9; n += 1) await tryPassword('falsches Passwort');
  expect((await tryPassword(password)).status).toBe(200);
  expect(await failTen()).toEqual(Array(10).fill(401));
});

it('locks only the client address that failed', async () => {
  await failTen();
  expect((await tryPassword(password, { from: '192.0.2.2' })).status).toBe(200);
});

it('checks only ten of many simultaneous guesses', async () => {
  const answers = await Promise.all(Array.from({ length: 25 }, () => tryPassword('falsches Passwort')));
  expect(answers.filter((answer) => answer.status === 401)).toHaveLength(10);
  expect(answers.filter((answer) => answer.status === 423)).toHaveLength(15);
  expect(work).toHaveLength(10);
});

it('shares the lock with other processes', async () => {
  await failTen();
  const { db, config, clock } = t.ctx;
  const elsewhere = createApp({ ...t.ctx, accounts: createAccounts({ db, config, clock, passwords: counted }) });
  const from = { 'x-forwarded-for': '192.0.2.1' };
  const given = { email: 'anna@oper.example', password };
  expect((await send({ app: elsewhere }, 'POST', '/auth/sign-in/email', from, given)).status).toBe(423);
});

it('stores neither e-mail nor client address, and deletes old rows', async () => {
  await tryPassword('falsches Passwort', { email: 'niemand@oper.example' });
  const rows = await t.ctx.db.select().from(signInAttempts);
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/niemand|192\.0/);
  now += 31 * minute;
  await tryPassword('falsches Passwort');
  const left = await t.ctx.db.select({ key: signInAttempts.key }).from(signInAttempts);
  expect(left.filter(({ key }) => rows.some((row) => row.key === key))).toEqual([]);
});
