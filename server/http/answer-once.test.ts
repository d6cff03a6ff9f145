import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/base/endpoint.ts';
import { errorSchema } from '#contract/base/errors.ts';
import { localeSchema } from '#contract/base/locale.ts';
import { type TestBackend, sharedBackend } from '#tests/test-backend.ts';
import { createApp } from '../app.ts';
import { idempotencyKeys } from '../db/tables/accounts.ts';
import { mount } from './mount.ts';

const create = endpoint({
  id: 'createThing',
  method: 'post',
  path: '/{locale}/api/things/',
  tag: 'test',
  summary: 'Creates a thing.',
  params: z.object({ locale: localeSchema }),
  query: z.object({}),
  body: z.strictObject({ name: z.string().min(1) }),
  response: z.object({ id: z.int() }),
  status: 201,
});

const created = vi.fn<() => void>();
/** Two processes with one database. */
let apps: TestBackend['app'][];
let now = new Date('2026-11-01T10:00:00Z');
const backend = await sharedBackend();
beforeAll(async () => {
  const ctx = { ...backend.ctx, clock: () => now };
  apps = [createApp(ctx), createApp(ctx)];
  for (const app of apps) {
    mount({ app, ctx }, create, async () => {
      created();
      await pause(50);
      return { id: created.mock.calls.length };
    });
  }
});

async function send(key: string, body: object = { name: 'Bühne' }, process = 0) {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  const answer = await apps[process]?.request('/de/api/things/', {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return { status: answer?.status, body: (await answer?.json()) as unknown };
}

it('a write with the same key is done once, also at the same time in another process', async () => {
  created.mockClear();
  const answers = await Promise.all([send('one'), send('one', { name: 'Bühne' }, 1), send('one')]);
  const once = { status: 201, body: { id: 1 } };
  expect([...answers, await send('one', { name: 'Bühne' }, 1)]).toEqual([once, once, once, once]);
  expect(created).toHaveBeenCalledTimes(1);
  expect((await send('two')).body).toEqual({ id: 2 });
});

it('an answer is stored encrypted', async () => {
  const { body } = await send('secret');
  const rows = await backend.ctx.db.select().from(idempotencyKeys);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/"id|\bid\b|secret/);
  expect((await send('secret')).body).toEqual(body);
});

it('a refused write is read again when it is sent again', async () => {
  expect((await send('three', { name: '' })).status).toBe(422);
  expect((await send('three')).status).toBe(201);
});

it('a key for another request, and one that is none, are refused', async () => {
  await send('four');
  const other = await send('four', { name: 'Foyer' });
  expect([other.status, errorSchema.parse(other.body).message]).toEqual([
    422,
    'Dieser Idempotency-Key gehört zu einer anderen Anfrage',
  ]);
  expect((await send('with blanks')).status).toBe(400);
});

it('a write is done again after its process has died, and after an hour', async () => {
  await send('five');
  await backend.ctx.db.update(idempotencyKeys).set({ status: null, body: null });
  created.mockClear();
  now = new Date('2026-11-01T10:02:00Z');
  expect((await send('five')).body).toEqual({ id: 1 });
  now = new Date('2026-11-01T11:30:00Z');
  expect((await send('five')).body).toEqual({ id: 2 });
  expect(await backend.ctx.db.$count(idempotencyKeys)).toBe(1);
});
