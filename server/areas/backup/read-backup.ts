import { createReadStream } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { PoolClient } from 'pg';
import { extract } from 'tar-stream';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { OpenDatabase } from '../../db/open-database.ts';
import type { Config } from '../../platform/config.ts';
import { reindexAll } from '../search/reindex.ts';
import { backedUpTables, migrationsOf, quoted, type TableShape } from './backed-up-tables.ts';
import { formerTables } from './former-tables.ts';
import { type Manifest, manifestSchema, parts, tableOf } from './manifest.ts';

/** The reason why an archive is refused, as a sentence for the operator. */
export class BackupRefused extends Error {}

interface Options {
  /** Delete existing entries and replace them. */
  force: boolean;
}

/**
 * Restores an archive into a migrated database, all of it or nothing. Refuses a database with entries (unless forced),
 * an archive of a newer version, and other files. Other processes on the same PostgreSQL drop their cached pages.
 */
export async function readBackup(
  { pool }: Pick<OpenDatabase, 'pool'>,
  { config, source, force }: { config: Pick<Config, 'dataDir' | 'authSecret'>; source: string } & Options,
): Promise<{ rows: number; files: number }> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout to 0');
    const tables = await backedUpTables(client);
    if (!force) await refuseFilled(client, tables);
    await switchTriggers(client, 'disable');
    await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')} cascade`);
    await client.query('delete from verifications; delete from sign_in_attempts');
    const counts = await restoreParts(client, { tables, config, source });
    await setCounters(client);
    await switchTriggers(client, 'enable');
    // Not a valid list of tags, so every process drops its whole cache.
    await client.query(`select pg_notify('proscenium_changes', 'restored')`);
    await reindexAll({ db: drizzle(client) });
    await client.query('commit');
    client.release();
    return counts;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function refuseFilled(client: PoolClient, tables: TableShape[]): Promise<void> {
  for (const { name } of tables) {
    const { rows } = await client.query(`select 1 from ${quoted(name)} limit 1`);
    if (rows.length > 0) {
      throw new BackupRefused(
        `This house is not empty: ${name} has entries. With --force everything in it is thrown away and replaced.`,
      );
    }
  }
}

/** The search triggers are off during the restore; everything is reindexed once at the end. */
async function switchTriggers(client: PoolClient, state: 'enable' | 'disable'): Promise<void> {
  const { rows } = await client.query<{ at: string; name: string }>(
    `select tgrelid::regclass::text as at, tgname as name from pg_trigger where tgname like 'search\\_%' and not tgisinternal`,
  );
  for (const { at, name } of rows) await client.query(`alter table ${at} ${state} trigger ${quoted(name)}`);
}

async function restoreParts(
  client: PoolClient,
  { tables, config, source }: { tables: TableShape[]; config: Pick<Config, 'dataDir' | 'authSecret'>; source: string },
): Promise<{ rows: number; files: number }> {
  const archive = extract();
  const failure = pipeline(createReadStream(source), createGunzip(), archive).then(
    () => null,
    (error: unknown) => error,
  );
  let manifest: Manifest | undefined;
  const counts = { rows: 0, files: 0 };
  try {
    for await (const entry of archive) {
      const { name } = entry.header;
      const bytes = await buffer(entry);
      if (!manifest) manifest = await acceptManifest(client, name, bytes);
      else if (tableOf(name) !== null) counts.rows += await insert(client, { tables, manifest, name, bytes });
      else if (name === parts.secret) await restoreSecret(config, bytes);
      else if (await restoreFile(config, name, bytes)) counts.files += 1;
    }
    const error = await failure;
    if (error) throw error;
  } catch (error) {
    if (
      error instanceof Error &&
      /header|gzip|Z_DATA_ERROR|unexpected end/i.test(`${error.message} ${'code' in error ? String(error.code) : ''}`)
    ) {
      throw new BackupRefused(`${source} cannot be read as a backup: ${error.message}`);
    }
    throw error;
  }
  if (!manifest) throw new BackupRefused(`${source} is empty.`);
  return counts;
}

async function acceptManifest(client: PoolClient, name: string, bytes: Buffer): Promise<Manifest> {
  const found = name === parts.manifest ? manifestSchema.safeParse(JSON.parse(bytes.toString('utf8'))) : undefined;
  if (!found?.success) throw new BackupRefused('This archive is no backup of a house.');
  const appliedMigrations = await migrationsOf(client);
  if (!found.data.migrations.every((hash) => appliedMigrations.includes(hash))) {
    throw new BackupRefused('This backup is from a newer version than this one. Restore it with that version.');
  }
  return found.data;
}

async function insert(
  client: PoolClient,
  { tables, manifest, name, bytes }: { tables: TableShape[]; manifest: Manifest } & { name: string; bytes: Buffer },
): Promise<number> {
  const table = tableOf(name) ?? '';
  const rows = bytes.toString('utf8').split('\n').filter(Boolean);
  const statement = formerTables.get(table) ?? insertInto(table, { tables, manifest });
  if (statement === null) return 0;
  await client.query(statement, [`[${rows.join(',')}]`]);
  return rows.length;
}

/** Returns null if the table no longer exists. */
function insertInto(table: string, { tables, manifest }: { tables: TableShape[]; manifest: Manifest }): string | null {
  const currentColumns = tables.find((one) => one.name === table)?.columns ?? [];
  const backupColumns = manifest.tables.find((one) => one.name === table)?.columns ?? [];
  // Columns that are not in the backup get their default; columns that no longer exist are left out.
  const shared = currentColumns.filter((column) => backupColumns.includes(column));
  if (shared.length === 0) return null;
  const hasFormerState = isFormerState(currentColumns, backupColumns);
  const columns = [...shared, ...(hasFormerState ? ['state'] : [])].map(quoted).join(', ');
  return `insert into ${quoted(table)} (${columns}) overriding system value
     select ${columns} from jsonb_populate_recordset(null::${quoted(table)}, ${hasFormerState ? withState : '$1::jsonb'})`;
}

/** True for a backup in which a column `is_online` told what `state` tells now. */
function isFormerState(current: string[], stored: string[]): boolean {
  const [now, then] = [new Set(current), new Set(stored)];
  return now.has('state') && !then.has('state') && then.has('is_online') && !now.has('is_online');
}

/** The rows of `$1` with a state: those that were not online are drafts. */
const withState = `(
  select jsonb_agg(stored || jsonb_build_object('state', case when (stored->>'is_online')::boolean then 'public' else 'draft' end))
  from jsonb_array_elements($1::jsonb) as stored)`;

/** Sets each sequence after the largest id. */
async function setCounters(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select table_name as "table", column_name as "column",
            pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
       from information_schema.columns
      where table_schema = 'public' and pg_get_serial_sequence(quote_ident(table_name), column_name) is not null`,
  );
  for (const { table, column, sequence } of rows) {
    await client.query(
      `select setval($1::regclass, coalesce((select max(${quoted(column)}) from ${quoted(table)}), 0) + 1, false)`,
      [sequence],
    );
  }
}

/** A configured secret takes precedence. */
async function restoreSecret(
  { authSecret, dataDir }: Pick<Config, 'dataDir' | 'authSecret'>,
  bytes: Buffer,
): Promise<void> {
  if (authSecret !== undefined) return;
  await writeWhole(path.join(dataDir, 'secret'), bytes);
}

/**
 * Restores only files with the path of an original, so that an archive cannot write elsewhere; other entries are
 * ignored.
 */
async function restoreFile({ dataDir }: Pick<Config, 'dataDir'>, name: string, bytes: Buffer): Promise<boolean> {
  if (!/^media\/originals\/[0-9a-f]{2}\/[0-9a-f]{64}$/.test(name)) return false;
  await writeWhole(path.join(dataDir, ...name.split('/')), bytes);
  return true;
}

async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.part`, bytes, { mode: 0o600 });
  await rename(`${file}.part`, file);
}
