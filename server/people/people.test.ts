import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { peopleApi } from '#contract/api.ts';
import { get, getError } from '#tests/ask.ts';
import { countQueries } from '#tests/count-queries.ts';
import { makeOwnSection } from '#tests/factories/article.ts';
import { makeBlock } from '#tests/factories/block.ts';
import { makeEvent } from '#tests/factories/event.ts';
import { makePicture } from '#tests/factories/media.ts';
import { makePersonCategory } from '#tests/factories/person-category.ts';
import { addCast, makePerson, makeProduction, makeSeason } from '#tests/factories/production.ts';
import { createTestHouse, type TestHouse } from '#tests/house.ts';
import { persons } from './schema.ts';

const now = new Date('2026-11-21T12:00:00Z');
const day = 86_400_000;
const inDays = (days: number) => new Date(now.getTime() + days * day);

let opera: TestHouse;
beforeAll(async () => {
  opera = await createTestHouse({ clock: () => now });
});
afterAll(() => opera.close());

const person = (id: number, locale = 'de', headers: Record<string, string> = {}, query = '') =>
  get(opera, `/${locale}/api/persons/${id}/${query}`, peopleApi.person.response, headers);
const named = async (query: string) =>
  (await get(opera, `/de/api/persons/?${query}`, peopleApi.persons.response)).body.results.map(({ name }) => name);

describe('the list of artists', () => {
  test('holds everyone with a page by category, in the order of the house, with a picture or without', async () => {
    const picture = await makePicture(opera.house);
    const first = await makePerson(opera.house, 'Zoe Anders', { imageId: picture.id });
    const second = await makePerson(opera.house, 'Abel Brandt');
    const hidden = await makePerson(opera.house, 'Nur Besetzung', { isOnline: false });
    await makePersonCategory(opera.house, 'leitung', [second.id], 2);
    await makePersonCategory(opera.house, 'ensemble', [first.id, second.id, hidden.id], 1);
    const { body, tags } = await get(opera, '/de/api/person-categories/', peopleApi.categories.response);
    expect(body.results.map((category) => [category.name, category.persons.map(({ name }) => name)])).toEqual([
      ['Teil ensemble', ['Zoe Anders', 'Abel Brandt']],
      ['Teil leitung', ['Abel Brandt']],
    ]);
    expect(body.results[0]?.persons.map((each) => each.picture?.alt ?? null)).toEqual(['Ein Bild', null]);
    expect(body.results[0]?.persons[0]?.url).toBe(`/de/kuenstler/zoe-anders/${first.id}`);
    expect(tags).toEqual([`media:${picture.id}`, 'person-categories', 'persons']);
  });

  test('of 120 people is one answer with as many queries as that of one', async () => {
    const ask = () => get(opera, '/de/api/person-categories/?page_size=100', peopleApi.categories.response);
    const few = await countQueries(opera, ask);
    const picture = await makePicture(opera.house);
    const singers = Array.from({ length: 120 }, (_, number) => {
      const name = `Chor ${number}`;
      return { name, sortName: name, slug: { de: name, en: '' }, imageId: picture.id };
    });
    const stored = await opera.house.db.insert(persons).values(singers).returning();
    await makePersonCategory(
      opera.house,
      'chor',
      stored.map(({ id }) => id),
      3,
    );
    const { body } = await ask();
    expect(body.results.find(({ slug }) => slug === 'chor')?.persons).toHaveLength(120);
    expect(await countQueries(opera, ask)).toBe(few);
  });

  test('has empty pages past its end', async () => {
    const { body } = await get(opera, '/de/api/person-categories/?page=99', peopleApi.categories.response);
    expect(body).toMatchObject({ results: [], next: null });
  });
});

describe('people by name', () => {
  test('are found by any part of it, accents and case aside, and by category', async () => {
    const singer = await makePerson(opera.house, 'KS Jördis Ångström');
    await makePerson(opera.house, 'Jördis Unsichtbar', { isOnline: false });
    await makePersonCategory(opera.house, 'gaeste', [singer.id]);
    expect(await named('query=angstr')).toEqual(['KS Jördis Ångström']);
    expect(await named('query=JORDIS+ks')).toEqual(['KS Jördis Ångström']);
    expect(await named('query=jordis+zoe')).toEqual([]);
    expect(await named('category=gaeste')).toEqual(['KS Jördis Ångström']);
    expect(await named('category=gibt-es-nicht')).toEqual([]);
  });

  test.each(['%25', '_', "';drop table persons;--", '%ED%A0%80', '%F0%9F%8E%AD'])(
    'are not found by %s, which is no part of a name',
    async (query) => {
      expect(await named(`query=${query}`)).toEqual([]);
    },
  );

  test('past the end are none, with bad numbers a 400', async () => {
    expect(await named('page=1000000')).toEqual([]);
    for (const query of ['page=0', 'page=-1', 'page=10000000000', 'page_size=101', `query=${'x'.repeat(201)}`])
      expect((await getError(opera, `/de/api/persons/?${query}`)).status).toBe(400);
  });
});

describe('somebody', () => {
  test('has a biography with links, roles by season, categories and blocks of their own', async () => {
    const season = await makeSeason(opera.house, '2026-27');
    const earlier = await makeSeason(opera.house, '2024-25');
    const salome = await makeProduction(opera.house, { seasonId: season.id, composer: 'Richard Strauss' });
    const tosca = await makeProduction(opera.house, {
      seasonId: earlier.id,
      title: { de: 'Tosca', en: '' },
      slug: { de: 'tosca', en: '' },
    });
    const hidden = await makeProduction(opera.house, { isOnline: false });
    const one = await makePerson(opera.house, 'Mara Lind', {
      profession: { de: 'Sopran', en: '' },
      biography: { de: `<p>Singt <a href="production:${salome.id}">Salome</a>.</p>`, en: '' },
      website: 'javascript:alert(1)',
    });
    const role = { de: 'Salome', en: 'Salome' };
    await addCast(opera.house, { productionId: tosca.id }, [
      { role: { de: 'Regie', en: 'Director' }, kind: 'team', personId: one.id },
    ]);
    await addCast(opera.house, { productionId: salome.id }, [{ role, personId: one.id }]);
    await addCast(opera.house, { productionId: hidden.id }, [{ role, personId: one.id }]);
    const evening = await makeEvent(opera.house, { productionId: salome.id });
    await addCast(opera.house, { eventId: evening.id }, [{ role, personId: one.id }]);
    await makePersonCategory(opera.house, 'solisten', [one.id]);
    await makeOwnSection(opera.house, 'person', one.id, [makeBlock('headline', { de: { content: 'Presse' } })]);
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
    for (const tag of [
      `person:${one.id}`,
      `production:${salome.id}`,
      `event:${evening.id}`,
      `section:person-${one.id}`,
    ])
      expect(tags).toContain(tag);
  });

  test('without a picture, a biography or anything to do here has an empty answer', async () => {
    const nobody = await makePerson(opera.house, 'Neu Imhaus');
    const { body } = await person(nobody.id);
    expect(body).toMatchObject({ picture: null, biography: '', roles: [], events: [], past_events: [], modules: [] });
  });

  test('that is offline, unknown or no number is refused', async () => {
    const hidden = await makePerson(opera.house, 'Nicht Sichtbar', { isOnline: false });
    expect(await getError(opera, `/de/api/persons/${hidden.id}/`)).toMatchObject({ status: 404 });
    expect(await getError(opera, '/de/api/persons/2147483647/')).toMatchObject({ status: 404, code: 'not_found' });
    for (const id of ['abc', '0', '-1', '1.5', '99999999999'])
      expect(await getError(opera, `/de/api/persons/${id}/`)).toMatchObject({ status: 400, issues: [{ path: 'id' }] });
    const editor = await opera.signIn('editor');
    expect((await person(hidden.id, 'de', editor)).body).toMatchObject({ name: 'Nicht Sichtbar', url: '' });
  });

  test('has the draft of their blocks for an editor who asks for it only', async () => {
    const one = await makePerson(opera.house, 'Im Entwurf');
    await makeOwnSection(opera.house, 'person', one.id, [makeBlock('text', { de: { content: '<p>Neu</p>' } })], false);
    const editor = await opera.signIn('editor');
    expect((await person(one.id, 'de', {}, '?edit')).body.modules).toEqual([]);
    expect((await person(one.id, 'de', editor)).body.modules).toEqual([]);
    expect((await person(one.id, 'de', editor, '?edit')).body.modules).toHaveLength(1);
  });
});

describe('the dates of somebody', () => {
  const role = { de: 'Rolle', en: '' };
  const ids = (list: { id: number }[]) => list.map(({ id }) => id);

  test('are the evenings on which they are cast, next first; those that are over, latest first', async () => {
    const singer = await makePerson(opera.house, 'Nina Weiss');
    const other = await makePerson(opera.house, 'Otto Klar');
    const made = [];
    for (const days of [3, 1, -5, -2, 9]) made.push(await makeEvent(opera.house, { start: inDays(days) }));
    const [later, soon, before, lately, foreign] = made.map(({ id }) => id);
    for (const eventId of [later, soon, before, lately])
      await addCast(opera.house, { eventId: eventId ?? 0 }, [{ role, personId: singer.id }]);
    await addCast(opera.house, { eventId: foreign ?? 0 }, [{ role, personId: other.id }]);
    const { body } = await person(singer.id);
    expect(ids(body.events)).toEqual([soon, later]);
    expect(ids(body.past_events)).toEqual([lately, before]);
  });

  test('follow the usual cast where an evening has no list of its own; whoever directs has none', async () => {
    const production = await makeProduction(opera.house);
    const [soprano, director, standIn] = [
      await makePerson(opera.house, 'Usa Al'),
      await makePerson(opera.house, 'Regi Sseur'),
      await makePerson(opera.house, 'Ein Springerin'),
    ];
    await addCast(opera.house, { productionId: production.id }, [
      { role: { de: 'Regie', en: '' }, kind: 'team', personId: director.id },
      { role, personId: soprano.id },
    ]);
    const usual = await makeEvent(opera.house, { productionId: production.id, start: inDays(2) });
    const changed = await makeEvent(opera.house, { productionId: production.id, start: inDays(4) });
    await addCast(opera.house, { eventId: changed.id }, [{ role, personId: standIn.id }]);
    expect(ids((await person(soprano.id)).body.events)).toEqual([usual.id]);
    expect(ids((await person(standIn.id)).body.events)).toEqual([changed.id]);
    const { body } = await person(director.id);
    expect(body.events).toEqual([]);
    expect(body.roles.map(({ role_name }) => role_name)).toEqual(['Regie']);
    expect((await person(soprano.id)).tags).toContain(`production-dates:${production.id}`);
  });

  test('need no further queries as they grow', async () => {
    const busy = await makePerson(opera.house, 'Viel Beschaeftigt');
    const ask = () => person(busy.id);
    const add = async () => {
      const production = await makeProduction(opera.house);
      const event = await makeEvent(opera.house, { productionId: production.id });
      await addCast(opera.house, { eventId: event.id }, [{ role, personId: busy.id }]);
    };
    await add();
    const few = await countQueries(opera, ask);
    for (let number = 0; number < 8; number += 1) await add();
    expect((await ask()).body.events).toHaveLength(9);
    expect(await countQueries(opera, ask)).toBe(few);
  });
});
