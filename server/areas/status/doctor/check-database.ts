import { AppError } from '#contract/base/errors.ts';
import { DifferentDatabases } from '../../../db/connections/same-database.ts';
import { codesOf, isUnavailable } from '../../../db/postgres-errors.ts';
import { directUrlAdvice, isRefusedByPooler } from '../../../db/pooler.ts';
import { withDatabase } from '../../../db/with-database.ts';
import { sendCommand } from '../../../platform/command-socket.ts';
import type { Config } from '../../../platform/config.ts';
import { placeOf } from '../../../platform/files/stored-files.ts';
import { type DatabaseFacts, databaseFactsSchema, lastBackup, readDatabaseFacts, toBackup } from '../database-facts.ts';
import { stateOf } from '../health-checks.ts';
import { checkPooler } from './check-pooler.ts';
import { error, type Finding, lineOf, ok, warn } from './finding.ts';
import path from 'node:path';
import { commandLine } from '../../../platform/command-line.ts';
import { openBackupPlace } from '../../backup/places/with-archive.ts';

const oldestPostgres = 14;

/** Everything that needs the database: itself, its clock, the media library and the backups. */
export async function checkDatabase(config: Config): Promise<Finding[]> {
  try {
    const facts = await readFacts(config);
    return [...judge(facts, config), ...(await checkBackups(facts, config)), ...(await checkPooler(config))];
  } catch (failure) {
    return [explain(failure, config)];
  }
}

/** The server on an embedded database reads the facts itself, because nobody else can open it. */
async function readFacts(config: Config): Promise<DatabaseFacts> {
  const sent = config.databaseUrl === undefined ? await sendCommand(config.dataDir, 'facts', {}) : null;
  if (sent !== null) return databaseFactsSchema.parse(sent);
  return withDatabase({ ...config, databasePool: 1 }, ({ db, engine }) =>
    readDatabaseFacts({ db, engine, place: config }),
  );
}

/** Exported for tests: failures that cannot be made there. */
export function explain(failure: unknown, config: Config): Finding {
  if (failure instanceof AppError && failure.sentence === 'media_store_away')
    return error(
      'media',
      `${placeOf(config)} cannot be used`,
      'Check that the store runs and has the bucket, MEDIA_URL, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
    );
  if (failure instanceof DifferentDatabases)
    return error('database', DifferentDatabases.sentence, DifferentDatabases.advice);
  if (isRefusedByPooler(failure))
    return error('database', 'DATABASE_URL leads to a connection pooler', `${directUrlAdvice}.`);
  if (isUnavailable(failure))
    return error('database', 'cannot be reached', 'Check DATABASE_URL, that PostgreSQL runs, and the network to it.');
  for (const code of codesOf(failure)) {
    if (code === '42P01' || code === '3F000' || code === '42703')
      return warn('database', 'is not set up for this version yet', 'Start the server; it migrates the database.');
    if (code === '28P01' || code === '28000')
      return error('database', 'refuses user or password', 'Check them in DATABASE_URL.');
    if (code === '3D000') return error('database', 'does not exist', 'Create it, or correct its name in DATABASE_URL.');
  }
  const message = failure instanceof Error ? failure.message : String(failure);
  return error('database', message, 'See docs/operations.md.');
}

/** Exported for tests: states of a database that cannot be made there. */
export function judge(facts: DatabaseFacts, config: Config): Finding[] {
  return [...judgeServer(facts), judgeMedia(facts, config)];
}

function judgeServer(facts: DatabaseFacts): Finding[] {
  const { engine, version, encoding, bytes, connections, missing_migrations: missing } = facts;
  const health = { database: facts };
  const name = engine === 'postgres' ? `PostgreSQL ${version}` : `embedded, PostgreSQL ${version}`;
  const findings = [ok('database', `${name}, ${encoding}, ${(bytes / 1024 ** 2).toFixed(0)} MB`)];
  if (Number.parseInt(version, 10) < oldestPostgres)
    findings.push(error('database', `PostgreSQL ${version} is too old`, `Use ${oldestPostgres} or newer.`));
  if (encoding !== 'UTF8')
    findings.push(
      error('database', `its encoding is ${encoding}`, 'Create it with ENCODING UTF8 and restore a backup.'),
    );
  const migrations = missing > 0 ? `${missing} of this version are missing` : 'those of this version have run';
  const restart = 'Restart the server; it runs them.';
  findings.push(lineOf[stateOf(health, 'migrations_missing')]('migrations', migrations, restart));
  if (connections) {
    const inUse = `${connections.used} of ${connections.limit} are in use`;
    const advice = 'Lower DATABASE_POOL, or raise max_connections.';
    findings.push(lineOf[stateOf(health, 'connections_scarce')]('connections', inUse, advice));
  }
  const difference = `differs from the database by ${(Math.abs(facts.clock_difference) / 1000).toFixed(1)} s`;
  const advice = 'Synchronise both clocks (NTP): planned publications and sessions follow them.';
  return [...findings, lineOf[stateOf(health, 'clock_differs')]('clock', difference, advice)];
}

function judgeMedia({ media: { files, missing, example } }: DatabaseFacts, config: Config): Finding {
  if (missing === 0) return ok('media', `${files} files of the library are in ${placeOf(config)}`);
  return error(
    'media',
    `${missing} of ${files} files of the library are missing in ${placeOf(config)}, such as ${example}`,
    `Is this the ${config.media ? 'MEDIA_URL' : 'DATA_DIR'} of the server? Copy media/originals there, or restore a backup.`,
  );
}

/** Whether there is a backup, not too old, and still where it was put. */
export async function checkBackups({ backup }: DatabaseFacts, config: Config): Promise<Finding[]> {
  return [judgeBackups(backup, config), ...(await checkPlace(backup, config))];
}

/** Exported for tests. */
export function judgeBackups(
  backup: DatabaseFacts['backup'],
  { backups }: Pick<Config, 'backups'>,
  now = new Date(),
): Finding {
  const every = backups?.every;
  const { failed_at: failedAt, failed_reason: reason } = backup;
  const last = lastBackup(backup, every);
  const advice =
    every === undefined
      ? `Set BACKUP_EVERY, or run “${commandLine('backup')}”.`
      : 'Look for “Scheduled backup” in the log.';
  if (failedAt !== null)
    return error('backup', `the last one failed at ${failedAt}: ${reason}`, 'Remove the cause; it is tried again.');
  const health = { read_at: now.toISOString(), backup: { ...toBackup(backup, every), running_since: null } };
  const state = stateOf(health, 'backup_missing', 'backup_overdue');
  const none = `there is none yet${every === undefined ? '' : ' by schedule'}`;
  return lineOf[state]('backup', last ? `the last one is from ${last.at} (${last.file})` : none, advice);
}

/** The place of the scheduled backups can be read, and has the last one. */
async function checkPlace(backup: DatabaseFacts['backup'], { backups }: Config): Promise<Finding[]> {
  if (!backups) return [];
  const place = await openBackupPlace(backups);
  const last = backup.scheduled?.file ?? null;
  try {
    const names = await place.list();
    // A folder may have been on another disk, or on another machine, before.
    if (last === null || place.nameOf(path.basename(last)) !== last || names.includes(path.basename(last))) return [];
    return [
      error('backup', `${last} is not there any more`, 'Who removed it? Does another house use this BACKUP_DIR?'),
    ];
  } catch (failure) {
    if (!backups.store && last === null) return [];
    const message = failure instanceof Error ? failure.message : String(failure);
    return [error('backup', message, 'Check BACKUP_DIR, and the keys if it is a store.')];
  }
}
