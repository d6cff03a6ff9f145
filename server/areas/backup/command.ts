import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { migrate } from '../../db/migrate.ts';
import { withDatabase } from '../../db/with-database.ts';
import { failureText } from '../../http/errors/failure-text.ts';
import { adviseTarget, commandLine, counted } from '../../platform/command-line.ts';
import { type Config, readConfig, type BackupSettings } from '../../platform/config.ts';
import { ownerMark, sweepLeftovers } from '../../platform/files/leftovers.ts';
import { askForBackup } from './backup-socket.ts';
import { openBackupPlace } from './places/with-archive.ts';
import { readBackup } from './read-backup.ts';
import { isScheduledName } from './schedule/rotation.ts';
import { writeAndRecord } from './schedule/backup-runs.ts';
import { verifyBackup, inspectBackup } from './inspect-backup.ts';
import type { Target, Written } from './write-backup.ts';
import { tmpdir } from 'node:os';
import { escapeIdentifier } from 'pg';
import { someOf } from '#text/some-of.ts';
import { backedUpTables } from './backed-up-tables.ts';
import { existsSync } from 'node:fs';

// npm run backup -- house.tar.gz [--force] [--incomplete] · npm run backup -- --verify house.tar.gz
// npm run backup -- --rehearse house.tar.gz · npm run backup -- --list
// npm run restore -- house.tar.gz [--force] [--incomplete] [--take-store]
const [act, ...given] = process.argv.slice(2);
const flags = given.filter((one) => one.startsWith('--'));
const flagNames = ['--force', '--incomplete', '--verify', '--rehearse', '--list', '--take-store'];
const force = flags.includes('--force');
const incomplete = flags.includes('--incomplete');
const takeStore = flags.includes('--take-store');
const file = given.find((one) => !one.startsWith('--'));

await run().catch((error: unknown) => {
  console.error(failureText(error));
  process.exit(1);
});

async function run(): Promise<void> {
  await sweepOwn();
  const unknown = flags.find((flag) => !flagNames.includes(flag));
  if (unknown !== undefined) throw new Error(`${unknown} is unknown. There are ${flagNames.join(', ')}.`);
  if (flags.includes('--list')) return list();
  if (flags.includes('--verify')) return withGiven(commandLine('backup', '--verify house.tar.gz'), verify);
  if (flags.includes('--rehearse')) return withGiven(commandLine('backup', '--rehearse house.tar.gz'), rehearse);
  if (act === 'restore') return withGiven(commandLine('restore', 'house.tar.gz'), restore);
  const target = path.resolve(file ?? `backup-${new Date().toISOString().slice(0, 16).replace(/[T:]/g, '-')}.tar.gz`);
  if (!force && existsSync(target)) throw new Error(`${target} is there already. With --force it is written over.`);
  const { rows, files, absent } = await backUp(readConfig(process.env), { file: target, incomplete }).catch(
    (error: unknown) => adviseTarget(error, target, commandLine('backup', '/backups/house.tar.gz')),
  );
  console.log(`Wrote ${counted(rows, 'row')} and ${counted(files, 'file')} to ${target}.`);
  if (absent > 0) console.log(`Without ${counted(absent, 'file')} of the media library, which cannot be found.`);
}

/** Removes what killed commands have left, if the settings can be read. */
async function sweepOwn(): Promise<void> {
  try {
    await sweepLeftovers(readConfig(process.env));
  } catch {
    // The commands that need the settings read them again and say what is wrong; --verify works without any.
  }
}

/** Calls `work` with the archive that the command names: a file, or a scheduled backup of the settings. */
function withGiven(example: string, work: (source: string, name: string) => Promise<void>): Promise<void> {
  if (file === undefined) throw new Error(`Which backup? ${example}`);
  return withArchive(file, () => readConfig(process.env).backups, work);
}

/** Prints the names of the scheduled backups, the newest first. */
async function list(): Promise<void> {
  const { backups } = readConfig(process.env);
  if (!backups) throw new Error('Neither BACKUP_DIR nor BACKUP_EVERY is set, so there are no scheduled backups.');
  const names = await (await openBackupPlace(backups)).list();
  for (const name of names.filter(isScheduledName).toSorted().toReversed()) console.log(name);
}

/** A running server on the embedded database writes the backup itself, because nobody else can open that database. */
async function backUp(config: Config, target: Target): Promise<Written> {
  const written = config.databaseUrl === undefined ? await askForBackup(config.dataDir, target) : null;
  return written ?? withDatabase(config, (database) => writeAndRecord(database, config, target));
}

async function verify(source: string, archive: string): Promise<void> {
  for (const line of await verifyBackup(source, archive)) console.log(line);
}

/** Restores an archive into a temporary database. */
async function rehearse(source: string, archive: string): Promise<void> {
  const startedAt = performance.now();
  const { rows, files, absent } = await rehearseBackup(source);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `${archive} can be restored: ${counted(rows, 'row')} and ${counted(files, 'file')}, in ${seconds} s, into a temporary database.`,
  );
  if (absent > 0) console.log(`It lacks ${counted(absent, 'file')} of the media library.`);
}

async function restore(source: string, archive: string): Promise<void> {
  const config = readConfig(process.env);
  const restored = await withDatabase(config, async (database) => {
    await migrate(database);
    return readBackup(database, { config, source, force, incomplete, takeStore });
  });
  console.log(`Restored ${counted(restored.rows, 'row')} and ${counted(restored.files, 'file')} from ${archive}.`);
  if (restored.absent > 0) console.log(`${restored.absent} files of the media library are not in it.`);
  if (restored.held > 0)
    console.log(`Mails and sign-ups that were waiting and are not sent by themselves: ${restored.held} (see Status).`);
}

/**
 * Restores an archive into an embedded database and a media folder that exist only for this, and counts the rows of every
 * table. Throws if anything is missing there.
 */
async function rehearseBackup(source: string): Promise<Written> {
  // First, because setting up a database takes seconds, and what is no archive needs none.
  const { rowsOf } = await inspectBackup(source);
  const dataDir = await mkdtemp(path.join(tmpdir(), `proscenium-rehearsal-${await ownerMark()}-`));
  try {
    return await withDatabase({ databaseUrl: undefined, databasePool: 1, dataDir }, async (database) => {
      await migrate(database);
      const config = { dataDir, authSecret: undefined };
      const restored = await readBackup(database, { config, source, force: false });
      const client = await database.pool.connect();
      try {
        const wrong: string[] = [];
        for (const { name } of await backedUpTables(client)) {
          const { rows } = await client.query<{ count: number }>(
            `select count(*)::int as count from ${escapeIdentifier(name)}`,
          );
          const [expected, found] = [rowsOf.get(name) ?? 0, rows[0]?.count ?? 0];
          if (found !== expected) wrong.push(`${name} has ${found} of ${expected} rows`);
        }
        if (wrong.length > 0) throw new Error(`${source} was not restored completely: ${someOf(wrong)}.`);
      } finally {
        client.release();
      }
      return restored;
    });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * Calls `work` with the file of an archive: a path, or the name of a scheduled backup. One that is in a store is copied to
 * the temporary folder for that time. `name` is how messages name it. `readSettings` is called only for a name without a file.
 */
async function withArchive<T>(
  archive: string,
  readSettings: () => BackupSettings | undefined,
  work: (file: string, name: string) => Promise<T>,
): Promise<T> {
  const local = path.resolve(archive);
  if (existsSync(local)) return work(local, local);
  const settings = path.basename(archive) === archive ? readSettings() : undefined;
  if (!settings) throw new Error(`There is no file ${local}.`);
  const inFolder = path.join(settings.folder, archive);
  if (existsSync(inFolder)) return work(inFolder, inFolder);
  const place = await openBackupPlace(settings);
  const folder = await mkdtemp(path.join(tmpdir(), `proscenium-archive-${await ownerMark()}-`));
  try {
    const copy = path.join(folder, archive);
    if (await place.fetch(archive, copy)) return await work(copy, place.nameOf(archive));
    throw new Error(`There is neither a file ${local} nor a backup ${place.nameOf(archive)}.`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
