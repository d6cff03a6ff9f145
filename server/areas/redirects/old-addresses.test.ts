import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { oldAddressesApi, pageEditorApi } from '#contract/api.ts';
import { errorSchema } from '#contract/base/errors.ts';
import { createApp } from '#server/app.ts';
import { makePage, makeProduction } from '#tests/factories/rows.ts';
import { both } from '#tests/factories/resource.ts';
import {
  get,
  getError,
  send,
  sharedBackend,
  type TestBackend,
  unprocessable,
  type Written,
} from '#tests/test-backend.ts';
import { redirects } from '../../db/tables/pages.ts';

const backend = await sharedBackend();
const admin = await backend.signIn('admin');
beforeEach(async () => {
  await backend.ctx.db.delete(redirects);
  backend.changes.drop(['redirects']);
});

const post = (path: string, body: object) =>
  send(backend, 'POST', `/de/api/redirects/${path}?translations=all`, admin, body);
const save = (old_path: string, new_path: string, more: object = {}) => post('', { old_path, new_path, ...more });
const made = async (...all: [string, string][]) => {
  for (const [from, to] of all) expect((await save(from, to)).status).toBe(201);
};
const tried = async (address: string, app: Pick<TestBackend, 'app'> = backend) => {
  const path = `/de/api/old-addresses/try/?${new URLSearchParams({ address })}`;
  return (await get({ ...backend, ...app }, path, oldAddressesApi.tryAddress.response, admin)).body;
};

it.each([
  ['https://alt.example/K%C3%BCche/?id=5', '/Küche?id=5'],
  ['/*', '/*'],
  ['/DE/Alt//x', '/de/Alt/x'],
])('an old address %s is stored as %s', async (sent, stored) => {
  expect((await save(sent, '/de/blog')).body.old_path).toBe(stored);
});

it.each([
  '/auth/x',
  '/de/api/events',
  '/de/api/*',
  '/admin',
  '/office',
  '/webshop/x',
  '/assets/a.js',
  '/sw-off.js',
  '/de//api/events',
  '/robots.txt',
  '/',
])('an old address %s is reserved; the error names the field', async (address) => {
  const { status, body } = await save(address, '/de/blog');
  expect([status, body.issues]).toEqual([
    422,
    [{ path: 'old_path', message: expect.stringContaining('gehört der Technik der Website') }],
  ]);
});

it('an old address of a page, a screen or an entry is refused until it is confirmed', async () => {
  await makePage(backend.ctx, { slug: both('haus') });
  const { id } = await makeProduction(backend.ctx, { title: both('Salome') });
  for (const address of [
    '/de/haus',
    '/de/programm',
    '/EN',
    '/de/Programm/',
    '/de//haus',
    `/de/produktionen/salome/${id}`,
  ]) {
    expect(await save(address, '/de/blog')).toMatchObject(unprocessable('old_path'));
    const { status: confirmed, body: saved } = await save(address, '/de/blog', { hides_page: true });
    expect(confirmed).toBe(201);
    await backend.ctx.db.delete(redirects).where(eq(redirects.id, saved.id));
  }
  expect((await save(`/de/produktionen/salome/${id + 1000}`, '/de/blog')).status).toBe(201);
});

it('an old address with a query is refused at a page, where it would never count, confirmed or not', async () => {
  const { body } = await save('/de/programm?id=5', '/de/blog', { hides_page: true });
  expect(body.issues).toEqual([{ path: 'old_path', message: expect.stringContaining('Unter /de/programm gibt es') }]);
});

it('an old address can lead to an address whose scheme begins with a capital', async () => {
  const { status, body } = await save('/shop', 'Https://tickets.example/A');
  expect([status, body]).toMatchObject([201, { new_path: 'https://tickets.example/A' }]);
});

it('an old address needs an asterisk if the new one has one', async () => {
  expect((await save('/a', '/de/blog/*')).body.issues).toMatchObject([{ path: 'new_path' }]);
});

const chainOf = ({ body }: Written) =>
  errorSchema.parse(body).issues?.map(({ path, message }) => `${path}: ${message.split(': ')[1]}`);

it('a loop is refused with its chain, new or changed, also through patterns', async () => {
  await made(['/a', '/b'], ['/b', '/c'], ['/alt/*', '/neu/*']);
  expect(chainOf(await save('/c', '/a'))).toEqual(['new_path: /c → /a → /b → /c']);
  expect(chainOf(await save('/neu/x', '/alt/x'))).toEqual(['new_path: /neu/x → /alt/x → /neu/x']);
  expect(chainOf(await save('/neu/*', '/alt/*'))).toEqual(['new_path: /neu/* → /alt/* → /neu/*']);
  const other = await save('/x', '/y');
  const path = `${other.body.id}/`;
  expect(chainOf(await post(path, { old_path: '/c', new_path: '/a', version: other.body.version }))).toEqual([
    'new_path: /c → /a → /b → /c',
  ]);
  const [kept] = await backend.ctx.db.select().from(redirects).where(eq(redirects.id, other.body.id));
  expect(kept).toMatchObject({ oldPath: '/x', newPath: '/y' });
});

it('a look-up costs no query, and sees a change at once', async () => {
  await made(['/de/alt', '/de/blog'], ['/de/events/*', '/de/programm/*']);
  const lookUp = (path: string) => get(backend, `/de/pageeditor-api/redirect/${path}`, pageEditorApi.redirect.response);
  expect((await lookUp('alt')).body.new_path).toBe('/de/blog');
  const select = vi.spyOn(backend.ctx.db, 'select');
  expect((await lookUp('alt')).body.new_path).toBe('/de/blog');
  expect((await lookUp('events/2019/x')).body.new_path).toBe('/de/programm/2019/x');
  expect(select).not.toHaveBeenCalled();
  select.mockRestore();
  await made(['/de/neu', '/de/kontakt']);
  expect((await lookUp('neu')).body.new_path).toBe('/de/kontakt');
});

it('trying an address names each redirect, and what is at the end', async () => {
  await made(
    ['/a', '/events/5'],
    ['/events/*', '/de/programm/*'],
    ['/de/programm/5', '/de/programm'],
    ['/shop', 'https://shop.example/'],
  );
  const result = await tried('https://alt.example/a?x=1');
  expect(result.steps.map(({ address, old_path }) => [address, old_path])).toEqual([
    ['/a?x=1', '/a'],
    ['/events/5?x=1', '/events/*'],
    ['/de/programm/5?x=1', '/de/programm/5'],
  ]);
  expect(result.steps.every(({ redirect_id: id }) => id !== null)).toBe(true);
  expect([result.final, result.outcome]).toEqual(['/de/programm?x=1', 'page']);
  expect(await tried('/shop')).toMatchObject({ final: 'https://shop.example/', outcome: 'elsewhere' });
  expect(await tried('/events')).toMatchObject({ steps: [], outcome: 'not_found' });
  expect(await tried('/de/api/events')).toMatchObject({ steps: [], outcome: 'reserved' });
});

it('trying an address follows what the site itself does', async () => {
  const answers: Record<string, { status: number; location: string | null }> = {
    '/de/kalender': { status: 301, location: '/de/programm' },
    '/de/programm': { status: 200, location: null },
  };
  const visit = (address: string) => Promise.resolve(answers[address] ?? { status: 404, location: null });
  const app = createApp({ ...backend.ctx, visit });
  expect(await tried('/de/kalender', { app })).toEqual({
    steps: [{ address: '/de/kalender', redirect_id: null, old_path: '' }],
    final: '/de/programm',
    outcome: 'page',
  });
});

it('trying an address names the redirects that the site follows in one step', async () => {
  await made(['/events/*', '/alt/*'], ['/alt/x', '/de/haus'], ['/shop/*', 'https://shop.example/*']);
  const answers: Record<string, { status: number; location: string | null }> = {
    '/events/x?a=1': { status: 301, location: '/de/haus?a=1' },
    '/DE/alt/': { status: 301, location: '/de/alt' },
    '/shop/x': { status: 301, location: 'https://shop.example/x' },
    '/de/haus?a=1': { status: 200, location: null },
  };
  const visit = (address: string) => Promise.resolve(answers[address] ?? { status: 404, location: null });
  const app = createApp({ ...backend.ctx, visit });
  const oldPaths = async (address: string) => {
    const { steps, outcome } = await tried(address, { app });
    return [...steps.map(({ old_path, redirect_id: id }) => [old_path, id !== null]), outcome];
  };
  expect(await oldPaths('/events/x?a=1')).toEqual([['/events/*', true], ['/alt/x', true], 'page']);
  expect(await oldPaths('/shop/x')).toEqual([['/shop/*', true], 'elsewhere']);
  expect(await oldPaths('/DE/alt/')).toEqual([['', false], 'not_found']);
});

it('trying an address refuses what is no address', async () => {
  const refused = await getError(backend, '/de/api/old-addresses/try/?address=a', admin);
  expect(refused).toMatchObject({ status: 400, issues: [{ path: 'address' }] });
});
