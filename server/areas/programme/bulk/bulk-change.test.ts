import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { bulkEventsApi } from '#contract/programme/bulk-events-api.ts';
import { makeEvent, makeProduction, makeSeason, venueId } from '#tests/factories/rows.ts';
import { get, send, sharedBackend } from '#tests/test-backend.ts';
import { auditLog, changeSets } from '../../../db/tables/audit.ts';
import { events } from '../../../db/tables/programme.ts';
import { forgetChangeSets } from '../../../resources/change-sets.ts';

const now = new Date('2026-11-21T12:00:00Z');
/** Two coming events and one that is over. */
let first: number;
let second: number;
let over: number;

// Whether an event is over when its date changes.
vi.useFakeTimers({ now: now, toFake: ['Date'] });
const backend = await sharedBackend({ clock: () => now });
const editor = await backend.signIn('publisher');
const stage = await venueId(backend.ctx, 'stage', { de: 'Große Bühne', en: 'Main stage' });
const studio = await venueId(backend.ctx, 'studio', { de: 'Studio', en: 'Studio' });
afterAll(() => void vi.useRealTimers());

beforeEach(async () => {
  await backend.ctx.db.delete(events);
  const at = (start: string, more: object = {}) =>
    makeEvent(backend.ctx, { start: new Date(start), venueId: stage, priceFrom: 1000, priceTo: 5000, ...more });
  first = (await at('2026-12-05T18:30:00Z', { externalId: 'A 1' })).id;
  second = (await at('2027-01-09T18:30:00Z', { title: { de: 'Tosca', en: '' } })).id;
  over = (await at('2026-11-01T18:30:00Z')).id;
});

const path = '/de/api/events/bulk/';
const post = (address: string, body: object, headers = editor) => send(backend, 'POST', address, headers, body);
async function preview(change: object, selection: object = { ids: [first, second] }) {
  const answer = await post(`${path}preview/`, { ...selection, change });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return bulkEventsApi.preview.response.parse(answer.body);
}
async function act(change: object, ids = [first, second]) {
  const { events: planned } = await preview(change, { ids });
  return post(path, { events: planned.map(({ id, version }) => ({ id, version })), change });
}
const stored = async (id: number) =>
  (await backend.ctx.db.select().from(events)).find((event) => event.id === id) ?? expect.fail('It is missing');
const takeBack = (id: number) => post(`${path}${id}/take-back/`, {});
const issuesOf = ({ body }: { body: Record<string, unknown> }) => body.issues;

it('the preview of a change of many events tells old and new values of each event and stores nothing', async () => {
  const { events: planned, venues } = await preview({ venue_id: studio, clock: '18:00', price_from: 12.5 });
  expect(planned.map(({ title, changes }) => ({ title, changes }))).toEqual([
    {
      title: 'Salome',
      changes: [
        { field: 'start', before: '2026-12-05T19:30:00+01:00', after: '2026-12-05T18:00:00+01:00' },
        { field: 'end', before: '2026-12-05T22:30:00+01:00', after: '2026-12-05T21:00:00+01:00' },
        { field: 'venue_id', before: stage, after: studio },
        { field: 'price_from', before: 10, after: 12.5 },
        {
          field: 'previous_dates',
          before: [],
          after: [{ start: '2026-12-05T19:30:00+01:00', venue_id: stage }],
        },
      ],
    },
    { title: 'Tosca', changes: expect.any(Array) },
  ]);
  expect(venues).toEqual({ [stage]: 'Große Bühne', [studio]: 'Studio' });
  expect((await stored(first)).venueId).toBe(stage);
});

it('the preview of a change of many events warns of conflicts that the change would make, also between two changed events, and stays possible', async () => {
  const { ctx } = backend;
  const fixed = await makeEvent(ctx, { start: new Date('2026-12-05T15:00:00Z'), end: null, venueId: studio });
  const beside = await makeEvent(ctx, { start: new Date('2027-01-09T16:00:00Z'), end: null, venueId: studio });
  const ids = [first, second, beside.id];
  const { events: planned } = await preview({ venue_id: studio }, { ids });
  const pairs = planned.map(({ conflicts }) =>
    conflicts.map((one) => [one.kind, one.names, one.events.map(({ id }) => id)]),
  );
  expect(pairs).toEqual([
    [['venue', ['Studio'], [fixed.id, first]]],
    [['venue', ['Studio'], [beside.id, second]]],
    [['venue', ['Studio'], [beside.id, second]]],
  ]);
  expect((await preview({ venue_id: studio, availability: 'cancelled' }, { ids })).events[0]?.conflicts).toEqual([]);
  expect((await preview({ price_to: 70 }, { ids })).events.every(({ conflicts }) => conflicts.length === 0)).toBe(true);
  expect((await act({ venue_id: studio }, ids)).status).toBe(200);
});

it('the preview of a change of many events names events that stay as they are and those that cannot be changed', async () => {
  const { events: planned } = await preview(
    { ticket_link: 'https://tickets.example/{external_id}', price_to: 20, availability: 'few' },
    { ids: [first, second, over] },
  );
  expect(planned.map(({ problems }) => problems)).toEqual([
    [],
    [{ field: 'ticket_link', message: 'Die Nummer beim Ticketanbieter fehlt' }],
    [
      { field: '', message: 'Dieser Termin ist vorbei' },
      { field: 'ticket_link', message: 'Die Nummer beim Ticketanbieter fehlt' },
    ],
  ]);
  expect(planned[0]?.changes).toContainEqual({
    field: 'ticket_link',
    before: '',
    after: 'https://tickets.example/A%201',
  });
  const same = await preview({ venue_id: stage, add_flags: [] });
  expect(same.events.map(({ changes }) => changes)).toEqual([[], []]);
  const reversed = await preview({ price_to: 5 });
  expect(reversed.events[0]?.problems).toEqual([
    { field: 'price_to', message: 'Der höchste Preis liegt unter dem niedrigsten' },
  ]);
});

it('the preview of a change of many events refuses times that the clocks skip, and shifts to another day', async () => {
  const night = await makeEvent(backend.ctx, { start: new Date('2027-03-28T00:30:00Z') });
  const skipped = await preview({ clock: '02:30' }, { ids: [night.id] });
  expect(skipped.events[0]?.problems).toEqual([
    { field: 'start', message: expect.stringContaining('weil die Uhr umgestellt wird') },
  ]);
  const late = await preview({ shift_minutes: 300 });
  expect(late.events[0]?.problems).toMatchObject([{ field: 'start' }]);
});

it('the preview of a change of many events takes the events that match the filter of the list', async () => {
  const { events: planned } = await preview({ availability: 'few' }, { filter: { query: 'Tosca', state: 'public' } });
  expect(planned.map(({ id }) => id)).toEqual([second]);
});

it('the preview of a change of many events says whether visitors would see the event, by its production and season', async () => {
  const season = await makeSeason(backend.ctx, '2026-hidden', { state: 'draft' });
  const production = await makeProduction(backend.ctx, { seasonId: season.id });
  const hidden = await makeEvent(backend.ctx, { productionId: production.id, state: 'draft' });
  // Not in the days of that season.
  const draft = await makeEvent(backend.ctx, { state: 'draft', start: new Date('2040-05-01T18:00:00Z') });
  const ids = [hidden.id, draft.id];
  const seen = (planned: Awaited<ReturnType<typeof preview>>) => planned.events.map((event) => event.will_be_public);
  expect(seen(await preview({ state: 'public' }, { ids }))).toEqual([false, true]);
  const later = { state: 'public', public_from: '2026-12-01T10:00:00+01:00' };
  expect(seen(await preview(later, { ids }))).toEqual([false, false]);
  expect((await act({ state: 'public' }, ids)).status).toBe(200);
  expect((await backend.app.request(`/de/api/events/${hidden.id}/`)).status).toBe(404);
  expect((await backend.app.request(`/de/api/events/${draft.id}/`)).status).toBe(200);
});

it('a change of many events is one act with an entry in the audit log for each event, and raises the sequence of moved ones', async () => {
  const before = await stored(first);
  const done = await act({ shift_minutes: -30, add_flags: ['is_premier'], prices: [price('Parkett', 40)] });
  expect(done).toMatchObject({ status: 200, body: { changed: 2 } });
  const after = await stored(first);
  expect(after.start.toISOString()).toBe('2026-12-05T18:00:00.000Z');
  expect(after).toMatchObject({ sequence: before.sequence + 1, flags: ['is_premier'], priceFrom: 1000 });
  const notes = await backend.ctx.db
    .select()
    .from(auditLog)
    .where(inArray(auditLog.objectId, [`${first}`, `${second}`]));
  expect(notes.map(({ action, userName }) => [action, userName])).toEqual([
    ['changed', 'publisher'],
    ['changed', 'publisher'],
  ]);
  const { body } = await get(backend, `${path}last/`, bulkEventsApi.last.response, editor);
  expect(body.last).toMatchObject({ id: done.body.id, user_name: 'publisher', count: 2 });
});

it('a change of many events is refused as a whole when an event was changed or deleted since the preview', async () => {
  const change = { availability: 'few' };
  const { events: planned } = await preview(change);
  await send(backend, 'POST', `/de/api/events/${second}/?translations=all`, editor, { price_to: 70 });
  const chosen = planned.map(({ id, version }) => ({ id, version }));
  const refused = await post(path, { events: chosen, change });
  expect(refused).toMatchObject({
    status: 409,
    body: { details: { events: [{ id: second, title: 'Tosca', message: expect.stringContaining('geändert') }] } },
  });
  expect((await stored(first)).availability).toBe('available');
  await send(backend, 'DELETE', `/de/api/events/${second}/`, editor);
  expect(await post(path, { events: chosen, change })).toMatchObject({ status: 409 });
});

it('a change of many events of an event that is over changes its state only', async () => {
  expect((await act({ state: 'archived' }, [over])).status).toBe(200);
  expect((await stored(over)).state).toBe('archived');
  expect(await act({ venue_id: studio }, [over])).toMatchObject({ status: 409, body: { details: { events: [{}] } } });
});

it('a change of many events names the field of a wrong value', async () => {
  const versions = [{ id: first, version: 'x' }];
  const paths = async (change: object) =>
    (issuesOf(await post(path, { events: versions, change })) as { path: string }[]).map((issue) => issue.path);
  expect(await paths({})).toEqual(['change']);
  expect(await paths({ clock: '25:00' })).toEqual(['change.clock']);
  expect(await paths({ clock: '18:00', shift_minutes: 5 })).toEqual(['change.shift_minutes']);
  expect(await paths({ add_flags: ['is_dance'], remove_flags: ['is_dance'] })).toEqual(['change.remove_flags']);
  expect(await paths({ public_from: null })).toEqual(['change.public_from']);
  expect(await paths({ venue_id: 999_999 })).toEqual(['change.venue_id']);
  expect(await paths({ ticket_link: 'nowhere' })).toEqual(['change.ticket_link']);
  const many = Array.from({ length: 501 }, (_, place) => place + 1);
  expect((await post(`${path}preview/`, { ids: many, change: { price_to: 1 } })).status).toBe(422);
  expect((await post(`${path}preview/`, { change: { price_to: 1 } })).status).toBe(422);
  expect(await act({ venue_id: stage })).toMatchObject({ status: 422, body: { issues: [{ path: 'change' }] } });
});

it('a change of many events by two people at once is carried out once', async () => {
  const change = { availability: 'few' };
  const { events: planned } = await preview(change);
  const body = { events: planned.map(({ id, version }) => ({ id, version })), change };
  const answers = await Promise.all([post(path, body), post(path, body)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

it('taking a change of many events back restores what it changed, once, and leaves events that were changed since', async () => {
  const done = await act({ venue_id: studio, shift_minutes: 30, add_flags: ['is_dance'], price_to: 60 });
  await send(backend, 'POST', `/de/api/events/${second}/?translations=all`, editor, { price_from: 11 });
  const back = await takeBack(done.body.id);
  expect(back).toMatchObject({
    status: 200,
    body: { restored: 1, left: [{ id: second, title: 'Tosca', message: 'Seitdem geändert' }] },
  });
  expect(await stored(first)).toMatchObject({ venueId: stage, flags: [], priceTo: 5000 });
  expect((await stored(first)).start.toISOString()).toBe('2026-12-05T18:30:00.000Z');
  expect(await stored(second)).toMatchObject({ venueId: studio, priceFrom: 1100 });
  expect((await takeBack(done.body.id)).status).toBe(404);
});

it('taking a change of many events back names deleted events and values that do not exist any more', async () => {
  const cellar = await venueId(backend.ctx, 'cellar');
  await act({ venue_id: cellar });
  const done = await act({ venue_id: stage });
  await send(backend, 'DELETE', `/de/api/venues/${cellar}/`, editor);
  await send(backend, 'DELETE', `/de/api/events/${first}/`, editor);
  const back = await takeBack(done.body.id);
  expect(back).toMatchObject({ status: 200, body: { restored: 0, left: [{ id: first }, { id: second }] } });
  expect((await stored(second)).venueId).toBe(stage);
});

it('taking a change of many events back by somebody who may not publish does not use up the undo of others', async () => {
  await backend.ctx.db.update(events).set({ state: 'draft' });
  const { id } = (await act({ state: 'public' })).body;
  const other = await backend.signIn('programme_editor');
  const refused = await post(`${path}${id}/take-back/`, {}, other);
  expect(refused).toMatchObject({ status: 200, body: { restored: 0, left: [{ id: first }, { id: second }] } });
  expect(await takeBack(id)).toMatchObject({ status: 200, body: { restored: 2, left: [] } });
  expect((await stored(first)).state).toBe('draft');
});

it('taking a change of many events back is possible for the last fifty changes', async () => {
  await backend.ctx.db.delete(changeSets);
  const former = { kind: 'bulk_change' as const, at: now, userName: 'a', entries: [] };
  const rows = Array.from({ length: 60 }, () => former);
  await backend.ctx.db.insert(changeSets).values([...rows, { ...former, kind: 'release', objectId: 1 }]);
  const done = await act({ availability: 'few' });
  await forgetChangeSets({ db: backend.ctx.db, now });
  expect(await backend.ctx.db.$count(changeSets, eq(changeSets.kind, 'bulk_change'))).toBe(50);
  expect(await backend.ctx.db.$count(changeSets)).toBe(51);
  expect((await takeBack(done.body.id)).status).toBe(200);
});

function price(name: string, euros: number) {
  return { name: { de: name, en: '' }, price: euros, reduced: null };
}
