import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';

const patience = 180_000;
const admin = { email: 'inspizienz@colonia.example', password: 'Vorhang-auf-um-halb-acht' };

interface OpenHouse {
  address: string;
  close: () => Promise<void>;
}

/**
 * Furnishes a demo house and opens it three times: one that journeys only look at, one that editors and one that the back
 * office change meanwhile. All are gone afterwards. With E2E_BASE_URL that one is visited by all; with
 * E2E_ENGINE=postgres all three stand on databases of their own at TEST_DATABASE_URL.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_BASE_URL) return undefined;
  const folder = await mkdtemp(path.join(tmpdir(), 'proscenium-e2e-'));
  const [forVisitors, forEditors, forOffice] = ['visited', 'edited', 'kept'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  // A house that has just been furnished makes all its pictures; opened again, it makes those that are asked for.
  await onServer(`CREATE DATABASE "${databaseOf(forVisitors)}"`);
  await (await openHouse(forVisitors)).close();
  for (const other of [forEditors, forOffice]) await copyHouse(forVisitors, other);
  const [visited, edited, kept] = await Promise.all([
    openHouse(forVisitors),
    openHouse(forEditors),
    openHouse(forOffice),
  ]);
  process.env.E2E_BASE_URL = visited.address;
  process.env.E2E_EDITOR_URL = edited.address;
  process.env.E2E_OFFICE_URL = kept.address;
  process.env.E2E_ADMIN_EMAIL = admin.email;
  process.env.E2E_ADMIN_PASSWORD = admin.password;
  return async () => {
    await Promise.all([visited.close(), edited.close(), kept.close()]);
    for (const house of [forVisitors, forEditors, forOffice])
      await onServer(`DROP DATABASE IF EXISTS "${databaseOf(house)}"`);
    await rm(folder, { recursive: true, force: true });
  };
}

const onPostgres = process.env.E2E_ENGINE === 'postgres';
const server = process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres';

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

async function copyHouse(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true });
  await onServer(`CREATE DATABASE "${databaseOf(to)}" TEMPLATE "${databaseOf(from)}"`);
}

async function openHouse(dataDir: string): Promise<OpenHouse> {
  const port = await freePort();
  const said: string[] = [];
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/node'),
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: onPostgres ? Object.assign(new URL(server), { pathname: databaseOf(dataDir) }).href : '',
      SITE_URL: '',
      TAG_MANAGER_ID: 'GTM-JOURNEY',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => said.push(text.toString()));
  const address = `http://localhost:${port}`;
  await ready(child, address, said);
  return { address, close: () => stop(child) };
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

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
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
