import { readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import lockfile from 'proper-lockfile';
import { type Holder, holderSchema, isAlive, thisProcess } from './process-holder.ts';
import { codesOf } from './postgres-errors.ts';

/**
 * Locks the data folder for this process and returns the function that releases the lock. Two processes on one embedded
 * database destroy it, so a second one gets an error that names the first. The lock of a killed process is taken over
 * at once; the lock of another machine once it has not been renewed for ten seconds.
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  const dataDir = path.dirname(folder);
  const holder = await readHolder(holderPath(dataDir));
  if (holder?.host === hostname()) await waitUntilEnded(holder);
  // Only one starting process at a time may inspect the lock. This takes milliseconds, so a gate that is still closed
  // after fifteen seconds means more than another start.
  const gate = await lockfile
    .lock(dataDir, {
      lockfilePath: path.join(dataDir, 'db.gate'),
      stale: 5000,
      retries: { retries: 150, minTimeout: 100, maxTimeout: 100, factor: 1 },
    })
    .catch((error: unknown) => {
      throw lockedMessage(error, dataDir, holder);
    });
  try {
    return await takeLock(folder, dataDir);
  } finally {
    await gate();
  }
}

const holderPath = (dataDir: string) => path.join(dataDir, 'db.holder');

async function takeLock(folder: string, dataDir: string): Promise<() => Promise<void>> {
  const lockPath = path.join(dataDir, 'db.lock');
  const holder = await readHolder(holderPath(dataDir));
  const local = holder?.host === hostname();
  if (holder && local && !(await isAlive(holder))) await rm(lockPath, { recursive: true, force: true });
  const release = await acquire(folder, { lockfilePath: lockPath, holder, retries: local ? 0 : 12 });
  await writeFile(holderPath(dataDir), JSON.stringify(await thisProcess()));
  return async () => {
    await rm(holderPath(dataDir), { force: true });
    await release();
  };
}

async function acquire(
  folder: string,
  { lockfilePath, holder, retries }: { lockfilePath: string; holder: Holder | null; retries: number },
): Promise<() => Promise<void>> {
  try {
    return await lockfile.lock(folder, {
      lockfilePath,
      stale: 10_000,
      update: 2000,
      retries: { retries, minTimeout: 1000, maxTimeout: 1000, factor: 1 },
      onCompromised: () => {
        throw new Error(`The lock on ${folder} was lost; stopping before the database comes to harm.`);
      },
    });
  } catch (error) {
    throw lockedMessage(error, path.dirname(folder), holder);
  }
}

/** The error to throw if another process holds the lock; any other error is returned unchanged. */
function lockedMessage(error: unknown, dataDir: string, holder: Holder | null): unknown {
  if (!codesOf(error).includes('ELOCKED')) return error;
  const who = holder ? `process ${holder.pid} on ${holder.host}` : 'another process';
  return new Error(
    `The data folder ${dataDir} is in use by ${who}. Stop that process, give this one another DATA_DIR, or set DATABASE_URL to share a PostgreSQL.`,
    { cause: error },
  );
}

async function readHolder(file: string): Promise<Holder | null> {
  try {
    return holderSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}

/** A killed process with much memory takes a moment to end; one that is still alive after a second is not ending. */
async function waitUntilEnded(holder: Holder): Promise<void> {
  for (let looks = 0; looks < 10 && (await isAlive(holder)); looks += 1) await pause(100);
}
