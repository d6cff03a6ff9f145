import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { storeIsKnown } from '../../platform/files/check-file-store.ts';

/** Milliseconds for each part: a database that does not answer at all must not block the answer. */
const timeout = 2000;

type State = 'ok' | 'failed';
export type Readiness = Record<'database' | 'migrations' | 'storage', State>;

const journalSchema = z.object({ entries: z.array(z.object({ when: z.number() })) });
const appliedSchema = z.object({ latest: z.coerce.number() });

/** Whether this process can do its work: the database answers, has every migration, and the media are there. */
export async function checkReadiness({ db, files }: Pick<AppContext, 'db' | 'files'>): Promise<Readiness> {
  const [database, migrations, storage] = await Promise.all([
    stateOf(async () => {
      await db.execute(sql`select 1`);
      return true;
    }),
    stateOf(async () => (await countMissingMigrations(db)) === 0),
    stateOf(() => storeIsKnown({ db, files })),
  ]);
  return { database, migrations, storage };
}

/** Any failure counts: the reason is in the log of the part that failed. */
async function stateOf(isOk: () => Promise<boolean>): Promise<State> {
  const outcome = await Promise.race([isOk().catch(() => false), pause(timeout, false, { ref: false })]);
  return outcome ? 'ok' : 'failed';
}

/** Migrations of this version that the database does not have. Newer ones belong to a newer version beside this one. */
export async function countMissingMigrations(db: AppContext['db']): Promise<number> {
  const { rows } = await db.execute(sql`select max(created_at) as latest from drizzle.__drizzle_migrations`);
  const { latest } = appliedSchema.parse(rows[0]);
  const file = path.join(import.meta.dirname, '../../db/migrations/meta/_journal.json');
  const { entries } = journalSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  return entries.filter(({ when }) => when > latest).length;
}
