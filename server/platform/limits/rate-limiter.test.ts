import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sharedBackend } from '#tests/test-backend.ts';
import { testEngine } from '#tests/test-engine.ts';
import type { Database } from '../../db/database.ts';
import { openDatabase, type OpenDatabase } from '../../db/open-database.ts';
import { rateLimits } from '../../db/tables/accounts.ts';
import { createRateLimiter, type Limit } from './rate-limiter.ts';

const rate = { burst: 5, perSecond: 0.5 };
const start = Date.parse('2026-11-25T12:00:00Z');
/** The database as three processes have it; the embedded one has one connection. */
let databases: OpenDatabase[];
let now: number;
const backend = await sharedBackend();
beforeAll(async () => {
  const { databaseUrl } = backend.ctx.config;
  const open = () => openDatabase({ databaseUrl, databasePool: 4, dataDir: '' });
  databases = testEngine() === 'postgres' ? await Promise.all([open(), open(), open()]) : [];
});
afterAll(async () => {
  for (const database of databases) await database.close();
});
beforeEach(async () => {
  now = start;
  await backend.ctx.db.delete(rateLimits);
});

const limiter = (db: Database) =>
  createRateLimiter({ db, shared: true, clock: () => new Date(now), secret: 'x'.repeat(40) });

/** One limit in three processes. */
function threeLimits(name = 'contact'): [Limit, Limit, Limit] {
  const [one, two, three] = [0, 1, 2].map((at) => limiter(databases[at]?.db ?? backend.ctx.db).open(name, rate));
  if (!one || !two || !three) throw new Error('There must be three');
  return [one, two, three];
}

it('three processes allow together what one allows, and say how long to wait', async () => {
  const limits = threeLimits();
  for (const limit of [...limits, ...limits].slice(0, 5)) expect(await limit.take('192.0.2.1')).toBe(0);
  for (const limit of limits) expect(await limit.take('192.0.2.1')).toBe(2);
  now += 1500;
  for (const limit of limits) expect(await limit.take('192.0.2.1')).toBe(1);
  now += 500;
  expect(await limits[1].take('192.0.2.1')).toBe(0);
  expect(await limits[0].take('192.0.2.1')).toBe(2);
  now += 60_000;
  for (const limit of [...limits, ...limits].slice(0, 5)) expect(await limit.take('192.0.2.1')).toBe(0);
  expect(await limits[2].take('192.0.2.1')).toBe(2);
});

it('of sixty at the same time in three processes as many pass as one allows', async () => {
  const limits = threeLimits();
  const all = Array.from({ length: 60 }, (_, at) => (limits[at % 3] ?? limits[0]).take('192.0.2.1'));
  expect((await Promise.all(all)).filter((wait) => wait === 0)).toHaveLength(rate.burst);
});

it('clients and limits are counted apart, and no address is stored', async () => {
  const [limit] = threeLimits();
  const [other] = threeLimits('newsletter');
  for (let n = 0; n < 5; n += 1) await limit.take('192.0.2.1');
  expect(await limit.take('192.0.2.1')).toBe(2);
  expect(await limit.take('192.0.2.2')).toBe(0);
  expect(await other.take('192.0.2.1')).toBe(0);
  const rows = await backend.ctx.db.select().from(rateLimits);
  expect(rows).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toContain('192.0.2');
});

it('a refused client is not looked up again before its time', async () => {
  const [limit] = threeLimits();
  for (let n = 0; n < 6; n += 1) await limit.take('192.0.2.1');
  await backend.ctx.db.delete(rateLimits);
  now += 1999;
  expect(await limit.take('192.0.2.1')).toBe(1);
  now += 1;
  expect(await limit.take('192.0.2.1')).toBe(0);
});

it('a clock that is set back refuses nobody for longer', async () => {
  const [limit, other] = threeLimits();
  for (let n = 0; n < 6; n += 1) await limit.take('192.0.2.1');
  now -= 3_600_000;
  for (const one of [limit, other]) expect(await one.take('192.0.2.1')).toBe(0);
});

it('rows of no use are deleted', async () => {
  const [limit] = threeLimits();
  for (let n = 0; n < 20; n += 1) await limit.take(`192.0.2.${n}`);
  now += 61_000;
  await limit.take('192.0.2.200');
  expect(await backend.ctx.db.$count(rateLimits)).toBe(1);
});

it('without the database each process counts for itself', async () => {
  const gone = await openDatabase({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none', databasePool: 1, dataDir: '' });
  const limit = limiter(gone.db).open('contact', rate);
  for (let n = 0; n < 5; n += 1) expect(await limit.take('192.0.2.1')).toBe(0);
  expect(await limit.take('192.0.2.1')).toBe(2);
  await gone.close();
});
