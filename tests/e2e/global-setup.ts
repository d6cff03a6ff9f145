import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const patience = 180_000;
const admin = { email: 'inspizienz@colonia.example', password: 'Vorhang-auf-um-halb-acht' };

interface OpenHouse {
  address: string;
  close: () => Promise<void>;
}

/**
 * Furnishes a demo house and opens it twice: one that journeys only look at, and one that editors change meanwhile. Both
 * are gone afterwards. With E2E_BASE_URL that one is visited by all.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_BASE_URL) return undefined;
  const folder = await mkdtemp(path.join(tmpdir(), 'proscenium-e2e-'));
  const [forVisitors, forEditors] = [path.join(folder, 'visited'), path.join(folder, 'edited')];
  // A house that has just been furnished makes all its pictures; opened again, it makes those that are asked for.
  await (await openHouse(forVisitors)).close();
  await cp(forVisitors, forEditors, { recursive: true });
  const [visited, edited] = await Promise.all([openHouse(forVisitors), openHouse(forEditors)]);
  process.env.E2E_BASE_URL = visited.address;
  process.env.E2E_EDITOR_URL = edited.address;
  process.env.E2E_ADMIN_EMAIL = admin.email;
  process.env.E2E_ADMIN_PASSWORD = admin.password;
  return async () => {
    await Promise.all([visited.close(), edited.close()]);
    await rm(folder, { recursive: true, force: true });
  };
}

async function openHouse(dataDir: string): Promise<OpenHouse> {
  const port = await freePort();
  const said: string[] = [];
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
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
