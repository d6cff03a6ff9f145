import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { errorSchema } from '#contract/base/errors.ts';
import { type Account, usersApi } from '#contract/accounts/users-api.ts';
import { get, send, sharedBackend } from '#tests/test-backend.ts';
import { browserSession } from '#tests/browser-session.ts';
import { mailsIn } from '#tests/outbox.ts';
import { createUser } from '../accounts/create-user.ts';
import { signInAttempts, users } from '../../db/tables/accounts.ts';
import { outbox } from '../../db/tables/outbox.ts';

const path = '/de/api/users/';
const password = 'ein langes Passwort';
const backend = await sharedBackend();
const admin = await backend.signIn('admin');
const [own] = (await list('role=admin')) as [Account];
beforeEach(async () => {
  await backend.ctx.db.delete(signInAttempts);
  await backend.ctx.db.delete(outbox);
});

async function list(query = ''): Promise<Account[]> {
  return (await get(backend, `${path}?${query}`, usersApi.list.response, admin)).body.results;
}
const post = (address: string, body: unknown, headers = admin) =>
  send(backend, 'POST', `${path}${address}`, headers, body);
const remove = (address: string, headers = admin) => send(backend, 'DELETE', `${path}${address}`, headers);
const accountIn = ({ body }: { body: unknown }) => usersApi.show.response.parse(body);
const issuesOf = ({ body }: { body: unknown }) => errorSchema.parse(body).issues;

/** Creates a user with a password. */
async function make(name: string, role: 'editor' | 'admin' = 'editor'): Promise<Account> {
  const { id } = await createUser(backend.ctx.db, { email: `${name}@oper.example`, username: name, role, password });
  return (await get(backend, `${path}${id}/`, usersApi.show.response, admin)).body;
}

async function linkInMail(): Promise<string> {
  const [mail] = await mailsIn(backend.ctx.db);
  expect(mail).toMatchObject({ kind: 'invitation' });
  return /#(\S+)/.exec(mail?.body ?? '')?.[1] ?? '';
}

it('a new user is invited by mail, sets a password and can sign in', async () => {
  const made = await post('', { email: ' Neu@Oper.Example ', username: 'Nele Neu', role: 'editor' });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const account = accountIn(made);
  expect(account).toMatchObject({ email: 'neu@oper.example', state: 'invited', last_seen_at: null });
  const token = await linkInMail();
  const browser = browserSession(backend);
  expect((await browser.signIn('neu@oper.example', password)).status).toBe(401);
  await browser.send('POST', '/de/api/account/set-password/', { token, new_password: password });
  expect((await browser.signIn('neu@oper.example', password)).status).toBe(200);
  const [active] = await list('query=nele');
  expect(active).toMatchObject({ state: 'active', version: account.version });
  expect(active?.last_seen_at).not.toBeNull();
});

it('a new user can have an address with an umlaut, and signs in with it', async () => {
  const made = await post('', { email: 'berta@Müller-Oper.de', username: 'Berta', role: 'editor' });
  expect(accountIn(made)).toMatchObject({ email: 'berta@xn--mller-oper-9db.de' });
  const browser = browserSession(backend);
  await browser.send('POST', '/de/api/account/set-password/', { token: await linkInMail(), new_password: password });
  expect((await browser.signIn('berta@müller-oper.de', password)).status).toBe(200);
});

it('a new user requires a unique address and all required fields', async () => {
  await make('anna');
  const taken = await post('', { email: 'ANNA@oper.example', username: 'Anna', role: 'editor' });
  expect([taken.status, issuesOf(taken)]).toEqual([
    422,
    [{ path: 'email', message: 'Diese E-Mail-Adresse ist schon vergeben' }],
  ]);
  expect(await backend.ctx.db.$count(outbox)).toBe(0);
  const wrong = await post('', { email: 'kein Postfach', username: ' ', role: 'owner' });
  expect(issuesOf(wrong)?.map((issue) => issue.path)).toEqual(['username', 'role', 'email']);
});

it('a new user gets a new invitation, which invalidates the first link', async () => {
  const { id } = accountIn(await post('', { email: 'zwei@oper.example', username: 'Zwei', role: 'editor' }));
  const first = await linkInMail();
  await backend.ctx.db.delete(outbox);
  expect((await post(`${id}/invitation/`, {})).status).toBe(200);
  const second = await linkInMail();
  const choose = (token: string) =>
    browserSession(backend).send('POST', '/de/api/account/set-password/', { token, new_password: password });
  expect([(await choose(first)).status, (await choose(second)).status]).toEqual([422, 200]);
});

it('a user gets a new name and role, effective at once', async () => {
  const account = await make('rolle');
  const browser = browserSession(backend);
  await browser.signIn(account.email, password);
  expect((await browser.send('GET', path)).status).toBe(403);
  const changed = await post(`${account.id}/`, { role: 'admin', username: 'Rolle Neu', version: account.version });
  expect(accountIn(changed)).toMatchObject({ role: 'admin', username: 'Rolle Neu' });
  expect((await browser.send('GET', path)).status).toBe(200);
  const late = await post(`${account.id}/`, { role: 'editor', version: account.version });
  expect([late.status, late.body]).toMatchObject([409, { details: { current: { role: 'admin' } } }]);
  await post(`${account.id}/`, { role: 'editor' });
  expect((await browser.send('GET', path)).status).toBe(403);
});

it('a user who is blocked is signed out, cannot sign in, and can sign in again after unblocking', async () => {
  const account = await make('sperre');
  const browser = browserSession(backend);
  await browser.signIn(account.email, password);
  expect(accountIn(await post(`${account.id}/`, { blocked: true })).state).toBe('blocked');
  expect((await browser.send('GET', '/de/pageeditor-api/user')).status).toBe(401);
  const refused = await browser.signIn(account.email, password);
  const wrong = await browser.signIn(account.email, 'ganz falsches Passwort');
  expect([refused.status, refused.body]).toEqual([wrong.status, wrong.body]);
  expect((await post(`${account.id}/invitation/`, {})).status).toBe(409);
  expect((await list('state=blocked')).map(({ username }) => username)).toEqual(['sperre']);
  expect(accountIn(await post(`${account.id}/`, { blocked: false })).state).toBe('active');
  expect((await browser.signIn(account.email, password)).status).toBe(200);
});

it('a user is deleted with all sessions and the mails that wait for the address', async () => {
  const account = await make('weg');
  await post(`${account.id}/invitation/`, {});
  expect(await mailsIn(backend.ctx.db)).toHaveLength(1);
  const browser = browserSession(backend);
  await browser.signIn(account.email, password);
  expect((await remove(`${account.id}/`)).status).toBe(204);
  expect((await browser.send('GET', '/de/pageeditor-api/user')).status).toBe(401);
  expect((await remove(`${account.id}/`)).status).toBe(404);
  expect(await mailsIn(backend.ctx.db)).toEqual([]);
});

it('a user whose second factor was removed signs in with the password', async () => {
  const account = await make('geraet');
  await backend.ctx.db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, account.id));
  expect(accountIn(await remove(`${account.id}/second-factor/`)).two_factor).toBe(false);
  const browser = browserSession(backend);
  expect((await browser.signIn(account.email, password)).body.twoFactorRedirect).toBeUndefined();
});

it('the last admin keeps the role, and admins cannot delete themselves', async () => {
  const last = 'Mindestens eine Person muss die Verwaltung behalten';
  const demoted = await post(`${own.id}/`, { role: 'editor' });
  expect([demoted.status, issuesOf(demoted)]).toEqual([422, [{ path: 'role', message: last }]]);
  expect(issuesOf(await post(`${own.id}/`, { blocked: true }))).toMatchObject([{ path: 'blocked' }]);
  expect((await remove(`${own.id}/`)).status).toBe(409);
  await post('', { email: 'kommt@oper.example', username: 'Kommt noch', role: 'admin' });
  // An invited admin who has not set a password does not count.
  expect((await post(`${own.id}/`, { role: 'editor' })).status).toBe(422);
});

it('one of two admins who remove each other’s role at once remains', async () => {
  const [one, two] = [await make('eins', 'admin'), await make('zwei-admin', 'admin')];
  await backend.ctx.db.update(users).set({ role: 'editor' }).where(eq(users.id, own.id));
  const [first, second] = [browserSession(backend), browserSession(backend)];
  await first.signIn(one.email, password);
  await second.signIn(two.email, password);
  const answers = await Promise.all([
    first.send('POST', `${path}${two.id}/`, { role: 'editor' }),
    second.send('POST', `${path}${one.id}/`, { role: 'editor' }),
  ]);
  await backend.ctx.db.update(users).set({ role: 'admin' }).where(eq(users.id, own.id));
  const [good, refused] = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  // The second request has lost the admin role, or is rejected for the last admin.
  expect(good).toBe(200);
  expect([403, 422]).toContain(refused);
});

it('the list is searched, filtered and sorted', async () => {
  const names = async (query: string) => (await list(query)).map(({ username }) => username);
  expect(await names('query=ANNA')).toEqual(['anna']);
  expect(await names('query=%25')).toEqual([]);
  const sorted = await names('page_size=100');
  expect(sorted).toEqual(sorted.toSorted((a, b) => a.toLowerCase().localeCompare(b.toLowerCase())));
  expect(await names('sort=-last_seen_at&page_size=1')).toHaveLength(1);
  expect((await names('role=admin&page_size=100')).includes('anna')).toBe(false);
});
