import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import * as calls from '#contract/api.ts';
import type { Endpoint } from '#contract/base/endpoint.ts';
import { models, moduleEndpoints } from '#contract/blocks/module-write.ts';
import { editingCalls } from '#contract/resources/define-resource.ts';
import { resources } from '#contract/resources.ts';
import { createTestBackend, type TestBackend } from './test-backend.ts';

/** Every call of the contract. */
const endpoints: Endpoint[] = [
  ...Object.values(calls).flatMap((area) => Object.values(area as Record<string, Endpoint>)),
  ...models.flatMap((model) => Object.values(moduleEndpoints(model) as unknown as Record<string, Endpoint>)),
  ...resources.flatMap((resource) => Object.values(editingCalls(resource))),
];
const closed = endpoints.filter(({ role }) => role !== undefined);
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

let opera: TestBackend;
let editor: Record<string, string>;
let admin: Record<string, string>;
beforeAll(async () => {
  opera = await createTestBackend();
  editor = await opera.signIn('editor');
  admin = await opera.signIn('admin');
});
afterAll(() => opera.close());

/** Of something that is not there; reading for editors says so in its address. */
function addressOf({ path, id }: Endpoint): string {
  const nobody = id.endsWith('NewsletterEntry') ? 'waiting-999999' : '999999';
  const parts: Record<string, string> = {
    locale: 'de',
    id: nobody,
    number: '1',
    preview: '00000000-0000-4000-8000-000000000000',
  };
  const bare = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? 'nowhere');
  return /^(?:list|get|export)Stored|^export/.test(id) ? `${bare}?translations=all` : bare;
}

async function ask(endpoint: Endpoint, headers: Record<string, string>): Promise<number> {
  const { method } = endpoint;
  const body = method === 'get' || method === 'delete' ? {} : { body: '{}' };
  const json = { ...headers, 'content-type': 'application/json' };
  const answer = await opera.app.request(addressOf(endpoint), { method: method.toUpperCase(), headers: json, ...body });
  await answer.arrayBuffer();
  return answer.status;
}

test('every write route is in the contract, and the public ones are listed', async () => {
  const described = z
    .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .parse(await (await opera.app.request('/openapi.json')).json());
  const answered = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => method !== 'get')
      .map((method) => `${method} ${path}`),
  );
  const known = writes.map(({ method, path }) => `${method} ${path}`);
  expect(answered.filter((call) => !known.includes(call)).toSorted()).toEqual(forms);
  expect(known.filter((call) => !answered.includes(call))).toEqual([]);
  const open = writes.filter(({ role }) => role === undefined).map(({ id }) => id);
  expect(open.toSorted()).toEqual(forEveryone);
});

describe.each(closed.map((endpoint) => [`${endpoint.id}: ${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_, endpoint) => {
    test('is refused without the required role', async () => {
      expect(await ask(endpoint, {})).toBe(401);
      if (endpoint.role === 'admin') expect(await ask(endpoint, editor)).toBe(403);
      const { 'X-CSRFToken': __, ...withoutToken } = endpoint.role === 'admin' ? admin : editor;
      if (endpoint.method !== 'get') expect(await ask(endpoint, withoutToken)).toBe(403);
    });

    test('is allowed with the required role', async () => {
      const status = await ask(endpoint, endpoint.role === 'admin' ? admin : editor);
      expect([401, 403]).not.toContain(status);
      expect(status).toBeLessThan(500);
    });
  },
);

test.each(forms)('%s is refused to visitors', async (form) => {
  const path = form.replace('post ', '').replace('{locale}', 'de').replace('{id}', '1');
  const answer = await opera.app.request(path, { method: 'POST', body: new FormData() });
  expect(answer.status).toBe(401);
});
