import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorSchema } from '#contract/base/errors.ts';
import { createApp } from '#server/app.ts';
import { createTestBackend, type TestBackend } from '#tests/test-backend.ts';
import { createDatabaseProxy } from '#tests/tcp-proxy.ts';
import { testEngine } from '#tests/test-engine.ts';
import { createChanges } from '../platform/invalidation/changes.ts';
import { OutageLog, watchConnections } from './connections/outage-log.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';

describe.skipIf(testEngine() !== 'postgres')('PostgreSQL that goes away for a while', () => {
  let backend: TestBackend;
  let proxy: Awaited<ReturnType<typeof createDatabaseProxy>>;
  let database: OpenDatabase;
  let changes: ReturnType<typeof createChanges>;
  let app: ReturnType<typeof createApp>;
  const dropped: (string[] | null)[] = [];
  /** What the log says. */
  const lines: string[] = [];
  beforeEach(() => {
    for (const method of ['log', 'error'] as const)
      vi.spyOn(console, method).mockImplementation((line) => void lines.push(String(line)));
  });
  afterEach(() => vi.restoreAllMocks());

  beforeAll(async () => {
    backend = await createTestBackend();
    proxy = await createDatabaseProxy(backend.ctx.config.databaseUrl ?? '');
    const databaseUrl = proxy.url;
    database = await openDatabase({ databaseUrl, databasePool: 4, dataDir: '' });
    const outage = new OutageLog();
    watchConnections(database.pool, outage);
    changes = createChanges({ engine: 'postgres', databaseUrl, outage });
    changes.onInvalidate((tags) => dropped.push(tags));
    await changes.ready;
    outage.begin();
    app = createApp({ ...backend.ctx, db: database.db, changes });
    app.get('/de/api/slow', async (context) => {
      await database.db.transaction(async (tx) => {
        await tx.execute('select 1');
        await proxy.shut();
        await tx.execute('select 2');
      });
      return context.text('never');
    });
  });
  afterAll(async () => {
    await changes.close();
    await database.close();
    await proxy.shut();
    await backend.close();
  });

  const nav = () => app.request('/de/pageeditor-api/nav');

  it('returns 503 when the connection breaks within a transaction', async () => {
    await expect(nav()).resolves.toMatchObject({ status: 200 });
    const answer = await app.request('/de/api/slow');
    expect(answer.status).toBe(503);
  });

  it('returns 503 with Retry-After while the database is unreachable', async () => {
    for (const path of [
      '/de/pageeditor-api/nav',
      '/en/pageeditor-api/page/visit',
      '/de/api/events/',
      '/de/api/site/',
    ]) {
      const answer = await app.request(path);
      expect(answer.status).toBe(503);
      expect(answer.headers.get('Retry-After')).toBe('5');
      expect(errorSchema.parse(await answer.json()).code).toBe('unavailable');
    }
    expect(dropped).toEqual([]);
    expect(lines.splice(0)).toEqual([expect.stringMatching(/^The database cannot be reached \(.*ECONNREFUSED.*\)\.$/)]);
  });

  it('drops all caches after a reconnection, because changes may have been missed', async () => {
    await proxy.open();
    await expect(nav()).resolves.toMatchObject({ status: 200 });
    await vi.waitFor(() => expect(dropped).toEqual([null]), { timeout: 15_000 });
    expect(lines.splice(0)).toEqual(['The database can be reached again.']);
    await backend.database.db.transaction((tx) => backend.ctx.changes.announce(tx, ['page:7']));
    await vi.waitFor(() => expect(dropped).toEqual([null, ['page:7']]), { timeout: 15_000 });
  });

  it('survives when the server closes every connection, which is no outage', async () => {
    await backend.database.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await vi.waitFor(async () => expect((await nav()).status).toBe(200), { timeout: 15_000 });
    expect(lines).toEqual([]);
  });
});
