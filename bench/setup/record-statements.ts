import pg from 'pg';
import type { OpenDatabase } from '#server/db/open-database.ts';

/** A statement that was sent to the database. */
export interface Statement {
  text: string;
  values: unknown[];
  /** From sending it until its result was read. */
  ms: number;
}

interface Recording {
  /** Statements since the last call. */
  take(): Statement[];
  stop(): void;
}

/** Records every statement that goes through the pool. */
export function recordStatements({ pool }: OpenDatabase): Recording {
  const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<unknown>;
  let statements: Statement[] = [];
  const watch = async (...given: unknown[]) => {
    const startedAt = performance.now();
    const answer = await query(...given);
    statements.push({ ...asStatement(given), ms: performance.now() - startedAt });
    return answer;
  };
  Object.assign(pool, { query: watch });
  return {
    take() {
      const taken = statements;
      statements = [];
      return taken;
    },
    stop: () => void Reflect.deleteProperty(pool, 'query'),
  };
}

/** The ways in which `query` may be called. */
function asStatement([what, values]: unknown[]): Pick<Statement, 'text' | 'values'> {
  const given = typeof what === 'string' ? { text: what } : (what as { text: string; values?: unknown[] });
  return { values: (values as unknown[] | undefined) ?? [], ...given };
}

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
