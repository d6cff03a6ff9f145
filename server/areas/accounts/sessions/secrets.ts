import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import type { Config } from '../../../platform/config.ts';
import type { Database } from '../../../db/database.ts';
import { secrets } from '../../../db/tables/accounts.ts';
import { codesOf } from '../../../db/postgres-errors.ts';

/** The secret that signs sessions: the configured one, or one that is created once in `{dataDir}/secret`. */
export function authSecret(config: Pick<Config, 'authSecret' | 'dataDir'>): string {
  if (config.authSecret) return config.authSecret;
  const file = path.join(config.dataDir, 'secret');
  const secret = readIfThere(file) ?? createOnce(config.dataDir, file);
  if (secret.length < 32)
    throw new Error(`${file} holds no usable secret. Delete it (everyone is logged out) or set AUTH_SECRET.`);
  return secret;
}

/**
 * Writes a temporary file and links it: the link fails if another process was first, and nobody reads a half-written
 * file.
 */
function createOnce(dataDir: string, file: string): string {
  mkdirSync(dataDir, { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!codesOf(error).includes('EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (codesOf(error).includes('ENOENT')) return null;
    throw error;
  }
}

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
