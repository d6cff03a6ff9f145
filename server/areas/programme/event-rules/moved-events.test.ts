import { beforeEach, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { programmeApi } from '#contract/api.ts';
import { countQueries } from '#tests/count-queries.ts';
import { get, send, sharedBackend } from '#tests/test-backend.ts';
import { makeEvent, venueId } from '#tests/factories/rows.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { events } from '../../../db/tables/programme.ts';

const backend = await sharedBackend();
const editor = await backend.signIn('publisher');
beforeEach(() => backend.ctx.db.delete(events));

const first = '2099-11-21T19:30:00+01:00';
const second = '2099-11-28T19:30:00+01:00';
const third = '2099-12-05T18:00:00+01:00';

const evening = (overrides: Partial<typeof events.$inferInsert> = {}) =>
  makeEvent(backend.ctx, { start: new Date(first), end: null, ...overrides });
const change = (id: number, body: object) =>
  send(backend, 'POST', `/de/api/events/${id}/?translations=all`, editor, body);
const stored = async (id: number) => {
  const [row] = await backend.ctx.db.select().from(events).where(eq(events.id, id));
  if (!row) throw new Error('It is gone');
  return row;
};
const announced = async (id: number) =>
  (await stored(id)).previousDates.map(({ start, venue_id: venue }) => [berlinIso(new Date(start)), venue]);
const show = async (id: number, locale = 'de') =>
  (await get(backend, `/${locale}/api/events/${id}/`, programmeApi.event.response)).body;
const day = async (date: string) =>
  (await get(backend, `/de/api/events/?date=${date}`, programmeApi.events.response)).body;

it('an event whose date changes remembers every announced date, and shows the first one in both languages', async () => {
  const { id } = await evening();
  expect((await change(id, { start: second })).status).toBe(200);
  expect((await change(id, { start: third })).status).toBe(200);
  expect(await announced(id)).toEqual([
    [first, null],
    [second, null],
  ]);
  expect(await show(id)).toMatchObject({
    previous_start: first,
    status_note: { text: 'Verlegt vom Samstag, 21. November 2099, 19:30\u00a0Uhr' },
  });
  expect((await show(id, 'en')).status_note?.text).toBe('Moved from Saturday 21 November 2099, 7.30\u00a0pm');
  expect((await stored(id)).sequence).toBe(2);
});

it.each([
  ['is not public', { state: 'draft' }],
  ['becomes public later', { publicFrom: new Date('2099-01-01T00:00:00Z') }],
  ['is over', { start: new Date('2020-11-21T19:30:00Z') }],
] as const)('an event whose date changes remembers nothing while it %s', async (_, overrides) => {
  const { id } = await evening(overrides);
  expect((await change(id, { start: second })).status).toBe(200);
  expect(await announced(id)).toEqual([]);
});

it('an event whose date changes remembers nothing for a correction, which sends the list as it is', async () => {
  const { id } = await evening();
  expect((await change(id, { start: second, previous_dates: [] })).status).toBe(200);
  expect(await announced(id)).toEqual([]);
  expect((await show(id)).status_note).toBeUndefined();
  expect((await stored(id)).sequence).toBe(1);
});

it('an event whose date changes forgets a move when it goes back to an announced date', async () => {
  const { id } = await evening();
  await change(id, { start: second });
  await change(id, { start: third });
  await change(id, { start: second });
  expect(await announced(id)).toEqual([[first, null]]);
  await change(id, { start: first });
  expect(await announced(id)).toEqual([]);
});

it('an event whose date changes keeps the first date however often it moves', async () => {
  const { id } = await evening();
  for (let minute = 1; minute <= 25; minute += 1)
    await change(id, { start: `2099-11-22T19:${String(minute).padStart(2, '0')}:00+01:00` });
  const dates = await announced(id);
  expect(dates).toHaveLength(20);
  expect(dates[0]).toEqual([first, null]);
});

it('an event whose date changes names the former venue', async () => {
  const [house, depot] = [await venueId(backend.ctx, 'haus'), await venueId(backend.ctx, 'depot')];
  const { id } = await evening({ venueId: house });
  await change(id, { venue_id: depot });
  const shown = await show(id);
  expect(shown.status_note?.text).toBe('Verlegt aus: haus');
  expect(shown.previous_start).toBeUndefined();
});

it('an event whose date changes is named on the former day with its new date, at the cost of one query', async () => {
  const { id } = await evening();
  await change(id, { start: second });
  const answer = await day('2099-11-21');
  expect(answer.results).toEqual([]);
  expect(answer.moved?.map((event) => [event.id, event.start])).toEqual([[id, second]]);
  expect((await day('2099-11-28')).moved).toEqual([]);
  const cost = async () => {
    // The first call after a change also reads the next moment of publication.
    await day('2099-11-22');
    return countQueries(backend, () => day('2099-11-21'));
  };
  const one = await cost();
  for (let n = 0; n < 5; n += 1) await change((await evening()).id, { start: third });
  expect(await cost()).toBe(one);
  expect((await day('2099-11-21')).moved).toHaveLength(6);
});

it('an event whose date changes is not named on the former day while it is hidden or cancelled', async () => {
  const { id } = await evening();
  await change(id, { start: second });
  await change(id, { availability: 'cancelled' });
  expect((await day('2099-11-21')).moved).toEqual([]);
  await change(id, { availability: 'available', state: 'archived' });
  expect((await day('2099-11-21')).moved).toEqual([]);
});

it('a cancelled event names its replacement, in lists and in the calendar file', async () => {
  const instead = await evening({ title: { de: 'Tosca', en: 'Tosca' }, start: new Date(second) });
  const { id } = await evening();
  expect((await change(id, { availability: 'cancelled', replacement_id: instead.id })).status).toBe(200);
  const shown = await show(id);
  expect(shown.replacement).toMatchObject({ id: instead.id, title: 'Tosca', start: second });
  expect(shown.status_note).toMatchObject({
    text: 'Entfällt. Dafür:',
    link: { title: 'Tosca, Samstag, 28. November 2099, 19:30\u00a0Uhr' },
  });
  expect((await day('2099-11-21')).results[0]?.replacement?.id).toBe(instead.id);
  const file = await (await backend.app.request(`/de/programm/salome/${id}/event.ics`)).text();
  expect(file.replaceAll(/\r\n /g, '')).toContain('DESCRIPTION:Entfällt. Dafür: Tosca');
  expect(file).toContain('STATUS:CANCELLED');
  expect(file).toContain('SEQUENCE:1');
});

it('a cancelled event does not name a replacement that is hidden, nor one while it takes place', async () => {
  const instead = await evening({ state: 'draft', start: new Date(second) });
  const open = await evening({ start: new Date(second) });
  const { id } = await evening({ availability: 'cancelled', replacementId: instead.id });
  expect((await show(id)).replacement).toBeUndefined();
  await change(id, { replacement_id: open.id });
  expect((await show(id)).replacement?.id).toBe(open.id);
  await change(id, { availability: 'few' });
  expect((await show(id)).replacement).toBeUndefined();
});

it('a cancelled event cannot replace itself, and its replacement cannot be deleted', async () => {
  const instead = await evening();
  const { id } = await evening({ availability: 'cancelled', replacementId: instead.id });
  const refused = await change(id, { replacement_id: id });
  expect(refused).toMatchObject({ status: 422, body: { issues: [{ path: 'replacement_id' }] } });
  expect((await send(backend, 'DELETE', `/de/api/events/${instead.id}/`, editor)).status).toBe(409);
});

it.each([
  ['cancelled', 'canceled'],
  ['sold_out', 'sold out'],
] as const)('availability %s is shown as the flag as well, which is not stored', async (availability, flag) => {
  const { id } = await evening();
  expect((await change(id, { flags: ['is_dance', flag] })).status).toBe(200);
  expect(await stored(id)).toMatchObject({ availability, flags: ['is_dance'] });
  expect(await show(id)).toMatchObject({ availability, flags: ['is_dance', flag] });
  await change(id, { availability: 'few' });
  expect(await show(id)).toMatchObject({ availability: 'few', flags: ['is_dance'] });
});

it.each([
  [{ flags: ['canceled'], availability: 'available' }, {}],
  [{ flags: ['sold out'], availability: 'few' }, {}],
  [{ flags: ['sold out'] }, { availability: 'cancelled' }],
] as const)('a contradiction is refused with the name of the field: %j', async (body, before) => {
  const { id } = await evening(before);
  const refused = await change(id, body);
  expect(refused).toMatchObject({ status: 422, body: { issues: [{ path: 'flags' }] } });
});

it('rows that are written without these rules are settled by the database', async () => {
  const off = await evening({ flags: ['canceled', 'sold out', 'is_dance'], availability: 'available' });
  const out = await evening({ flags: ['sold out'], availability: 'none' });
  expect([off.availability, off.flags, out.availability, out.flags]).toEqual([
    'cancelled',
    ['is_dance'],
    'sold_out',
    [],
  ]);
});
