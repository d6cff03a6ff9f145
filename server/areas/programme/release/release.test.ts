import { beforeEach, expect, it } from 'vitest';
import { personsResource } from '#contract/people/people-resources.ts';
import { productionsResource, seasonsResource } from '#contract/programme/programme-resources.ts';
import { releaseApi } from '#contract/programme/release-api.ts';
import { versionCalls } from '#contract/resources/versions.ts';
import {
  addCast,
  makeDirectory,
  makeEvent,
  makePerson,
  makeProduction,
  makeSeason,
  makeSubscription,
} from '#tests/factories/rows.ts';
import { get, getError, send, sharedBackend, unprocessable } from '#tests/test-backend.ts';
import { auditLog } from '../../../db/tables/audit.ts';
import { eventCast, eventSubstitutions } from '../../../db/tables/production-parts.ts';
import { productions } from '../../../db/tables/programme.ts';
import { eq } from 'drizzle-orm';

const planned = new Date('2026-12-24T09:00:00Z');
const daytime = new Date('2026-12-01T12:00:00Z');
let now = daytime;
/** Of the season under test. */
let path: string;
let id: Record<'season' | 'production' | 'event' | 'gala' | 'person' | 'archived', number>;
let years = 2030;

const backend = await sharedBackend({ clock: () => now });
const editor = await backend.signIn('publisher');

beforeEach(async () => {
  now = daytime;
  const { ctx } = backend;
  years += 1;
  const season = await makeSeason(ctx, `${years}-next`, { state: 'draft' });
  const production = await makeProduction(ctx, {
    seasonId: season.id,
    state: 'draft',
    title: { de: 'Elektra', en: 'Elektra' },
  });
  const archived = await makeProduction(ctx, { seasonId: season.id, state: 'archived' });
  const start = new Date(`${years}-12-05T18:00:00Z`);
  const event = await makeEvent(ctx, { productionId: production.id, state: 'draft', start });
  const gala = await makeEvent(ctx, { state: 'draft', start });
  await makeEvent(ctx, { state: 'draft', start: new Date(`${years + 100}-12-05T18:00:00Z`) });
  const person = await makePerson(ctx, `Gast ${years}`, { state: 'draft' });
  await makePerson(ctx, `Fremd ${years}`, { state: 'draft' });
  await addCast(ctx, { eventId: event.id }, [{ role: { de: 'Elektra', en: '' }, personId: person.id }]);
  await makeSubscription(ctx, { seasonId: season.id, state: 'draft' });
  await makeDirectory(ctx, { productionId: production.id, state: 'draft' });
  path = `/de/api/seasons/${season.id}/release/`;
  id = {
    season: season.id,
    production: production.id,
    event: event.id,
    gala: gala.id,
    person: person.id,
    archived: archived.id,
  };
});

const show = async () => (await get(backend, path, releaseApi.show.response, editor)).body;
const release = (body: object) => send(backend, 'POST', path, editor, body);
const takeBack = async (by = editor) =>
  send(backend, 'POST', `${path}take-back/`, by, { release_id: (await show()).last?.id ?? 1 });
const all = async (changes: object = {}) => {
  const { version, entries } = await show();
  return { version, public_from: null, entries: entries.map(({ kind, id: each }) => ({ kind, id: each })), ...changes };
};
const status = async (address: string) => (await backend.app.request(`/de/api/${address}`)).status;
const statuses = () =>
  Promise.all(
    [`productions/${id.production}/`, `events/${id.event}/`, `events/${id.gala}/`, `persons/${id.person}/`].map(status),
  );

it('a release of a season lists what is not public by itself, without archived entries', async () => {
  const { entries, last } = await show();
  expect(entries.map(({ kind }) => kind)).toEqual([
    'season',
    'production',
    'event',
    'event',
    'subscription',
    'person',
    'press',
  ]);
  expect(entries[1]).toMatchObject({ id: id.production, title: 'Elektra', state: 'draft' });
  expect(last).toBeNull();
});

it('a release of a season names who is not public in the cast of a production or an event, archived people too', async () => {
  const archived = await makePerson(backend.ctx, 'Archiviert', { state: 'archived' });
  const open = await makePerson(backend.ctx, 'Offen');
  const lines = [open, archived].map((person) => ({ role: { de: 'Chrysothemis', en: '' }, personId: person.id }));
  await addCast(backend.ctx, { productionId: id.production }, lines);
  const { entries } = await show();
  const named = entries.flatMap(({ kind, id: owner, hidden_persons: hidden }) =>
    hidden.map((person) => [kind, owner, person.name, person.state]),
  );
  expect(named).toEqual([
    ['production', id.production, 'Archiviert', 'archived'],
    ['event', id.event, `Gast ${years}`, 'draft'],
  ]);
  await release(await all());
  expect(await status(`persons/${id.person}/`)).toBe(200);
  expect(await status(`persons/${archived.id}/`)).toBe(404);
});

it('a release of a season makes everything public at once, and takes it back', async () => {
  expect(await statuses()).toEqual([404, 404, 404, 404]);
  const released = await release(await all());
  expect(released).toMatchObject({ status: 200, body: { entries: [], last: { count: 7, public_from: null } } });
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  const back = await takeBack();
  expect(back).toMatchObject({ status: 200, body: { last: null } });
  expect(back.body.entries).toHaveLength(7);
  expect(await statuses()).toEqual([404, 404, 404, 404]);
  expect(await status(`productions/${id.archived}/`)).toBe(404);
  const acts = (await backend.ctx.db.select().from(auditLog)).map(({ action }) => action);
  expect(acts).toContain('released');
  expect(acts).toContain('undone');
});

it('a release of a season leaves a version of each entry, and another one when it is taken back', async () => {
  await release(await all());
  await takeBack();
  for (const [resource, entry] of [
    [seasonsResource, id.season],
    [productionsResource, id.production],
    [personsResource, id.person],
  ] as const) {
    const { list } = versionCalls(resource);
    const address = `/de/api/${resource.path}/${entry}/versions/`;
    const { results } = (await get(backend, address, list.response, editor)).body;
    expect(results.map(({ action }) => action)).toEqual(['changed', 'changed', 'found']);
    expect(results[0]?.changes.map(({ field }) => field)).toEqual(['state']);
  }
});

it('a release of a season becomes public at a planned moment by itself, not before', async () => {
  expect((await release(await all({ public_from: '2026-12-24T10:00:00+01:00' }))).status).toBe(200);
  now = new Date(planned.getTime() - 1);
  expect(await statuses()).toEqual([404, 404, 404, 404]);
  now = planned;
  expect(await statuses()).toEqual([200, 200, 200, 200]);
});

it('a release of a season leaves and names entries that were changed before it is taken back', async () => {
  await release(await all());
  await backend.ctx.db.update(productions).set({ state: 'archived' }).where(eq(productions.id, id.production));
  const left = { id: id.production, title: 'Elektra', label: '', message: 'Seitdem geändert' };
  expect(await takeBack()).toMatchObject({ status: 200, body: { restored: 6, left: [left], last: null } });
  const [production] = await backend.ctx.db.select().from(productions).where(eq(productions.id, id.production));
  expect(production?.state).toBe('archived');
  expect(await status(`events/${id.gala}/`)).toBe(404);
});

it('a release of a season is refused for a moment in the past, a stale list, an unknown entry and an unknown season', async () => {
  expect(await release(await all({ public_from: '2026-12-01T12:00:00+01:00' }))).toMatchObject(
    unprocessable('public_from'),
  );
  // The clocks skip this time, so it has no offset.
  const skipped = await release(await all({ public_from: '2027-03-28T02:30' }));
  const message = 'Diese Uhrzeit gibt es an diesem Tag nicht, weil die Uhr umgestellt wird';
  expect(skipped).toMatchObject({ status: 422, body: { issues: [{ path: 'public_from', message }] } });
  expect(await release(await all({ entries: [{ kind: 'production', id: id.archived }] }))).toMatchObject(
    unprocessable('entries.0'),
  );
  const stale = await all();
  await release(await all());
  expect(await release(stale)).toMatchObject({ status: 409, body: { details: { current: { entries: [] } } } });
  expect(await getError(backend, '/de/api/seasons/999999/release/', editor)).toMatchObject({ status: 404 });
  expect(
    (await send(backend, 'POST', '/de/api/seasons/999999/release/take-back/', editor, { release_id: 1 })).status,
  ).toBe(404);
});

it('a release of a season is taken back once: a second person does not take back the release before it', async () => {
  const whole = await all();
  await release({ ...whole, entries: whole.entries.slice(0, 2) });
  await release(await all());
  const second = (await show()).last?.id;
  const takeSecondBack = () => send(backend, 'POST', `${path}take-back/`, editor, { release_id: second });
  const answers = await Promise.all([takeSecondBack(), takeSecondBack()]);
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.find((answer) => answer.status === 409)?.body.message).toMatch(
    /^\S.* hat diese Veröffentlichung schon zurückgenommen/,
  );
  expect((await show()).last?.count).toBe(2);
  expect(await status(`productions/${id.production}/`)).toBe(200);
});

it('a release of a season includes a substitute who is not public', async () => {
  const { db } = backend.ctx;
  const [substitute, away] = [await makePerson(backend.ctx, 'Ersatz', { state: 'draft' }), id.person];
  const [line] = await db.select().from(eventCast).where(eq(eventCast.eventId, id.event));
  const roleId = line?.roleId ?? 0;
  await db
    .insert(eventSubstitutions)
    .values({ eventId: id.event, roleId, insteadOfId: away, personId: substitute.id, at: now });
  const { entries } = await show();
  expect(entries).toContainEqual(expect.objectContaining({ kind: 'person', id: substitute.id }));
});
