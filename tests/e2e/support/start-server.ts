import { cp } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { freePort } from '../../../bin/setup/free-port.mjs';
import { type Running, startProgram, stopProgram, untilReady } from '../../compose-set.ts';

export const admin = { email: 'inspizienz@colonia.example', password: 'Vorhang-auf-um-halb-acht' };

/** The product, running on its own data folder with demo content. */
export interface RunningServer {
  address: string;
  close: () => Promise<void>;
  /** Kills the process without a shutdown. */
  kill: () => Promise<void>;
}

const onPostgres = process.env.E2E_ENGINE === 'postgres';
const server = process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres';

/** Address of the PostgreSQL database of a data folder; undefined with the embedded one. */
export function databaseUrlOf(dataDir: string): string | undefined {
  return onPostgres ? Object.assign(new URL(server), { pathname: databaseOf(dataDir) }).href : undefined;
}

/** Name of the PostgreSQL database of a data folder. */
function databaseOf(dataDir: string): string {
  return path.basename(path.dirname(dataDir)).replaceAll(/\W/g, '_').toLowerCase() + path.basename(dataDir);
}

async function onServer(statement: string): Promise<void> {
  if (!onPostgres) return;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

export async function prepareDatabase(dataDir: string): Promise<void> {
  await onServer(`CREATE DATABASE "${databaseOf(dataDir)}"`);
}

export async function removeDatabase(dataDir: string): Promise<void> {
  await onServer(`DROP DATABASE IF EXISTS "${databaseOf(dataDir)}"`);
}

export async function copyData(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true });
  await onServer(`CREATE DATABASE "${databaseOf(to)}" TEMPLATE "${databaseOf(from)}"`);
}

/** Servers of this worker that have not ended. */
const started = new Set<Running>();

// A run that is ended because its time is over does not wait for its teardown.
process.once('exit', () => {
  for (const { child } of started) child.kill('SIGKILL');
});

/** Ends what a test left behind, even a server that was not ready when the test timed out. */
export async function closeServers(): Promise<void> {
  await Promise.all([...started].map((one) => stopProgram(one, 'SIGKILL')));
}

/** Starts the product on a data folder; `wanted` is a port, so that it can come back at the same address. */
export async function startServer(
  dataDir: string,
  wanted?: number,
  settings: Record<string, string> = {},
): Promise<RunningServer> {
  const port = wanted ?? (await freePort());
  const running = startProgram(process.execPath, ['main/main.ts'], {
    cwd: process.cwd(),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/node'),
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrlOf(dataDir) ?? '',
      SITE_URL: '',
      TAG_MANAGER_ID: 'GTM-E2ETEST',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      ...settings,
    },
  });
  started.add(running);
  running.child.once('exit', () => started.delete(running));
  await untilReady(port, running);
  return {
    address: `http://localhost:${port}`,
    close: () => stopProgram(running),
    kill: () => stopProgram(running, 'SIGKILL'),
  };
}
