import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { createPgConfig, type PGlitePgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';

export interface Embedded {
  lite: PGlite;
  /** A pool of one connection: code that holds it must not request another. */
  pool: pg.Pool;
}

/** Its own 128 MB of buffers would lie beside what the system keeps of the same files, and beside the kept pages. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=64MB'];

/** PostgreSQL in this process: in a folder, or in memory, there from a dump of another one where one is given. */
export async function openEmbedded(place: { folder: string } | { dump?: Blob | undefined }): Promise<Embedded> {
  const options = { extensions: { pg_trgm, unaccent }, startParams };
  const lite =
    'folder' in place
      ? new PGlite({ dataDir: place.folder, ...options })
      : new PGlite({ ...options, ...(place.dump ? { loadDataDir: place.dump } : {}) });
  await lite.waitReady;
  // A second connection inside a transaction would wait for ever; this makes it an error.
  const pool = new pg.Pool({
    ...toPoolConfig(createPgConfig(lite)),
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 30_000,
  });
  return { lite, pool };
}

/**
 * The adapter stands in for a connection; pg accepts it, its types know only its own class. Drizzle sends result parsers
 * as `types`, which pg takes but the adapter reads as a list of parameter types.
 */
function toPoolConfig(config: PGlitePgConfig): pg.PoolConfig {
  const { connection } = config;
  const parse = connection.parse.bind(connection);
  connection.parse = (query: { types?: unknown }) =>
    parse({ ...query, types: Array.isArray(query.types) ? query.types : undefined });
  return config;
}
