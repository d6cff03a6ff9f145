import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#contract/base/endpoint.ts';
import { roles } from '#contract/accounts/capabilities.ts';
import { addressOf, endpoints } from './contract-calls.ts';
import { everything as runsAll, someOf } from './extent.ts';
import { sharedBackend } from './test-backend.ts';
import { testEngine } from './test-engine.ts';

/** What is refused does not reach the database, so that one engine is enough. */
const everything = runsAll && testEngine() === 'pglite';
/** Milliseconds that an answer may take, on a busy machine; unbounded, these bodies took from 4 s to minutes. */
const maxTime = 3000;
const maxBytes = 10_240;

/** Milliseconds by which the clock is ahead: calls are counted, and those that are one too many would be refused unread. */
let ahead = 0;
const sessions = new Map<string, Record<string, string>>();
const backend = await sharedBackend({ clock: () => new Date(Date.now() + ahead) });
beforeAll(async () => {
  sessions.set('nobody', {});
  for (const role of everything ? roles : (['admin'] as const)) sessions.set(role, await backend.signIn(role));
});

const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, index]));
const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** Bodies that cost much to refuse: `size` is their number of parts. */
function costlyBodies({ body }: Endpoint, size: number): Record<string, string> {
  const fields = body instanceof z.ZodObject ? Object.keys(body.shape) : [];
  const names = fields.length > 0 ? fields : ['title'];
  const each = (value: unknown) => JSON.stringify(Object.fromEntries(names.map((name) => [name, value])));
  return {
    'many unknown fields': JSON.stringify(keys(size)),
    'many items': each(Array.from({ length: Math.ceil(size / names.length) }, () => ({}))),
    'many fields in fields': each(keys(Math.ceil(size / names.length))),
    deep: `{"${names[0]}":${deep(size)}}`,
    'a long text': each('<b>ä</b>'.repeat(Math.ceil(size / names.length))),
    'a long name of a field': JSON.stringify({ ['n'.repeat(size)]: 1 }),
    '__proto__ among many': `{${'"__proto__":{"a":1},'.repeat(size)}"a":1}`,
  };
}

const withBody = endpoints.filter(({ body }) => body !== undefined);
const tried = [
  ...withBody.filter(({ access }) => !access),
  ...someOf(
    withBody.filter(({ access }) => access),
    { index: 0, count: 40 },
  ),
];
/**
 * What everybody may call gets bodies just below and above what they may send. A call of the staff comes from one role,
 * another for each call: what a refusal costs does not depend on it.
 */
function sizes(endpoint: Endpoint, who: string): number[] {
  const isTurn = who === (everything ? roles[tried.indexOf(endpoint) % roles.length] : 'admin');
  if (!endpoint.access) return who === 'nobody' || isTurn ? [3000, 30_000] : [];
  return isTurn ? [5000, ...(everything ? [80_000] : [])] : [];
}

describe.each(tried.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_, endpoint) => {
    it('answers costly bodies soon and briefly', async () => {
      const wrong: string[] = [];
      for (const [who, session] of sessions) {
        for (const size of sizes(endpoint, who))
          for (const [name, body] of Object.entries(costlyBodies(endpoint, size))) {
            const headers = { ...session, 'content-type': 'application/json' };
            ahead += 1000;
            const startedAt = performance.now();
            const method = endpoint.method.toUpperCase();
            const answer = await backend.app.request(addressOf(endpoint), { method, headers, body });
            const bytes = (await answer.arrayBuffer()).byteLength;
            const time = Math.round(performance.now() - startedAt);
            if (
              answer.status >= 500 ||
              answer.status === 429 ||
              (answer.status >= 400 && bytes > maxBytes) ||
              time > maxTime
            )
              wrong.push(`${who}, ${size}, ${name}: ${answer.status}, ${bytes} bytes, ${time} ms`);
          }
      }
      expect(wrong).toEqual([]);
    }, 60_000);
  },
);

it('a body without a session has at most 64 kB', async () => {
  const body = JSON.stringify({ EMAIL: 'a@b.example', website: 'x'.repeat(70_000) });
  const answer = await backend.app.request('/de/api/newsletter/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(answer.status).toBe(413);
});

it('a refusal names at most 20 unknown fields, each once', async () => {
  const answer = await backend.app.request('/de/api/newsletter/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(keys(1000)),
  });
  const { issues } = z
    .object({ issues: z.array(z.object({ path: z.string(), message: z.string() })) })
    .parse(await answer.json());
  expect(issues).toHaveLength(20);
  expect(issues).toContainEqual({ path: 'key0', message: 'Das Feld key0 gibt es nicht' });
});
