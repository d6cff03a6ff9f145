import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../bin/setup/free-port.mjs';
import { isThere, type Running, startProgram, stopProgram } from './compose-set.ts';
import { root } from './source-files.ts';

export interface PgBouncer {
  /** The database through it. */
  url: string;
  stop(): Promise<void>;
  /** On the same port as before. */
  start(): Promise<void>;
}

export const hasPgBouncer = isThere('pgbouncer', '--version');

/** Our example of pgbouncer.ini for a database of the test server, with its files in `folder`; started. */
export async function startPgBouncer(folder: string, databaseUrl: string): Promise<PgBouncer> {
  const target = new URL(databaseUrl);
  const name = target.pathname.slice(1);
  const user = decodeURIComponent(target.username);
  const port = await freePort();
  const users = path.join(folder, 'userlist.txt');
  const settings = path.join(folder, 'pgbouncer.ini');
  writeFileSync(users, `"${user}" "${decodeURIComponent(target.password)}"\n`);
  const example = readFileSync(path.join(root, 'docs/operations/pgbouncer.ini'), 'utf8');
  const local = example
    .replaceAll(
      /^(proscenium = )host=\S+ port=\S+ dbname=\S+/gm,
      `$1host=${target.hostname} port=${target.port || 5432} dbname=${name} user=${user}`,
    )
    .replace(/^proscenium = /m, `${name} = `)
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('scram-sha-256', 'trust')
    .replace('/etc/pgbouncer/userlist.txt', users)
    // Fewer than the processes have connections to it.
    .replace(/default_pool_size = \d+/, 'default_pool_size = 4');
  writeFileSync(settings, `${local}unix_socket_dir =\n`);
  // It refuses to run as root; the user that it becomes must be able to read this.
  chmodSync(folder, 0o755);
  const asRoot = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  let running: Running | undefined;
  const start = async () => {
    running = startProgram('pgbouncer', [...asRoot, settings], { cwd: folder, env: process.env });
    await untilListening(port, running);
  };
  const stop = async () => {
    // At once; SIGTERM waits for clients in newer versions.
    if (running) await stopProgram(running, 'SIGKILL');
  };
  await start();
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return { url: url.href, start, stop };
}

async function untilListening(port: number, { child, log }: Running): Promise<void> {
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    const listens = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.on('connect', () => socket.destroy());
    });
    if (listens) return;
    await pause(50);
  }
  throw new Error(`PgBouncer does not listen:\n${log.join('')}`);
}
