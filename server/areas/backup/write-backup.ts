import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { PoolClient } from 'pg';
import { pack, type Pack } from 'tar-stream';
import type { OpenDatabase } from '../../db/open-database.ts';
import type { Config } from '../../platform/config.ts';
import { backedUpTables, migrationsOf, quoted, type TableShape } from './backed-up-tables.ts';
import { type Manifest, parts } from './manifest.ts';

const rowsAtOnce = 500;

export interface Written {
  rows: number;
  files: number;
}

type Source = Pick<OpenDatabase, 'pool' | 'engine'>;
type Place = Pick<Config, 'dataDir' | 'authSecret'>;

/**
 * Writes a backup to one `.tar.gz` archive, completely or not at all. The server may run meanwhile: all tables are read
 * in one snapshot. The embedded database has only one connection, so other queries wait until the tables are read.
 */
export async function writeBackup(source: Source, place: Place, target: string): Promise<Written> {
  const draft = `${target}.part`;
  // Opened before the first query, so that an unwritable target does not block the database.
  const file = await open(draft, 'w', 0o600);
  const archive = pack();
  const written = pipeline(archive, createGzip(), file.createWriteStream());
  try {
    const [counts] = await Promise.all([fill({ archive, written }, source, place), written]);
    await rename(draft, target);
    return counts;
  } catch (error) {
    archive.destroy();
    await written.catch(() => {});
    await rm(draft, { force: true });
    throw error;
  }
}

interface Sink {
  archive: Pack;
  /**
   * Rejects when the archive cannot be written any more, for example on a full disk; the archive entries do not report
   * that.
   */
  written: Promise<void>;
}

async function fill(sink: Sink, source: Source, place: Place): Promise<Written> {
  const rows = await addTables(sink, source, place);
  // Files are named by their hash and never change; files uploaded after the snapshot do no harm.
  const files = await addMedia(sink, path.join(place.dataDir, 'media', 'originals'));
  sink.archive.finalize();
  return { rows, files };
}

async function addTables(sink: Sink, { pool, engine }: Source, place: Place): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout to 0');
    const tables = await backedUpTables(client);
    const manifest: Manifest = {
      product: 'Proscenium',
      format: 1,
      created_at: new Date().toISOString(),
      engine,
      migrations: await migrationsOf(client),
      tables,
    };
    await add(sink, parts.manifest, JSON.stringify(manifest, null, 2));
    if (place.authSecret === undefined) await addSecret(sink, place.dataDir);
    let rows = 0;
    for (const table of tables) rows += await addRows(sink, client, table);
    return rows;
  } finally {
    // The embedded database has no other connection: release it without an open transaction.
    const lost = await client.query('rollback').then(
      () => false,
      () => true,
    );
    client.release(lost);
  }
}

/** The generated secret: without it, second factors and unsubscribe links would stop working. */
async function addSecret(sink: Sink, dataDir: string): Promise<void> {
  const secret = await readFile(path.join(dataDir, 'secret')).catch(() => null);
  if (secret) await add(sink, parts.secret, secret);
}

async function addRows(sink: Sink, client: PoolClient, { name }: TableShape): Promise<number> {
  await client.query(`declare rows_of no scroll cursor for select to_jsonb(one)::text as row from ${quoted(name)} one`);
  let count = 0;
  for (let number = 0; ; number += 1) {
    const { rows } = await client.query<{ row: string }>(`fetch ${rowsAtOnce} from rows_of`);
    if (rows.length > 0) await add(sink, parts.rows(name, number), rows.map(({ row }) => `${row}\n`).join(''));
    count += rows.length;
    if (rows.length < rowsAtOnce) break;
  }
  await client.query('close rows_of');
  return count;
}

/** Originals only: renditions are created on request. */
async function addMedia(sink: Sink, folder: string): Promise<number> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  let count = 0;
  for (const entry of found) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const file = path.join(entry.parentPath, entry.name);
    const name = `${parts.media}originals/${path.relative(folder, file).split(path.sep).join('/')}`;
    if (await addFile(sink, file, name)) count += 1;
  }
  return count;
}

/** Returns false if the file was deleted in the meantime. */
async function addFile({ archive, written }: Sink, file: string, name: string): Promise<boolean> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!handle) return false;
  const { size } = await handle.stat();
  await orFails(pipeline(handle.createReadStream(), archive.entry({ name, size, mode: 0o600 })), written);
  return true;
}

function add({ archive, written }: Sink, name: string, content: string | Buffer): Promise<void> {
  const added = new Promise<void>((resolve, reject) => {
    archive.entry({ name, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve()));
  });
  return orFails(added, written);
}

/** Waits for the first promise, but rejects as soon as the second does. */
function orFails(step: Promise<void>, other: Promise<void>): Promise<void> {
  return Promise.race([step, other.then(() => step)]);
}
