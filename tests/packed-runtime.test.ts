import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { mediaSchema } from '#contract/media/media.ts';
import { jpeg, upload } from '#server/platform/pictures/pictures.fixture.ts';
import {
  admin,
  ask,
  readCompose,
  type Running,
  siteHost,
  startProgram,
  stopProgram,
  untilReady,
  writeProxySettings,
} from './compose-set.ts';
import { freePort } from '../bin/setup/free-port.mjs';
import { nodeFlags } from '../bin/setup/node-flags.mjs';
import { runtimeScripts } from '../bin/setup/runtime-packages.mjs';
import { root } from './source-files.ts';
import { databaseAddress, testEngine, withServer } from './test-engine.ts';
import { loadBuild } from './site-build.ts';

const onPostgres = testEngine() === 'postgres';
const isThere = (program: string, flag: string) => spawnSync(program, [flag]).error === undefined;
const hasProxy = isThere('nginx', '-v') && isThere('openssl', 'version');
if (onPostgres && !hasProxy) console.log('Without nginx and openssl: the compose set is not tested.');

const folder = mkdtempSync(path.join(tmpdir(), 'proscenium-packed-'));
const runtime = path.join(folder, 'runtime');
const node = path.join(runtime, 'node_modules/.bin', path.basename(process.execPath));
const names = ['packed', 'packed_restored'].map((name) => `${name}_${randomUUID().slice(0, 8)}`);
const apps: Running[] = [];
let proxy: Running | undefined;
const ports: number[] = [];

/** Settings of a service in compose.yaml, on the loopback and with its volume in the temporary folder. */
function settingsOf(service: string, port: number, database = names[0]): NodeJS.ProcessEnv {
  const values = { SITE_HOST: siteHost, AUTH_SECRET: 'x'.repeat(40), DEMO: 'true' };
  const given = readCompose({ ...values, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password })[service];
  // Without a server that speaks S3 the media are in the shared volume.
  const { MEDIA_URL: _, AWS_ACCESS_KEY_ID: __, AWS_SECRET_ACCESS_KEY: ___, ...environment } = given?.environment ?? {};
  return {
    ...{ PATH: '/usr/bin:/bin', NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', ...environment },
    ...{ HOST: '127.0.0.1', PORT: String(port), DATABASE_URL: databaseAddress(database ?? '') },
    ...{ DATA_DIR: path.join(folder, 'data'), BACKUP_DIR: path.join(folder, 'data/backups') },
  };
}

function startApp(index: number): Running {
  const env = settingsOf(`app-${index + 1}`, ports[index] ?? 0);
  return startProgram(node, [...nodeFlags, 'main/main.ts'], { cwd: runtime, env });
}

function command(script: string, parameters: string[], env: NodeJS.ProcessEnv) {
  const { status, stdout, stderr } = spawnSync(node, ['--run', script, '--', ...parameters], {
    ...{ cwd: runtime, env, encoding: 'utf8' },
  });
  return { status, output: stdout + stderr };
}

it('the packed runtime has every command of the operations page that needs no build tools', () => {
  const page = readFileSync(path.join(root, 'docs/operations.md'), 'utf8');
  const named = new Set([...page.matchAll(/`?npm run (?:-s )?([a-z][\w-]*)/g)].map(([, name = '']) => name));
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as unknown;
  const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(manifest);
  const packed = runtimeScripts(scripts);
  expect([...named].filter((name) => scripts[name] === undefined)).toEqual([]);
  const missing = [...named].filter((name) => packed[name] === undefined);
  // Only these need the repository: they build, pack, check or measure.
  expect(missing.filter((name) => !scripts[name]?.startsWith('node bin/'))).toEqual([]);
  expect(Object.keys(packed)).toEqual(
    expect.arrayContaining(['start', 'backup', 'export', 'import-content', 'doctor']),
  );
});

describe.runIf(onPostgres)('the packed runtime', { timeout: 180_000, tags: 'long' }, () => {
  beforeAll(async () => {
    await loadBuild();
    execFileSync(process.execPath, ['bin/pack.mjs'], { cwd: root, stdio: 'ignore' });
    cpSync(path.join(root, 'build/runtime'), runtime, { recursive: true });
    await withServer(async (client) => {
      for (const name of names) await client.query(`CREATE DATABASE "${name}"`);
    });
    for (const _ of [1, 2, 3]) ports.push(await freePort());
    apps[0] = startApp(0);
    await untilReady(ports[0] ?? 0, apps[0]);
    apps[1] = startApp(1);
    await untilReady(ports[1] ?? 0, apps[1]);
    if (!hasProxy) return;
    const place = path.join(folder, 'proxy');
    mkdirSync(place);
    const main = writeProxySettings(place, { appPorts: ports.slice(0, 2), port: ports[2] ?? 0 });
    proxy = startProgram('nginx', ['-c', main, '-p', place], { cwd: place, env: process.env });
    await vi.waitFor(async () => expect((await ask(ports[2] ?? 0, '/de')).status).toBe(200), {
      timeout: 20_000,
      interval: 200,
    });
  }, 300_000);

  afterAll(async () => {
    for (const running of [proxy, ...apps]) if (running) await stopProgram(running);
    await withServer(async (client) => {
      for (const name of names) await client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
    });
    rmSync(folder, { recursive: true, force: true });
  });

  it('takes 350 MB at most and has no tools, sources of the back office or tests', () => {
    const files = readdirSync(runtime, { recursive: true, encoding: 'utf8' });
    expect(
      files.filter((file) => /^admin\/|\.test\.ts$|\.tsx$|node_modules\/(?:vite|typescript|@mui)\//.test(file)),
    ).toEqual([]);
    const kilobytes = Number.parseInt(execFileSync('du', ['-sk', runtime], { encoding: 'utf8' }), 10);
    expect(kilobytes).toBeLessThan(350_000);
  });

  it('prints 20 lines at most when it starts', () => {
    expect(apps[0]?.log.join('').trim().split('\n').length).toBeLessThanOrEqual(20);
  });

  it('backs up, checks, restores, lists accounts, examines itself and exports', () => {
    const env = settingsOf('app-1', ports[0] ?? 0);
    const archive = path.join(folder, 'house.tar.gz');
    expect(command('backup', [archive], env)).toMatchObject({ status: 0 });
    expect(command('backup', ['--verify', archive], env)).toMatchObject({ status: 0 });
    const other = { ...settingsOf('app-1', 0, names[1]), DATA_DIR: path.join(folder, 'other') };
    expect(command('restore', [archive], other)).toMatchObject({ status: 0 });
    expect(command('admin', ['list'], env).output).toContain(admin.email);
    expect(command('admin', [], env).output).toContain('node_modules/.bin/node --run admin -- list');
    expect(command('doctor', [], env)).toMatchObject({ status: 0 });
    expect(command('export', [path.join(folder, 'house.zip')], env)).toMatchObject({ status: 0 });
    expect(command('import-content', ['--verify', path.join(folder, 'house.zip')], env)).toMatchObject({ status: 0 });
  });

  it.runIf(hasProxy)('shows pages, editor and back office through the proxy, which stores pages only', async () => {
    const port = ports[2] ?? 0;
    for (const address of ['/de', '/en/programme', '/admin', '/de?edit'])
      expect([address, (await ask(port, address)).status]).toEqual([address, 200]);
    const page = await ask(port, '/de');
    expect(page.headers['cache-control']).toContain('s-maxage=10');
    const [, asset] = /"(\/assets\/[^"]+)"/.exec(page.body) ?? [];
    expect((await ask(port, asset ?? '')).headers['cache-control']).toContain('immutable');
    expect((await ask(port, '/readyz')).status).toBe(404);
    expect(readdirSync(path.join(folder, 'proxy/proscenium')).length).toBeGreaterThan(0);
  });

  it.runIf(hasProxy)('takes an upload through the proxy, and both processes serve its renditions', async () => {
    const port = ports[2] ?? 0;
    const headers = await signIn(port);
    const form = new Response(upload(await jpeg({ width: 2400, height: 1600 }), 'bühne.jpg'));
    const type = form.headers.get('content-type') ?? '';
    const answer = await ask(port, '/de/api/media/', {
      ...{ method: 'POST', headers: { ...headers, 'content-type': type }, body: await form.bytes() },
    });
    expect([answer.status, answer.body]).toEqual([201, expect.any(String)]);
    const { url } = mediaSchema.parse(JSON.parse(answer.body));
    for (const app of ports.slice(0, 2)) expect((await fetch(`http://127.0.0.1:${app}${url}`)).status).toBe(200);
    const large = await ask(port, '/de/api/media/', {
      ...{ method: 'POST', headers: { ...headers, 'content-type': type }, body: new Uint8Array(42 * 1024 * 1024) },
    }).catch((error: unknown) => error);
    expect(large).toMatchObject({ status: 413 });
  });

  it.runIf(hasProxy)('answers every visit while one process is killed and comes back', async () => {
    const port = ports[2] ?? 0;
    const failed: string[] = [];
    let visits = 0;
    const ended = new AbortController();
    const visit = async (number: number) => {
      for (; !ended.signal.aborted; await sleep(25)) {
        const address = ['/de', '/en/programme', `/de?edit&visit=${visits}`][(visits + number) % 3] ?? '/de';
        const outcome = await ask(port, address).then(({ status }) => String(status), String);
        visits += 1;
        if (outcome !== '200') failed.push(`${address}: ${outcome}`);
      }
    };
    const visitors = [0, 1].map(visit);
    await sleep(500);
    if (apps[0]) await stopProgram(apps[0], 'SIGKILL');
    await sleep(2000);
    apps[0] = startApp(0);
    await untilReady(ports[0] ?? 0, apps[0]);
    await sleep(3000);
    if (apps[1]) await stopProgram(apps[1]);
    expect(apps[1]?.log.join('')).toMatch(/"message":"Stopped\."\}?[^\n]*\n$/);
    apps[1] = startApp(1);
    await untilReady(ports[1] ?? 0, apps[1]);
    ended.abort();
    await Promise.all(visitors);
    expect(visits).toBeGreaterThan(50);
    expect(failed).toEqual([]);
  });
});

/** Cookie, CSRF token and origin of the first admin. */
async function signIn(port: number): Promise<Record<string, string>> {
  const origin = `https://${siteHost}`;
  const answer = await ask(port, '/auth/sign-in/email', {
    ...{ method: 'POST', headers: { 'content-type': 'application/json', origin }, body: JSON.stringify(admin) },
  });
  const cookies = (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0] ?? '');
  const token = cookies.find((cookie) => cookie.startsWith('csrftoken='))?.slice('csrftoken='.length) ?? '';
  return { cookie: cookies.join('; '), origin, 'X-CSRFToken': decodeURIComponent(token) };
}
