import { createHash } from 'node:crypto';
import { open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { escapeIdentifier, type PoolClient } from 'pg';
import { pack, type Pack } from 'tar-stream';
import { z } from 'zod';
import { productName } from '#contract/settings/product-name.ts';
import { someOf } from '#text/some-of.ts';
import type { OpenDatabase } from '../../db/open-database.ts';
import { ownerMark, sweepBackups } from '../../platform/files/leftovers.ts';
import type { Place } from '../../platform/files/staged-files.ts';
import { openStorage, placeOf } from '../../platform/files/stored-files.ts';
import { backedUpTables, migrationsOf, type TableShape } from './backed-up-tables.ts';
import { type Checksums, type Manifest, originalOf, parts } from './manifest.ts';

const rowsAtOnce = 500;

/** What a backup holds; `absent`: the number of originals that are missing. */
export const writtenSchema = z.object({ rows: z.number(), files: z.number(), absent: z.number() });
export type Written = z.infer<typeof writtenSchema>;

export interface Target {
  file: string;
  /** Write a backup although originals are missing. */
  incomplete?: boolean;
  /** Ends the writing; nothing stays. */
  signal?: AbortSignal | undefined;
}

type Source = Pick<OpenDatabase, 'pool' | 'engine'>;

/**
 * Writes a backup to one `.tar.gz` archive, completely or not at all. The server may run meanwhile: all tables are read
 * in one snapshot. The embedded database has only one connection, so other queries wait until the tables are read.
 */
export async function writeBackup(source: Source, place: Place, target: Target): Promise<Written> {
  const { signal } = target;
  await sweepBackups(path.dirname(target.file));
  const draft = `${target.file}.${await ownerMark()}.part`;
  // Opened before the first query, so that an unwritable target does not block the database.
  const file = await open(draft, 'w', 0o600);
  const archive = pack();
  const written = pipeline(archive, createGzip(), file.createWriteStream({ flush: true }), { signal });
  try {
    const [counts] = await Promise.all([
      fill({ archive, written, checksums: { entries: {}, rows: {}, absent: [] } }, { source, place, target }),
      written,
    ]);
    await rename(draft, target.file);
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
  /** Of the entries so far. */
  checksums: Checksums;
}

async function fill(
  sink: Sink,
  { source, place, target }: { source: Source; place: Place; target: Target },
): Promise<Written> {
  const { rows, needed } = await addTables(sink, source, place);
  // Files are named by their hash and never change; files uploaded after the snapshot do no harm.
  const incomplete = target.incomplete ?? false;
  const { files, absent } = await addMedia(sink, { pool: source.pool, needed, place, incomplete });
  sink.checksums.absent = absent;
  await add(sink, parts.checksums, JSON.stringify(sink.checksums));
  sink.archive.finalize();
  return { rows, files, absent: absent.length };
}

interface TableContent {
  rows: number;
  /** File names of the originals that the rows need, by hash. */
  needed: Map<string, string>;
}

async function addTables(sink: Sink, { pool, engine }: Source, place: Place): Promise<TableContent> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout to 0');
    const tables = await backedUpTables(client);
    const manifest: Manifest = {
      product: productName,
      format: 2,
      created_at: new Date().toISOString(),
      engine,
      migrations: await migrationsOf(client),
      tables,
    };
    await add(sink, parts.manifest, JSON.stringify(manifest, null, 2));
    // With a common store it is a row of the database.
    if (place.authSecret === undefined && !place.media) await addSecret(sink, place.dataDir);
    let rows = 0;
    for (const table of tables) {
      const count = await addRows(sink, client, table);
      sink.checksums.rows[table.name] = count;
      rows += count;
    }
    return { rows, needed: await neededOriginals(client) };
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
  await client.query(
    `declare rows_of no scroll cursor for select to_jsonb(one)::text as row from ${escapeIdentifier(name)} one`,
  );
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

/**
 * Originals only: renditions are created on request. Files without a row are included too. Refuses if one is missing
 * that a row needs, or has changed, unless `incomplete`.
 */
async function addMedia(
  sink: Sink,
  {
    pool,
    needed,
    place,
    incomplete,
  }: { pool: OpenDatabase['pool']; needed: Map<string, string>; place: Place; incomplete: boolean },
): Promise<{ files: number; absent: string[] }> {
  const files = await openStorage(place);
  const present = new Set<string>();
  for (const key of await files.list('originals')) {
    const name = `media/${key}`;
    const hash = originalOf(name);
    if (hash === null) continue;
    // Null if it was deleted in the meantime.
    const bytes = await files.read(key);
    if (!bytes || sha256(bytes) !== hash) continue;
    await add(sink, name, Buffer.from(bytes));
    present.add(hash);
  }
  const missing = [...needed].filter(([hash]) => !present.has(hash));
  // What was removed from the library meanwhile needs no file.
  const current = missing.length > 0 ? await currentHashes(pool) : new Set();
  const absent = missing.filter(([hash]) => current.has(hash));
  if (absent.length > 0 && !incomplete) {
    throw new Error(
      `No backup was written: ${absent.length} files of the media library are missing in ${placeOf(place)} or have changed: ` +
        `${someOf(absent.map(([, name]) => name))}. Is this the ${place.media ? 'MEDIA_URL' : 'DATA_DIR'} of the server? ` +
        'With --incomplete a backup is written without them.',
    );
  }
  return { files: present.size, absent: absent.map(([hash]) => hash) };
}

/** The originals of the library and those of the bin. */
const keptFiles = `(select id, hash, file_name from media union all
  select object_id, columns->>'hash', columns->>'fileName' from bin_entries where resource = 'media') as kept`;

/** File names by hash. */
async function neededOriginals(client: PoolClient): Promise<Map<string, string>> {
  const { rows } = await client.query<{ hash: string; name: string }>(
    `select hash, min(file_name) as name from ${keptFiles} group by hash order by min(id)`,
  );
  return new Map(rows.map(({ hash, name }) => [hash, name]));
}

async function currentHashes(pool: OpenDatabase['pool']): Promise<Set<string>> {
  const { rows } = await pool.query<{ hash: string }>(`select distinct hash from ${keptFiles}`);
  return new Set(rows.map(({ hash }) => hash));
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

function add({ archive, written, checksums }: Sink, name: string, content: string | Buffer): Promise<void> {
  checksums.entries[name] = sha256(content);
  const added = new Promise<void>((resolve, reject) => {
    archive.entry({ name, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve()));
  });
  return orFails(added, written);
}

/** Waits for the first promise, but rejects as soon as the second does. */
function orFails(step: Promise<void>, other: Promise<void>): Promise<void> {
  return Promise.race([step, other.then(() => step)]);
}
