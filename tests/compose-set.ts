import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'yaml';
import { z } from 'zod';
import { root } from './source-files.ts';

const operations = path.join(root, 'docs/operations');
const serviceSchema = z.object({
  environment: z.record(z.string(), z.string()).default({}),
  command: z.union([z.string(), z.array(z.string())]).optional(),
});
const composeSchema = z.object({ services: z.record(z.string(), serviceSchema) });

/** True if the machine has a program; it is called with the flag that prints its version. */
export const isThere = (program: string, flag: string): boolean => spawnSync(program, [flag]).error === undefined;
/** Our nginx example can be run. */
export const hasProxy = isThere('nginx', '-v') && isThere('openssl', 'version');

/** Name of the site in the compose file's settings. */
export const siteHost = 'house.example';
export const admin = { email: 'a@b.example', password: 'Vorhang-auf-um-halb-acht' };

/** The services of compose.yaml, with the values of an `.env` file in the place of `${NAME}` and `${NAME:-default}`. */
export function readCompose(values: Record<string, string>): z.infer<typeof composeSchema>['services'] {
  const fill = (value: string) =>
    value.replaceAll(
      /(?<!\$)\$\{(\w+)(?::-([^}]*))?\}/g,
      (_, name: string, fallback?: string) => values[name] ?? fallback ?? '',
    );
  const source = parse(readFileSync(path.join(operations, 'container/compose.yaml'), 'utf8'), (_key, value: unknown) =>
    typeof value === 'string' ? fill(value) : value,
  ) as unknown;
  return composeSchema.parse(source).services;
}

/** What a started process is. `log` is what it has written so far. */
export interface Running {
  child: ChildProcess;
  log: string[];
}

/** Starts a program without any setting of this machine. */
export function startProgram(
  file: string,
  parameters: string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Running {
  const child = spawn(file, parameters, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const log: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => log.push(bytes.toString()));
  return { child, log };
}

export async function stopProgram({ child }: Running, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}

/** Waits until `/readyz` of a process says that it is ready, for three minutes at most. */
export async function untilReady(port: number, { child, log }: Running): Promise<void> {
  for (const deadline = Date.now() + 180_000; Date.now() < deadline; await sleep(100)) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error(`Not ready:\n${log.join('')}`);
}

/** Our nginx example as the compose file rewrites it, also with more processes than two, on ports of the loopback and with its files in `folder`. */
export function writeProxySettings(folder: string, { appPorts, port }: { appPorts: number[]; port: number }): string {
  const { proxy } = readCompose({ SITE_HOST: siteHost });
  const command = [proxy?.command ?? ''].flat().join(' ').replaceAll('$$', '$');
  const site = path.join(folder, 'site.conf');
  const rewrite = command
    .replace(/&& exec .*$/s, '')
    .replace('/proscenium.conf', path.join(operations, 'nginx.conf'))
    .replace('/etc/nginx/conf.d/default.conf', site);
  execFileSync('sh', ['-c', rewrite], { env: { ...process.env, SITE_HOST: siteHost } });
  mkdirSync(path.join(folder, 'temporary'));
  const further = appPorts
    .slice(2)
    .map((app) => ` server 127.0.0.1:${app} max_fails=0;`)
    .join('');
  const local = readFileSync(site, 'utf8')
    .replace('app-2:3000 max_fails=0;', (second) => second + further)
    .replaceAll(/app-([12]):3000/g, (_, number: string) => `127.0.0.1:${appPorts[Number(number) - 1]}`)
    .replaceAll(/^\s*listen (?:80\b.*|\[::\].*);$/gm, '')
    .replaceAll('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    // The redirect to https has no port of its own here.
    .replace(/server \{\s*server_name[^}]*return 301[^}]*\}/, '')
    .replaceAll('/tls/', `${folder}/`)
    .replaceAll('/var/cache/nginx/', `${folder}/`);
  writeFileSync(site, local);
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
      ...['-subj', `/CN=${siteHost}`, '-keyout', path.join(folder, 'privkey.pem')],
      ...['-out', path.join(folder, 'fullchain.pem')],
    ],
    { stdio: 'ignore' },
  );
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const main = path.join(folder, 'nginx.conf');
  writeFileSync(
    main,
    [
      `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;`,
      'events { worker_connections 256; }',
      `http { access_log off; ${kinds.map((kind) => `${kind}_temp_path ${folder}/temporary/${kind};`).join(' ')}`,
      `include ${site}; }`,
    ].join('\n'),
  );
  return main;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Call {
  method?: string;
  headers?: Record<string, string>;
  body?: Uint8Array | string;
  /** Address of the loopback that the request comes from. */
  from?: string;
}

/** Asks the proxy as a browser does that takes its certificate. */
export function ask(port: number, address: string, { method, headers, body, from }: Call = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request({
      ...{ host: '127.0.0.1', port, path: address, method: method ?? 'GET', rejectUnauthorized: false },
      ...{ servername: siteHost, headers: { host: siteHost, ...headers }, timeout: 20_000, agent: false },
      ...(from ? { localAddress: from } : {}),
    });
    call.on('error', reject);
    call.on('timeout', () => call.destroy(new Error(`${address} was not answered in time`)));
    call.on('response', (answer) => {
      const status = answer.statusCode ?? 0;
      text(answer).then((said) => resolve({ status, headers: answer.headers, body: said }), reject);
    });
    call.end(body);
  });
}
