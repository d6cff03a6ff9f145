import { OpenAPIHono } from '@hono/zod-openapi';
import { expect, it } from 'vitest';
import { errorSchema } from '#contract/base/errors.ts';
import { createTestBackend, sharedBackend } from '#tests/test-backend.ts';
import { onError } from '../../../http/errors/on-error.ts';
import { checkCsrf } from './csrf.ts';

let written = 0;

const t = await sharedBackend();
const editor = await t.signIn('publisher');
const app = new OpenAPIHono();
app.onError(onError);
app.use(checkCsrf(t.ctx));
app.get('/write', (context) => context.text('read'));
app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '/write', (context) => {
  written += 1;
  return context.text('written');
});

async function call(headers: Record<string, string>, method = 'POST'): Promise<[number, string | null, number]> {
  const before = written;
  const answer = await app.request('/write', { method, headers });
  const code = answer.ok ? null : errorSchema.parse(await answer.json()).code;
  return [answer.status, code, written - before];
}

const good = [200, null, 1];
const refused = [403, 'csrf', 0];

const { 'X-CSRFToken': _, ...withoutToken } = editor;
const tokenOfOther = (await t.signIn('admin'))['X-CSRFToken'] ?? '';
const own = 'http://localhost:3000';
const session = editor.cookie?.split('; ').find((pair) => pair.includes('session_token')) ?? '';
const invented = { cookie: `${session}; csrftoken=made-up`, 'X-CSRFToken': 'made-up' };

it.each<[string, Record<string, string>]>([
  ['the token of the session', editor],
  ['that token from the same site', { ...editor, 'sec-fetch-site': 'same-origin' }],
  [
    'that token under another host name of the server',
    { ...editor, origin: own.replace('localhost', '127.0.0.1'), host: '127.0.0.1:3000' },
  ],
  // These are answered with 401 afterwards, not with a CSRF error.
  ['the same origin but no session', { origin: own }],
  ['the same origin and an expired session', { origin: own, cookie: 'proscenium.session_token=ended.signature' }],
])('a write is accepted with %s', async (__, headers) => {
  expect(await call(headers)).toEqual(good);
});

it.each<[string, Record<string, string>]>([
  ['the token of another session', { ...editor, 'X-CSRFToken': tokenOfOther }],
  ['another origin', { ...editor, origin: 'https://evil.example' }],
  ['no origin', { ...editor, origin: 'null' }],
  ['another port', { ...editor, origin: 'http://localhost:3001' }],
  ['another origin and no session', { origin: 'https://evil.example' }],
  ['Sec-Fetch-Site: cross-site', { ...editor, 'sec-fetch-site': 'cross-site' }],
  ['Sec-Fetch-Site: same-site', { ...editor, 'sec-fetch-site': 'same-site' }],
  ['a token that the client invented in cookie and header', { ...editor, ...invented }],
  ...['', 'x', 'ä', 'A'.repeat(43), 'A'.repeat(10_000)].map((token): [string, Record<string, string>] => [
    `a wrong token (${token.length} characters)`,
    { ...editor, 'X-CSRFToken': encodeURI(token) },
  ]),
])('a write is refused with %s', async (__, headers) => {
  expect(await call(headers)).toEqual(refused);
});

it('a GET needs no token', async () => {
  expect(await call(withoutToken, 'GET')).toEqual([200, null, 0]);
});

it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('refuses %s without a token', async (method) => {
  expect(await call(withoutToken, method)).toEqual(refused);
});

it('refuses a sign-in from another site', async () => {
  const answer = await t.app.request('/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
    body: JSON.stringify({ email: 'editor@oper.example', password: 'a long enough password' }),
  });
  expect(answer.status).toBe(403);
  expect(answer.headers.getSetCookie()).toEqual([]);
});

it('treats the http origin as another origin when the site is https', async () => {
  const secure = await createTestBackend({ config: { siteUrl: 'https://oper.example' } });
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
