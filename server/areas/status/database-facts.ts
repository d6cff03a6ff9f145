import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Status } from '#contract/office/status-api.ts';
import type { Database } from '../../db/database.ts';
import { type Engine, listenerPrefix, processName } from '../../db/open-database.ts';
import { media } from '../../db/tables/media.ts';
import { openStorage, type StoragePlace } from '../../platform/files/stored-files.ts';
import { missingOriginals } from '../../platform/files/check-file-store.ts';
import { type BackupRun, lastBackups } from '../backup/schedule/backup-runs.ts';
import { countMissingMigrations } from './check-readiness.ts';

const moment = z.iso.datetime();
const backupSchema = z.object({ at: moment, file: z.string(), bytes: z.number().nullable() }).nullable();

/** What the doctor and the status screen know about the database and the media library. */
export const databaseFactsSchema = z.object({
  engine: z.enum(['pglite', 'postgres']),
  version: z.string(),
  encoding: z.string(),
  bytes: z.number(),
  /** Milliseconds by which the clock of the database is ahead of this machine's. */
  clock_difference: z.number(),
  missing_migrations: z.number(),
  /** Connections to the PostgreSQL server, of everybody. */
  connections: z.object({ used: z.number(), limit: z.number() }).nullable(),
  /** The running processes of the product, `host:pid`. */
  processes: z.array(z.object({ name: z.string(), since: moment })),
  media: z.object({ files: z.number(), bytes: z.number(), missing: z.number(), example: z.string() }),
  backup: z.object({
    /** The last complete one, by schedule or by command. */
    good: backupSchema,
    /** The last complete one by schedule. */
    scheduled: backupSchema,
    failed_at: moment.nullable(),
    failed_reason: z.string().nullable(),
    running_since: moment.nullable(),
  }),
});
export type DatabaseFacts = z.infer<typeof databaseFactsSchema>;

interface Source {
  db: Database;
  engine: Engine;
  place: StoragePlace;
}

/** Throws if the database cannot be reached or has not been set up. */
export async function readDatabaseFacts({ place, ...source }: Source): Promise<DatabaseFacts> {
  return { ...(await readQuickFacts(source)), media: await checkMedia(source.db, place) };
}

/** Everything except the media library, whose files are looked up one by one. */
export async function readQuickFacts({
  db,
  engine,
}: Pick<Source, 'db' | 'engine'>): Promise<Omit<DatabaseFacts, 'media'>> {
  const server = await readServer(db);
  return {
    engine,
    ...server,
    missing_migrations: await countMissingMigrations(db),
    connections: engine === 'postgres' ? await countConnections(db) : null,
    processes: engine === 'postgres' ? await listProcesses(db) : [ownProcess()],
    backup: await describeBackups(db),
  };
}

const serverRow = z.object({
  version: z.string(),
  encoding: z.string(),
  bytes: z.coerce.number(),
  now: z.coerce.number(),
});

async function readServer(db: Database) {
  const sentAt = Date.now();
  const { rows } = await db.execute(sql`
    select current_setting('server_version') as version, current_setting('server_encoding') as encoding,
           pg_database_size(current_database()) as bytes, extract(epoch from clock_timestamp()) * 1000 as now`);
  const { now, ...server } = serverRow.parse(rows[0]);
  return { ...server, clock_difference: Math.round(now - (sentAt + Date.now()) / 2) };
}

const countRow = z.object({ used: z.coerce.number(), limit: z.coerce.number() });

async function countConnections(db: Database) {
  const { rows } = await db.execute(sql`
    select count(*) as used, current_setting('max_connections') as "limit"
      from pg_stat_activity where backend_type = 'client backend'`);
  return countRow.parse(rows[0]);
}

const processRow = z.object({ name: z.string(), since: z.coerce.date() });

/**
 * The processes that listen for changes: connections of a pooler keep the name of whoever used them last. A user of
 * PostgreSQL sees those with the same user.
 */
async function listProcesses(db: Database) {
  const { rows } = await db.execute(sql`
    select substr(application_name, ${listenerPrefix.length + 1}) as name, min(backend_start) as since
      from pg_stat_activity
     where datname = current_database() and application_name like ${`${listenerPrefix}%:%`}
     group by 1 order by 2 limit 100`);
  return rows.map((row) => {
    const { name, since } = processRow.parse(row);
    return { name, since: since.toISOString() };
  });
}

function ownProcess() {
  const since = new Date(Date.now() - process.uptime() * 1000).toISOString();
  return { name: processName(), since };
}

async function checkMedia(db: Database, place: StoragePlace): Promise<DatabaseFacts['media']> {
  const rows = await db.select({ hash: media.hash, name: media.fileName, size: media.size }).from(media);
  const missing = (await missingOriginals(await openStorage(place), rows)).map(({ name }) => name);
  const bytes = rows.reduce((sum, { size }) => sum + size, 0);
  return { files: rows.length, bytes, missing: missing.length, example: missing[0] ?? '' };
}

async function describeBackups(db: Database): Promise<DatabaseFacts['backup']> {
  const { good, scheduled, failed, running } = await lastBackups(db);
  const iso = (run: BackupRun | null) => run?.startedAt.toISOString() ?? null;
  const complete = (run: BackupRun | null) =>
    run && { at: run.startedAt.toISOString(), file: run.file, bytes: run.bytes };
  return {
    good: complete(good),
    scheduled: complete(scheduled),
    failed_at: iso(failed),
    failed_reason: failed?.error ?? null,
    running_since: iso(running),
  };
}

/** The backup that counts: with a schedule only those by schedule, since one by command says nothing of the next night. */
export function lastBackup({ good, scheduled }: DatabaseFacts['backup'], every: number | undefined) {
  return every === undefined ? good : scheduled;
}

/** `every`: milliseconds between two scheduled backups. */
export function toBackup(backup: DatabaseFacts['backup'], every: number | undefined): Status['backup'] {
  const { good: _good, scheduled: _scheduled, ...others } = backup;
  const last = lastBackup(backup, every);
  const hours = every === undefined ? null : every / 3_600_000;
  return { every_hours: hours, last_at: last?.at ?? null, last_bytes: last?.bytes ?? null, ...others };
}
