import { beforeEach, expect, it } from 'vitest';
import { festivalsApi, programmeApi, searchApi } from '#contract/api.ts';
import { countQueries } from '#tests/count-queries.ts';
import { makeEvent, makeFestival, makeOwnSection } from '#tests/factories/rows.ts';
import { makeBlock } from '#tests/factories/block.ts';
import { get, getError, send, sharedBackend, unprocessable } from '#tests/test-backend.ts';
import { events, festivals } from '../../db/tables/programme.ts';

const backend = await sharedBackend({ clock: () => new Date('2026-11-21T12:00:00Z') });
const editor = await backend.signIn('publisher');
beforeEach(async () => {
  await backend.ctx.db.delete(events);
  await backend.ctx.db.delete(festivals);
});

const list = async () => (await get(backend, '/de/api/festivals/', festivalsApi.festivals.response)).body.results;
const eventsOf = async (query: string) =>
  (await get(backend, `/de/api/events/?${query}`, programmeApi.events.response)).body.results.map(({ id }) => id);
const show = async (id: number) => (await get(backend, `/de/api/events/${id}/`, programmeApi.event.response)).body;

it('a festival has a page in both languages and is named by its events', async () => {
  const festival = await makeFestival(backend.ctx, { startsOn: '2027-05-01', endsOn: '2027-05-10' });
  const event = await makeEvent(backend.ctx, { festivalId: festival.id });
  const { body } = await get(backend, `/en/api/festivals/${festival.id}/`, festivalsApi.festival.response);
  expect(body).toMatchObject({
    title: 'Baroque festival',
    urls: {
      de: `/de/reihen/barockfest/${festival.id}`,
      en: `/en/series/baroque-festival/${festival.id}`,
    },
  });
  expect((await show(event.id)).series).toMatchObject({ title: 'Barockfest', kind: 'festival' });
  const sitemap = await (await backend.app.request('/sitemap/festival-1.xml')).text();
  expect(sitemap).toContain(body.urls.en);
  expect(sitemap).toContain('/de/reihen</loc>');
});

it('a festival filters the programme, the days of a month and its count', async () => {
  const festival = await makeFestival(backend.ctx);
  const start = new Date('2026-12-04T18:30:00Z');
  const [one, other] = [
    await makeEvent(backend.ctx, { festivalId: festival.id, start }),
    await makeEvent(backend.ctx, { start }),
  ];
  expect(await eventsOf(`series=${festival.id}`)).toEqual([one.id]);
  expect(await eventsOf('date=2026-12-04')).toEqual([one.id, other.id]);
  const path = `/de/api/calendar/month/?month=2026-12&series=${festival.id}`;
  const { days } = (await get(backend, path, programmeApi.month.response)).body;
  expect(days.map(({ count }) => count)).toEqual([1]);
  expect((await getError(backend, '/de/api/events/?series=none')).status).toBe(400);
});

it('a festival that is hidden is neither named nor listed, while its events stay public', async () => {
  const festival = await makeFestival(backend.ctx, { state: 'draft' });
  const event = await makeEvent(backend.ctx, { festivalId: festival.id });
  expect((await show(event.id)).series).toBeNull();
  expect(await list()).toEqual([]);
  const path = `/de/api/festivals/${festival.id}/`;
  expect((await backend.app.request(path)).status).toBe(404);
  expect((await backend.app.request(path, { headers: editor })).status).toBe(200);
  expect((await send(backend, 'POST', `${path}?translations=all`, editor, { state: 'public' })).status).toBe(200);
  expect((await show(event.id)).series?.id).toBe(festival.id);
});

it('a festival is listed while it has coming events, by the next one, with any number of events', async () => {
  const [late, soon, over] = [
    await makeFestival(backend.ctx),
    await makeFestival(backend.ctx, { kind: 'series' }),
    await makeFestival(backend.ctx),
  ];
  await makeEvent(backend.ctx, { festivalId: late.id, start: new Date('2027-02-01T18:00:00Z') });
  await makeEvent(backend.ctx, { festivalId: soon.id });
  await makeEvent(backend.ctx, { festivalId: over.id, start: new Date('2026-01-01T18:00:00Z') });
  expect((await list()).map(({ id }) => id)).toEqual([soon.id, late.id]);
  const cost = await countQueries(backend, list);
  for (let n = 0; n < 5; n += 1) await makeEvent(backend.ctx, { festivalId: soon.id });
  expect(await countQueries(backend, list)).toBe(cost);
});

it('a festival is counted on a page of the list behind the last one', async () => {
  await makeEvent(backend.ctx, { festivalId: (await makeFestival(backend.ctx)).id });
  const { body } = await get(backend, '/de/api/festivals/?page=1000', festivalsApi.festivals.response);
  expect(body).toMatchObject({ count: 1, results: [], previous: '/de/api/festivals/?page=1' });
});

it('a festival is found by the search while it is public, also by the words of its section', async () => {
  const { id } = await makeFestival(backend.ctx);
  const found = async (word: string) => {
    const path = `/de/api/search/?query=${encodeURIComponent(word)}`;
    return (await get(backend, path, searchApi.all.response)).body.others.results.map(({ kind, hint, url }) => ({
      kind,
      hint,
      url,
    }));
  };
  const itself = { kind: 'festival', hint: 'Festival', url: `/de/reihen/barockfest/${id}` };
  expect(await found('Barockfest')).toEqual([itself]);
  const suggest = '/de/api/search/autocomplete/?query=barock';
  expect((await get(backend, suggest, searchApi.suggest.response)).body).toMatchObject([
    { text: 'Barockfest', hint: 'Festival' },
  ]);
  await send(backend, 'POST', `/de/api/festivals/${id}/?translations=all`, editor, {
    description: { de: '<p>Theorbe und Gambe</p>', en: '' },
  });
  expect(await found('Theorbe')).toEqual([itself]);
  await makeOwnSection(backend.ctx, 'festival', id, [makeBlock('text', { de: { content: '<p>Hammerklavier</p>' } })]);
  expect(await found('Hammerklavier')).toEqual([itself]);
  await send(backend, 'POST', `/de/api/festivals/${id}/?translations=all`, editor, { state: 'draft' });
  expect(await found('Barockfest')).toEqual([]);
});

it('a festival has a section with blocks; editors see its draft', async () => {
  const { id } = await makeFestival(backend.ctx);
  const path = `/de/api/festivals/${id}/`;
  expect((await get(backend, path, festivalsApi.festival.response)).body).toMatchObject({
    section: `festival-${id}`,
    modules: [],
  });
  const made = await send(backend, 'POST', '/de/pageeditor-api/container', editor, {
    parent: null,
    slug: `festival-${id}`,
    content_type: 'festival',
    object_id: id,
  });
  expect(made.status).toBeLessThan(300);
  const none = { parent: null, slug: 'festival-4711', content_type: 'festival', object_id: 4711 };
  expect((await send(backend, 'POST', '/de/pageeditor-api/container', editor, none)).status).toBe(422);
});

it('a festival without upcoming events is in the complete list only, after the others', async () => {
  const [old, soon, draft] = [
    await makeFestival(backend.ctx, { startsOn: '2025-05-01' }),
    await makeFestival(backend.ctx),
    await makeFestival(backend.ctx, { state: 'draft' }),
  ];
  await makeEvent(backend.ctx, { festivalId: soon.id });
  await makeEvent(backend.ctx, { festivalId: draft.id });
  expect((await list()).map(({ id }) => id)).toEqual([soon.id]);
  const page = async (number: number) =>
    (
      await get(
        backend,
        `/de/api/festivals/?upcoming=false&page_size=1&page=${number}`,
        festivalsApi.festivals.response,
      )
    ).body;
  expect(await page(1)).toMatchObject({ count: 2, results: [{ id: soon.id }] });
  expect(await page(2)).toMatchObject({ next: null, results: [{ id: old.id }] });
});

it('a festival ends after it begins, and cannot be deleted while events belong to it', async () => {
  const body = { title: { de: 'Fest', en: '' }, kind: 'festival', starts_on: '2027-05-10', ends_on: '2027-05-01' };
  expect(await send(backend, 'POST', '/de/api/festivals/?translations=all', editor, body)).toMatchObject(
    unprocessable('ends_on'),
  );
  const festival = await makeFestival(backend.ctx);
  await makeEvent(backend.ctx, { festivalId: festival.id });
  expect((await send(backend, 'DELETE', `/de/api/festivals/${festival.id}/`, editor)).status).toBe(409);
});
