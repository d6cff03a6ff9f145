import { OpenAPIHono } from '@hono/zod-openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorSchema } from '#contract/errors.ts';
import { createTestHouse, type TestHouse } from '#tests/house.ts';
import { onError } from '../on-error.ts';
import { checkCsrf } from './check-csrf.ts';

let t: TestHouse;
let app: OpenAPIHono;
let written = 0;
let editor: Record<string, string>;

beforeAll(async () => {
  t = await createTestHouse();
  editor = await t.signIn('editor');
  app = new OpenAPIHono();
  app.onError(onError);
  app.use(checkCsrf(t.house));
  app.get('/write', (context) => context.text('read'));
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '/write', (context) => {
    written += 1;
    return context.text('written');
  });
});
afterAll(() => t.close());

async function call(headers: Record<string, string>, method = 'POST'): Promise<[number, string | null, number]> {
  const before = written;
  const answer = await app.request('/write', { method, headers });
  const code = answer.ok ? null : errorSchema.parse(await answer.json()).code;
  return [answer.status, code, written - before];
}

const good = [200, null, 1];
const refused = [403, 'csrf', 0];

test('a write with the session’s token goes through', async () => {
  expect(await call(editor)).toEqual(good);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s without a token is refused', async (method) => {
  const { 'X-CSRFToken': _, ...headers } = editor;
  expect(await call(headers, method)).toEqual(refused);
});

test('reading needs no token', async () => {
  const { 'X-CSRFToken': _, ...headers } = editor;
  expect(await call(headers, 'GET')).toEqual([200, null, 0]);
});

test.each(['', 'x', 'ä', 'A'.repeat(43), 'A'.repeat(10_000)])('a wrong token is refused (%#)', async (token) => {
  expect(await call({ ...editor, 'X-CSRFToken': encodeURI(token) })).toEqual(refused);
});

test('the token of another session is refused', async () => {
  const admin = await t.signIn('admin');
  expect(await call({ ...editor, 'X-CSRFToken': admin['X-CSRFToken'] ?? '' })).toEqual(refused);
});

test('a token in the cookie alone, or one that the client made up in both places, is refused', async () => {
  const session = editor.cookie?.split('; ').find((pair) => pair.includes('session_token')) ?? '';
  expect(
    await call({ origin: 'http://localhost:3000', cookie: `${session}; csrftoken=made-up`, 'X-CSRFToken': 'made-up' }),
  ).toEqual(refused);
  const { 'X-CSRFToken': _, ...headers } = editor;
  expect(await call(headers)).toEqual(refused);
});

test('another origin is refused even with the right token', async () => {
  expect(await call({ ...editor, origin: 'https://evil.example' })).toEqual(refused);
  expect(await call({ ...editor, origin: 'null' })).toEqual(refused);
  expect(await call({ ...editor, origin: 'http://localhost:3001' })).toEqual(refused);
});

test.each(['cross-site', 'same-site'])('a request that the browser calls %s is refused', async (site) => {
  expect(await call({ ...editor, 'sec-fetch-site': site })).toEqual(refused);
});

test('a request from the page itself goes through, whatever name the visitor uses for this server', async () => {
  expect(await call({ ...editor, 'sec-fetch-site': 'same-origin' })).toEqual(good);
  expect(await call({ ...editor, origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' })).toEqual(good);
});

test('without a session another site is refused too, and the page itself goes on to be asked for its login', async () => {
  expect(await call({ origin: 'https://evil.example' })).toEqual(refused);
  expect(await call({ origin: 'http://localhost:3000' })).toEqual(good);
});

test('an ended session is no reason for a CSRF error: the call goes on to its 401', async () => {
  expect(await call({ origin: 'http://localhost:3000', cookie: 'proscenium.session_token=ended.signature' })).toEqual(
    good,
  );
});

test('signing in from another site is refused', async () => {
  const answer = await t.app.request('/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
    body: JSON.stringify({ email: 'editor@oper.example', password: 'a long enough password' }),
  });
  expect(answer.status).toBe(403);
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test('where the site is https, a page loaded without it is another origin', async () => {
  const secure = await createTestHouse({ config: { siteUrl: 'https://oper.example' } });
  const write = (from: string) =>
    secure.app.request('/auth/sign-out', {
      method: 'POST',
      headers: { origin: from, host: 'oper.example' },
      body: '{}',
    });
  expect((await write('http://oper.example')).status).toBe(403);
  expect((await write('https://oper.example')).status).toBe(200);
  await secure.close();
});
