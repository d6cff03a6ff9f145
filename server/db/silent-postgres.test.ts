import { setImmediate, setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { createTestBackend, type TestBackend } from '#tests/test-backend.ts';
import { createDatabaseProxy } from '#tests/tcp-proxy.ts';
import { testEngine } from '#tests/test-engine.ts';
import { isUnavailable } from './postgres-errors.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';

const databasePool = 3;

/** A network that loses every packet tells neither side that the connection is gone. */
describe.skipIf(testEngine() !== 'postgres')('PostgreSQL whose connections stay open but answer nothing', () => {
  let backend: TestBackend;
  let proxy: Awaited<ReturnType<typeof createDatabaseProxy>>;
  let databaseUrl: string;
  let database: OpenDatabase;
  let app: ReturnType<typeof createApp>;

  beforeAll(async () => {
    backend = await createTestBackend();
    proxy = await createDatabaseProxy(backend.ctx.config.databaseUrl ?? '');
    databaseUrl = proxy.url;
    database = await openDatabase({ databaseUrl, databasePool, dataDir: '' });
    database.limitSilence(1000);
    app = createApp({ ...backend.ctx, db: database.db });
    app.get('/de/api/writes', async (context) => {
      await database.db.transaction(async (tx) => {
        await tx.execute('select 1');
        proxy.silence();
        await tx.execute('select 2');
      });
      return context.text('never');
    });
  });
  afterAll(async () => {
    await database.close();
    await proxy.shut();
    await backend.close();
  });

  const statusOf = async (path: string) => (await app.request(path)).status;

  it('returns 503 for running queries and transactions, and serves again when the database answers', async () => {
    await Promise.all(Array.from({ length: databasePool }, () => statusOf('/de/pageeditor-api/nav')));
    expect(await statusOf('/de/api/writes')).toBe(503);
    const asked = Array.from({ length: databasePool * 2 }, () => statusOf('/de/pageeditor-api/nav'));
    expect(new Set(await Promise.all(asked))).toEqual(new Set([503]));
    proxy.speak();
    expect(await statusOf('/de/pageeditor-api/nav')).toBe(200);
    expect(database.pool.totalCount).toBeLessThanOrEqual(databasePool);
  });

  it('bounds a query that has a connection like those that wait for one, but no slow one', async () => {
    const patient = await openDatabase({ databaseUrl, databasePool, dataDir: '' });
    patient.limitSilence(35_000);
    await Promise.all([patient.pool.query('select pg_sleep(2.5)'), patient.pool.query('select 1')]);
    proxy.silence();
    const startedAt = performance.now();
    const asked = Array.from({ length: databasePool * 2 }, () => patient.pool.query('select 2').catch(isUnavailable));
    expect(new Set(await Promise.all(asked))).toEqual(new Set([true]));
    expect(performance.now() - startedAt).toBeLessThan(6000);
    proxy.speak();
    await patient.close();
  });

  it('closes while a query never ends', async () => {
    const stuck = await openDatabase({ databaseUrl, databasePool, dataDir: '' });
    await stuck.pool.query('select 1');
    proxy.silence();
    const failed = expect(stuck.pool.query('select 2')).rejects.toThrow();
    await setImmediate();
    await stuck.close();
    await failed;
  });

  it('closes while connections are being made that never open', async () => {
    proxy.speak();
    const stuck = await openDatabase({ databaseUrl, databasePool, dataDir: '' });
    await stuck.pool.query('select 1');
    proxy.silence();
    const asked = Array.from({ length: databasePool * 2 }, () => stuck.pool.query('select 2').catch(() => 'failed'));
    await pause(500);
    stuck.disconnect();
    const startedAt = performance.now();
    await stuck.close();
    expect(performance.now() - startedAt).toBeLessThan(3000);
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['failed']));
  });

  it('fails every running query at once when it is told to disconnect', async () => {
    proxy.speak();
    const stuck = await openDatabase({ databaseUrl, databasePool, dataDir: '' });
    await stuck.pool.query('select 1');
    proxy.silence();
    const failed = expect(stuck.pool.query('select 2')).rejects.toThrow();
    await setImmediate();
    stuck.disconnect();
    await failed;
    await stuck.close();
  });
});
