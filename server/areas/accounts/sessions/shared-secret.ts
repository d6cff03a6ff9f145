import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { secrets } from '../../../db/tables/accounts.ts';

const name = 'sessions';

/**
 * The secret that signs sessions where processes share no folder: the row `sessions` of the table `secrets`, made once.
 * A secret that a former installation left in the data folder is taken over, so that nobody has to sign in again.
 */
export async function sharedSecret(db: Database, dataDir: string): Promise<string> {
  const former = (await readFile(path.join(dataDir, 'secret'), 'utf8').catch(() => '')).trim();
  const value = former.length >= 32 ? former : randomBytes(48).toString('base64url');
  await db.insert(secrets).values({ name, value }).onConflictDoNothing();
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name));
  if (!row) throw new Error(`The table secrets has no row ${name} after it was written`);
  return row.value;
}
