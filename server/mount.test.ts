import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { errorSchema } from '#contract/errors.ts';
import { localeSchema } from '#contract/locale.ts';
import { createTestHouse, type TestHouse } from '#tests/house.ts';
import { createApp } from './app.ts';
import { mount } from './mount.ts';

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
  role: 'admin',
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
  response: z.object({ date: z.string().optional(), page: z.number(), edit: z.string().optional() }),
});

let opera: TestHouse;
let app: TestHouse['app'];
beforeAll(async () => {
  opera = await createTestHouse();
  app = createApp(opera.house);
  mount(app, opera.house, echo, async ({ params: { path }, tags }) => {
    tags.add('one').add('two');
    return { path };
  });
  mount(app, opera.house, list, async ({ query }) => query);
  mount(app, opera.house, keep, async ({ body, user }) => ({ text: body.text, by: user?.username ?? '' }));
});
afterAll(() => opera.close());

async function post(body: string, headers: Record<string, string> = {}) {
  const answer = await app.request('/de/api/keep/', { method: 'POST', body, headers });
  return { status: answer.status, body: (await answer.json()) as unknown };
}

describe('a mounted endpoint', () => {
  test('says when its answer becomes another one by itself: the next of the moments', async () => {
    const opened = await createTestHouse({ clock: () => new Date('2026-11-21T12:00:00Z') });
    const moments = ['2026-11-21T12:00:00Z', '2026-11-23T12:00:00Z', '2026-11-22T12:00:00Z'];
    mount(opened.app, opened.house, echo, async ({ params: { path }, until }) => {
      if (path === 'timed') for (const moment of moments) until.add(new Date(moment));
      return { path };
    });
    const untilOf = async (path: string) =>
      (await opened.app.request(`/de/api/echo/${path}`)).headers.get('Cache-Until');
    expect(await untilOf('timed')).toBe('2026-11-22T12:00:00.000Z');
    expect(await untilOf('lasting')).toBeNull();
    await opened.close();
  });

  test.each([
    ['/de/api/echo', ''],
    ['/de/api/echo/', ''],
    ['/de/api/echo/one', 'one'],
    ['/de/api/echo/one/two%20three', 'one/two three'],
  ])('hands on the path of %s', async (address, path) => {
    const answer = await app.request(address);
    expect(await answer.json()).toEqual({ path });
  });

  test('takes an empty parameter for one that was left open', async () => {
    const answer = await app.request('/de/api/listed/?page=&date=&edit=');
    expect(await answer.json()).toEqual({ page: 1, edit: '' });
  });

  test('says what its answer is made of and that nobody else may keep it', async () => {
    const { headers } = await app.request('/de/api/echo/one');
    expect(headers.get('Cache-Tag')).toBe('one,two');
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  test('that needs a role refuses nobody’s and lesser people’s calls before it looks at the body', async () => {
    expect(await post('not even JSON')).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    const editor = await opera.signIn('editor');
    expect(await post('not even JSON', editor)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  test('takes a good body from the right person, with or without a slash at the end', async () => {
    const admin = await opera.signIn('admin');
    const body = JSON.stringify({ text: 'Hallo', number: 1 });
    expect(await post(body, admin)).toEqual({ status: 201, body: { text: 'Hallo', by: 'admin' } });
    const bare = await app.request('/de/api/keep', { method: 'POST', body, headers: admin });
    expect(bare.status).toBe(201);
  });

  test('names every field of the body that is wrong, in the language of the path', async () => {
    const admin = await opera.signIn('admin');
    const wrong = await post(JSON.stringify({ text: 'zu lang', number: 1.5, colour: 'red' }), admin);
    const { code, issues } = errorSchema.parse(wrong.body);
    expect({ status: wrong.status, code }).toEqual({ status: 422, code: 'invalid' });
    expect(issues?.map((issue) => issue.path).toSorted()).toEqual(['colour', 'number', 'text']);
    expect(issues?.find((issue) => issue.path === 'text')?.message).toMatch(/^Zu groß/);
  });

  test('takes no __proto__, however deep it stands', async () => {
    const admin = await opera.signIn('admin');
    const wrong = await post('{"text":"a","number":1,"inner":[{"__proto__":{"role":"admin"}}]}', admin);
    expect(wrong).toMatchObject({ status: 422, body: { code: 'invalid', issues: [{ path: '__proto__' }] } });
    expect(await post('{"text":"a__proto__","number":1}', admin)).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'text' }] },
    });
  });

  test('answers 400 to a body that is no JSON', async () => {
    expect(await post('{', await opera.signIn('admin'))).toMatchObject({ status: 400, body: { code: 'bad_request' } });
  });
});
