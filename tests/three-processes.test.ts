import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { closedHeader } from '#contract/settings/closed-header.ts';
import { applyBatch } from '#server/areas/sections/apply-batch.ts';
import { saveSiteSettings, unsetSettings } from '#server/areas/site-settings/site-settings.ts';
import { newsletterSubscribers } from '#server/db/tables/newsletter.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { publishingPlans, sectionRevisions, sections } from '#server/db/tables/sections.ts';
import { freePort } from '../bin/setup/free-port.mjs';
import { ask, hasProxy, type Running, siteHost, startProgram, stopProgram, writeProxySettings } from './compose-set.ts';
import { makeBlock } from './factories/block.ts';
import { makeDepartment, makeOwnSection, makePage } from './factories/rows.ts';
import { HouseOffice, type HouseProcess, seasonOf, startHouse, visit } from './house-process.ts';
import { openSmtpServer, type SmtpServer } from './smtp-server.ts';
import { createTestBackend, type TestBackend } from './test-backend.ts';
import { testEngine } from './test-engine.ts';
import { loadBuild } from './site-build.ts';

const onPostgres = testEngine() === 'postgres';
if (onPostgres && !hasProxy) console.log('Without nginx and openssl: three processes behind a proxy are not tested.');

const folder = mkdtempSync(path.join(tmpdir(), 'proscenium-three-'));
const siteUrl = `https://${siteHost}`;
const author = { id: 'eva', email: 'eva@oper.example', username: 'Eva', role: 'editor' } as const;
const plannedPages = 12;
/** Messages, and sign-ups, that are sent at most. */
const mostWrites = 120;

describe.runIf(onPostgres && hasProxy)('three processes behind nginx', { timeout: 240_000, tags: 'long' }, () => {
  let backend: TestBackend;
  let smtp: SmtpServer;
  let proxy: Running;
  let port: number;
  const houses: HouseProcess[] = [];

  const house = (index: number): HouseProcess => {
    const found = houses[index];
    if (!found) throw new Error(`There is no process ${index}`);
    return found;
  };

  async function start(index: number): Promise<void> {
    const settings = {
      ...{ DATABASE_URL: backend.ctx.config.databaseUrl ?? '', DATA_DIR: path.join(folder, 'data') },
      ...{ SITE_URL: siteUrl, TRUST_PROXY: 'true', SMTP_URL: smtp.url, PAGE_CACHE_MEGABYTES: '16' },
    };
    houses[index] = await startHouse(settings, houses[index]?.port);
  }

  beforeAll(async () => {
    await loadBuild();
    backend = await createTestBackend();
    await makeDepartment(backend.ctx, 'kasse');
    // A house without pages and settings would begin closed.
    await saveSiteSettings(backend.ctx, unsetSettings);
    smtp = await openSmtpServer();
    for (const index of [0, 1, 2]) await start(index);
    port = await freePort();
    const place = path.join(folder, 'proxy');
    mkdirSync(place);
    const main = writeProxySettings(place, { appPorts: houses.map((one) => one.port), port });
    proxy = startProgram('nginx', ['-c', main, '-p', place], { cwd: place, env: process.env });
    await vi.waitFor(async () => expect((await ask(port, '/de')).status).toBe(200), { timeout: 20_000, interval: 200 });
  }, 300_000);

  afterAll(async () => {
    for (const running of [proxy, ...houses]) if (running) await stopProgram(running);
    await smtp?.close();
    await backend?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A page whose quote changes from `alt` to `neu` at a moment. */
  async function planPage(publishAt: Date): Promise<{ slug: string; address: string }> {
    const page = await makePage(backend.ctx, { isOnline: true });
    const quote = makeBlock('quote', { de: { content: 'alt' }, en: { content: 'old' } });
    const slug = await makeOwnSection(backend.ctx, 'page', page.id, [quote]);
    const operation = { op: 'set', id: quote.id, field: 'content', locale: 'de', before: 'alt', value: 'neu' } as const;
    const batch = { batch: crypto.randomUUID(), base: 1, operations: [operation] };
    await applyBatch(backend.ctx, { slug, batch, author, locale: 'de' });
    const [section] = await backend.ctx.db.select().from(sections).where(eq(sections.slug, slug));
    await backend.ctx.db
      .insert(publishingPlans)
      .values({ sectionId: section?.id ?? 0, revision: 2, publishAt, createdAt: new Date() });
    return { slug, address: `/de/${page.pathDe}` };
  }

  /** Writes of visitors, each from an address of its own, because of the rate limits; numbers of those that were accepted. */
  function writers(ended: AbortSignal) {
    const accepted = { messages: new Set<number>(), signUps: new Set<number>() };
    const sent = { number: 0 };
    const post = (address: string, from: string, body: object) =>
      ask(port, address, {
        ...{ method: 'POST', headers: { 'content-type': 'application/json', origin: siteUrl } },
        ...{ body: JSON.stringify(body), from },
      }).then(
        ({ status }) => status === 201,
        () => false,
      );
    const write = async () => {
      for (; !ended.aborted && sent.number < mostWrites; await pause(150)) {
        sent.number += 1;
        const { number } = sent;
        const from = `127.0.${1 + Math.floor(number / 200)}.${1 + (number % 200)}`;
        const person = { name: 'Maria Muster', email: `message${number}@netz.example` };
        const message = { ...person, department: 'kasse', subject: 'Plätze', message: 'Gibt es noch welche?' };
        if (await post('/de/api/contact/messages/', from, message)) accepted.messages.add(number);
        const signUp = { EMAIL: `signup${number}@netz.example`, OPT_IN: true, lists: [8] };
        if (await post('/de/api/newsletter/', from, signUp)) accepted.signUps.add(number);
      }
    };
    return { accepted, sent, done: Promise.all([write(), write()]) };
  }

  function visitors(addresses: string[], ended: AbortSignal) {
    const outcome = { visits: 0, failed: [] as string[] };
    const walk = async (first: number) => {
      for (let at = first; !ended.aborted; at += 1) {
        const stored = addresses[at % addresses.length] ?? '/de';
        // Every second page is not in the proxy's store.
        const address = at % 2 === 0 ? stored : `${stored}?edit&visit=${at}`;
        const result = await ask(port, address).then(({ status }) => String(status), String);
        outcome.visits += 1;
        if (result !== '200') outcome.failed.push(`${address}: ${result}`);
        await pause(25);
      }
    };
    return { outcome, done: Promise.all([walk(0), walk(7), walk(14)]) };
  }

  /** Waits until every mail is delivered; what a killed process had claimed would be due after a minute. */
  async function deliverAll(): Promise<void> {
    const { db } = backend.ctx;
    const waiting = () => db.$count(outbox, isNull(outbox.sentAt));
    await vi.waitFor(
      async () => expect(await db.$count(outbox, and(isNull(outbox.sentAt), eq(outbox.attempts, 0)))).toBe(0),
      {
        ...{ timeout: 30_000, interval: 500 },
      },
    );
    await pause(2000);
    await db.update(outbox).set({ nextAttemptAt: new Date() }).where(isNull(outbox.sentAt));
    await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 20_000, interval: 500 });
  }

  /** Message ids of the mails about each visitor. */
  function mailsBy(kind: 'message' | 'signup'): Map<number, string[]> {
    const found = new Map<number, string[]>();
    for (const { raw, to } of smtp.taken) {
      const [, number] = new RegExp(`${kind}(\\d+)@netz\\.example`).exec(`${to.join(' ')} ${raw}`) ?? [];
      if (number === undefined) continue;
      const [, id = ''] = /^Message-ID: (\S+)/im.exec(raw) ?? [];
      found.set(Number(number), [...(found.get(Number(number)) ?? []), id]);
    }
    return found;
  }

  it('lose nothing and do nothing twice while one is killed and one restarted', async () => {
    const begin = Date.now();
    const planned = [];
    for (let number = 0; number < plannedPages; number += 1)
      planned.push(await planPage(new Date(begin + 3000 + number * 1000)));
    const ended = new AbortController();
    const walking = visitors(['/de', ...planned.map(({ address }) => address)], ended.signal);
    const writing = writers(ended.signal);
    await pause(2000);
    await stopProgram(house(0), 'SIGKILL');
    await pause(2000);
    await start(0);
    await pause(2500);
    await stopProgram(house(1));
    await start(1);
    ended.abort();
    await Promise.all([walking.done, writing.done]);
    const { visits, failed } = walking.outcome;
    expect(failed).toEqual([]);
    expect(visits).toBeGreaterThan(50);
    await deliverAll();

    const { accepted, sent } = writing;
    const counted = { twice: 0 };
    for (const [numbers, mails] of [
      [accepted.messages, mailsBy('message')],
      [accepted.signUps, mailsBy('signup')],
    ] as const) {
      expect(numbers.size).toBeGreaterThan(10);
      expect([...numbers].filter((number) => !mails.has(number))).toEqual([]);
      for (const [number, ids] of mails) {
        // A delivery whose end a killed process could not store is repeated, under the same id.
        expect([number, new Set(ids).size]).toEqual([number, 1]);
        counted.twice += ids.length - 1;
      }
    }
    expect(counted.twice).toBeLessThanOrEqual(1);

    await vi.waitFor(async () => expect(await backend.ctx.db.$count(publishingPlans)).toBe(0), 15_000);
    const published = await backend.ctx.db
      .select({ slug: sections.slug, times: sql<number>`count(*)::int` })
      .from(sections)
      .innerJoin(
        sectionRevisions,
        and(eq(sectionRevisions.sectionId, sections.id), isNotNull(sectionRevisions.publishedAt)),
      )
      .groupBy(sections.slug);
    for (const { slug, address } of planned) {
      expect(published).toContainEqual({ slug, times: 2 });
      for (const one of houses) expect((await visit(one, address)).body).toContain('neu');
    }
    console.log(
      `Three processes, one killed and one restarted: ${visits} visits, 0 failed; ${sent.number} messages and sign-ups each, ` +
        `${accepted.messages.size} and ${accepted.signUps.size} accepted, 0 lost, ${counted.twice} mails delivered twice under one id; ` +
        `${plannedPages} publications, 0 lost or doubled`,
    );
  });

  it('confirm a newsletter once, whoever is asked', async () => {
    const tokens = smtp.taken.flatMap(({ raw }) => {
      const [, token] =
        /newsletter\/bestaetigen\?token=([\w.-]+)/.exec(raw.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')) ?? [];
      return token === undefined ? [] : [token];
    });
    const some = [...new Set(tokens)].slice(0, 10);
    expect(some).toHaveLength(10);
    const confirm = (one: HouseProcess, token: string, number: number) =>
      fetch(`http://127.0.0.1:${one.port}/de/api/newsletter/confirm/`, {
        ...{ method: 'POST', body: JSON.stringify({ token }) },
        headers: { 'content-type': 'application/json', origin: siteUrl, 'x-forwarded-for': `192.0.2.${number}` },
      }).then(({ status }) => status);
    for (const [number, token] of some.entries()) {
      const statuses = await Promise.all(houses.map((one) => confirm(one, token, number)));
      expect(statuses).toContain(200);
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
    }
    const rows = await backend.ctx.db.select({ email: newsletterSubscribers.email }).from(newsletterSubscribers);
    expect(rows).toHaveLength(10);
    expect(new Set(rows.map(({ email }) => email)).size).toBe(10);
  });

  it('see a change of one in the others', async () => {
    const office = await HouseOffice.open(house(0), siteUrl);
    let { id, version, urls } = await office.store(house(0), 'seasons/', seasonOf(2040, 'Fassung 0'));
    const times: number[] = [];
    for (let round = 1; round <= 30; round += 1) {
      const writer = house(round % 3);
      const others = houses.filter((one) => one !== writer);
      for (const one of others) await visit(one, urls.de);
      const name = { de: `Fassung ${round}`, en: `Version ${round}` };
      ({ id, version, urls } = await office.store(writer, `seasons/${id}/`, { version, name }));
      const storedAt = performance.now();
      await Promise.all(
        others.map(async (one) => {
          while (!(await visit(one, urls.de)).body.includes(name.de))
            if (performance.now() - storedAt > 10_000) throw new Error(`${name.de} is not seen by ${one.port}`);
          times.push(performance.now() - storedAt);
        }),
      );
    }
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => (sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN).toFixed(0);
    expect(times).toHaveLength(60);
    console.log(
      `A change is shown by the other processes, rendering included, after ${at(0.5)} ms (median), ${at(0.99)} ms (p99) of ${times.length}`,
    );
  });

  it('show that the house is closed, through the proxy as well, until it opens again', async () => {
    const office = await HouseOffice.open(house(0), siteUrl);
    let next = 0;
    /** What twenty visitors get, half of them at addresses that the proxy cannot have stored. */
    const statuses = async (wanted: number) => {
      const soon = { timeout: 20_000, interval: 500 };
      await vi.waitFor(async () => expect((await ask(port, '/de')).status).toBe(wanted), soon);
      const answers = [];
      for (let time = 0; time < 20; time += 1)
        answers.push(await ask(port, time % 2 === 0 ? '/de' : `/de?visit=${(next += 1)}`));
      return new Set(answers.map(({ status, headers }) => `${status} ${closedHeader in headers}`));
    };
    expect(await statuses(200)).toEqual(new Set(['200 false']));
    await office.post(house(1), 'settings/', { is_open: false });
    expect(await statuses(503)).toEqual(new Set(['503 true']));
    await office.openHouse(house(2));
    expect(await statuses(200)).toEqual(new Set(['200 false']));
  });
});
