import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#contract/base/endpoint.ts';
import { addressOf, endpoints } from './contract-calls.ts';
import { sharedBackend } from './test-backend.ts';

const closed = endpoints.filter(({ access }) => access !== undefined);
const writes = endpoints.filter(({ method }) => method !== 'get');
/** Forms with a file, which the contract cannot describe. */
const forms = ['post /{locale}/api/media/', 'post /{locale}/api/media/{id}/file/'];
/** Writes that need no session. */
const forEveryone = [
  'askForPasswordReset',
  'confirmNewsletter',
  'sendMessage',
  'sendReport',
  'setPasswordByLink',
  'signUpForNewsletter',
  'unsubscribeFromNewsletter',
];

const backend = await sharedBackend();
const admin = await backend.signIn('admin');
const { 'X-CSRFToken': __, ...withoutToken } = admin;

async function requestPath(endpoint: Endpoint, headers: Record<string, string>): Promise<number> {
  const { method } = endpoint;
  const body = method === 'get' || method === 'delete' ? {} : { body: '{}' };
  const json = { ...headers, 'content-type': 'application/json' };
  const answer = await backend.app.request(addressOf(endpoint), {
    method: method.toUpperCase(),
    headers: json,
    ...body,
  });
  await answer.arrayBuffer();
  return answer.status;
}

it('every write route is in the contract, and the public ones are listed', async () => {
  const described = z
    .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .parse(await (await backend.app.request('/openapi.json')).json());
  const answered = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => method !== 'get')
      .map((method) => `${method} ${path}`),
  );
  const known = writes.map(({ method, path }) => `${method} ${path}`);
  expect(answered.filter((call) => !known.includes(call)).toSorted()).toEqual(forms);
  expect(known.filter((call) => !answered.includes(call))).toEqual([]);
  const open = writes.filter(({ access }) => access === undefined).map(({ id }) => id);
  expect(open.toSorted()).toEqual(forEveryone);
});

describe.each(closed.map((endpoint) => [`${endpoint.id}: ${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_, endpoint) => {
    it('is refused without a session and without its CSRF token', async () => {
      expect(await requestPath(endpoint, {})).toBe(401);
      if (endpoint.method !== 'get') expect(await requestPath(endpoint, withoutToken)).toBe(403);
    });

    it('is allowed to an admin', async () => {
      const status = await requestPath(endpoint, admin);
      expect([401, 403]).not.toContain(status);
      expect(status).toBeLessThan(500);
    });
  },
);

it.each(forms)('%s is refused without a session and without its CSRF token', async (form) => {
  const path = form.replace('post ', '').replace('{locale}', 'de').replace('{id}', '1');
  const sendForm = async (headers: Record<string, string>) =>
    (await backend.app.request(path, { method: 'POST', headers, body: new FormData() })).status;
  expect([await sendForm({}), await sendForm(withoutToken)]).toEqual([401, 403]);
});
