import type { Pool } from 'pg';
import { z } from 'zod';
import { directUrlAdvice, isPooled } from '../../../db/pooler.ts';
import { withDatabase } from '../../../db/with-database.ts';
import type { Config } from '../../../platform/config.ts';
import { error, type Finding, ok, warn } from './finding.ts';

/** Whether statements and sessions reach one PostgreSQL, each in the way that it needs. */
export async function checkPooler(config: Config): Promise<Finding[]> {
  if (config.databaseUrl === undefined) return [];
  return withDatabase({ ...config, databasePool: 1 }, async ({ pool, sessions }) => {
    if (config.databaseDirectUrl === undefined) return (await isPooled(pool)) ? [noDirectUrl] : [];
    const direct = await look(sessions).catch((failure: unknown) => String(failure));
    if (typeof direct === 'string') return [error('database', `DATABASE_DIRECT_URL: ${direct}`, directAdvice)];
    return judge(await look(pool), direct);
  });
}

const directAdvice = 'Check it: it must be the address of PostgreSQL itself.';
const noDirectUrl = warn(
  'database',
  'DATABASE_URL leads to a connection pooler',
  `${directUrlAdvice}, unless the pooler pools by session.`,
);

interface Reached {
  pooled: boolean;
  /** `statement_timeout`; `0`: none. */
  limit: string;
}

const reachedRow = z.object({ limit: z.string() });

async function look(pool: Pool): Promise<Reached> {
  const { rows } = await pool.query(`select current_setting('statement_timeout') as "limit"`);
  return { ...reachedRow.parse(rows[0]), pooled: await isPooled(pool) };
}

function judge(queries: Reached, direct: Reached): Finding[] {
  if (direct.pooled)
    return [error('database', 'DATABASE_DIRECT_URL leads to a connection pooler as well', directAdvice)];
  if (queries.limit === '0')
    return [
      warn(
        'database',
        'statements through DATABASE_URL have no time limit',
        'Give the pooler the connect_query of docs/operations/pgbouncer.ini.',
      ),
    ];
  return [ok('database', 'statements go through DATABASE_URL, sessions through DATABASE_DIRECT_URL')];
}
