import { readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import lockfile from 'proper-lockfile';

interface Holder {
  pid: number;
  host: string;
  /** Which run of that pid it was; null where the system does not tell. */
  started: string | null;
}

/**
 * Takes the data folder for this process and returns the function that gives it back. Two processes on one embedded
 * database destroy it, so a second one gets an error that says who holds it. The lock of a process that was killed is
 * taken over at once; one from another machine when it has not been renewed for ten seconds.
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  const dataDir = path.dirname(folder);
  const holder = await readHolder(holderPath(dataDir));
  if (holder?.host === hostname()) await waitUntilEnded(holder);
  // One start at a time looks at the lock; proper-lockfile tells locks apart by the path they are about. Nobody stays
  // long, so whoever waits in vain for fifteen seconds waits for something else than another start.
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

/** What to say of a lock that another process has; any other error as it is. */
function lockedMessage(error: unknown, dataDir: string, holder: Holder | null): unknown {
  if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') return error;
  const who = holder ? `process ${holder.pid} on ${holder.host}` : 'another process';
  return new Error(
    `The data folder ${dataDir} is in use by ${who}. Stop that process, give this one another DATA_DIR, or set DATABASE_URL to share a PostgreSQL.`,
    { cause: error },
  );
}

async function readHolder(file: string): Promise<Holder | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

async function thisProcess(): Promise<Holder> {
  return { pid: process.pid, host: hostname(), started: await startOf(process.pid) };
}

/** A killed process takes a moment to end, the longer the more memory it had; one that still lives after a second will stay. */
async function waitUntilEnded(holder: Holder): Promise<void> {
  for (let looks = 0; looks < 10 && (await isAlive(holder)); looks += 1) await pause(100);
}

/** A number is given to a new process sooner or later (in a container at once), so the start is compared as well. */
async function isAlive(holder: Holder): Promise<boolean> {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  const started = await startOf(holder.pid);
  return started === null || holder.started === null || started === holder.started;
}

async function startOf(pid: number): Promise<string | null> {
  try {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const [state, ...afterState] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie: it has ended and holds nothing any more.
    if (state === 'Z' || state === 'X') return 'ended';
    return `${boot.trim()} ${afterState[18]}`;
  } catch {
    return null;
  }
}
