import { escapeIdentifier, type PoolClient } from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import { someOf } from '#text/some-of.ts';
import { setCounters, switchSearchTriggers } from '../../db/bulk-load.ts';
import { baseline, lastBeforeBaseline, versionBeforeBaseline } from '../../db/migrate.ts';
import type { OpenDatabase } from '../../db/open-database.ts';
import { hasOriginal, type Place, StagedFiles } from '../../platform/files/staged-files.ts';
import { explainTaken, isOthersStore, takeFileStore } from '../../platform/files/check-file-store.ts';
import { openStorage, placeOf } from '../../platform/files/stored-files.ts';
import { maxAttempts } from '../../platform/outbox/send.ts';
import { reindexAll } from '../search/reindex.ts';
import { archiveEntries } from './archive-entries.ts';
import { backedUpTables, migrationsOf, type TableShape } from './backed-up-tables.ts';
import { type Inspected, inspectBackup } from './inspect-backup.ts';
import { type Manifest, originalOf, parts, tableOf } from './manifest.ts';
import type { Written } from './write-backup.ts';

interface Options {
  config: Place;
  source: string;
  /** Delete existing entries and replace them. */
  force: boolean;
  /** Restore although originals are missing in the archive. */
  incomplete?: boolean;
  /** Use the storage although it belongs to another database, which cannot use it any longer then. */
  takeStore?: boolean;
}

interface Restored extends Written {
  /** Number of mails and newsletter sign-ups that were waiting; nothing sends them by itself. */
  held: number;
}

/**
 * Restores an archive into a migrated database, all of it or nothing. Refuses a database with entries (unless forced),
 * an archive of a newer version, and other files. Other processes on the same PostgreSQL drop their cached pages.
 */
export async function readBackup({ pool }: Pick<OpenDatabase, 'pool'>, options: Options): Promise<Restored> {
  const { config, force } = options;
  const client = await pool.connect();
  const staging = new StagedFiles(config);
  let restored: Restored;
  let markStore: (() => Promise<void>) | undefined;
  try {
    await client.query('begin');
    await client.query('set local statement_timeout to 0');
    // Events refer to later ones.
    await client.query('set constraints all deferred');
    const tables = await backedUpTables(client);
    if (!force) await refuseFilled(client, tables);
    const db = drizzle(client);
    const store = { db, files: await openStorage(config), place: placeOf(config) };
    if (!options.takeStore && (await isOthersStore(store)))
      throw new Error(`Nothing was restored. ${explainTaken(store.place)}`);
    const inspected = await acceptBackup(client, options);
    await switchSearchTriggers(db, 'disable');
    await client.query(`truncate ${tables.map(({ name }) => escapeIdentifier(name)).join(', ')} cascade`);
    await client.query('delete from verifications; delete from sign_in_attempts');
    const rows = await restoreParts(client, { tables, inspected, staging, options });
    const held = await holdWork(client);
    await client.query('set constraints all immediate');
    await setCounters(client);
    await switchSearchTriggers(db, 'enable');
    // Not a valid list of tags, so every process drops its whole cache.
    await client.query(`select pg_notify('proscenium_changes', 'restored')`);
    await reindexAll({ db });
    await staging.publish();
    markStore = options.takeStore ? await takeFileStore(store) : undefined;
    restored = { rows, files: inspected.originals.size, absent: inspected.missing.length + inspected.absent, held };
    await client.query('commit');
  } catch (error) {
    // The embedded database has one session: it would go on in this transaction.
    await client.query('rollback').catch(() => {});
    client.release(true);
    await staging.undo();
    throw error;
  }
  // From here on the database has the files: whatever fails, they stay.
  client.release();
  await staging.end();
  await markStore?.();
  return restored;
}

async function refuseFilled(client: PoolClient, tables: TableShape[]): Promise<void> {
  for (const { name } of tables) {
    const { rows } = await client.query(`select 1 from ${escapeIdentifier(name)} limit 1`);
    if (rows.length > 0) {
      throw new Error(
        `This house is not empty: ${name} has entries. With --force everything in it is thrown away and replaced.`,
      );
    }
  }
}

/** Throws unless everything in the archive can be restored: a restore without pictures is found out too late. */
async function acceptBackup(client: PoolClient, { config, source, incomplete }: Options): Promise<Inspected> {
  const inspected = await inspectBackup(source);
  refuseOtherVersion(inspected.manifest.migrations, await migrationsOf(client));
  const { damage, missing } = inspected;
  if (damage.length > 0) throw new Error(`${source} is damaged: ${someOf(damage)}. Nothing was restored.`);
  const gone = [];
  for (const file of missing) if (!(await hasOriginal(config, file.hash))) gone.push(file.name);
  if (gone.length === 0 || incomplete) return inspected;
  throw new Error(
    `${source} does not contain ${gone.length} files of the media library, or they have changed: ${someOf(gone)}. ` +
      `Nothing was restored. If they are elsewhere, put originals into ${placeOf(config)} first; ` +
      'with --incomplete everything else is restored.',
  );
}

/** Compares the hashes of the migrations of a backup with those of the database. */
function refuseOtherVersion(migrations: string[], applied: string[]): void {
  if (migrations.includes(lastBeforeBaseline)) return;
  if (!migrations.includes(baseline().hash)) {
    const advice = `Restore it with ${versionBeforeBaseline} and make a new one there`;
    throw new Error(`This backup is from before the first migration of this version. ${advice}.`);
  }
  if (migrations.every((hash) => applied.includes(hash))) return;
  throw new Error('This backup is from a newer version than this one. Restore it with that version.');
}

async function restoreParts(
  client: PoolClient,
  {
    tables,
    inspected,
    staging,
    options: { config, source },
  }: { tables: TableShape[]; inspected: Inspected; staging: StagedFiles; options: Options },
): Promise<number> {
  let rows = 0;
  for await (const { name, bytes } of archiveEntries(source)) {
    const hash = originalOf(name);
    if (tableOf(name) !== null) rows += await insert(client, { tables, manifest: inspected.manifest, name, bytes });
    else if (name === parts.secret && config.media) await shareSecret(client, bytes.toString().trim());
    else if (name === parts.secret) await staging.addSecret(bytes);
    // Others are ignored, so that an archive cannot write elsewhere.
    else if (hash !== null && inspected.originals.has(hash)) await staging.add(hash, bytes);
  }
  return rows;
}

/**
 * Gives up what was waiting when the backup was written: most of it has been sent since, and a copy of a house sends
 * nothing to visitors. An admin can send it again. Requests for a link expire by themselves. A take-over that was under way
 * is stopped for the same reason.
 */
async function holdWork(client: PoolClient): Promise<number> {
  const waiting = `sent_at is null and attempts < $1 and channel <> 'forgotten-password'`;
  const { rowCount } = await client.query(`update outbox set attempts = $1 where ${waiting}`, [maxAttempts]);
  await client.query(
    `update take_over_runs set status = 'stopped', holder = null, held_until = null where status = 'running'`,
  );
  return rowCount ?? 0;
}

/** The secret of an installation that kept it in its data folder; a common store has no such folder. */
async function shareSecret(client: PoolClient, secret: string): Promise<void> {
  await client.query(`insert into secrets (name, value) values ('sessions', $1) on conflict do nothing`, [secret]);
}

/** Inserts the rows of an entry; those of a table that no longer exists are left out. */
async function insert(
  client: PoolClient,
  { tables, manifest, name, bytes }: { tables: TableShape[]; manifest: Manifest } & { name: string; bytes: Buffer },
): Promise<number> {
  const table = tableOf(name) ?? '';
  const currentColumns = tables.find((one) => one.name === table)?.columns ?? [];
  const backupColumns = manifest.tables.find((one) => one.name === table)?.columns ?? [];
  // Columns that are not in the backup get their default; columns that no longer exist are left out.
  const shared = currentColumns.filter((column) => backupColumns.includes(column));
  if (shared.length === 0) return 0;
  const columns = shared.map(escapeIdentifier).join(', ');
  const rows = bytes.toString('utf8').split('\n').filter(Boolean);
  await client.query(
    `insert into ${escapeIdentifier(table)} (${columns}) overriding system value
     select ${columns} from jsonb_populate_recordset(null::${escapeIdentifier(table)}, $1::jsonb)`,
    [`[${rows.join(',')}]`],
  );
  return rows.length;
}
