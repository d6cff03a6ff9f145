import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { releaseApi } from '#contract/programme/release-api.ts';
import { makeEvent, makeProduction, makeSeason } from '#tests/factories/rows.ts';
import { get, send, type TestBackend, sharedBackend } from '#tests/test-backend.ts';
import { testEngine } from '#tests/test-engine.ts';
import { createApp } from '../../../app.ts';
import type { Transaction } from '../../../db/database.ts';
import { openDatabase, type OpenDatabase } from '../../../db/open-database.ts';
import { changeSets } from '../../../db/tables/audit.ts';
import { events, productions, seasons } from '../../../db/tables/programme.ts';
import { createChanges } from '../../../platform/invalidation/changes.ts';

/** A second process on the same database; with the embedded one the same process. */
let other: Pick<TestBackend, 'app' | 'ctx'>;
let otherDatabase: OpenDatabase | undefined;
let season: number;
let production: number;
let years = 2050;

const backend = await sharedBackend();
const publisher = await backend.signIn('publisher');
beforeAll(async () => {
  other = backend;
  if (testEngine() === 'pglite') return;
  const { databaseUrl } = backend.ctx.config;
  otherDatabase = await openDatabase({ databaseUrl, databasePool: 4, dataDir: '' });
  const changes = createChanges({ engine: 'postgres', databaseUrl });
  const ctx = { ...backend.ctx, db: otherDatabase.db, changes };
  other = { app: createApp(ctx), ctx };
  const close = otherDatabase.close.bind(otherDatabase);
  otherDatabase.close = async () => {
    await changes.close();
    await close();
  };
});
afterAll(async () => {
  await otherDatabase?.close();
});

beforeEach(async () => {
  years += 1;
  season = (await makeSeason(backend.ctx, `${years}-next`, { state: 'draft' })).id;
  production = (await makeProduction(backend.ctx, { seasonId: season, state: 'draft' })).id;
});

const path = () => `/de/api/seasons/${season}/release/`;
const start = () => new Date(`${years}-12-05T18:00:00Z`);
const evening = (productionId: number) => ({
  slug: { de: 'salome', en: 'salome' },
  title: { de: 'Salome', en: 'Salome' },
  start: start(),
  productionId,
});
async function whole() {
  const { version, entries } = (await get(backend, path(), releaseApi.show.response, publisher)).body;
  return { version, public_from: null, entries: entries.map(({ kind, id }) => ({ kind, id })) };
}
const release = async (by: Pick<TestBackend, 'app'> = backend) => send(by, 'POST', path(), publisher, await whole());
const publicAtOf = async (id: number) => {
  const [event] = await backend.ctx.db.select({ at: events.publicAt }).from(events).where(eq(events.id, id));
  return event?.at ?? null;
};

it('two releases in two processes are stored as one', async () => {
  const body = await whole();
  const answers = await Promise.all([backend, other].map((by) => send(by, 'POST', path(), publisher, body)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const { last } = (await get(backend, path(), releaseApi.show.response, publisher)).body;
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    message: `${last?.user_name} hat diese Spielzeit inzwischen veröffentlicht oder eingeplant; die Liste ist erneuert`,
    details: { current: { entries: [], last: { id: last?.id } } },
  });
  const stored = await backend.ctx.db.select().from(changeSets).where(eq(changeSets.objectId, season));
  expect(stored).toHaveLength(1);
  const back = { release_id: stored[0]?.id };
  const returned = await Promise.all(
    [backend, other].map((by) => send(by, 'POST', `${path()}take-back/`, publisher, back)),
  );
  expect(returned.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await backend.app.request(`/de/api/productions/${production}/`)).status).toBe(404);
});

it(
  'releases beside changes and imports leave every event as public as its production',
  { timeout: 60_000 },
  async () => {
    for (let round = 0; round < 6; round += 1) {
      const event = await makeEvent(backend.ctx, { productionId: production, state: 'draft', start: start() });
      const change = (place: Pick<TestBackend, 'app'>, body: object) =>
        send(place, 'POST', `/de/api/events/${event.id}/?translations=all`, publisher, body);
      const xml = `<?xml version="1.0"?><veranstaltungen><veranstaltung id="${years}${round}"><titel>Salome</titel><datum>06.12.${years}</datum><veranstaltungsbeginn>1930</veranstaltungsbeginn></veranstaltung></veranstaltungen>`;
      const answers = await Promise.all([
        release(),
        change(other, { state: 'public', price_from: round }),
        send(other, 'POST', `/de/api/productions/${production}/?translations=all`, publisher, {
          state: round % 2 === 0 ? 'draft' : 'public',
        }),
        Promise.resolve(
          other.app.request('/de/api/import/events/?dry_run=false&state=public', {
            method: 'POST',
            headers: { ...publisher, 'Content-Type': 'text/xml' },
            body: xml,
          }),
        ),
      ]);
      expect(answers.map(({ status }) => status).filter((status) => ![200, 409, 422].includes(status))).toEqual([]);
      const { rows } = await backend.ctx.db.execute(
        sql`select id from events where public_at is distinct from event_public_at(events)`,
      );
      expect(rows).toEqual([]);
    }
  },
);

/** Begins both; the first one holds its transaction open until the second one waits for it. */
async function overlapping<T>(first: () => Promise<unknown>, second: () => Promise<T>): Promise<T> {
  const [, result] = await Promise.all([first(), second()]);
  return result;
}

describe.skipIf(testEngine() === 'pglite')('while another transaction is open', () => {
  /** Does something in a transaction that stays open for a moment. */
  const slowly = (run: (tx: Transaction) => PromiseLike<unknown>) => () =>
    other.ctx.db.transaction(async (tx) => {
      await run(tx);
      await pause(400);
    });
  const soon = async <T>(run: () => Promise<T>) => {
    await pause(150);
    return run();
  };

  it('a production that is archived meanwhile is not released', async () => {
    const body = await whole();
    const answer = await overlapping(
      slowly((tx) => tx.update(productions).set({ state: 'archived' }).where(eq(productions.id, production))),
      () => soon(() => send(backend, 'POST', path(), publisher, body)),
    );
    expect(answer).toMatchObject({ status: 409, body: { details: { current: { entries: [{ kind: 'season' }] } } } });
    const [row] = await backend.ctx.db.select().from(productions).where(eq(productions.id, production));
    expect(row?.state).toBe('archived');
  });

  it('an event that is stored while its production is hidden is hidden', async () => {
    const open = await makeProduction(backend.ctx);
    const hide = (db: Pick<OpenDatabase['db'], 'update'>) =>
      db.update(productions).set({ state: 'draft' }).where(eq(productions.id, open.id));
    const later = await overlapping(slowly(hide), () => soon(() => makeEvent(backend.ctx, { productionId: open.id })));
    expect(await publicAtOf(later.id)).toBeNull();
  });

  it('hiding a production waits for an event that is being stored', async () => {
    const open = await makeProduction(backend.ctx);
    let id = 0;
    await overlapping(
      slowly(async (tx) => {
        const [row] = await tx.insert(events).values(evening(open.id)).returning({ id: events.id });
        id = row?.id ?? 0;
      }),
      () =>
        soon(async () => {
          await backend.ctx.db.update(productions).set({ state: 'draft' }).where(eq(productions.id, open.id));
        }),
    );
    expect(await publicAtOf(id)).toBeNull();
  });

  it('an event of a day that becomes part of a hidden season meanwhile is hidden', async () => {
    const far = `${years + 100}`;
    const event = await overlapping(
      slowly((tx) =>
        tx.insert(seasons).values({
          slug: `${far}-hidden`,
          name: { de: 'Geheim', en: 'Secret' },
          startsOn: `${far}-09-01`,
          endsOn: `${Number(far) + 1}-06-30`,
          state: 'draft',
        }),
      ),
      () => soon(() => makeEvent(backend.ctx, { start: new Date(`${far}-12-05T18:00:00Z`) })),
    );
    expect(await publicAtOf(event.id)).toBeNull();
  });

  it('a change that the database ends because of a deadlock is run again', async () => {
    const a = await makeEvent(backend.ctx, { productionId: production, start: start() });
    const lock = (table: typeof productions | typeof events, id: number) =>
      sql`select 1 from ${table} where id = ${id} for update`;
    const answer = await overlapping(
      async () =>
        other.ctx.db
          .transaction(async (tx) => {
            await tx.execute(lock(productions, production));
            await pause(400);
            await tx.execute(lock(events, a.id)).catch(() => {});
          })
          .catch(() => {}),
      () =>
        soon(() => send(backend, 'POST', `/de/api/events/${a.id}/?translations=all`, publisher, { state: 'draft' })),
    );
    expect(answer.status).toBe(200);
  });
});
