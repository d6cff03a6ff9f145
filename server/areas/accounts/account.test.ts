import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { quickPasswords } from '#tests/quick-passwords.ts';
import { browserSession, type BrowserSession } from '#tests/browser-session.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { totp } from '#tests/totp.ts';
import { mailsIn } from '#tests/outbox.ts';
import { auditLog } from '../../db/tables/audit.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { createUser } from './create-user.ts';
import { createResetHandler, queueResetRequest } from './passwords/forgotten-password.ts';
import { sendDue } from '../../platform/outbox/send.ts';
import { sessions, signInAttempts, users, verifications } from '../../db/tables/accounts.ts';

const password = 'ein langes Passwort';
const path = '/de/api/account/';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
let count = 0;
let email: string;
let browser: BrowserSession;
const backend = await sharedBackend({ config: { trustProxy: true } });
beforeEach(async () => {
  count += 1;
  email = `person${count}@oper.example`;
  await backend.ctx.db.delete(signInAttempts);
  await createUser(backend.ctx.db, { email, username: `Person ${count}`, role: 'editor', password }, quickPasswords);
  browser = browserSession(backend, { 'user-agent': firefox });
  expect((await browser.signIn(email, password)).status).toBe(200);
});

const issuesOf = ({ body }: { body: Record<string, unknown> }) =>
  (body.issues as { path: string; message: string }[]).map((issue) => `${issue.path}: ${issue.message}`);
const isIn = async (one: BrowserSession) => (await one.send('GET', '/de/pageeditor-api/user')).status === 200;

/** Enables the second factor; returns the secret and the recovery codes. */
async function withSecondFactor() {
  const { body } = await browser.send('POST', `${path}second-factor/`, { password });
  const { secret, recovery_codes: codes } = body as { secret: string; recovery_codes: string[] };
  expect((await browser.send('POST', `${path}second-factor/confirm/`, { code: totp(secret) })).status).toBe(200);
  return { secret, codes };
}

it('the user’s own account is shown, and its name can be changed', async () => {
  expect((await browser.send('GET', path)).body).toEqual({
    email,
    username: `Person ${count}`,
    role: 'editor',
    language: null,
    note_mails: 'mentions',
    request_mails: 'all',
    two_factor: false,
    recovery_codes_left: 0,
  });
  const changed = await browser.send('POST', path, { username: ' Zoë\n Klar ' });
  expect(changed.body.username).toBe('Zoë Klar');
  const [entry] = await backend.ctx.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(entry).toMatchObject({
    ...{ action: 'changed', kind: 'user', title: 'Zoë Klar', userName: `Person ${count}` },
    changes: [{ field: 'username', before: `Person ${count}`, after: 'Zoë Klar' }],
  });
  const english = await browser.send('POST', path, { username: 'Anna', language: 'en' });
  expect(english.body).toMatchObject({ language: 'en' });
  expect(issuesOf(await browser.send('POST', path, { username: '\u0000 ' }))).toEqual([
    'username: Bitte füllen Sie dieses Feld aus',
  ]);
});

it('the user’s own account changes the password with the current one and ends all other sessions', async () => {
  const other = browserSession(backend);
  await other.signIn(email, password);
  const next = 'ein anderes langes Passwort';
  const wrong = await browser.send('POST', `${path}password/`, { current_password: 'x', new_password: next });
  expect([wrong.status, issuesOf(wrong)]).toEqual([422, ['current_password: Dieses Passwort stimmt nicht']]);
  const short = await browser.send('POST', `${path}password/`, { current_password: password, new_password: 'kurz' });
  expect(issuesOf(short)).toEqual(['new_password: Ein Passwort hat 12 bis 128 Zeichen']);
  const good = await browser.send('POST', `${path}password/`, { current_password: password, new_password: next });
  expect([good.status, good.body]).toEqual([200, { accepted: true }]);
  expect([await isIn(browser), await isIn(other)]).toEqual([true, false]);
  expect((await other.signIn(email, password)).status).toBe(401);
  expect((await other.signIn(email, next)).status).toBe(200);
  expect((await browser.send('POST', path, { username: 'Noch da' })).status).toBe(200);
});

it('the user’s own account locks password guesses from an open session', async () => {
  const guess = () => browser.send('POST', `${path}password/`, { current_password: 'x', new_password: 'x'.repeat(12) });
  const statuses = [];
  for (let time = 0; time < 11; time += 1) statuses.push((await guess()).status);
  expect(statuses.slice(9)).toEqual([422, 423]);
  expect((await guess()).headers.get('Retry-After')).toMatch(/^\d+$/);
});

it('the user’s own sessions are listed with their device and can be ended one by one, or all but the current one', async () => {
  const [phone, third] = [
    browserSession(backend, { 'user-agent': 'Mozilla/5.0 (iPhone) Version/17 Safari/604.1' }),
    browserSession(backend),
  ];
  await phone.signIn(email, password);
  await third.signIn(email, password);
  const { body } = await browser.send('GET', `${path}sessions/`);
  const listed = body as unknown as { id: string; current: boolean; device: string }[];
  expect(listed.map(({ current, device }) => [current, device])).toEqual([
    [false, ''],
    [false, 'Safari, iPhone'],
    [true, 'Firefox, Windows'],
  ]);
  expect(JSON.stringify(listed)).not.toContain('token');
  const ofPhone = `${path}sessions/${listed[1]?.id}/`;
  expect((await browser.send('DELETE', ofPhone)).status).toBe(204);
  expect([await isIn(phone), await isIn(third), await isIn(browser)]).toEqual([false, true, true]);
  expect((await browser.send('DELETE', ofPhone)).status).toBe(404);
  expect((await browser.send('DELETE', `${path}sessions/`)).status).toBe(204);
  expect([await isIn(third), await isIn(browser)]).toEqual([false, true]);
});

it('the user’s own sessions of other users cannot be read or ended', async () => {
  const before = await backend.ctx.db.select({ id: sessions.id }).from(sessions);
  await createUser(backend.ctx.db, { email: `z${email}`, username: 'Z', role: 'editor', password });
  const stranger = browserSession(backend);
  await stranger.signIn(`z${email}`, password);
  for (const { id } of before) {
    expect((await stranger.send('DELETE', `${path}sessions/${id}/`)).status).toBe(404);
  }
  expect(await isIn(browser)).toBe(true);
});

it('the second factor is required at sign-in after it was confirmed with a code', async () => {
  expect(issuesOf(await browser.send('POST', `${path}second-factor/`, { password: 'x' }))).toEqual([
    'password: Dieses Passwort stimmt nicht',
  ]);
  const started = await browser.send('POST', `${path}second-factor/`, { password });
  const { totp_uri: uri, secret, recovery_codes: codes } = started.body as Record<string, string>;
  expect(uri).toMatch(/^otpauth:\/\/totp\/.*secret=[A-Z2-7]+/);
  expect(secret).toMatch(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/);
  expect(codes).toHaveLength(10);
  // Not confirmed yet, so the sign-in has one step.
  expect((await browserSession(backend).signIn(email, password)).body.twoFactorRedirect).toBeUndefined();
  const wrong = await browser.send('POST', `${path}second-factor/confirm/`, { code: '000000' });
  expect([wrong.status, issuesOf(wrong)]).toEqual([422, ['code: Dieser Code stimmt nicht']]);
  expect(issuesOf(await browser.send('POST', `${path}second-factor/confirm/`, { code: '12' }))).toEqual([
    'code: Der Code hat sechs Ziffern',
  ]);
  const digits = totp(secret ?? '');
  const spaced = `${digits.slice(0, 3)} ${digits.slice(3)}`;
  const confirmed = await browser.send('POST', `${path}second-factor/confirm/`, { code: spaced });
  expect(confirmed.body).toMatchObject({ two_factor: true, recovery_codes_left: 10 });
  expect((await browser.send('POST', path, { username: 'Noch da' })).status).toBe(200);
  expect((await browser.send('POST', `${path}second-factor/`, { password })).status).toBe(409);
});

it('the second factor creates no session before the code is right', async () => {
  const { secret } = await withSecondFactor();
  const next = browserSession(backend);
  const first = await next.signIn(email, password);
  expect(first.body).toMatchObject({ twoFactorRedirect: true });
  expect(JSON.stringify(first.body)).not.toContain(email);
  expect(await isIn(next)).toBe(false);
  const wrong = await next.send('POST', '/auth/two-factor/verify-totp', { code: '000000' });
  expect([wrong.status, wrong.body.code]).toEqual([401, 'bad_credentials']);
  const good = await next.send('POST', '/auth/two-factor/verify-totp', { code: totp(secret) });
  expect([good.status, await isIn(next)]).toEqual([200, true]);
  expect(JSON.stringify(good.body)).not.toContain('token');
  const [note] = await backend.ctx.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(note).toMatchObject({ action: 'signed_in', title: `Person ${count}` });
  expect((await next.send('POST', path, { username: 'Drin' })).status).toBe(200);
});

it('the second factor must be restarted after five wrong codes, and needs the first step', async () => {
  const { secret } = await withSecondFactor();
  const next = browserSession(backend);
  await next.signIn(email, password);
  const statuses = [];
  for (let time = 0; time < 6; time += 1) {
    statuses.push((await next.send('POST', '/auth/two-factor/verify-totp', { code: '000000' })).body.code);
  }
  expect(statuses).toEqual([...Array.from({ length: 5 }, () => 'bad_credentials'), 'unauthenticated']);
  const late = await next.send('POST', '/auth/two-factor/verify-totp', { code: totp(secret) });
  expect(late.body.code).toBe('unauthenticated');
  const stranger = await browserSession(backend).send('POST', '/auth/two-factor/verify-totp', { code: totp(secret) });
  expect(stranger.body.code).toBe('unauthenticated');
  // A session does not replace the first step, and a code here confirms nothing.
  const inside = await browser.send('POST', '/auth/two-factor/verify-totp', { code: totp(secret) });
  expect(inside.status).toBe(401);
});

it('the second factor accepts each recovery code once, until new ones are created', async () => {
  const { codes } = await withSecondFactor();
  const use = async (code = '') => {
    const next = browserSession(backend);
    await next.signIn(email, password);
    await next.send('POST', '/auth/two-factor/verify-backup-code', { code });
    return isIn(next);
  };
  expect([await use(codes[0]), await use(codes[0]), await use(codes[1])]).toEqual([true, false, true]);
  expect((await browser.send('GET', path)).body.recovery_codes_left).toBe(8);
  const renewed = await browser.send('POST', `${path}second-factor/recovery-codes/`, { password });
  expect(renewed.body.recovery_codes).toHaveLength(10);
  expect(await use(codes[2])).toBe(false);
  expect(await use((renewed.body.recovery_codes as string[])[0])).toBe(true);
});

it('the second factor is disabled with the password', async () => {
  await withSecondFactor();
  expect((await browser.send('POST', `${path}second-factor/end/`, { password: 'x' })).status).toBe(422);
  const ended = await browser.send('POST', `${path}second-factor/end/`, { password });
  expect(ended.body).toMatchObject({ two_factor: false, recovery_codes_left: 0 });
  expect(await isIn(browser)).toBe(true);
  expect((await browserSession(backend).signIn(email, password)).body.twoFactorRedirect).toBeUndefined();
  expect((await browser.send('POST', `${path}second-factor/recovery-codes/`, { password })).status).toBe(409);
});

describe('a forgotten password', () => {
  const request = (address: string, locale = 'de') =>
    browserSession(backend, { 'x-forwarded-for': `192.0.2.${count}` }).send(
      'POST',
      `/${locale}/api/account/forgotten-password/`,
      { email: address },
    );
  const mails = () => mailsIn(backend.ctx.db);
  const sendResetLinks = () => sendDue(backend.ctx, createResetHandler(backend.ctx), AbortSignal.timeout(10_000));
  beforeEach(() => backend.ctx.db.delete(outbox));

  it('is replaced by a link in a mail that works once; all sessions end', async () => {
    expect((await request(email.toUpperCase(), 'en')).body).toEqual({ accepted: true });
    expect(await mails()).toEqual([]);
    await sendResetLinks();
    const [mail] = await mails();
    expect(mail).toMatchObject({ kind: 'password', recipient: email, subject: 'Choose a new password' });
    const token = /\/admin\/set-password#(\S+)/.exec(mail?.body ?? '')?.[1] ?? '';
    expect(token).toHaveLength(43);
    expect(JSON.stringify(await backend.ctx.db.select().from(verifications))).not.toContain(token);
    const choose = (new_password: string, key = token) =>
      browserSession(backend).send('POST', '/de/api/account/set-password/', { token: key, new_password });
    expect(issuesOf(await choose('kurz'))).toEqual(['new_password: Ein Passwort hat 12 bis 128 Zeichen']);
    expect(issuesOf(await choose('x'.repeat(12), 'falsch'))).toEqual(['token: Dieser Link gilt nicht mehr']);
    const next = 'mein neues Passwort';
    expect((await choose(next)).body).toEqual({ accepted: true, email });
    expect(await isIn(browser)).toBe(false);
    expect((await browser.signIn(email, password)).status).toBe(401);
    expect((await browser.signIn(email, next)).status).toBe(200);
    expect((await choose('noch ein Passwort')).status).toBe(422);
  });

  it('returns the same response for an unknown address and sends no mail', async () => {
    const statements = async (address: string) => {
      const before = await backend.ctx.db.$count(outbox);
      const { status, body } = await request(address);
      return { status, body, rows: (await backend.ctx.db.$count(outbox)) - before };
    };
    expect(await statements('niemand@oper.example')).toEqual(await statements(email));
    await backend.ctx.db.update(users).set({ blockedAt: new Date() }).where(eq(users.email, email));
    await sendResetLinks();
    expect(await mails()).toEqual([]);
    expect((await request('kein Postfach')).status).toBe(422);
  });

  it('sends a limited number of mails to one address', async () => {
    for (let time = 0; time < 5; time += 1) expect((await request(email)).body).toEqual({ accepted: true });
    expect((await request(email)).status).toBe(429);
    await sendResetLinks();
    expect(await mails()).toHaveLength(3);
  });

  it('expires when nobody has processed it for an hour', async () => {
    await queueResetRequest({ ...backend.ctx, now: new Date(Date.now() - 3_700_000), locale: 'de' }, email);
    await sendResetLinks();
    expect([await mails(), await backend.ctx.db.$count(outbox)]).toEqual([[], 0]);
  });

  it('does not change the second factor', async () => {
    await withSecondFactor();
    await backend.ctx.db.delete(outbox);
    await queueResetRequest({ ...backend.ctx, now: backend.ctx.clock(), locale: 'de' }, email);
    await sendResetLinks();
    const [mail] = await mails();
    const token = /#(\S+)/.exec(mail?.body ?? '')?.[1];
    const next = 'mein neues Passwort';
    await browserSession(backend).send('POST', '/de/api/account/set-password/', { token, new_password: next });
    expect((await browserSession(backend).signIn(email, next)).body).toMatchObject({ twoFactorRedirect: true });
  });
});
