import { beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/base/endpoint.ts';
import { AppError, errorSchema } from '#contract/base/errors.ts';
import { localeSchema } from '#contract/base/locale.ts';
import { createTestBackend, sharedBackend, type TestBackend, unprocessable } from '#tests/test-backend.ts';
import { createApp } from '../app.ts';
import { mount, mountQuery } from './mount.ts';

const params = z.object({ locale: localeSchema });

const echo = endpoint({
  id: 'echo',
  method: 'get',
  path: '/{locale}/api/echo/{path}',
  tag: 'test',
  summary: 'Says the path.',
  params: params.extend({ path: z.string() }),
  query: z.object({}),
  response: z.object({ path: z.string() }),
});

const keep = endpoint({
  id: 'keep',
  method: 'post',
  path: '/{locale}/api/keep/',
  tag: 'test',
  access: 'users',
  summary: 'Says the text back.',
  params,
  query: z.object({}),
  body: z.strictObject({ text: z.string().max(5), number: z.int() }),
  response: z.object({ text: z.string(), by: z.string() }),
  status: 201,
});

const list = endpoint({
  id: 'list',
  method: 'get',
  path: '/{locale}/api/listed/',
  tag: 'test',
  summary: 'Says what it was asked.',
  params,
  query: z.object({ date: z.iso.date().optional(), page: z.coerce.number().default(1), edit: z.string().optional() }),
  response: z.object({
    date: z.string().optional(),
    page: z.number(),
    edit: z.string().optional(),
    address: z.string(),
  }),
});

let app: TestBackend['app'];
const backend = await sharedBackend();
beforeAll(async () => {
  app = createApp(backend.ctx);
  mount({ app, ctx: backend.ctx }, echo, async ({ params: { path }, tags }) => {
    tags.add('one').add('two');
    return { path };
  });
  mountQuery({ app, ctx: backend.ctx }, list, async ({ query, address, tags, expiresAt }) => {
    if (query.page === 404) throw new AppError('not_found');
    if (query.page === 500) throw new Error('broken');
    tags.add('listed');
    expiresAt.add(new Date('2999-01-01T00:00:00Z'));
    return { ...query, address };
  });
  mount({ app, ctx: backend.ctx }, keep, async ({ body, user }) => ({ text: body.text, by: user?.username ?? '' }));
});

async function post(body: string, headers: Record<string, string> = {}) {
  const answer = await app.request('/de/api/keep/', { method: 'POST', body, headers });
  return { status: answer.status, body: (await answer.json()) as unknown };
}

it('a mounted endpoint sends the next moment at which its response changes as Cache-Until', async () => {
  const opened = await createTestBackend({ clock: () => new Date('2026-11-21T12:00:00Z') });
  const moments = ['2026-11-21T12:00:00Z', '2026-11-23T12:00:00Z', '2026-11-22T12:00:00Z'];
  mount({ app: opened.app, ctx: opened.ctx }, echo, async ({ params: { path }, expiresAt }) => {
    if (path === 'timed') for (const moment of moments) expiresAt.add(new Date(moment));
    return { path };
  });
  const untilOf = async (path: string) => (await opened.app.request(`/de/api/echo/${path}`)).headers.get('Cache-Until');
  expect(await untilOf('timed')).toBe('2026-11-22T12:00:00.000Z');
  expect(await untilOf('lasting')).toBeNull();
  await opened.close();
});

it.each([
  ['/de/api/echo', ''],
  ['/de/api/echo/', ''],
  ['/de/api/echo/one', 'one'],
  ['/de/api/echo/one/two%20three', 'one/two three'],
])('a mounted endpoint hands on the path of %s', async (address, path) => {
  const answer = await app.request(address);
  expect(await answer.json()).toEqual({ path });
});

it('a mounted endpoint treats an empty parameter as absent', async () => {
  const answer = await app.request('/de/api/listed/?page=&date=&edit=');
  expect(await answer.json()).toMatchObject({ page: 1, edit: '' });
});

it('a mounted endpoint sends the tags of its response and forbids other caches to store it', async () => {
  const { headers } = await app.request('/de/api/echo/one');
  expect(headers.get('Cache-Tag')).toBe('one,two');
  expect(headers.get('Cache-Control')).toBe('no-store');
});

it('a mounted endpoint that needs a role refuses visitors and lower roles before it reads the body', async () => {
  expect(await post('not even JSON')).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  const editor = await backend.signIn('publisher');
  expect(await post('not even JSON', editor)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
});

it('a mounted endpoint accepts a valid body from a person with the role, with or without a trailing slash', async () => {
  const admin = await backend.signIn('admin');
  const body = JSON.stringify({ text: 'Hallo', number: 1 });
  expect(await post(body, admin)).toEqual({ status: 201, body: { text: 'Hallo', by: 'admin' } });
  const bare = await app.request('/de/api/keep', { method: 'POST', body, headers: admin });
  expect(bare.status).toBe(201);
});

it('a mounted endpoint names every invalid field of the body, in the language of the path', async () => {
  const admin = await backend.signIn('admin');
  const wrong = await post(JSON.stringify({ text: 'zu lang', number: 1.5, colour: 'red' }), admin);
  const { code, issues } = errorSchema.parse(wrong.body);
  expect({ status: wrong.status, code }).toEqual({ status: 422, code: 'invalid' });
  expect(issues?.map((issue) => issue.path).toSorted()).toEqual(['colour', 'number', 'text']);
  expect(issues?.find((issue) => issue.path === 'text')?.message).toMatch(/^Zu groß/);
});

it('a mounted endpoint rejects __proto__ at any depth', async () => {
  const admin = await backend.signIn('admin');
  const wrong = await post('{"text":"a","number":1,"inner":[{"__proto__":{"role":"admin"}}]}', admin);
  expect(wrong).toMatchObject({ status: 422, body: { code: 'invalid', issues: [{ path: '__proto__' }] } });
  expect(await post('{"text":"a__proto__","number":1}', admin)).toMatchObject(unprocessable('text'));
});

it('a mounted endpoint answers 400 to a body that is not JSON', async () => {
  expect(await post('{', await backend.signIn('admin'))).toMatchObject({
    status: 400,
    body: { code: 'bad_request' },
  });
});

const ask = async (query: Record<string, string>, locale = 'de') => {
  const incoming = new Request('https://oper.example/de');
  return app.queries.get('list')?.({ params: { locale }, query, incoming });
};

it('a query answers the site in this process as over HTTP, with what it depends on', async () => {
  const sent = await app.request('/de/api/listed/?date=2026-12-01&page=2');
  expect(await ask({ date: '2026-12-01', page: '2' })).toEqual({
    status: sent.status,
    body: await sent.json(),
    tags: [sent.headers.get('Cache-Tag')],
    expiresAt: Date.parse(sent.headers.get('Cache-Until') ?? ''),
  });
});

it.each([
  ['an invalid value', { page: 'two' }, 400],
  ['a null character', { edit: '\0' }, 400],
  ['an entry that does not exist', { page: '404' }, 404],
])('a query answers the site in this process with the status of %s and without a body', async (_, query, status) => {
  expect((await app.request(`/de/api/listed/?${new URLSearchParams(query)}`)).status).toBe(status);
  expect(await ask(query)).toEqual({ status, body: null, tags: [], expiresAt: Infinity });
});

it('a query answers the site in this process with 400 for an unknown language', async () => {
  expect(await ask({}, 'fr')).toMatchObject({ status: 400, body: null });
});

it('a query answers the site in this process with 500 for an unexpected error, which is logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await ask({ page: '500' })).toMatchObject({ status: 500, body: null });
  expect(logged.mock.calls[0]?.[0]).toContain('for the site: GET /de/api/listed/?page=500: Error: broken');
  logged.mockRestore();
});
