import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sharedBackend, type TestBackend } from '#tests/test-backend.ts';
import { testEngine } from '#tests/test-engine.ts';
import { withInvalidation } from './with-invalidation.ts';
import { createChanges, toPayloads } from './changes.ts';

const backend = await sharedBackend();
await backend.changes.ready;

function listenTo(changes: TestBackend['changes']): (string[] | null)[] {
  const heard: (string[] | null)[] = [];
  changes.onInvalidate((tags) => heard.push(tags));
  return heard;
}

it('invalidates in its own process once, before the call returns', async () => {
  const heard = listenTo(backend.changes);
  await withInvalidation(backend.ctx, async (_, changed) => void changed.add('page:1').add('navigation'));
  expect(heard).toEqual([['page:1', 'navigation']]);
});

it('invalidates nothing when the change fails', async () => {
  const heard = listenTo(backend.changes);
  const failing = withInvalidation(backend.ctx, async (_, changed) => {
    changed.add('page:2');
    throw new Error('on purpose');
  });
  await expect(failing).rejects.toThrow('on purpose');
  expect(heard).toEqual([]);
});

it('tells a change of everything from a missed one', async () => {
  const heard: unknown[] = [];
  backend.changes.onInvalidate((...given) => heard.push(given));
  await withInvalidation(backend.ctx, async (_, changed) => void changed.add('everything'));
  expect(heard).toEqual([[null, false]]);
});

it('splits the tags into messages within the size of a notification', () => {
  const tags = Array.from({ length: 2000 }, (_, index) => `section:größe-${index}`);
  const payloads = toPayloads('me', tags);
  expect(payloads.flatMap((payload) => JSON.parse(payload).tags)).toEqual(tags);
  expect(Math.max(...payloads.map((payload) => Buffer.byteLength(payload)))).toBeLessThan(8000);
});

describe.runIf(testEngine() === 'postgres')('another process on the same PostgreSQL', () => {
  let other: TestBackend['changes'];
  beforeAll(async () => {
    other = createChanges({ engine: 'postgres', databaseUrl: backend.ctx.config.databaseUrl });
    await other.ready;
  });
  afterAll(() => other.close());

  it('invalidates at commit, also with many tags', async () => {
    const heard = listenTo(other);
    const tags = Array.from({ length: 1500 }, (_, index) => `media:${index}`);
    await withInvalidation(backend.ctx, async (_, changed) => tags.forEach((tag) => changed.add(tag)));
    await vi.waitFor(() => expect(heard.flat()).toEqual(tags), { timeout: 15_000 });
    expect(heard.length).toBeGreaterThan(1);
  });

  it('drops everything when a message is unreadable', async () => {
    const heard: unknown[] = [];
    other.onInvalidate((...given) => heard.push(given));
    await backend.database.pool.query("select pg_notify('proscenium_changes', 'what is this')");
    await vi.waitFor(() => expect(heard).toEqual([[null, true]]), { timeout: 15_000 });
  });
});
