import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { categoryId, makeEvent, venueId } from '#tests/factories/rows.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { eventCategories, events } from '../../db/tables/programme.ts';

const backend = await sharedBackend();
beforeEach(() => backend.ctx.db.delete(events));

/** Stored counts above 0 as `day category venue count`; `all` is the total. */
async function counts(): Promise<string[]> {
  const { rows } = await backend.database.pool.query<{ line: string }>(
    `select concat_ws(' ', day, case category_id when -1 then 'all' else category_id::text end,
       case venue_id when -1 then 'all' else venue_id::text end, count) as line
     from event_days where count > 0 order by day, category_id, venue_id`,
  );
  return rows.map(({ line }) => line);
}

/** The same counts computed from the events. */
async function countedAnew(): Promise<string[]> {
  const { rows } = await backend.database.pool.query<{ line: string }>(
    `select concat_ws(' ', day, coalesce(c::text, 'all'), coalesce(v::text, 'all'), count(*)) as line
     from (select (start at time zone 'Europe/Berlin')::date as day, coalesce(category_id, 0) as c, coalesce(venue_id, 0) as v
       from events) as each
     group by grouping sets ((day, c, v), (day, c), (day, v), (day)) order by day, coalesce(c, -1), coalesce(v, -1)`,
  );
  return rows.map(({ line }) => line);
}

it('stores the number of events by day in Berlin, category and venue', async () => {
  const oper = await categoryId(backend.ctx, 'oper');
  const foyer = await venueId(backend.ctx, 'foyer');
  await makeEvent(backend.ctx, { start: new Date('2026-10-24T22:00:00Z'), categoryId: oper, venueId: foyer });
  await makeEvent(backend.ctx, { start: new Date('2026-10-25T22:59:00Z') });
  await makeEvent(backend.ctx, { start: new Date('2026-10-25T23:00:00Z'), venueId: foyer });
  expect(await counts()).toEqual([
    '2026-10-25 all all 2',
    '2026-10-25 all 0 1',
    `2026-10-25 all ${foyer} 1`,
    '2026-10-25 0 all 1',
    '2026-10-25 0 0 1',
    `2026-10-25 ${oper} all 1`,
    `2026-10-25 ${oper} ${foyer} 1`,
    '2026-10-26 all all 1',
    `2026-10-26 all ${foyer} 1`,
    '2026-10-26 0 all 1',
    `2026-10-26 0 ${foyer} 1`,
  ]);
});

it('updates the counts for every change of events, single or in bulk', async () => {
  const { db } = backend.ctx;
  const oper = await categoryId(backend.ctx, 'oper');
  const tanz = await categoryId(backend.ctx, 'tanz');
  const foyer = await venueId(backend.ctx, 'foyer');
  await db.execute(sql`
    insert into events (slug, title, start, category_id, venue_id)
    select '{"de":"a","en":""}', '{"de":"A","en":""}', timestamptz '2026-12-01 18:30Z' + n % 7 * interval '1 day',
      case n % 3 when 0 then null when 1 then ${oper}::int else ${tanz}::int end, case n % 2 when 0 then ${foyer}::int end
    from generate_series(1, 100) as n`);
  expect(await counts()).toEqual(await countedAnew());
  await db.execute(sql`update events set start = start + interval '6 hours' where id % 4 = 0`);
  expect(await counts()).toEqual(await countedAnew());
  await db.update(events).set({ categoryId: oper }).where(eq(events.categoryId, tanz));
  expect(await counts()).toEqual(await countedAnew());
  await db.delete(eventCategories).where(eq(eventCategories.id, oper));
  expect(await counts()).toEqual(await countedAnew());
  await db.delete(events).where(sql`id % 5 = 0`);
  expect(await counts()).toEqual(await countedAnew());
  expect(await counts()).not.toEqual([]);
  await db.execute(sql`truncate events cascade`);
  expect(await counts()).toEqual([]);
});

it('writes no count when a change does not affect it', async () => {
  const event = await makeEvent(backend.ctx);
  const versions = () => backend.database.pool.query('select xmin::text, ctid::text from event_days order by 2');
  const before = (await versions()).rows;
  await backend.ctx.db.update(events).set({ availability: 'few' }).where(eq(events.id, event.id));
  expect((await versions()).rows).toEqual(before);
});

it('a rollback also restores the counts', async () => {
  await makeEvent(backend.ctx);
  const before = await counts();
  await expect(
    backend.ctx.db.transaction(async (tx) => {
      await tx.delete(events);
      throw new Error('thought better of it');
    }),
  ).rejects.toThrow('thought better of it');
  expect(await counts()).toEqual(before);
});
