import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { requestsApi } from '#contract/editing/requests/requests-api.ts';
import { personsResource } from '#contract/people/people-resources.ts';
import { storedSchema } from '#contract/resources/define-resource.ts';
import { versionCalls } from '#contract/resources/versions.ts';
import { eventSubstitutions, productionCredits } from '../../db/tables/production-parts.ts';
import { addCast, makeEvent, makePerson, makeProduction } from '#tests/factories/rows.ts';
import { both } from '#tests/factories/resource.ts';
import { get, send, sharedBackend } from '#tests/test-backend.ts';

type Headers = Record<string, string>;
const now = new Date('2026-12-01T12:00:00Z');
const later = '2026-12-24T10:00:00+01:00';
const backend = await sharedBackend({ clock: () => now });
const programme = await backend.signIn('programme_editor');
const publisher = await backend.signIn('publisher');

const path = '/de/api/requests/';
const post = (address: string, headers: Headers, body: unknown) => send(backend, 'POST', address, headers, body);
const show = async (id: number) => (await get(backend, `${path}${id}/`, requestsApi.show.response, publisher)).body;
const publish = (id: number, version: string, persons?: number[]) =>
  post(`${path}${id}/decide/`, publisher, { decision: 'publish', version, ...(persons && { persons }) });
const status = async (address: string) => (await backend.app.request(`/de/api/${address}/`)).status;
const draft = { state: 'draft' } as const;
const role = both('Sopran', 'Soprano');

async function ask(resource: string, id: number): Promise<number> {
  const { status: answered, body } = await post(path, programme, {
    subject: { kind: 'record', resource, id },
    comment: '',
  });
  expect(answered, JSON.stringify(body)).toBe(201);
  return body.id;
}

let persons: Record<'hidden' | 'open' | 'planned' | 'archived', number>;
let count = 0;
beforeEach(async () => {
  count += 1;
  const { ctx } = backend;
  const hidden = await makePerson(ctx, `Verborgen ${count}`, draft);
  const open = await makePerson(ctx, `Offen ${count}`);
  const planned = await makePerson(ctx, `Geplant ${count}`, { publicFrom: new Date(later) });
  const archived = await makePerson(ctx, `Archiviert ${count}`, { state: 'archived' });
  persons = { hidden: hidden.id, open: open.id, planned: planned.id, archived: archived.id };
});

async function draftOfProduction(overrides: object = {}): Promise<number> {
  const { id } = await makeProduction(backend.ctx, { title: both(`Daphne ${count}`), ...draft, ...overrides });
  await addCast(
    backend.ctx,
    { productionId: id },
    Object.values(persons).map((personId) => ({ role, personId })),
  );
  return id;
}

it('a request for a production names who is hidden in its cast, in the order of the lines, and publishes those who are sent', async () => {
  const production = await draftOfProduction();
  const id = await ask('productions', production);
  const { version, hidden_persons: hidden } = await show(id);
  expect(hidden).toEqual([
    { id: persons.hidden, name: `Verborgen ${count}`, state: 'draft', public_from: null },
    { id: persons.planned, name: `Geplant ${count}`, state: 'public', public_from: later },
    { id: persons.archived, name: `Archiviert ${count}`, state: 'archived', public_from: null },
  ]);
  expect(await status(`persons/${persons.hidden}`)).toBe(404);
  const own = await ask('persons', persons.hidden);
  expect((await publish(id, version, [persons.planned, persons.hidden])).body).toMatchObject({ status: 'done' });
  expect(await status(`productions/${production}`)).toBe(200);
  expect(await status(`persons/${persons.hidden}`)).toBe(200);
  expect(await status(`persons/${persons.planned}`)).toBe(200);
  expect(await status(`persons/${persons.archived}`)).toBe(404);
  expect((await show(own)).status).toBe('done');
  const versions = `/de/api/persons/${persons.hidden}/versions/`;
  const { results } = (await get(backend, versions, versionCalls(personsResource).list.response, publisher)).body;
  expect(results[0]?.changes.map(({ field }) => field)).toEqual(['state']);
});

it('a request for a production leaves everybody hidden who is not sent', async () => {
  const production = await draftOfProduction();
  const id = await ask('productions', production);
  expect((await publish(id, (await show(id)).version)).status).toBe(200);
  expect(await status(`productions/${production}`)).toBe(200);
  expect(await status(`persons/${persons.hidden}`)).toBe(404);
});

it('a request for a production publishes nothing if a person is not hidden in its cast, or is archived', async () => {
  const production = await draftOfProduction();
  const id = await ask('productions', production);
  const { version } = await show(id);
  const stranger = await makePerson(backend.ctx, `Fremd ${count}`, draft);
  for (const person of [stranger.id, persons.archived, persons.open]) {
    expect((await publish(id, version, [persons.hidden, person])).status).toBe(409);
  }
  expect((await publish(id, version, [0])).body).toMatchObject({ issues: [{ path: 'persons.0' }] });
  expect(await status(`productions/${production}`)).toBe(404);
  expect(await status(`persons/${persons.hidden}`)).toBe(404);
  expect((await show(id)).status).toBe('open');
});

it('a request for a production that is planned publishes persons at its moment, and does not name who is public by then', async () => {
  const production = await draftOfProduction({ publicFrom: new Date(later) });
  const id = await ask('productions', production);
  const { version, hidden_persons: hidden } = await show(id);
  expect(hidden.map((person) => person.id)).toEqual([persons.hidden, persons.archived]);
  expect((await publish(id, version, [persons.hidden])).status).toBe(200);
  expect(await status(`persons/${persons.hidden}`)).toBe(404);
  const stored = await get(
    backend,
    `/de/api/persons/${persons.hidden}/?translations=all`,
    storedSchema(personsResource),
    publisher,
  );
  expect(stored.body).toMatchObject({ state: 'public', public_from: later });
});

it('a request for an event without a cast of its own names who is hidden in that of its production, and who substitutes', async () => {
  const production = await makeProduction(backend.ctx, { title: both(`Daphne ${count}`) });
  const lines = [persons.open, persons.hidden].map((personId) => ({ role, personId }));
  await addCast(backend.ctx, { productionId: production.id }, lines);
  const event = await makeEvent(backend.ctx, { productionId: production.id, ...draft });
  const [line] = await backend.ctx.db
    .select()
    .from(productionCredits)
    .where(eq(productionCredits.productionId, production.id));
  const substitution = { roleId: line?.roleId ?? 0, insteadOfId: persons.open, personId: persons.planned, at: now };
  await backend.ctx.db.insert(eventSubstitutions).values({ eventId: event.id, ...substitution });
  const id = await ask('events', event.id);
  const named = (await show(id)).hidden_persons.map((person) => person.id);
  expect(named.toSorted((a, b) => a - b)).toEqual([persons.hidden, persons.planned]);
});

it('a request for an event with a cast of its own names only those in it', async () => {
  const production = await makeProduction(backend.ctx, { title: both(`Daphne ${count}`) });
  await addCast(backend.ctx, { productionId: production.id }, [{ role, personId: persons.hidden }]);
  const event = await makeEvent(backend.ctx, { productionId: production.id, ...draft });
  await addCast(backend.ctx, { eventId: event.id }, [{ role, personId: persons.planned }]);
  const id = await ask('events', event.id);
  expect((await show(id)).hidden_persons.map((person) => person.id)).toEqual([persons.planned]);
});
