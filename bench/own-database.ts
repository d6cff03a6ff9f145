import pg from 'pg';

interface Purpose {
  purpose: string;
  /** It stays there for the next time. */
  keep?: boolean;
}

/** Runs with a database of its own on the server of this address: a fresh one, which is dropped afterwards, or a kept one. */
export async function withOwnDatabase<T>(
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
