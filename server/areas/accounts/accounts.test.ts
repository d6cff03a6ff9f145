import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { expect, it } from 'vitest';
import { errorSchema } from '#contract/base/errors.ts';
import { userSchema } from '#contract/accounts/user.ts';
import { createTestBackend, sharedBackend } from '#tests/test-backend.ts';
import { createApp } from '../../app.ts';
import { createAccounts } from './accounts.ts';
import { createUser } from './create-user.ts';
import { passwords } from './passwords/passwords.ts';
import { sessions, users } from '../../db/tables/accounts.ts';

const origin = 'http://localhost:3000';
const password = 'richtig langes Passwort';

const t = await sharedBackend({ passwords });
await createUser(t.ctx.db, { email: 'Anna@oper.example', username: 'Anna', role: 'editor', password });
await createUser(t.ctx.db, { email: 'chef@oper.example', username: 'Chef', role: 'admin', password });

function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const all = { 'content-type': 'application/json', origin, ...headers };
  return Promise.resolve(t.app.request(path, { method: 'POST', headers: all, body: JSON.stringify(body) }));
}

async function signIn(email: string): Promise<{ answer: Response; cookie: string; token: string }> {
  const answer = await post('/auth/sign-in/email', { email, password });
  return { answer, ...cookiesOf(answer) };
}

function cookiesOf(answer: Response): { cookie: string; token: string } {
  const pairs = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const token = pairs.find((pair) => pair.startsWith('csrftoken='))?.slice('csrftoken='.length) ?? '';
  return { cookie: pairs.join('; '), token };
}

async function codeOf(answer: Response): Promise<string> {
  return errorSchema.parse(await answer.json()).code;
}

it('the user check returns 401 in the shape of the contract without a session', async () => {
  const answer = await t.app.request('/de/pageeditor-api/user');
  expect(answer.status).toBe(401);
  expect(await codeOf(answer)).toBe('unauthenticated');
  expect(answer.headers.getSetCookie()).toEqual([]);
});

it('the user check returns 401 for an invented session and removes the CSRF cookie', async () => {
  const answer = await t.app.request('/de/pageeditor-api/user', {
    headers: { cookie: 'proscenium.session_token=abc.def' },
  });
  expect(answer.status).toBe(401);
  expect(answer.headers.getSetCookie().join()).toMatch(/^csrftoken=; Max-Age=0/);
});

it('the user check returns the user for either spelling of the e-mail, with menus in the locale of the path', async () => {
  const { cookie } = await signIn('ANNA@oper.example');
  const german = userSchema.parse(
    await (await t.app.request('/de/pageeditor-api/user', { headers: { cookie } })).json(),
  );
  expect(german).toMatchObject({ email: 'anna@oper.example', username: 'Anna', role: 'editor' });
  expect(german.admin_menus.map((menu) => menu.key)).toContain('pages');
  expect(german.admin_menus.map((menu) => menu.label)).toContain('Termine');
  const english = userSchema.parse(
    await (await t.app.request('/en/pageeditor-api/user', { headers: { cookie } })).json(),
  );
  expect(english.admin_menus.map((menu) => menu.label)).toContain('Events');
});

it('the user check returns only the menus of the role', async () => {
  const keys = async (email: string) => {
    const { cookie } = await signIn(email);
    const answer = await t.app.request('/de/pageeditor-api/user', { headers: { cookie } });
    return userSchema.parse(await answer.json()).admin_menus.map((menu) => menu.key);
  };
  const [editor, admin] = [await keys('anna@oper.example'), await keys('chef@oper.example')];
  expect(admin.filter((key) => !editor.includes(key))).toEqual([
    'download-directories',
    'users',
    'redirects',
    'not-found',
    'newsletter-entries',
    'mails',
    'audit',
    'house',
    'settings',
    'take-over',
    'status',
  ]);
});

it('the user check sets the same readable CSRF cookie again for the same session', async () => {
  const { cookie, token } = await signIn('anna@oper.example');
  const answer = await t.app.request('/de/pageeditor-api/user', { headers: { cookie } });
  const line = answer.headers.getSetCookie().find((set) => set.startsWith('csrftoken='));
  expect(line?.split(';')[0]).toBe(`csrftoken=${token}`);
  expect(line).not.toContain('HttpOnly');
});

it('signing in sets an HttpOnly session cookie and a readable CSRF cookie, and returns no token in the body', async () => {
  const { answer } = await signIn('anna@oper.example');
  expect(answer.status).toBe(200);
  const lines = answer.headers.getSetCookie();
  expect(lines.find((line) => line.startsWith('proscenium.session_token='))).toMatch(
    /Path=\/.*HttpOnly.*SameSite=Lax/i,
  );
  expect(lines.find((line) => line.startsWith('csrftoken='))).toMatch(/Path=\/.*SameSite=Lax/i);
  const body = (await answer.json()) as { user: { email: string } };
  expect(body.user.email).toBe('anna@oper.example');
  expect(JSON.stringify(body)).not.toMatch(/token|password/i);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

it('signing in sets Secure cookies when the site is https', async () => {
  const secure = await createTestBackend({ passwords, config: { siteUrl: 'https://oper.example' } });
  await createUser(secure.ctx.db, { email: 'anna@oper.example', username: 'Anna', role: 'editor', password });
  const answer = await secure.app.request('/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://oper.example' },
    body: JSON.stringify({ email: 'anna@oper.example', password }),
  });
  const lines = answer.headers.getSetCookie();
  expect(lines.map((line) => line.split('=')[0])).toEqual(['__Secure-proscenium.session_token', 'csrftoken']);
  expect(lines.every((line) => /;\s*Secure/i.test(line))).toBe(true);
  const { cookie } = cookiesOf(answer);
  expect((await secure.app.request('/de/pageeditor-api/user', { headers: { cookie } })).status).toBe(200);
  await secure.close();
});

it('signing in returns the same response for a wrong password and an unknown e-mail', async () => {
  const wrong = await post('/auth/sign-in/email', { email: 'anna@oper.example', password: 'falsches Passwort' });
  const unknown = await post('/auth/sign-in/email', { email: 'niemand@oper.example', password: 'falsches Passwort' });
  expect([wrong.status, unknown.status]).toEqual([401, 401]);
  expect(await wrong.json()).toEqual(await unknown.json());
  expect(unknown.headers.getSetCookie()).toEqual([]);
});

it.each([
  ['no e-mail', { password }, 422],
  ['a wrong type', { email: 1, password }, 422],
  ['an unknown field', { email: 'anna@oper.example', password, callbackURL: 'https://evil.example' }, 422],
  ['an over-long password', { email: 'anna@oper.example', password: 'x'.repeat(129) }, 422],
  ['a body that is too large', { email: 'anna@oper.example', password: 'x'.repeat(20_000) }, 413],
])('signing in refuses %s', async (_, body, status) => {
  const answer = await post('/auth/sign-in/email', body);
  expect(answer.status).toBe(status);
  errorSchema.parse(await answer.json());
});

it('signing in refuses a body that is not JSON', async () => {
  const headers = { origin, 'content-type': 'application/json' };
  const answer = await t.app.request('/auth/sign-in/email', { method: 'POST', headers, body: '{"email"' });
  expect([answer.status, await codeOf(answer)]).toEqual([400, 'bad_request']);
});

it.each([
  '/auth/sign-up/email',
  '/auth/update-user',
  '/auth/request-password-reset',
  '/auth/reset-password',
  '/auth/change-password',
  '/auth/two-factor/enable',
  '/auth/two-factor/disable',
  '/auth/two-factor/send-otp',
  '/auth/list-sessions',
  '/auth/delete-user',
  '/auth/nonsense',
])('signing in returns 404 for %s', async (path) => {
  const before = await t.ctx.db.$count(users);
  const answer = await post(path, { email: 'neu@oper.example', password, name: 'Neu' });
  expect([answer.status, await codeOf(answer)]).toEqual([404, 'not_found']);
  expect(await t.ctx.db.$count(users)).toBe(before);
});

it('sessions are refused after they expire, and deleted by the next sign-in', async () => {
  const { cookie } = await signIn('chef@oper.example');
  await t.ctx.db.update(sessions).set({ expiresAt: new Date(Date.now() - 1000) });
  expect((await t.app.request('/de/pageeditor-api/user', { headers: { cookie } })).status).toBe(401);
  await signIn('anna@oper.example');
  expect(await t.ctx.db.$count(sessions)).toBe(1);
});

it('sessions are ended by signing in again from the same browser, also as somebody else', async () => {
  await t.ctx.db.delete(sessions);
  const first = await signIn('anna@oper.example');
  const other = await signIn('anna@oper.example');
  const again = await post(
    '/auth/sign-in/email',
    { email: 'chef@oper.example', password },
    { cookie: first.cookie, 'X-CSRFToken': first.token },
  );
  expect(again.status).toBe(200);
  const statusOf = async (cookie: string) =>
    (await t.app.request('/de/pageeditor-api/user', { headers: { cookie } })).status;
  expect(await statusOf(first.cookie)).toBe(401);
  expect(await statusOf(other.cookie)).toBe(200);
  expect(await statusOf(cookiesOf(again).cookie)).toBe(200);
});

it('sessions stay when signing in again fails', async () => {
  const { cookie, token } = await signIn('anna@oper.example');
  const wrong = { email: 'anna@oper.example', password: 'ein ganz falsches Passwort' };
  expect((await post('/auth/sign-in/email', wrong, { cookie, 'X-CSRFToken': token })).status).toBe(401);
  expect((await t.app.request('/de/pageeditor-api/user', { headers: { cookie } })).status).toBe(200);
});

it('sessions are prolonged while they are used', async () => {
  await t.ctx.db.delete(sessions);
  const { cookie } = await signIn('anna@oper.example');
  const soon = new Date(Date.now() + 86_400_000);
  await t.ctx.db.update(sessions).set({ expiresAt: soon });
  const answer = await t.app.request('/de/pageeditor-api/user', { headers: { cookie } });
  expect(answer.headers.getSetCookie().find((line) => line.startsWith('proscenium.session_token='))).toMatch(
    /Max-Age=1209600/,
  );
  const [row] = await t.ctx.db.select().from(sessions);
  expect(row?.expiresAt.getTime()).toBeGreaterThan(soon.getTime());
});

it('sessions are deleted with the user', async () => {
  const { id } = await createUser(t.ctx.db, {
    email: 'kurz@oper.example',
    username: 'Kurz',
    role: 'editor',
    password,
  });
  const { cookie } = await signIn('kurz@oper.example');
  await t.ctx.db.delete(users).where(eq(users.id, id));
  expect((await t.app.request('/de/pageeditor-api/user', { headers: { cookie } })).status).toBe(401);
});

it('a session check returns 503, not 401, while the database is unreachable', async () => {
  const { cookie } = await signIn('anna@oper.example');
  const pool = new pg.Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 1000 });
  const db = drizzle(pool);
  const { config, clock } = t.ctx;
  const app = createApp({ ...t.ctx, db, accounts: createAccounts({ db, config, clock }) });
  const answer = await app.request('/de/pageeditor-api/user', { headers: { cookie } });
  expect([answer.status, await codeOf(answer)]).toEqual([503, 'unavailable']);
  await pool.end();
});

it('signing out deletes the session in the database and both cookies', async () => {
  const { cookie, token } = await signIn('anna@oper.example');
  const before = await t.ctx.db.$count(sessions);
  const answer = await post('/auth/sign-out', {}, { cookie, 'X-CSRFToken': token });
  expect(answer.status).toBe(200);
  expect(await t.ctx.db.$count(sessions)).toBe(before - 1);
  const gone = answer.headers.getSetCookie().filter((line) => line.includes('Max-Age=0'));
  expect(gone.map((line) => line.split('=')[0])).toEqual(
    expect.arrayContaining(['proscenium.session_token', 'csrftoken']),
  );
  expect((await t.app.request('/de/pageeditor-api/user', { headers: { cookie } })).status).toBe(401);
});
