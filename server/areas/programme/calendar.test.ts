import { beforeEach, describe, expect, it } from 'vitest';
import { programmeApi } from '#contract/api.ts';
import { badRequest, get, getError, sharedBackend } from '#tests/test-backend.ts';
import { countQueries } from '#tests/count-queries.ts';
import { categoryId, makeEvent, venueId } from '#tests/factories/rows.ts';
import { events } from '../../db/tables/programme.ts';

const now = new Date('2026-11-21T12:00:00Z');
const backend = await sharedBackend({ clock: () => now });
beforeEach(() => backend.ctx.db.delete(events));

const at = (start: string) => makeEvent(backend.ctx, { start: new Date(start) });
const month = async (query = '') =>
  (await get(backend, `/de/api/calendar/month/${query}`, programmeApi.month.response)).body;

describe('the calendar', () => {
  const days = () => get(backend, '/de/api/calendar/', programmeApi.calendar.response);

  it('lists the days in Berlin from today on that have events, sorted and without repeats', async () => {
    for (const start of [
      '2026-11-20T22:00:00Z',
      '2026-11-21T08:00:00Z',
      '2026-12-31T23:30:00Z',
      '2026-11-25T18:00:00Z',
      '2026-11-25T19:00:00Z',
      '2027-12-20T18:00:00Z',
      '2029-01-01T18:00:00Z',
    ])
      await at(start);
    const { body, tags } = await days();
    expect(body).toEqual(['21.11.2026', '25.11.2026', '01.01.2027', '20.12.2027']);
    expect(tags).toEqual(['events']);
  });

  it('is empty without events, and needs one query for any number of them', async () => {
    expect((await days()).body).toEqual([]);
    for (let index = 0; index < 20; index += 1) await makeEvent(backend.ctx);
    expect(await countQueries(backend, days)).toBe(1);
  });

  it('expires at midnight', async () => {
    const answer = await backend.app.request('/de/api/calendar/');
    expect(answer.headers.get('Cache-Until')).toBe('2026-11-21T23:00:00.000Z');
  });
});

it('a month has its days with the number of events of each and the first six of them', async () => {
  for (let hour = 10; hour < 18; hour += 1) await at(`2026-11-25T${hour}:00:00Z`);
  await at('2026-11-01T18:00:00Z');
  await at('2026-10-31T23:30:00Z');
  await at('2026-11-30T23:30:00Z');
  const found = await month();
  expect(found.month).toBe('2026-11');
  expect(found.days.map(({ date, count, events: shown }) => [date, count, shown.length])).toEqual([
    ['2026-11-01', 2, 2],
    ['2026-11-25', 8, 6],
  ]);
  expect(found.days[1]?.events[0]?.start).toBe('2026-11-25T11:00:00+01:00');
  expect(found.days[1]?.events.at(-1)?.start).toBe('2026-11-25T16:00:00+01:00');
});

it('a month has links to the nearest months before and after that have events', async () => {
  for (const start of ['2026-06-10T18:00:00Z', '2026-11-25T18:00:00Z', '2027-02-01T18:00:00Z']) await at(start);
  expect(await month()).toMatchObject({ previous: '2026-06', next: '2027-02' });
  expect(await month('?month=2026-12')).toMatchObject({ previous: '2026-11', next: '2027-02', days: [] });
  expect(await month('?month=2026-06')).toMatchObject({ previous: null, next: '2026-11' });
  expect(await month('?month=2027-02')).toMatchObject({ previous: '2026-11', next: null });
  expect(await month('?month=9999-12')).toMatchObject({ previous: '2027-02', next: null, days: [] });
  expect(await month('?month=1000-01')).toMatchObject({ previous: null, next: '2026-06', days: [] });
});

it('a month filters by category, venue, access and tickets', async () => {
  const oper = await categoryId(backend.ctx, 'oper');
  const foyer = await venueId(backend.ctx, 'foyer');
  const start = new Date('2026-11-25T18:00:00Z');
  await makeEvent(backend.ctx, { start, categoryId: oper, venueId: foyer, access: ['relaxed'] });
  await makeEvent(backend.ctx, { start, categoryId: oper, availability: 'sold_out' });
  await makeEvent(backend.ctx, { start: new Date('2026-11-26T18:00:00Z'), access: ['relaxed'] });
  const days = async (query: string) => (await month(query)).days.map(({ date, count }) => [date, count]);
  expect(await days('?category=oper')).toEqual([['2026-11-25', 2]]);
  expect(await days('?category=oper&venue=foyer')).toEqual([['2026-11-25', 1]]);
  expect(await days('?access=relaxed')).toEqual([
    ['2026-11-25', 1],
    ['2026-11-26', 1],
  ]);
  expect(await days('?category=oper&availability=available')).toEqual([['2026-11-25', 1]]);
  expect(await days('?category=gibt-es-nicht')).toEqual([]);
});

it('a month includes both days of a clock change completely', async () => {
  for (const start of ['2026-10-24T22:00:00Z', '2026-10-25T22:59:00Z', '2027-03-27T23:00:00Z', '2027-03-28T21:59:00Z'])
    await at(start);
  expect((await month('?month=2026-10')).days).toMatchObject([{ date: '2026-10-25', count: 2 }]);
  expect((await month('?month=2027-03')).days).toMatchObject([{ date: '2027-03-28', count: 2 }]);
});

it.each(['2026-13', '2026-00', '11-2026', '0000-01'])(
  'a month returns 400 for %j and names the field',
  async (given) => {
    expect(await getError(backend, `/de/api/calendar/month/?month=${given}`)).toMatchObject(badRequest('month'));
  },
);

it('a month needs the same number of queries for a full month as for one event', async () => {
  await at('2026-11-25T18:00:00Z');
  const one = await countQueries(backend, month);
  for (let day = 1; day <= 30; day += 1) await at(`2026-11-${String(day).padStart(2, '0')}T18:00:00Z`);
  expect(await countQueries(backend, month)).toBe(one);
});
