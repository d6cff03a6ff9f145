import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../bin/setup/free-port.mjs';
import { nodeFlags } from '../../bin/setup/node-flags.mjs';
import {
  ask,
  type Running,
  siteHost,
  startProgram,
  stopProgram,
  untilReady,
  writeProxySettings,
} from '../compose-set.ts';
import { databaseAddress, withServer } from '../test-engine.ts';
import { admin, signIn } from './house.ts';
import { countLosses, type Loss } from './losses.ts';
import { invitePeople } from './people.ts';

/** Folders of two versions of the product, each built and with its packages. */
export interface Versions {
  from: string;
  to: string;
  /** Processes; three by default. */
  processes?: number;
}

export interface Upgrade {
  /** Pages asked through the proxy. */
  visits: number;
  /** Scripts and styles that these pages named. */
  files: number;
  /** Pages and files that were not answered with 200. */
  failed: string[];
  writes: number;
  /** Writes that the process being stopped refused or did not answer. */
  writesRefused: number;
  /** Answers of 500 and more, but 503, to writes and to visits past the proxy. */
  broken: number;
  /** Migrations in the database before and after. */
  migrations: { before: number; after: number };
  losses: Loss[];
  /** Errors in the logs of both versions. */
  errors: string[];
}

const siteUrl = `https://${siteHost}`;

/**
 * Runs processes of one version behind the nginx example, and replaces one after the other by the other version while
 * visitors read and editors write. Needs nginx, openssl and PostgreSQL.
 */
export async function upgradeUnderLoad({ from, to, processes = 3 }: Versions): Promise<Upgrade> {
  const name = `upgrade_${randomUUID().slice(0, 8)}`;
  const databaseUrl = databaseAddress(name);
  await withServer((client) => client.query(`CREATE DATABASE "${name}"`));
  const folder = mkdtempSync(path.join(tmpdir(), 'proscenium-upgrade-'));
  const dataFolder = path.join(folder, 'data');
  const env = {
    ...{ PATH: process.env.PATH, NODE_ENV: 'production', HOST: '127.0.0.1', SITE_URL: siteUrl, TRUST_PROXY: 'true' },
    ...{ DATABASE_URL: databaseUrl, DATA_DIR: dataFolder, AUTH_SECRET: 'u'.repeat(40), LOG_FORMAT: 'json' },
    ...{ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, DEMO: 'true', TICKETING_URL: 'off' },
  };
  const ports: number[] = [];
  for (let index = 0; index < processes; index += 1) ports.push(await freePort());
  const logs: string[][] = [];
  const start = async (version: string, port: number): Promise<Running> => {
    const own = path.join(version, 'node_modules/.bin/node');
    const running = startProgram(existsSync(own) ? own : process.execPath, [...nodeFlags, 'main/main.ts'], {
      ...{ cwd: version, env: { ...env, PORT: String(port) } },
    });
    logs.push(running.log);
    await untilReady(port, running);
    return running;
  };
  const running: Running[] = [];
  let proxy: Running | undefined;
  try {
    for (const port of ports) running.push(await start(from, port));
    const door = await freePort();
    const place = path.join(folder, 'proxy');
    mkdirSync(place);
    const main = writeProxySettings(place, { appPorts: ports, port: door });
    proxy = startProgram('nginx', ['-c', main, '-p', place], { cwd: place, env: process.env });
    await untilAnswered(door);

    const before = await countMigrations(databaseUrl);
    const people = invitePeople({ ports }, await signIn(ports, siteUrl));
    const visitors = inviteVisitors(door);
    await sleep(3000);
    for (const [index, port] of ports.entries()) {
      const old = running[index];
      if (old) await stopProgram(old);
      running[index] = await start(to, port);
      // Both versions serve side by side.
      await sleep(3000);
    }
    const seen = await visitors.leave();
    await people.leave();
    const { writes, writesRefused, broken } = people.turn();
    const losses = await countLosses({ databaseUrl, folders: [dataFolder] }, people.promises);
    const migrations = { before, after: await countMigrations(databaseUrl) };
    const errors = logs.flatMap((log) => log.join('').split('\n')).filter((line) => line.includes('"level":"error"'));
    return { ...seen, writes, writesRefused, broken, migrations, losses, errors };
  } finally {
    for (const one of [proxy, ...running]) if (one) await stopProgram(one);
    rmSync(folder, { recursive: true, force: true });
    await withServer((client) => client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`));
  }
}

async function untilAnswered(port: number): Promise<void> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await sleep(200)) {
    const answer = await ask(port, '/de').catch(() => null);
    if (answer?.status === 200) return;
  }
  throw new Error('The proxy does not answer.');
}

async function countMigrations(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from drizzle.__drizzle_migrations',
    );
    return rows[0]?.count ?? 0;
  } finally {
    await client.end();
  }
}

/** Visitors who read a page through the proxy and load every file that it names, as a browser does at a first visit. */
function inviteVisitors(port: number) {
  const seen = { visits: 0, files: 0, failed: [] as string[] };
  const left = new AbortController();
  const load = async (address: string, from: string): Promise<string> => {
    const answer = await ask(port, address, { from }).catch((error: unknown) => ({ status: 0, body: String(error) }));
    if (answer.status !== 200) seen.failed.push(`${address}: ${answer.status || answer.body}`);
    return answer.body;
  };
  const walk = async (first: number) => {
    for (let at = first; !left.signal.aborted; at += 2) {
      // Each visitor has an address, of which the proxy takes a hundred requests a second.
      const from = `127.0.${1 + Math.floor(at / 250)}.${1 + (at % 250)}`;
      // Every second page is not in the proxy's store.
      const html = await load(at % 2 === 0 ? '/de' : `/en/programme?visit=${at}`, from);
      seen.visits += 1;
      const files = new Set(html.match(/\/assets\/[\w./-]+\.(?:css|js)/g));
      for (const file of files) await load(file, from);
      seen.files += files.size;
      await sleep(25);
    }
  };
  const done = Promise.all([walk(0), walk(1)]);
  return {
    async leave() {
      left.abort();
      await done;
      return seen;
    },
  };
}
