import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import type { AppContext } from '#server/app-context.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { checkFileStore } from '../../platform/files/check-file-store.ts';

const t = await sharedBackend();
await checkFileStore({ db: t.ctx.db, files: t.ctx.files, place: 'media' });

/** Asks a new app, which remembers no answer. */
async function ask(path: string, changed: Partial<AppContext> = {}): Promise<[number, unknown]> {
  const answer = await createApp({ ...t.ctx, ...changed }).request(path);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  return [answer.status, await answer.json()];
}

const ready = { status: 'ok', database: 'ok', migrations: 'ok', storage: 'ok' };

it('/readyz answers 200 when the database answers, has every migration, and the media are there', async () => {
  expect(await ask('/readyz')).toEqual([200, ready]);
});

it('/readyz answers 503 and names only the database while it is unreachable; /healthz stays 200', async () => {
  const pool = new pg.Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 500 });
  const db = drizzle(pool);
  const failed = { status: 'failed', database: 'failed', migrations: 'unknown', storage: 'ok' };
  expect(await ask('/readyz', { db })).toEqual([503, failed]);
  expect(await ask('/healthz', { db })).toEqual([200, { status: 'ok' }]);
  const files = { ...t.ctx.files, read: () => Promise.reject(new Error('EIO')) };
  expect(await ask('/readyz', { db, files })).toEqual([503, { ...failed, storage: 'failed' }]);
  await pool.end();
});

it('/readyz answers 503 when a migration is missing', async () => {
  await t.ctx.db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at - 1`);
  expect(await ask('/readyz')).toEqual([503, { ...ready, status: 'failed', migrations: 'failed' }]);
  await t.ctx.db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at + 1`);
});

it.each<[string, AppContext['files']['read']]>([
  ['is another one', async () => new TextEncoder().encode('another')],
  ['is empty', async () => null],
  ['cannot be read', () => Promise.reject(new Error('EIO'))],
  ['does not answer', () => new Promise(() => {})],
])('/readyz answers 503 when the media folder %s', async (_, read) => {
  const files = { ...t.ctx.files, read };
  expect(await ask('/readyz', { files })).toEqual([503, { ...ready, status: 'failed', storage: 'failed' }]);
});

it('/readyz checks once for many requests', async () => {
  let reads = 0;
  const files: AppContext['files'] = {
    ...t.ctx.files,
    read: (key) => {
      reads += 1;
      return t.ctx.files.read(key);
    },
  };
  const app = createApp({ ...t.ctx, files });
  const answers = await Promise.all(Array.from({ length: 20 }, async () => app.request('/readyz')));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(reads).toBe(1);
});
