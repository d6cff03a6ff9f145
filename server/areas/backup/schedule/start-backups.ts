import { execFile } from 'node:child_process';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { AppContext } from '../../../app-context.ts';
import type { OpenDatabase } from '../../../db/open-database.ts';
import type { BackupSettings } from '../../../platform/config.ts';
import { type PeriodicJob, startPeriodicJob } from '../../../platform/periodic-job.ts';
import { describeError } from '../../../platform/reporting/describe-error.ts';
import type { Place } from '../../../platform/files/staged-files.ts';
import { type BackupPlace, openBackupPlace } from '../places/with-archive.ts';
import { writeBackup } from '../write-backup.ts';
import { claimRun, endUnfinished, finishRun, writtenNames, withdrawRun } from './backup-runs.ts';
import { backupName, surplusBackups } from './rotation.ts';

const run = promisify(execFile);
const verification = path.join(import.meta.dirname, 'verify-process.ts');
/** Endings of files that are not complete yet. */
const unfinished = /^proscenium-\d{8}T\d{6}Z\.tar\.gz\.unverified(?:\.[\w.-]*part)?$/;

interface Parts extends Pick<AppContext, 'db' | 'clock' | 'reporter'> {
  database: OpenDatabase;
  config: Place;
  backups: BackupSettings;
}

/** Writes backups when they are due. Of several processes one writes each. */
export async function startBackups(parts: Parts, poll = 60_000): Promise<PeriodicJob> {
  if (parts.database.engine === 'pglite') await endUnfinished(parts.db, parts.clock());
  return startPeriodicJob('Scheduled backup', poll, (signal) => backUpIfDue(parts, signal));
}

/** Returns the finished run, or null if none was due. A failure is recorded, logged and reported. */
export async function backUpIfDue(parts: Parts, signal?: AbortSignal): Promise<'written' | 'failed' | null> {
  const { db, clock, backups, reporter } = parts;
  const { every } = backups;
  if (every === undefined) return null;
  const now = clock();
  const name = backupName(now);
  const place = await openBackupPlace(backups);
  const file = place.nameOf(name);
  const claimed = await claimRun(db, { now, every, file });
  if (!claimed) return null;
  let bytes: number | undefined;
  try {
    bytes = await writeVerified(parts, { place, name, signal });
    await finishRun(db, { id: claimed.id, now: clock(), outcome: { bytes } });
    await rotate(parts, place);
    return 'written';
  } catch (error) {
    // Cut off because the process ends: the next one writes it.
    if (signal?.aborted && bytes === undefined) return withdrawRun(db, claimed.id);
    const reason = describeFailure(error);
    console.error(`Scheduled backup to ${file} failed: ${reason}`);
    reporter.report('backend', error);
    await finishRun(db, { id: claimed.id, now: clock(), outcome: { error: reason.slice(0, 1000) } });
    return 'failed';
  }
}

/** Writes under a temporary name, reads the archive again, then moves it to its place. Returns its size. */
async function writeVerified(
  { database, config, backups: { folder } }: Parts,
  { place, name, signal }: { place: BackupPlace; name: string; signal: AbortSignal | undefined },
): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeUnfinished(folder);
  const draft = path.join(folder, `${name}.unverified`);
  try {
    await writeBackup(database, config, { file: draft, signal });
    // In a process of its own: hashing every original would delay requests.
    await run(process.execPath, [verification, draft], { signal });
    const { size } = await stat(draft);
    await place.take(draft, name, signal);
    return size;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** What killed processes left. Nobody else writes here now: this process has claimed the backup. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (unfinished.test(name)) await rm(path.join(folder, name), { force: true });
}

/** Removes only what this database has written: a copy of the house may use the same place. */
async function rotate({ db, backups: { keep } }: Parts, place: BackupPlace): Promise<void> {
  const written = await writtenNames(db);
  const own = (await place.list()).filter((name) => written.has(name));
  for (const name of surplusBackups(own, keep)) {
    await place.remove(name).catch((error: unknown) => {
      throw new Error(`It is complete, but ${name} could not be removed: ${describeFailure(error)}`, { cause: error });
    });
  }
}

/** The verifying process says on standard error what is wrong. */
function describeFailure(error: unknown): string {
  if (error instanceof Error && 'stderr' in error) {
    const said = String(error.stderr).trim();
    if (said !== '') return said;
  }
  return error instanceof Error && error.constructor === Error ? error.message : describeError(error);
}
