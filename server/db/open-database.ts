import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './database.ts';
import { type Embedded, openEmbedded } from './embedded.ts';
import { lockDataFolder } from './lock-data-folder.ts';

export type Engine = 'pglite' | 'postgres';

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  engine: Engine;
  /** Ends every connection; releases the data folder of the embedded database. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** With it PostgreSQL, without it the embedded database. */
  databaseUrl: string | undefined;
  databasePool: number;
  /** The embedded database lies in its folder `db`. */
  dataDir: string;
  /** Embedded only: keep everything in memory, starting from a dump of another one where one is given. */
  memory?: { dump?: Blob };
}

/** Opens the database; throws when another process holds the data folder. Does not connect to PostgreSQL yet. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  if (options.databaseUrl !== undefined) return openPostgres(options.databaseUrl, options.databasePool);
  if (options.memory) return wrapEmbedded(await openEmbedded({ dump: options.memory.dump }), async () => {});
  return openFolder(options.dataDir);
}

function openPostgres(connectionString: string, max: number): OpenDatabase {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: 30_000,
    application_name: 'proscenium',
    // Compiling a query takes longer than any query here; and where a disk has no arm to move, looking up some hundred
    // rows costs less than reading a whole table, which the default would do.
    options: '-c jit=off -c random_page_cost=1.1',
  });
  return wrap(pool, 'postgres', async () => {});
}

async function openFolder(dataDir: string): Promise<OpenDatabase> {
  const folder = path.join(dataDir, 'db');
  await mkdir(folder, { recursive: true });
  const release = await lockDataFolder(folder);
  try {
    return wrapEmbedded(await openEmbedded({ folder }), release);
  } catch (error) {
    await release();
    throw error;
  }
}

function wrapEmbedded({ lite, pool }: Embedded, release: () => Promise<void>): OpenDatabase {
  return wrap(pool, 'pglite', async () => {
    await lite.close();
    await release();
  });
}

function wrap(pool: pg.Pool, engine: Engine, closeEngine: () => Promise<void>): OpenDatabase {
  surviveLostConnections(pool);
  let closing: Promise<void> | undefined;
  return {
    db: drizzle(pool),
    pool,
    engine,
    close: () => (closing ??= pool.end().then(closeEngine)),
  };
}

/** Without a listener a connection that breaks while nobody queries would end the process; the pool opens another one. */
function surviveLostConnections(pool: pg.Pool): void {
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
}
