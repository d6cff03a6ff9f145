import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { PoolClient } from 'pg';
import { pack, type Pack } from 'tar-stream';
import type { OpenDatabase } from '../db/open-database.ts';
import type { Config } from '../env.ts';
import { backedUpTables, migrationsOf, quoted, type TableShape } from './backed-up-tables.ts';
import { type Manifest, parts } from './manifest.ts';

const rowsAtOnce = 500;

export interface Written {
  rows: number;
  files: number;
}

/**
 * Writes everything that the house keeps into one archive, `.tar.gz`: there whole, or not at all. On PostgreSQL the house
 * may go on meanwhile: all tables are read as they were at one moment.
 */
export async function writeBackup(
  { pool, engine }: Pick<OpenDatabase, 'pool' | 'engine'>,
  config: Pick<Config, 'dataDir' | 'authSecret'>,
  target: string,
): Promise<Written> {
  const draft = `${target}.part`;
  const archive = pack();
  const written = pipeline(archive, createGzip(), createWriteStream(draft, { mode: 0o600, flags: 'w' }));
  try {
    const [counts] = await Promise.all([fill(archive, { pool, engine }, config), written]);
    await rename(draft, target);
    return counts;
  } catch (error) {
    archive.destroy();
    await written.catch(() => {});
    await rm(draft, { force: true });
    throw error;
  }
}

async function fill(
  archive: Pack,
  { pool, engine }: Pick<OpenDatabase, 'pool' | 'engine'>,
  config: Pick<Config, 'dataDir' | 'authSecret'>,
): Promise<Written> {
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
    await add(archive, parts.manifest, JSON.stringify(manifest, null, 2));
    if (config.authSecret === undefined) await addSecret(archive, config.dataDir);
    let rows = 0;
    for (const table of tables) rows += await addRows(archive, client, table);
    await client.query('commit');
    client.release();
    // Files are named by their bytes and never change; what was taken in since the snapshot does no harm.
    const files = await addMedia(archive, path.join(config.dataDir, 'media', 'originals'));
    archive.finalize();
    return { rows, files };
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** What the house made once to sign with: without it second factors and links in newsletters would be worthless. */
async function addSecret(archive: Pack, dataDir: string): Promise<void> {
  const secret = await readFile(path.join(dataDir, 'secret')).catch(() => null);
  if (secret) await add(archive, parts.secret, secret);
}

async function addRows(archive: Pack, client: PoolClient, { name }: TableShape): Promise<number> {
  await client.query(`declare rows_of no scroll cursor for select to_jsonb(one)::text as row from ${quoted(name)} one`);
  let count = 0;
  for (let number = 0; ; number += 1) {
    const { rows } = await client.query<{ row: string }>(`fetch ${rowsAtOnce} from rows_of`);
    if (rows.length > 0) await add(archive, parts.rows(name, number), rows.map(({ row }) => `${row}\n`).join(''));
    count += rows.length;
    if (rows.length < rowsAtOnce) break;
  }
  await client.query('close rows_of');
  return count;
}

/** Originals only: pictures of other sizes are made when they are asked for. */
async function addMedia(archive: Pack, folder: string): Promise<number> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  let count = 0;
  for (const entry of found) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const file = path.join(entry.parentPath, entry.name);
    const name = `${parts.media}originals/${path.relative(folder, file).split(path.sep).join('/')}`;
    const { size } = await stat(file);
    await pipeline(createReadStream(file), archive.entry({ name, size, mode: 0o600 }));
    count += 1;
  }
  return count;
}

function add(archive: Pack, name: string, content: string | Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ name, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve()));
  });
}
