import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { startProgram, stopProgram } from './compose-set.ts';
import { HouseOffice, type HouseProcess, seasonOf, startHouse, visit } from './house-process.ts';
import { hasPgBouncer, type PgBouncer, startPgBouncer } from './pgbouncer.ts';
import { runCommand } from './run-command.ts';
import { root } from './source-files.ts';
import { openCopy } from './test-backend.ts';
import { testEngine, withServer } from './test-engine.ts';
import { loadBuild } from './site-build.ts';

const onPostgres = testEngine() === 'postgres';
if (onPostgres && !hasPgBouncer) console.log('Without pgbouncer: a connection pooler is not tested.');

const siteUrl = 'http://house.example';
const folder = mkdtempSync(path.join(tmpdir(), 'proscenium-pooler-'));
const factsSchema = z.object({ processes: z.array(z.object({ name: z.string() })) });

describe.runIf(onPostgres && hasPgBouncer)(
  'two processes behind PgBouncer in transaction mode',
  { timeout: 120_000, tags: 'long' },
  () => {
    let databaseUrl: string;
    let drop: () => Promise<void>;
    let pooler: PgBouncer;
    let one: HouseProcess;
    let other: HouseProcess;
    let office: HouseOffice;

    const settings = () => ({
      ...{ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: databaseUrl, DATA_DIR: path.join(folder, 'data') },
      ...{ SITE_URL: siteUrl, PAGE_CACHE_MEGABYTES: '16' },
    });
    /** For commands, which have the environment of the tests otherwise. */
    const commandSettings = () => ({ ...settings(), PORT: '0', AUTH_SECRET: 'x'.repeat(40) });

    beforeAll(async () => {
      await loadBuild();
      const copy = await openCopy();
      await copy.database.close();
      databaseUrl = copy.databaseUrl ?? '';
      drop = copy.drop;
      const place = path.join(folder, 'pooler');
      mkdirSync(place);
      pooler = await startPgBouncer(place, databaseUrl);
      one = await startHouse(settings());
      other = await startHouse(settings());
      office = await HouseOffice.open(one, siteUrl);
      await office.openHouse(one);
    }, 240_000);

    afterAll(async () => {
      for (const running of [one, other]) if (running) await stopProgram(running);
      await pooler.stop();
      await drop();
      rmSync(folder, { recursive: true, force: true });
    });

    it('start without a complaint and are both listed', async () => {
      expect([one, other].map(({ log }) => log.join('')).join('')).not.toMatch(/pooler|error/i);
      const answer = await fetch(`http://127.0.0.1:${one.port}/de/api/status/`, { headers: office.headers });
      const { processes } = factsSchema.parse(await answer.json());
      const numbers = processes.map(({ name }) => Number(name.split(':')[1]));
      expect(numbers.toSorted((a, b) => a - b)).toEqual(
        [one, other].map(({ child }) => child.pid ?? 0).toSorted((a, b) => a - b),
      );
    });

    it('share few connections to PostgreSQL between many requests', async () => {
      const addresses = Array.from({ length: 60 }, (_, number) => `/de/api/seasons/?page_size=${number + 1}`);
      const answers = await Promise.all(addresses.map((address, at) => visit(at % 2 === 0 ? one : other, address)));
      expect(answers.map(({ status }) => status)).toEqual(addresses.map(() => 200));
      const name = new URL(databaseUrl).pathname.slice(1);
      const { rows } = await withServer((client) =>
        client.query<{ names: string[] }>(
          `select array_agg(application_name) as names from pg_stat_activity where datname = '${name}'`,
        ),
      );
      const names = rows[0]?.names ?? [];
      expect(names.filter((known) => known.startsWith('proscenium changes '))).toHaveLength(2);
      // Four of the pooler, and at most one for migrations of each process.
      expect(names.length).toBeLessThanOrEqual(8);
    });

    it('a change in one drops the cached page of the other', async () => {
      const { id, version, urls } = await office.store(one, 'seasons/', seasonOf(2040, 'Erste Fassung'));
      for (const house of [other, other, one]) {
        const page = await visit(house, urls.de);
        expect([page.status, page.body.includes('Erste Fassung')]).toEqual([200, true]);
      }
      await office.store(one, `seasons/${id}/`, { version, name: { de: 'Zweite Fassung', en: 'Second version' } });
      await vi.waitFor(async () => expect((await visit(other, urls.de)).body).toContain('Zweite Fassung'), 5000);
      expect((await visit(other, urls.de)).body).not.toContain('Erste Fassung');
    });

    it('both publish at the moment, from cached answers as well', async () => {
      const at = new Date(Date.now() + 4000);
      const { urls } = await office.store(one, 'seasons/', {
        ...seasonOf(2044, 'Um acht'),
        public_from: `${at.toISOString().slice(0, 19)}Z`,
      });
      const list = '/de/api/seasons/?page_size=100';
      const seen = (house: HouseProcess) => visit(house, list).then(({ body }) => body.includes('Um acht'));
      expect(await Promise.all([seen(one), seen(other)])).toEqual([false, false]);
      for (const house of [one, other]) {
        await vi.waitFor(async () => expect(await seen(house)).toBe(true), { timeout: 15_000, interval: 200 });
        expect((await visit(house, urls.de)).status).toBe(200);
      }
      expect(Date.now()).toBeGreaterThanOrEqual(at.getTime() - 1000);
    });

    it('allow together as many forgotten passwords as one does', async () => {
      const ask = (house: HouseProcess) =>
        office
          .post(house, 'account/forgotten-password/', { email: 'nobody@oper.example' })
          .then(({ status }) => status);
      const statuses = [];
      for (const house of [one, other, one, other, one, other, one]) statuses.push(await ask(house));
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    });

    it('back up and examine themselves', async () => {
      const archive = path.join(folder, 'house.tar.gz');
      const env = commandSettings();
      expect(await runCommand('server/areas/backup/command.ts', ['backup', archive], { env })).toMatchObject({
        code: 0,
      });
      const { out } = await runCommand('server/areas/status/doctor/command.ts', [], { env });
      expect(out).toMatch(/ok +database +statements go through DATABASE_URL, sessions through DATABASE_DIRECT_URL/);
    });

    it('the doctor names what is wrong with a pooler', async () => {
      const doctor = async (env: Record<string, string>) =>
        (await runCommand('server/areas/status/doctor/command.ts', [], { env: { ...commandSettings(), ...env } })).out;
      const elsewhere = new URL(databaseUrl);
      elsewhere.pathname = '/postgres';
      const [pooled, unlimited, different] = await Promise.all([
        doctor({ DATABASE_DIRECT_URL: '' }),
        doctor({ DATABASE_URL: databaseUrl }),
        doctor({ DATABASE_DIRECT_URL: elsewhere.href }),
      ]);
      expect(pooled).toMatch(/DATABASE_URL leads to a connection pooler\n +→ Set DATABASE_DIRECT_URL/);
      expect(unlimited).toMatch(/statements through DATABASE_URL have no time limit/);
      expect(different).toMatch(/are different databases/);
    });

    it('a start without the direct address says what to do', async () => {
      const env = { ...process.env, ...commandSettings(), DATABASE_DIRECT_URL: '', NODE_ENV: 'production' };
      const running = startProgram(process.execPath, ['main/main.ts'], { cwd: root, env });
      await vi.waitFor(() => expect(running.child.exitCode).toBe(1), { timeout: 60_000, interval: 100 });
      expect(running.log.join('')).toMatch(/leads to a connection pooler .*Set DATABASE_DIRECT_URL/);
    });

    it('go on after the pooler was away, and notice what changed meanwhile', async () => {
      const { id, version, urls } = await office.store(one, 'seasons/', seasonOf(2048, 'Vor dem Ausfall'));
      for (const house of [one, other]) expect((await visit(house, urls.de)).body).toContain('Vor dem Ausfall');
      await pooler.stop();
      expect((await visit(one, '/de/api/seasons/?page_size=77')).status).toBe(503);
      expect((await visit(other, urls.de)).status).toBe(200);
      await pooler.start();
      await vi.waitFor(async () => expect((await visit(one, '/readyz')).status).toBe(200), {
        timeout: 15_000,
        interval: 200,
      });
      await office.store(one, `seasons/${id}/`, { version, name: { de: 'Nach dem Ausfall', en: 'After it' } });
      await vi.waitFor(async () => expect((await visit(other, urls.de)).body).toContain('Nach dem Ausfall'), 5000);
    });
  },
);
