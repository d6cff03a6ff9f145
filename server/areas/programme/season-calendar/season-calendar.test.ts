import { expect, it } from 'vitest';
import { seasonCalendarApi } from '#contract/programme/season-calendar-api.ts';
import { addCast, makeEvent, makePerson, makeProduction, venueId } from '#tests/factories/rows.ts';
import { badRequest, get, getError, send, sharedBackend } from '#tests/test-backend.ts';

const backend = await sharedBackend({ clock: () => new Date('2026-11-21T12:00:00Z') });
const editor = await backend.signIn('publisher');
const stage = await venueId(backend.ctx, 'stage', { de: 'Große Bühne', en: 'Main stage' });

const path = (query: string) => `/de/api/events/season-calendar/?${query}`;
const show = async (query: string) => (await get(backend, path(query), seasonCalendarApi.show.response, editor)).body;
const at = (start: string, more: object = {}) =>
  makeEvent(backend.ctx, { start: new Date(start), end: null, venueId: stage, ...more });

it('the calendar of the season shows drafts and cancelled events of the days, with the length of their production', async () => {
  const production = await makeProduction(backend.ctx, { durationMinutes: 100 });
  const draft = await at('2027-02-28T18:30:00Z', { state: 'draft', productionId: production.id, ticketLink: '/x' });
  const off = await at('2027-02-01T18:30:00Z', { availability: 'cancelled', venueId: null });
  await at('2027-03-01T18:30:00Z');
  await at('2027-01-31T18:30:00Z');
  const { events, more } = await show('from=2027-02-01&to=2027-02-28');
  expect(events).toMatchObject([
    { id: off.id, is_cancelled: true, is_public: true, venue: '', until: '2027-02-01T22:30:00+01:00' },
    { id: draft.id, state: 'draft', is_public: false, is_sold: true, until: '2027-02-28T21:10:00+01:00' },
  ]);
  expect(more).toBe(false);
  expect((await show(`from=2027-02-01&to=2027-02-28&production_id=${production.id}`)).events).toHaveLength(1);
  expect((await show(`from=2027-02-01&to=2027-02-28&venue_id=${stage}`)).events).toHaveLength(1);
});

it('the calendar of the season shows long events that began before the days', async () => {
  const long = await at('2027-04-01T08:00:00Z', { end: new Date('2027-06-30T16:00:00Z') });
  expect((await show('from=2027-06-01&to=2027-06-30')).events).toMatchObject([{ id: long.id }]);
});

it('the calendar of the season names conflicts of venues and persons, also with events that the filter leaves out', async () => {
  const singer = await makePerson(backend.ctx, 'Mara Lind');
  const role = { de: 'Tosca', en: 'Tosca' };
  const production = await makeProduction(backend.ctx);
  await addCast(backend.ctx, { productionId: production.id }, [{ role, personId: singer.id }]);
  const first = await at('2027-09-04T16:00:00Z', { productionId: production.id });
  const second = await at('2027-09-04T18:00:00Z', { venueId: null });
  const third = await at('2027-09-04T19:30:00Z', { state: 'draft' });
  await at('2027-09-04T16:00:00Z', { state: 'archived' });
  await at('2027-09-04T16:00:00Z', { flags: ['canceled'] });
  await addCast(backend.ctx, { eventId: second.id }, [{ role, personId: singer.id }]);
  const { events, conflicts } = await show(`from=2027-09-01&to=2027-09-30&production_id=${production.id}`);
  expect(events.map(({ id }) => id)).toEqual([first.id]);
  expect(conflicts).toMatchObject([
    { kind: 'venue', names: ['Große Bühne'], events: [{ id: first.id }, { id: third.id }] },
    { kind: 'person', names: ['Mara Lind'], events: [{ id: first.id }, { id: second.id }] },
  ]);
});

it('the calendar of the season names the conflicts that a move would make, without those that exist', async () => {
  const fixed = await at('2028-03-04T18:00:00Z');
  const beside = await at('2028-03-04T20:30:00Z');
  const moved = await at('2028-03-09T18:00:00Z', { end: new Date('2028-03-09T19:00:00Z') });
  const conflicts = async (id: number, query: string) =>
    (
      await get(
        backend,
        path(query).replace('/?', `/conflicts/?event_id=${id}&`),
        seasonCalendarApi.conflicts.response,
        editor,
      )
    ).body.conflicts;
  const to = (start: string, end: string) => `start=2028-03-04T${start}:00Z&end=2028-03-04T${end}:00Z`;
  expect(await conflicts(moved.id, to('16:00', '17:15'))).toMatchObject([
    { kind: 'venue', names: ['Große Bühne'], events: [{ id: moved.id }, { id: fixed.id }] },
  ]);
  expect(await conflicts(moved.id, to('16:00', '17:00'))).toEqual([]);
  // This conflict exists already.
  expect(await conflicts(beside.id, to('20:45', '23:00'))).toEqual([]);
  expect(await conflicts(4711, to('16:00', '17:00'))).toEqual([]);
});

it('the change-over time is that of the venue, or of the settings', async () => {
  const own = await venueId(backend.ctx, 'quick', { de: 'Foyer', en: 'Foyer' });
  const pair = async (venue: number, day: string) => {
    await at(`${day}T16:00:00Z`, { venueId: venue, end: new Date(`${day}T17:00:00Z`) });
    await at(`${day}T17:30:00Z`, { venueId: venue });
  };
  await pair(own, '2028-05-02');
  await pair(stage, '2028-05-03');
  const days = async () =>
    (await show('from=2028-05-01&to=2028-05-31')).conflicts.map(({ events: [first] }) => first?.start.slice(8, 10));
  expect(await days()).toEqual(['02', '03']);
  await send(backend, 'POST', `/de/api/venues/${own}/?translations=all`, editor, { change_over_minutes: 30 });
  expect(await days()).toEqual(['03']);
  const admin = await backend.signIn('admin');
  expect((await send(backend, 'POST', '/de/api/settings/', admin, { change_over_minutes: 20 })).status).toBe(200);
  expect(await days()).toEqual([]);
  expect(await send(backend, 'POST', '/de/api/settings/', admin, { change_over_minutes: -1 })).toMatchObject({
    body: { issues: [{ path: 'change_over_minutes' }] },
  });
  await send(backend, 'POST', '/de/api/settings/', admin, { change_over_minutes: 60 });
});

it('the calendar of the season refuses too many days', async () => {
  expect(await getError(backend, path('from=2027-01-01&to=2027-03-01'), editor)).toMatchObject(badRequest('to'));
});
