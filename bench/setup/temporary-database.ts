import pg from 'pg';

interface Purpose {
  purpose: string;
  /** The database is reused by the next run. */
  keep?: boolean;
}

/** Runs with its own database on the given server: a new one that is dropped afterwards, or a kept one. */
export async function withTemporaryDatabase<T>(
  address: string,
  { purpose, keep = false }: Purpose,
  run: (databaseUrl: string) => Promise<T>,
): Promise<T> {
  const name = `proscenium_bench_${purpose}${keep ? '' : `_${process.pid}`}`;
  const client = new pg.Client(address);
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${name}`);
    const url = new URL(address);
    url.pathname = `/${name}`;
    return await run(url.href);
  } finally {
    if (!keep) await client.query(`drop database if exists ${name} with (force)`);
    await client.end();
  }
}
