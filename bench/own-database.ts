import pg from 'pg';

/** Runs with a fresh database on the server of this address, which is dropped afterwards. */
export async function withOwnDatabase<T>(
  address: string,
  purpose: string,
  run: (databaseUrl: string) => Promise<T>,
): Promise<T> {
  const name = `proscenium_bench_${purpose}_${process.pid}`;
  const client = new pg.Client(address);
  await client.connect();
  try {
    await client.query(`create database ${name}`);
    const url = new URL(address);
    url.pathname = `/${name}`;
    return await run(url.href);
  } finally {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.end();
  }
}
