import { randomUUID } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../bin/setup/free-port.mjs';
import { nodeFlags } from '../../bin/setup/node-flags.mjs';
import { type Running, startProgram, stopProgram, untilReady } from '../compose-set.ts';
import { startS3Server } from '../s3-server.ts';
import { root } from '../source-files.ts';
import { createDatabaseProxy, createTcpProxy, type TcpProxy } from '../tcp-proxy.ts';
import { databaseAddress, withServer } from '../test-engine.ts';

export const admin = { email: 'admin@house.example', password: 'Vorhang-auf-um-halb-acht' };
const siteUrl = 'http://house.example';
const metricsToken = 'soak-soak-soak-soak-soak';

export interface House {
  /** Ports of the processes; the first one's data folder can be filled. */
  ports: number[];
  databaseUrl: string;
  database: TcpProxy;
  store: TcpProxy;
  folders: string[];
  metricsToken: string;
  /** Sets the clock of the first process forward by so many milliseconds, or back; 0 sets it right. */
  shiftClock(milliseconds: number): void;
  /** False if the disk of the first process cannot be filled: that needs root on Linux. */
  hasSmallDisk: boolean;
  /** Ends a process without a warning and starts it again; resolves when it is ready. */
  kill(index: number): Promise<void>;
  /** Headers of an admin's requests. */
  signIn(): Promise<Record<string, string>>;
  /** What the processes have written to their logs, as lines. */
  log(): string[];
  close(): Promise<void>;
}

/** Two processes on one PostgreSQL and one object store, each behind a door that can be shut. */
export async function openHouse(): Promise<House> {
  const name = `soak_${randomUUID().slice(0, 8)}`;
  await withServer((client) => client.query(`CREATE DATABASE "${name}"`));
  const databaseUrl = databaseAddress(name);
  const database = await createDatabaseProxy(databaseUrl);
  const s3 = await startS3Server();
  const endpoint = new URL(s3.store.endpoint ?? '');
  const store = await createTcpProxy({ host: endpoint.hostname, port: Number(endpoint.port) });
  const folder = mkdtempSync(path.join(tmpdir(), 'proscenium-soak-'));
  const folders = ['a', 'b'].map((part) => path.join(folder, part));
  for (const one of folders) mkdirSync(one);
  const clockFile = path.join(folder, 'clock');
  const hasSmallDisk = mountSmallDisk(folders[0] ?? '');
  const ports = [await freePort(), await freePort()];
  const env = {
    ...{ PATH: process.env.PATH, NODE_ENV: 'production', SITE_URL: siteUrl, TRUST_PROXY: 'true', LOG_FORMAT: 'json' },
    ...{ DATABASE_URL: database.url, AUTH_SECRET: 's'.repeat(40), TICKETING_URL: 'off' },
    ...{ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
    METRICS_TOKEN: metricsToken,
    MEDIA_URL: s3.url.replace(endpoint.port, String(store.port)),
    ...{ AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' },
  };
  const logs: Running[] = [];
  const start = async (index: number): Promise<Running> => {
    const port = ports[index] ?? 0;
    const clock = index === 0 ? ['--import', './tests/soak/shifted-clock.mjs'] : [];
    const running = startProgram(process.execPath, [...nodeFlags, ...clock, 'main/main.ts'], {
      cwd: root,
      env: { ...env, PORT: String(port), DATA_DIR: folders[index], SOAK_CLOCK_FILE: clockFile },
    });
    logs.push(running);
    await untilReady(port, running);
    return running;
  };
  const running = [await start(0)];
  running.push(await start(1));
  return {
    ...{ ports, database, store, folders, hasSmallDisk, metricsToken, databaseUrl },
    shiftClock: (milliseconds) => writeFileSync(clockFile, String(milliseconds)),
    log: () => logs.flatMap(({ log }) => log.join('').split('\n')).filter(Boolean),
    signIn: () => signIn(ports, siteUrl),
    async kill(index) {
      const process = running[index];
      if (process) await stopProgram(process, 'SIGKILL');
      running[index] = await start(index);
    },
    async close() {
      for (const one of running) await stopProgram(one);
      await database.shut();
      await store.shut();
      await s3.end();
      if (hasSmallDisk) execFileSync('umount', [folders[0] ?? '']);
      rmSync(folder, { recursive: true, force: true });
      await withServer((client) => client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`));
    },
  };
}

function mountSmallDisk(folder: string): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Signs the first admin in at whichever process answers; `origin` is `SITE_URL`. */
export async function signIn(ports: number[], origin: string): Promise<Record<string, string>> {
  for (const port of ports) {
    const answer = await fetch(`http://127.0.0.1:${port}/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, 'x-forwarded-for': `10.0.0.${port % 250}` },
      body: JSON.stringify(admin),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => null);
    if (!answer?.ok) continue;
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    const token = cookies.find((cookie) => cookie.startsWith('csrftoken='))?.slice('csrftoken='.length) ?? '';
    return { cookie: cookies.join('; '), origin, 'X-CSRFToken': decodeURIComponent(token) };
  }
  throw new Error('Nobody can sign in');
}
