import { expect, it } from 'vitest';
import { requestsApi } from '#contract/editing/requests/requests-api.ts';
import { releaseApi } from '#contract/programme/release-api.ts';
import { makeProduction, makeSeason } from '#tests/factories/rows.ts';
import { both } from '#tests/factories/resource.ts';
import { get, send, sharedBackend } from '#tests/test-backend.ts';
import { tags } from '../../platform/invalidation/tags.ts';

type Headers = Record<string, string>;
/** How often open windows were told that something may wait. */
let told = 0;
const backend = await sharedBackend();
const programme = await backend.signIn('programme_editor');
const publisher = await backend.signIn('publisher');
backend.ctx.changes.onLive((changed) => {
  if (changed?.includes(tags.waiting)) told += 1;
});

const path = '/de/api/requests/';
const post = (address: string, headers: Headers, body: unknown) => send(backend, 'POST', address, headers, body);
const waiting = async (headers = programme) =>
  (await get(backend, `${path}?waiting=true`, requestsApi.list.response, headers)).body.results;
const waitingIds = async (headers = programme) => (await waiting(headers)).map(({ id }) => id);
const record = (id: number, resource = 'productions') => ({ kind: 'record', resource, id });

let made = 0;
async function production(): Promise<number> {
  made += 1;
  const { body } = await post('/de/api/productions/?translations=all', programme, {
    title: both(`Oper ${made}`, `Opera ${made}`),
  });
  return body.id;
}

async function ask(subject: object, headers = programme): Promise<number> {
  const { status, body } = await post(path, headers, { subject, comment: '' });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}

async function giveBack(id: number): Promise<void> {
  const { status } = await post(`${path}${id}/decide/`, publisher, { decision: 'decline', answer: 'Das Foto fehlt' });
  expect(status).toBe(200);
}

it('a returned record waits for the person who asked, with the reason, and for nobody else', async () => {
  const id = await ask(record(await production()));
  expect(await waitingIds()).not.toContain(id);
  await giveBack(id);
  expect((await waiting()).find((one) => one.id === id)).toMatchObject({
    status: 'declined',
    answer: 'Das Foto fehlt',
    decided_by: 'publisher',
    mine: true,
  });
  expect(await waitingIds(publisher)).not.toContain(id);
});

it('a returned record waits until somebody asks for it again', async () => {
  const opus = await production();
  const other = await ask(record(await production()));
  const id = await ask(record(opus));
  await giveBack(id);
  await giveBack(other);
  const again = await ask(record(opus));
  expect(await waitingIds()).not.toContain(id);
  await giveBack(again);
  expect(await waitingIds()).toContain(again);
  expect(await waitingIds()).not.toContain(id);
  expect(await waitingIds()).toContain(other);
});

it('a returned record waits until it is public, and comes back when it is a draft again', async () => {
  const opus = await production();
  const id = await ask(record(opus));
  await giveBack(id);
  await post(`/de/api/productions/${opus}/?translations=all`, publisher, { state: 'public' });
  expect(await waitingIds()).not.toContain(id);
  await post(`/de/api/productions/${opus}/?translations=all`, publisher, { state: 'draft' });
  expect(await waitingIds()).toContain(id);
});

it('a returned record waits until it is deleted, and open windows hear of the deletion', async () => {
  const opus = await production();
  const id = await ask(record(opus));
  await giveBack(id);
  const before = told;
  expect((await send(backend, 'DELETE', `/de/api/productions/${opus}/`, programme)).status).toBe(204);
  expect(told).toBe(before + 1);
  expect(await waitingIds()).not.toContain(id);
});

it('a record that was given back is told from a record of another kind with the same id', async () => {
  const opus = await production();
  const id = await ask(record(opus));
  await giveBack(id);
  for (let person = 0; person < opus;)
    person = (await post('/de/api/persons/?translations=all', programme, { name: 'Ada Berg' })).body.id;
  await ask(record(opus, 'persons'));
  expect(await waitingIds()).toContain(id);
});

it('records asked for together wait as one entry while one of them is given back, also when it is not the first', async () => {
  const ids = [await production(), await production(), await production()];
  const together = { resource: 'productions', ids, comment: '' };
  const { body } = await post(`${path}together/`, programme, together);
  const [first, second] = requestsApi.createTogether.response.parse(body).group?.entries ?? [];
  await giveBack(second?.id ?? 0);
  const entries = await waiting();
  expect(entries.find((one) => one.id === first?.id)?.group?.entries.map(({ status }) => status)).toEqual([
    'open',
    'declined',
    'open',
  ]);
  expect(entries.filter((one) => one.group)).toHaveLength(1);
  await post(`/de/api/productions/${ids[1]}/?translations=all`, publisher, { state: 'public' });
  expect(await waitingIds()).not.toContain(first?.id);
});

async function given() {
  made += 1;
  const season = await makeSeason(backend.ctx, `${2030 + made}-given`, { state: 'draft' });
  await makeProduction(backend.ctx, { seasonId: season.id, state: 'draft' });
  const id = await ask({ kind: 'season', id: season.id });
  await giveBack(id);
  return { season: season.id, id };
}

it('a returned season waits until something of it is released, and again when that is taken back', async () => {
  const { season, id } = await given();
  expect(await waitingIds()).toContain(id);
  const address = `/de/api/seasons/${season}/release/`;
  const { body } = await get(backend, address, releaseApi.show.response, publisher);
  const entries = body.entries.map(({ kind, id: entry }) => ({ kind, id: entry }));
  const released = await post(address, publisher, { version: body.version, public_from: null, entries });
  expect(released.status, JSON.stringify(released.body)).toBe(200);
  const { last } = releaseApi.release.response.parse(released.body);
  expect(await waitingIds()).not.toContain(id);
  const before = told;
  const back = await post(`${address}take-back/`, publisher, { release_id: last?.id });
  expect(back.status, JSON.stringify(back.body)).toBe(200);
  expect(told).toBe(before + 1);
  expect(await waitingIds()).toContain(id);
});

it('a returned season waits until somebody requests its release again', async () => {
  const { season, id } = await given();
  await ask({ kind: 'season', id: season });
  expect(await waitingIds()).not.toContain(id);
});

it('a season that was given back does not wait when it is deleted', async () => {
  made += 1;
  const { body } = await post('/de/api/seasons/?translations=all', publisher, {
    name: both(`Spielzeit ${made}`),
    slug: `deleted-${made}`,
    starts_on: '2041-08-01',
    ends_on: '2042-07-31',
  });
  const id = await ask({ kind: 'season', id: body.id });
  await giveBack(id);
  expect(await waitingIds()).toContain(id);
  expect((await send(backend, 'DELETE', `/de/api/seasons/${body.id}/`, publisher)).status).toBe(204);
  expect(await waitingIds()).not.toContain(id);
});
