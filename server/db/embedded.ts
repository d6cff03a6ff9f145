import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { createPgConfig, type PGlitePgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';

export interface Embedded {
  lite: PGlite;
  /** A pool with a single connection: code that holds it must not request another. */
  pool: pg.Pool;
}

/** The default of 128 MB would duplicate what the operating system caches of the same files. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=64MB'];

/** PostgreSQL in this process: in a folder, or in memory. In memory it can start from a dump of another database. */
export async function openEmbedded(place: { folder: string } | { dump?: Blob | undefined }): Promise<Embedded> {
  const options = { extensions: { pg_trgm, unaccent }, startParams };
  const lite =
    'folder' in place
      ? new PGlite({ dataDir: place.folder, ...options })
      : new PGlite({ ...options, ...(place.dump ? { loadDataDir: place.dump } : {}) });
  await lite.waitReady;
  // Requesting a second connection inside a transaction would wait forever; the timeout makes it an error.
  const pool = new pg.Pool({
    ...toPoolConfig(createPgConfig(lite)),
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 30_000,
  });
  return { lite, pool };
}

/**
 * pg accepts the adapter in place of a connection. Drizzle passes result parsers as `types`, which the adapter would
 * read as a list of parameter types, so they are left out.
 */
function toPoolConfig(config: PGlitePgConfig): pg.PoolConfig {
  const { connection } = config;
  const parse = connection.parse.bind(connection);
  connection.parse = (query: { types?: unknown }) =>
    parse({ ...query, types: Array.isArray(query.types) ? query.types : undefined });
  return config;
}
