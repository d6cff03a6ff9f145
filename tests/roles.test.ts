import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { capabilities, type Capability, can, type Role, roles } from '#contract/accounts/capabilities.ts';
import type { Endpoint } from '#contract/base/endpoint.ts';
import { createSection } from '#server/areas/sections/create-section.ts';
import { addressOf, endpoints } from './contract-calls.ts';
import { someOf } from './extent.ts';
import { both } from './factories/resource.ts';
import { makeOwnSection, makeProduction } from './factories/rows.ts';
import { sharedBackend } from './test-backend.ts';

/** The table of docs/roles.md: the roles that have each capability. */
async function documentedTable(): Promise<Map<string, Set<string>>> {
  const lines = (await readFile('docs/roles.md', 'utf8')).split('\n').filter((line) => line.startsWith('| '));
  const [head = [], , ...rows] = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  const names = head.slice(2);
  return new Map(
    rows.map(([capability = '', , ...marks]) => [
      capability,
      new Set(
        names.filter((_, index) => {
          if (!['yes', 'no'].includes(marks[index] ?? '')) throw new Error(`${capability}: neither yes nor no`);
          return marks[index] === 'yes';
        }),
      ),
    ]),
  );
}

const documented = await documentedTable();
const may = (role: Role, capability: Capability) => documented.get(capability)?.has(role) ?? false;

let productionId: number;
let headersOf: Map<Role, Record<string, string>>;
const backend = await sharedBackend({ config: { trustProxy: true } });
beforeAll(async () => {
  productionId = (await makeProduction(backend.ctx)).id;
  await createSection(backend.ctx, { slug: 'of-a-page', contentType: 'page', objectId: 1 });
  await makeOwnSection(backend.ctx, 'production', productionId, [], false);
  headersOf = new Map();
  for (const role of roles) headersOf.set(role, await backend.signIn(role));
});

async function status(role: Role, method: string, path: string, body: object = {}): Promise<number> {
  // Each role from an address of its own, because of the limit for writes.
  const address = `10.0.0.${roles.indexOf(role) + 1}`;
  const headers = { ...headersOf.get(role), 'content-type': 'application/json', 'x-forwarded-for': address };
  const sent = method === 'GET' || method === 'DELETE' ? {} : { body: JSON.stringify(body) };
  const answer = await backend.app.request(path, { method, headers, ...sent });
  await answer.arrayBuffer();
  return answer.status;
}

const create = (role: Role, path: string, body: object) =>
  status(role, 'POST', `/de/api/${path}/?translations=all`, body);
const name = { name: both('Neu', 'New') };
const title = { title: both('Neu', 'New') };

/** A complete call for each capability. */
const calls: Record<Capability, (role: Role) => Promise<number>> = {
  office: (role) => status(role, 'GET', '/de/api/account/'),
  modules: (role) =>
    status(role, 'POST', '/de/pageeditor-api/container', {
      parent: null,
      content_type: 'production',
      object_id: productionId,
      slug: `production-${productionId}`,
    }),
  pages: (role) => create(role, 'slides', title),
  programme: (role) => create(role, 'venues', name),
  people: (role) => create(role, 'person-categories', name),
  magazine: (role) => create(role, 'blog/categories', name),
  press: (role) => create(role, 'download-directories', { ...title, published_at: '2026-11-01T10:00:00+01:00' }),
  contact: (role) => create(role, 'contact', name),
  media: (role) => status(role, 'GET', '/de/api/media/'),
  publish: (role) => status(role, 'POST', '/de/pageeditor-api/section/of-a-page/publish', { revision: 1 }),
  settings: (role) => status(role, 'GET', '/de/api/settings/'),
  users: (role) => status(role, 'GET', '/de/api/users/'),
  administration: (role) => status(role, 'GET', '/de/api/audit/'),
};

it('the documented table names every capability and every role', () => {
  expect([...documented.keys()]).toEqual(capabilities);
  for (const capability of capabilities)
    for (const role of roles) expect(can(role, capability), `${role} ${capability}`).toBe(may(role, capability));
});

describe.each(roles)('%s', (role) => {
  it.each(capabilities)('makes a call that needs %s exactly if the table says so', async (capability) => {
    const answered = await calls[capability](role);
    if (may(role, capability)) expect(answered).toBeLessThan(300);
    else expect(answered).toBe(403);
  });

  it('is refused every call that the table does not give, and no other', async () => {
    for (const endpoint of someOf(endpoints, { index: roles.indexOf(role), count: 200 })) {
      if (!endpoint.access) continue;
      const answered = await statusOf(role, endpoint);
      expect(answered === 403, `${endpoint.id} answered ${answered}`).toBe(!may(role, endpoint.access));
    }
    // Every call, one after the other: a slow machine needs more than the usual time.
  }, 90_000);

  it('opens the modules of a page and of a production by its areas', async () => {
    const read = (slug: string) => status(role, 'GET', `/de/pageeditor-api/section/${slug}`);
    expect(await read('of-a-page')).toBe(may(role, 'pages') ? 200 : 403);
    expect(await read(`production-${productionId}`)).toBe(may(role, 'programme') ? 200 : 403);
  });
});

function statusOf(role: Role, endpoint: Endpoint): Promise<number> {
  return status(role, endpoint.method.toUpperCase(), addressOf(endpoint));
}
