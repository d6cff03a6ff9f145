import { describe, expect, it } from 'vitest';
import { peopleApi } from '#contract/api.ts';
import { get, getError, sharedBackend } from '#tests/test-backend.ts';
import { countQueries } from '#tests/count-queries.ts';
import {
  addCast,
  makeEvent,
  makeOwnSection,
  makePerson,
  makePersonCategory,
  makePicture,
  makeProduction,
  makeSeason,
} from '#tests/factories/rows.ts';
import { makeBlock } from '#tests/factories/block.ts';
import { persons } from '../../db/tables/people.ts';

const now = new Date('2026-11-21T12:00:00Z');
const day = 86_400_000;
const inDays = (days: number) => new Date(now.getTime() + days * day);

const backend = await sharedBackend({ clock: () => now });

const person = (id: number, locale = 'de', headers: Record<string, string> = {}, query = '') =>
  get(backend, `/${locale}/api/persons/${id}/${query}`, peopleApi.person.response, headers);
const named = async (query: string) =>
  (await get(backend, `/de/api/persons/?${query}`, peopleApi.persons.response)).body.results.map(({ name }) => name);

it('the list of artists has everyone with a page by category, in editorial order, with or without a picture', async () => {
  const picture = await makePicture(backend.ctx);
  const first = await makePerson(backend.ctx, 'Zoe Anders', { imageId: picture.id });
  const second = await makePerson(backend.ctx, 'Abel Brandt');
  const hidden = await makePerson(backend.ctx, 'Nur Besetzung', { isOnline: false });
  await makePersonCategory(backend.ctx, 'leitung', [second.id], 2);
  await makePersonCategory(backend.ctx, 'ensemble', [first.id, second.id, hidden.id], 1);
  const { body, tags } = await get(backend, '/de/api/person-categories/', peopleApi.categories.response);
  expect(body.results.map((category) => [category.name, category.persons.map(({ name }) => name)])).toEqual([
    ['Teil ensemble', ['Zoe Anders', 'Abel Brandt']],
    ['Teil leitung', ['Abel Brandt']],
  ]);
  expect(body.results[0]?.persons.map((each) => each.picture?.alt ?? null)).toEqual(['Ein Bild', null]);
  expect(body.results[0]?.persons[0]?.url).toBe(`/de/kuenstler/zoe-anders/${first.id}`);
  expect(tags).toEqual([`media:${picture.id}`, 'person-categories', 'persons']);
});

it('the list of artists uses as many queries for 120 people as for one', async () => {
  const request = () => get(backend, '/de/api/person-categories/?page_size=100', peopleApi.categories.response);
  const few = await countQueries(backend, request);
  const picture = await makePicture(backend.ctx);
  const singers = Array.from({ length: 120 }, (_, number) => {
    const name = `Chor ${number}`;
    return { name, sortName: name, slug: { de: name, en: '' }, imageId: picture.id };
  });
  const stored = await backend.ctx.db.insert(persons).values(singers).returning();
  await makePersonCategory(
    backend.ctx,
    'chor',
    stored.map(({ id }) => id),
    3,
  );
  const { body } = await request();
  expect(body.results.find(({ slug }) => slug === 'chor')?.persons).toHaveLength(120);
  expect(await countQueries(backend, request)).toBe(few);
});

it('searching people finds any part of a name, ignoring accents and case, and filters by category', async () => {
  const singer = await makePerson(backend.ctx, 'KS Jördis Ångström');
  await makePerson(backend.ctx, 'Jördis Unsichtbar', { isOnline: false });
  await makePersonCategory(backend.ctx, 'gaeste', [singer.id]);
  expect(await named('query=angstr')).toEqual(['KS Jördis Ångström']);
  expect(await named('query=JORDIS+ks')).toEqual(['KS Jördis Ångström']);
  expect(await named('query=jordis+zoe')).toEqual([]);
  expect(await named('category=gaeste')).toEqual(['KS Jördis Ångström']);
  expect(await named('category=gibt-es-nicht')).toEqual([]);
});

it.each(['%25', '_', "';drop table persons;--", '%ED%A0%80', '%F0%9F%8E%AD'])(
  'searching people finds nobody for %s, which is not part of a name',
  async (query) => {
    expect(await named(`query=${query}`)).toEqual([]);
  },
);

it('searching people returns an empty page past the end and 400 for invalid numbers', async () => {
  expect(await named('page=1000000')).toEqual([]);
  for (const query of ['page=0', 'page=-1', 'page=10000000000', 'page_size=101', `query=${'x'.repeat(201)}`])
    expect((await getError(backend, `/de/api/persons/?${query}`)).status).toBe(400);
});

it('a person has a biography with links, roles by season, categories and their own blocks', async () => {
  const season = await makeSeason(backend.ctx, '2026-27');
  const earlier = await makeSeason(backend.ctx, '2024-25');
  const salome = await makeProduction(backend.ctx, { seasonId: season.id, composer: 'Richard Strauss' });
  const tosca = await makeProduction(backend.ctx, {
    seasonId: earlier.id,
    title: { de: 'Tosca', en: '' },
    slug: { de: 'tosca', en: '' },
  });
  const hidden = await makeProduction(backend.ctx, { state: 'draft' });
  const one = await makePerson(backend.ctx, 'Mara Lind', {
    profession: { de: 'Sopran', en: '' },
    biography: { de: `<p>Singt <a href="production:${salome.id}">Salome</a>.</p>`, en: '' },
    website: 'javascript:alert(1)',
  });
  const role = { de: 'Salome', en: 'Salome' };
  await addCast(backend.ctx, { productionId: tosca.id }, [
    { role: { de: 'Regie', en: 'Director' }, kind: 'team', personId: one.id },
  ]);
  await addCast(backend.ctx, { productionId: salome.id }, [{ role, personId: one.id }]);
  await addCast(backend.ctx, { productionId: hidden.id }, [{ role, personId: one.id }]);
  const event = await makeEvent(backend.ctx, { productionId: salome.id });
  await addCast(backend.ctx, { eventId: event.id }, [{ role, personId: one.id }]);
  await makePersonCategory(backend.ctx, 'solisten', [one.id]);
  await makeOwnSection(backend.ctx, 'person', one.id, [makeBlock('headline', { de: { content: 'Presse' } })]);
  const { body, tags } = await person(one.id, 'en');
  expect(body).toMatchObject({
    profession: 'Sopran',
    lang: 'de',
    biography: `<p>Singt <a href="/en/productions/salome/${salome.id}">Salome</a>.</p>`,
    biography_lang: 'de',
    website: '',
    categories: [{ slug: 'solisten', name: 'Part solisten' }],
    section: `person-${one.id}`,
    urls: { de: `/de/kuenstler/mara-lind/${one.id}`, en: `/en/artists/mara-lind/${one.id}` },
  });
  expect(body.roles).toEqual([
    {
      role_name: 'Salome',
      kind: 'cast',
      production: {
        id: salome.id,
        title: 'Salome',
        composer: 'Richard Strauss',
        url: `/en/productions/salome/${salome.id}`,
      },
      season: 'Season 2026-27',
    },
    expect.objectContaining({ role_name: 'Director', kind: 'team', season: 'Season 2024-25' }),
  ]);
  expect(body.modules.map(({ model }) => model)).toEqual(['headline']);
  for (const tag of [`person:${one.id}`, `production:${salome.id}`, `event:${event.id}`, `section:person-${one.id}`])
    expect(tags).toContain(tag);
});

it('a person without a picture, a biography or roles has empty fields', async () => {
  const nobody = await makePerson(backend.ctx, 'Neu Imhaus');
  const { body } = await person(nobody.id);
  expect(body).toMatchObject({ picture: null, biography: '', roles: [], events: [], past_events: [], modules: [] });
});

it('a person without a page is not found by visitors, and has no address for editors', async () => {
  const hidden = await makePerson(backend.ctx, 'Nicht Sichtbar', { isOnline: false });
  expect(await getError(backend, `/de/api/persons/${hidden.id}/`)).toMatchObject({ status: 404 });
  const editor = await backend.signIn('publisher');
  expect((await person(hidden.id, 'de', editor)).body).toMatchObject({ name: 'Nicht Sichtbar', url: '' });
});

it('a person has the draft of their blocks only for an editor who requests it', async () => {
  const one = await makePerson(backend.ctx, 'Im Entwurf');
  await makeOwnSection(backend.ctx, 'person', one.id, [makeBlock('text', { de: { content: '<p>Neu</p>' } })], false);
  const editor = await backend.signIn('publisher');
  expect((await person(one.id, 'de', {}, '?edit')).body.modules).toEqual([]);
  expect((await person(one.id, 'de', editor)).body.modules).toEqual([]);
  expect((await person(one.id, 'de', editor, '?edit')).body.modules).toHaveLength(1);
});

describe('the events of a person', () => {
  const role = { de: 'Rolle', en: '' };
  const ids = (list: { id: number }[]) => list.map(({ id }) => id);

  it('are those with them in the cast: upcoming ones first, past ones latest first', async () => {
    const singer = await makePerson(backend.ctx, 'Nina Weiss');
    const other = await makePerson(backend.ctx, 'Otto Klar');
    const made = [];
    for (const days of [3, 1, -5, -2, 9]) made.push(await makeEvent(backend.ctx, { start: inDays(days) }));
    const [later, soon, before, lately, foreign] = made.map(({ id }) => id);
    for (const eventId of [later, soon, before, lately])
      await addCast(backend.ctx, { eventId: eventId ?? 0 }, [{ role, personId: singer.id }]);
    await addCast(backend.ctx, { eventId: foreign ?? 0 }, [{ role, personId: other.id }]);
    const { body } = await person(singer.id);
    expect(ids(body.events)).toEqual([soon, later]);
    expect(ids(body.past_events)).toEqual([lately, before]);
  });

  it('follow the usual cast if an event has no cast list; directors have none', async () => {
    const production = await makeProduction(backend.ctx);
    const [soprano, director, standIn] = [
      await makePerson(backend.ctx, 'Usa Al'),
      await makePerson(backend.ctx, 'Regi Sseur'),
      await makePerson(backend.ctx, 'Ein Springerin'),
    ];
    await addCast(backend.ctx, { productionId: production.id }, [
      { role: { de: 'Regie', en: '' }, kind: 'team', personId: director.id },
      { role, personId: soprano.id },
    ]);
    const usual = await makeEvent(backend.ctx, { productionId: production.id, start: inDays(2) });
    const changed = await makeEvent(backend.ctx, { productionId: production.id, start: inDays(4) });
    await addCast(backend.ctx, { eventId: changed.id }, [{ role, personId: standIn.id }]);
    expect(ids((await person(soprano.id)).body.events)).toEqual([usual.id]);
    expect(ids((await person(standIn.id)).body.events)).toEqual([changed.id]);
    const { body } = await person(director.id);
    expect(body.events).toEqual([]);
    expect(body.roles.map(({ role_name }) => role_name)).toEqual(['Regie']);
    expect((await person(soprano.id)).tags).toContain(`production-dates:${production.id}`);
  });

  it('need no further queries as they grow', async () => {
    const busy = await makePerson(backend.ctx, 'Viel Beschaeftigt');
    const request = () => person(busy.id);
    const add = async () => {
      const production = await makeProduction(backend.ctx);
      const event = await makeEvent(backend.ctx, { productionId: production.id });
      await addCast(backend.ctx, { eventId: event.id }, [{ role, personId: busy.id }]);
    };
    await add();
    const few = await countQueries(backend, request);
    for (let number = 0; number < 8; number += 1) await add();
    expect((await request()).body.events).toHaveLength(9);
    expect(await countQueries(backend, request)).toBe(few);
  });
});
