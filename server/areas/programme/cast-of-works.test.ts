import { beforeAll, beforeEach, expect, it } from 'vitest';
import { programmeApi } from '#contract/api.ts';
import { makeEvent, makePerson } from '#tests/factories/rows.ts';
import { both } from '#tests/factories/resource.ts';
import { get, send, sharedBackend, unprocessable } from '#tests/test-backend.ts';

let [santuzza, canio, chef, neu]: { id: number }[] = [];
let id: number;
const part = (name: string, person: { id: number } | undefined, workId: string | null, kind = 'cast') => ({
  role: { name: both(name), kind },
  person_id: person?.id,
  work_id: workId,
});
const unknown = {
  title_language: '',
  composer: '',
  librettist: both(''),
  duration_minutes: null,
  interval_minutes: null,
};
const works = [
  { id: 'cav', title: both('Cavalleria rusticana', ''), ...unknown },
  { id: 'pag', title: both('Pagliacci', 'Clowns'), ...unknown },
];

const backend = await sharedBackend({ clock: () => new Date('2026-11-21T12:00:00Z') });
const editor = await backend.signIn('publisher');
beforeAll(async () => {
  santuzza = await makePerson(backend.ctx, 'Sara Santuzza');
  canio = await makePerson(backend.ctx, 'Carlo Canio');
  chef = await makePerson(backend.ctx, 'Chiara Chef');
  neu = await makePerson(backend.ctx, 'Nora Neu');
});
beforeEach(async () => {
  const credits = [
    part('Canio', canio, 'pag'),
    part('Leitung', chef, 'pag', 'team'),
    part('Leitung', chef, 'cav', 'team'),
    part('Santuzza', santuzza, 'cav'),
    part('Chor', neu, null),
  ];
  const body = { title: both('Abend', 'Evening'), state: 'public', works, credits };
  const made = await send(backend, 'POST', '/de/api/productions/?translations=all', editor, body);
  expect(made.status).toBe(201);
  id = made.body.id;
});

const change = (body: object) => send(backend, 'POST', `/de/api/productions/${id}/?translations=all`, editor, body);
const stored = async () =>
  (await (await backend.app.request(`/de/api/productions/${id}/?translations=all`, { headers: editor })).json()) as {
    works: { id: string }[];
    credits: { work_id: string | null }[];
    version: string;
  };
const show = async (locale = 'de') =>
  (await get(backend, `/${locale}/api/productions/${id}/`, programmeApi.production.response)).body;
const groups = (cast: { role_name: string; work?: { title: string } | undefined }[]) =>
  cast.map(({ role_name: role, work }) => [work?.title, role]);

it('the cast is grouped by work in their order, what belongs to the whole evening first', async () => {
  expect(groups((await show()).cast)).toEqual([
    [undefined, 'Chor'],
    ['Cavalleria rusticana', 'Leitung'],
    ['Cavalleria rusticana', 'Santuzza'],
    ['Pagliacci', 'Canio'],
    ['Pagliacci', 'Leitung'],
  ]);
  const { cast } = await show('en');
  expect(cast[1]?.work).toEqual({ title: 'Cavalleria rusticana', lang: 'de' });
  expect(cast[3]?.work).toEqual({ title: 'Clowns' });
});

it('lines stay with their work when works change places or titles', async () => {
  const [cav, pag] = works;
  await change({ works: [{ ...pag, title: both('Der Bajazzo', '') }, cav] });
  expect(groups((await show()).cast).slice(1, 3)).toEqual([
    ['Der Bajazzo', 'Canio'],
    ['Der Bajazzo', 'Leitung'],
  ]);
});

it('the lines of a deleted work belong to the whole evening, and to the work again when it is restored', async () => {
  const before = await stored();
  const [, pag] = works;
  // The form sends the lines as they were.
  expect((await change({ works: [pag], credits: before.credits })).status).toBe(200);
  expect(groups((await show()).cast)).toEqual([
    [undefined, 'Leitung'],
    [undefined, 'Santuzza'],
    [undefined, 'Chor'],
    ['Pagliacci', 'Canio'],
    ['Pagliacci', 'Leitung'],
  ]);
  expect((await stored()).credits.map(({ work_id: work }) => work)).toEqual(['pag', 'pag', null, null, null]);
  await change({ works });
  expect(groups((await show()).cast)[1]).toEqual(['Cavalleria rusticana', 'Leitung']);
});

it('an event with a cast of its own has the works of its production; substitutions keep the work', async () => {
  const own = await makeEvent(backend.ctx, { productionId: id });
  const cast = [
    part('Santuzza', santuzza, 'cav'),
    part('Leitung', chef, 'cav', 'team'),
    part('Leitung', chef, 'pag', 'team'),
  ];
  const path = `/de/api/events/${own.id}/?translations=all`;
  const saved = await send(backend, 'POST', path, editor, { cast });
  expect(saved.status).toBe(200);
  const [, lead] = saved.body.cast as { role_id: number }[];
  const taken = await send(backend, 'POST', '/de/api/events/substitutions/', editor, {
    event_ids: [own.id],
    role_id: lead?.role_id,
    replaced_id: chef?.id,
    person_id: neu?.id,
    notice: null,
  });
  expect(taken.status).toBeLessThan(300);
  const { body } = await get(backend, `/de/api/events/${own.id}/`, programmeApi.event.response);
  expect(body.cast.map(({ work, persons }) => [work?.title, persons[0]?.name])).toEqual([
    ['Cavalleria rusticana', 'Sara Santuzza'],
    ['Cavalleria rusticana', 'Nora Neu'],
    ['Pagliacci', 'Nora Neu'],
  ]);
  const following = await makeEvent(backend.ctx, { productionId: id });
  const shown = await get(backend, `/de/api/events/${following.id}/`, programmeApi.event.response);
  expect(groups(shown.body.cast)).toEqual(groups((await show()).cast));
});

it('a work that does not exist is refused with the name of the field', async () => {
  const refused = { status: 422, body: { issues: [{ path: 'credits.0.work_id' }] } };
  expect(await change({ credits: [part('Canio', canio, 'nix')] })).toMatchObject(refused);
  const event = await makeEvent(backend.ctx, {});
  const path = `/de/api/events/${event.id}/?translations=all`;
  expect(await send(backend, 'POST', path, editor, { cast: [part('Canio', canio, 'pag')] })).toMatchObject(
    unprocessable('cast.0.work_id'),
  );
  const [cav] = works;
  expect(await change({ works: [cav, cav] })).toMatchObject(unprocessable('works.1.id'));
});

it('works that are sent without ids keep theirs by their title, or get new ones', async () => {
  const without = works.map(({ title }) => Object.assign({ title }, unknown));
  await change({ works: [{ ...without[0], title: both('Neu', '') }, without[1]] });
  const [first, second] = (await stored()).works;
  expect(first?.id).toMatch(/^[a-z0-9]{8}$/);
  expect(second?.id).toBe('pag');
});
