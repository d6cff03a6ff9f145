import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { knownStore, readMarker } from '../../platform/files/check-file-store.ts';

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
  const database = answer === null ? 'failed' : 'ok';
  // Without the database it is only known that the store answers, and that it has been connected with one.
  const isStore = ids.own !== null && ids.own !== '' && (ids.own === ids.known || database === 'failed');
  const migrations = database === 'failed' ? 'unknown' : missing === 0 ? 'ok' : 'failed';
  return { database, migrations, storage: isStore ? 'ok' : 'failed' };
}

/** True if the media can be read and are those of the database. */
export async function isStorageReady(parts: Parts): Promise<boolean> {
  const { own, known } = await storeIds(parts);
  return own !== null && own !== '' && own === known;
}

/** Ids of the store and of the one that the database knows. */
async function storeIds({ db, files }: Parts) {
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
