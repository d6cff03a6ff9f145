import { expect, it } from 'vitest';
import { programmeApi, searchApi } from '#contract/api.ts';
import { both } from '#tests/factories/resource.ts';
import { makeEvent } from '#tests/factories/rows.ts';
import { get, send, sharedBackend, unprocessable } from '#tests/test-backend.ts';

const backend = await sharedBackend({ clock: () => new Date('2026-11-21T12:00:00Z') });
const editor = await backend.signIn('publisher');

const work = (title: string, composer: string, changes: object = {}) => ({
  title: both(title, ''),
  title_language: 'it',
  composer,
  librettist: both('Text von jemand', 'Text by somebody'),
  duration_minutes: 75,
  interval_minutes: null,
  ...changes,
});
const bill = [
  work('Cavalleria rusticana', 'Pietro Mascagni', { interval_minutes: 30 }),
  work('Pagliacci', 'Ruggero Leoncavallo', { interval_minutes: 20 }),
];
const create = async (body: object) =>
  (
    await send(backend, 'POST', '/de/api/productions/?translations=all', editor, {
      title: both('Abend', 'Evening'),
      ...body,
    })
  ).body.id;
const show = async (id: number, locale = 'de') =>
  (await get(backend, `/${locale}/api/productions/${id}/`, programmeApi.production.response)).body;

it('a production of several works shows them in order, with duration and intervals from them', async () => {
  const id = await create({ works: bill });
  const shown = await show(id, 'en');
  expect(shown.works?.map(({ title, lang, librettist }) => [title, lang, librettist])).toEqual([
    ['Cavalleria rusticana', 'de', 'Text by somebody'],
    ['Pagliacci', 'de', 'Text by somebody'],
  ]);
  // No interval after the last work.
  expect(shown.works?.map((one) => one.interval_minutes)).toEqual([30, null]);
  expect([shown.duration_minutes, shown.intervals]).toEqual([180, 1]);
  const event = await makeEvent(backend.ctx, { productionId: id });
  const { body } = await get(backend, `/de/api/events/${event.id}/`, programmeApi.event.response);
  expect(body).toMatchObject({ duration_minutes: 180, intervals: 1 });
  expect(body.production?.works).toEqual([
    { title: 'Cavalleria rusticana', composer: 'Pietro Mascagni' },
    { title: 'Pagliacci', composer: 'Ruggero Leoncavallo' },
  ]);
});

it.each([
  ['an entered duration and number of intervals count', { works: bill, duration_minutes: 170, intervals: 2 }, [170, 2]],
  [
    'the duration is unknown while that of one work is',
    { works: [bill[0], work('Pagliacci', '', { duration_minutes: null })] },
    [null, 1],
  ],
  ['a production of one work is as before', { duration_minutes: 105 }, [105, null]],
  ['nothing is known without works and duration', {}, [null, null]],
])('%s', async (_, body, expected) => {
  const shown = await show(await create(body));
  expect([shown.duration_minutes, shown.intervals]).toEqual(expected);
  expect(shown.works === undefined).toBe(!('works' in body));
});

it('every work is found by title and composer, also after a change', async () => {
  const id = await create({ works: [work('Gianni Schicchi', 'Giacomo Puccini')] });
  const found = async (word: string) =>
    (await get(backend, `/de/api/search/events/?query=${word}`, searchApi.events.response)).body.results.map(
      ({ url }) => url,
    );
  expect((await found('Schicchi'))[0]).toContain(`/${id}`);
  expect((await found('Puccini'))[0]).toContain(`/${id}`);
  await send(backend, 'POST', `/de/api/productions/${id}/?translations=all`, editor, {
    works: [work('Il tabarro', '')],
  });
  expect((await found('tabarro'))[0]).toContain(`/${id}`);
  expect(await found('Schicchi')).toEqual([]);
});

it('a work without a German title is refused with the name of the field', async () => {
  const body = { title: both('Abend'), works: [work('', '')] };
  expect(await send(backend, 'POST', '/de/api/productions/?translations=all', editor, body)).toMatchObject(
    unprocessable('works.0.title.de'),
  );
});
