import { type ChildProcess, spawn } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Client } from 'pg';

const patience = 180_000;
export const admin = { email: 'inspizienz@colonia.example', password: 'Vorhang-auf-um-halb-acht' };

/** The product, running on a furnished data folder of its own. */
export interface OpenHouse {
  address: string;
  close: () => Promise<void>;
  /** Ends the process as a power cut does. */
  kill: () => Promise<void>;
}

const onPostgres = process.env.E2E_ENGINE === 'postgres';
const server = process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres';

/** Where a house’s database is, when it is not in its folder. */
export function databaseUrlOf(dataDir: string): string | undefined {
  return onPostgres ? Object.assign(new URL(server), { pathname: databaseOf(dataDir) }).href : undefined;
}

/** Name of a house’s database, where it has one of its own. */
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

export async function copyHouse(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true });
  await onServer(`CREATE DATABASE "${databaseOf(to)}" TEMPLATE "${databaseOf(from)}"`);
}

/** Opens a house; with a port where it was open before, and with settings of its own. */
export async function openHouse(
  dataDir: string,
  wanted?: number,
  settings: Record<string, string> = {},
): Promise<OpenHouse> {
  const port = wanted ?? (await freePort());
  const said: string[] = [];
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/node'),
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrlOf(dataDir) ?? '',
      SITE_URL: '',
      TAG_MANAGER_ID: 'GTM-JOURNEY',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => said.push(text.toString()));
  const address = `http://localhost:${port}`;
  await ready(child, address, said);
  return { address, close: () => stop(child), kill: () => stop(child, 'SIGKILL') };
}

async function ready(child: ChildProcess, address: string, said: string[]): Promise<void> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The product did not start:\n${said.join('')}`);
    const answer = await fetch(`${address}/de`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  child.kill('SIGKILL');
  throw new Error(`The product was not ready after ${patience / 1000} s:\n${said.join('')}`);
}

async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
