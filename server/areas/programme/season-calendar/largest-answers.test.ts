import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { bulkEventsApi } from '#contract/programme/bulk-events-api.ts';
import { maxCalendarEvents, maxListedConflicts, seasonCalendarApi } from '#contract/programme/season-calendar-api.ts';
import { makeEvent, venueId } from '#tests/factories/rows.ts';
import { get, send, sharedBackend } from '#tests/test-backend.ts';
import { countRead } from '#tests/rows-read.ts';
import { maxFoundConflicts } from './find-conflicts.ts';

const backend = await sharedBackend({ clock: () => new Date('2026-11-21T12:00:00Z') });
const editor = await backend.signIn('publisher');
const stage = await venueId(backend.ctx, 'stage', { de: 'Große Bühne', en: 'Main stage' });
const studio = await venueId(backend.ctx, 'studio', { de: 'Studio', en: 'Studio' });

/** Events on the main stage, one after another within some hours. */
async function fill(start: string, { events, hours }: { events: number; hours: number }): Promise<void> {
  await backend.ctx.db.execute(sql`
    insert into events (slug, title, start, venue_id)
    select '{"de": "probe", "en": ""}', '{"de": "Probe", "en": "Rehearsal"}',
      ${start}::timestamptz + n * ${hours}::int * interval '1 hour' / ${events}::int, ${stage}
    from generate_series(0, ${events}::int - 1) as n`);
}

const root = '/de/api/events/season-calendar/';
const show = async (query: string) =>
  (await get(backend, `${root}?${query}`, seasonCalendarApi.show.response, editor)).body;
const conflictsOfMove = async (id: number, start: string) =>
  (await get(backend, `${root}conflicts/?event_id=${id}&start=${start}`, seasonCalendarApi.conflicts.response, editor))
    .body;
const at = (start: string, venue: number) =>
  makeEvent(backend.ctx, { start: new Date(start), end: null, venueId: venue });

describe('a month with 5,100 events', () => {
  beforeAll(async () => {
    await fill('2031-03-10T00:00:00Z', { events: 5100, hours: 48 });
  }, 120_000);

  it('the calendar lists as many events and conflicts as it can, and says that there are more', async () => {
    const { events, conflicts, more_conflicts, all_compared, more } = await show('from=2031-03-01&to=2031-03-31');
    expect(events).toHaveLength(maxCalendarEvents);
    expect(conflicts).toHaveLength(maxListedConflicts);
    expect(more_conflicts).toBe(maxFoundConflicts - maxListedConflicts);
    expect({ all_compared, more }).toEqual({ all_compared: false, more: true });
  });

  it('a filter of the calendar finds events that do not fit into the unfiltered one', async () => {
    const late = await at('2031-03-30T18:00:00Z', studio);
    const { events, more, all_compared } = await show(`from=2031-03-01&to=2031-03-31&venue_id=${studio}`);
    expect(events.map(({ id }) => id)).toEqual([late.id]);
    expect({ all_compared, more }).toEqual({ all_compared: false, more: false });
  });

  it('a move and a change of many events say that not all events around were compared', async () => {
    const moved = await at('2031-06-01T18:00:00Z', stage);
    const found = await conflictsOfMove(moved.id, '2031-03-11T12:00:00Z');
    expect(found.conflicts.length).toBeLessThanOrEqual(maxListedConflicts);
    expect(found.all_compared).toBe(false);
    const inTheMiddle = await at('2031-03-11T12:00:00Z', studio);
    const body = { ids: [inTheMiddle.id], change: { venue_id: stage } };
    const answer = await send(backend, 'POST', '/de/api/events/bulk/preview/', editor, body);
    expect(bulkEventsApi.preview.response.parse(answer.body).all_compared).toBe(false);
  });
});

it('a move reads the events around it only, however many productions and other events there are', async () => {
  await backend.ctx.db.execute(sql`
    insert into productions (slug, title) select '{"de": "probe", "en": ""}', '{"de": "Probe", "en": ""}' from generate_series(1, 3000)`);
  const moved = await at('2034-06-01T18:00:00Z', stage);
  await at('2034-06-08T18:00:00Z', stage);
  await backend.ctx.db.execute(sql`analyze`);
  let found: Awaited<ReturnType<typeof conflictsOfMove>> | undefined;
  const { rows } = await countRead(backend, async () => {
    found = await conflictsOfMove(moved.id, '2034-06-08T18:00:00Z');
  });
  expect(found?.conflicts).toHaveLength(1);
  expect(rows).toBeLessThan(200);
}, 60_000);

it('more conflicts than are listed are counted', async () => {
  await fill('2032-05-04T10:00:00Z', { events: 60, hours: 1 });
  const found = await show('from=2032-05-01&to=2032-05-31');
  const { events, conflicts, more_conflicts, all_compared, more } = found;
  expect(conflicts).toHaveLength(maxListedConflicts);
  expect(more_conflicts).toBe((60 * 59) / 2 - maxListedConflicts);
  expect(events.every((event) => event.in_conflict)).toBe(true);
  expect({ all_compared, more }).toEqual({ all_compared: true, more: false });
});

it('more conflicts than are listed of a move are counted, too, and those that exist are left out however many there are', async () => {
  await fill('2033-05-04T10:00:00Z', { events: 400, hours: 1 });
  const moved = await at('2033-06-01T10:00:00Z', stage);
  const target = '2033-05-04T11:30:00Z';
  const found = await conflictsOfMove(moved.id, target);
  expect(found.conflicts).toHaveLength(maxListedConflicts);
  expect(found).toMatchObject({ more_conflicts: 400 - maxListedConflicts, all_compared: true });
  const beside = await at(target, stage);
  expect(await conflictsOfMove(beside.id, '2033-05-04T11:31:00Z')).toEqual({
    conflicts: [],
    more_conflicts: 0,
    all_compared: true,
  });
});
