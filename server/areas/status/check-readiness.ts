import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { StatusFinding } from '#contract/office/status-api.ts';
import type { AppContext } from '../../app-context.ts';
import { knownStore, readMarker } from '../../platform/files/check-file-store.ts';
import { stateOf } from './health-checks.ts';

/** Milliseconds for which an answer of `/readyz` is used again: many requests cost one check. */
const reuse = 1000;

/** Answers for load balancers and supervisors, without a session and before every other rule. */
export function healthRoutes(app: OpenAPIHono, ctx: AppContext): void {
  let last: { at: number; readiness: Promise<Readiness> } | undefined;
  app.get('/healthz', (context) => {
    context.header('Cache-Control', 'no-store');
    return context.json({ status: 'ok' });
  });
  app.get('/readyz', async (context) => {
    const now = performance.now();
    if (!last || now - last.at > reuse) last = { at: now, readiness: checkReadiness(ctx) };
    const readiness = await last.readiness;
    const isReady = Object.values(readiness).every((state) => state === 'ok');
    context.header('Cache-Control', 'no-store');
    if (!isReady) context.header('Retry-After', '5');
    return context.json({ status: isReady ? 'ok' : 'failed', ...readiness }, isReady ? 200 : 503);
  });
}

/** Milliseconds for each part: a database that does not answer at all must not block the answer. */
const timeout = 2000;

/** `unknown`: cannot be told without the database. */
type State = 'ok' | 'failed' | 'unknown';
export type Readiness = Record<'database' | 'migrations' | 'storage', State>;

const journalSchema = z.object({ entries: z.array(z.object({ when: z.number() })) });
const appliedSchema = z.object({ latest: z.coerce.number() });

type Parts = Pick<AppContext, 'db' | 'files'>;

/** Whether this process can do its work: the database answers, has every migration, and the media are there. */
export async function checkReadiness({ db, files }: Parts): Promise<Readiness> {
  const [answer, missing, ids] = await Promise.all([
    settled(db.execute(sql`select 1`)),
    settled(countMissingMigrations(db)),
    storeIds({ db, files }),
  ]);
  const hasDatabase = answer !== null;
  const health = {
    database: { missing_migrations: missing ?? 1 },
    storage: { available: isOwnStore(ids, hasDatabase) },
  };
  const isWell = (code: StatusFinding['code']) => (stateOf(health, code) === 'ok' ? 'ok' : 'failed');
  return {
    database: hasDatabase ? 'ok' : 'failed',
    migrations: hasDatabase ? isWell('migrations_missing') : 'unknown',
    storage: isWell('media_away'),
  };
}

/** True if the media can be read and are those of the database. */
export async function isStorageReady(parts: Parts): Promise<boolean> {
  return isOwnStore(await storeIds(parts), true);
}

type StoreIds = Record<'own' | 'known', string | null>;

/** Without the database it is only known that the store answers, and that it has been connected with one. */
function isOwnStore({ own, known }: StoreIds, hasDatabase: boolean): boolean {
  return own !== null && own !== '' && (own === known || !hasDatabase);
}

/** Ids of the store and of the one that the database knows. */
async function storeIds({ db, files }: Parts): Promise<StoreIds> {
  const [own, known] = await Promise.all([settled(readMarker(files)), settled(knownStore(db))]);
  return { own, known };
}

/** Null for any failure: the reason is in the log of the part that failed. */
function settled<T>(work: Promise<T>): Promise<T | null> {
  return Promise.race([work.catch(() => null), pause(timeout, null, { ref: false })]);
}

/** Migrations of this version that the database does not have. Newer ones belong to a newer version beside this one. */
export async function countMissingMigrations(db: AppContext['db']): Promise<number> {
  const { rows } = await db.execute(sql`select max(created_at) as latest from drizzle.__drizzle_migrations`);
  const { latest } = appliedSchema.parse(rows[0]);
  const file = path.join(import.meta.dirname, '../../db/migrations/meta/_journal.json');
  const { entries } = journalSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  return entries.filter(({ when }) => when > latest).length;
}
