import { hostname } from 'node:os';
import path from 'node:path';
import { and, desc, eq, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { stat } from 'node:fs/promises';
import type { Database } from '../../../db/database.ts';
import { backupRuns } from '../../../db/tables/audit.ts';
import type { OpenDatabase } from '../../../db/open-database.ts';
import type { Place } from '../../../platform/files/staged-files.ts';
import { type Target, writeBackup, type Written } from '../write-backup.ts';

export type BackupRun = typeof backupRuns.$inferSelect;

const hour = 3_600_000;
/** Milliseconds after which a failed backup is tried again. */
const retry = hour;
/** Milliseconds after which a run that has not ended counts as failed: its process was killed. */
const abandoned = 6 * hour;
/** Days for which runs are stored. */
const storedFor = 400 * 24 * hour;

/**
 * Claims the next scheduled backup if one is due; null otherwise. Of several processes only one gets it. `every`:
 * milliseconds between two.
 */
export function claimRun(
  db: Database,
  { now, every, file }: { now: Date; every: number; file: string },
): Promise<BackupRun | null> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('scheduled backup'))`);
    const scheduled = eq(backupRuns.kind, 'scheduled');
    await tx
      .update(backupRuns)
      .set({ finishedAt: now, error: 'The process ended before the backup was complete.' })
      .where(and(scheduled, isNull(backupRuns.finishedAt), lt(backupRuns.startedAt, before(now, abandoned))));
    const [last] = await tx.select().from(backupRuns).where(scheduled).orderBy(desc(backupRuns.startedAt)).limit(1);
    if (last && !isDue(last, now, every)) return null;
    const [run] = await tx
      .insert(backupRuns)
      .values({ kind: 'scheduled', host: hostname(), file, startedAt: now })
      .returning();
    await tx.delete(backupRuns).where(lt(backupRuns.startedAt, before(now, storedFor)));
    return run ?? null;
  });
}

/** The embedded database has one process: what is unfinished when it starts was cut off. */
export async function endUnfinished(db: Database, now: Date): Promise<void> {
  await db
    .update(backupRuns)
    .set({ finishedAt: now, error: 'The process ended before the backup was complete.' })
    .where(isNull(backupRuns.finishedAt));
}

function isDue({ startedAt, finishedAt, bytes }: BackupRun, now: Date, every: number): boolean {
  if (finishedAt === null) return false;
  const wait = bytes === null ? Math.min(every, retry) : every;
  return now.getTime() - startedAt.getTime() >= wait;
}

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

export async function finishRun(
  db: Database,
  { id, now, outcome }: { id: number; now: Date; outcome: { bytes: number } | { error: string } },
): Promise<void> {
  await db
    .update(backupRuns)
    .set({ finishedAt: now, ...outcome })
    .where(eq(backupRuns.id, id));
}

/** As if it had never been claimed. */
export async function withdrawRun(db: Database, id: number): Promise<null> {
  await db.delete(backupRuns).where(eq(backupRuns.id, id));
  return null;
}

/** Adds a backup that somebody wrote with the command. */
export async function recordManual(
  db: Database,
  { file, startedAt, now, bytes }: { file: string; startedAt: Date; now: Date; bytes: number },
): Promise<void> {
  await db.insert(backupRuns).values({ kind: 'manual', host: hostname(), file, startedAt, finishedAt: now, bytes });
}

/** Names of the files that the schedule of this database has written. */
export async function writtenNames(db: Database): Promise<Set<string>> {
  const runs = await db
    .select({ file: backupRuns.file })
    .from(backupRuns)
    .where(and(eq(backupRuns.kind, 'scheduled'), isNotNull(backupRuns.bytes)));
  return new Set(runs.map(({ file }) => path.basename(file)));
}

export interface LastBackups {
  /** The last complete one, by schedule or by command. */
  good: BackupRun | null;
  /** The last complete one by schedule. */
  scheduled: BackupRun | null;
  /** The last failed one after the last complete one. */
  failed: BackupRun | null;
  /** The one that is being written. */
  running: BackupRun | null;
}

export async function lastBackups(db: Database): Promise<LastBackups> {
  const newest = async (where: SQL | undefined) => {
    const [run] = await db.select().from(backupRuns).where(where).orderBy(desc(backupRuns.startedAt)).limit(1);
    return run ?? null;
  };
  const complete = isNotNull(backupRuns.bytes);
  const good = await newest(complete);
  const later = good ? gte(backupRuns.startedAt, good.startedAt) : undefined;
  return {
    good,
    scheduled: await newest(and(complete, eq(backupRuns.kind, 'scheduled'))),
    failed: await newest(and(isNotNull(backupRuns.error), later)),
    running: await newest(isNull(backupRuns.finishedAt)),
  };
}

/** Writes a backup that somebody requested. The status shows it, unless this database is not migrated yet. */
export async function writeAndRecord(database: OpenDatabase, place: Place, target: Target): Promise<Written> {
  const startedAt = new Date();
  const written = await writeBackup(database, place, target);
  const { size: bytes } = await stat(target.file);
  const { file } = target;
  await recordManual(database.db, { file, startedAt, now: new Date(), bytes }).catch(() => {});
  return written;
}
