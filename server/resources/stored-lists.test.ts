import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { listOf } from '#contract/list.ts';
import { mostListed } from '#contract/resources-calls.ts';
import { oneLanguage } from '#contract/resources-fields.ts';
import { eventsResource } from '#contract/resources-programme.ts';
import { resources } from '#contract/resources.ts';
import { get, getError } from '#tests/ask.ts';
import { countQueries } from '#tests/count-queries.ts';
import { addCast, makePerson, makeProduction } from '#tests/factories/production.ts';
import { makeEvent } from '#tests/factories/event.ts';
import { both, fullBodies, makeTargets } from '#tests/factories/resource.ts';
import { createTestHouse, type TestHouse } from '#tests/house.ts';
import { send } from '#tests/write.ts';

const now = new Date('2026-11-21T12:00:00Z');
let opera: TestHouse;
let editor: Record<string, string>;
beforeAll(async () => {
  opera = await createTestHouse({ clock: () => now });
  editor = await opera.signIn('editor');
});
afterAll(() => opera.close());

const answer = listOf(z.looseObject({ id: z.int() })).extend({ more: z.boolean() });
const list = async (path: string, query = '', locale = 'de') =>
  (await get(opera, `/${locale}/api/${path}/?translations=all${query}`, answer, editor)).body;
const names = async (query: string, locale?: string) =>
  (await list('persons', query, locale)).results.map(({ name }) => name);
const titles = async (query: string, locale?: string) =>
  (await list('productions', query, locale)).results.map(({ title }) => (title as { de: string }).de);

describe('the list of everything', () => {
  test('has what is offline, in order, page by page, and leads to the neighbours', async () => {
    for (const name of ['Zoe Anders', 'Abel Brandt', 'Ähre Clemens'])
      await makePerson(opera.house, name, { isOnline: name !== 'Abel Brandt' });
    const whole = await list('persons');
    expect(whole.results.map(({ name }) => name)).toEqual(['Abel Brandt', 'Zoe Anders', 'Ähre Clemens']);
    const first = await list('persons', '&page_size=2&sort=-name');
    expect(first).toMatchObject({
      count: 3,
      next: '/de/api/persons/?translations=all&page_size=2&sort=-name&page=2',
      previous: null,
    });
    expect(await names('&page=1000000000')).toEqual([]);
    expect(await names('&page=2&page_size=2')).toEqual(['Ähre Clemens']);
  });

  test('is narrowed by words, ids and fields', async () => {
    const [zoe] = (await list('persons', '&query=zoe')).results;
    expect(zoe?.name).toBe('Zoe Anders');
    expect(await names('&query=AHRE+clem')).toEqual(['Ähre Clemens']);
    expect(await names(`&query=${zoe?.id}`)).toContain('Zoe Anders');
    expect(await names('&query=%25')).toEqual([]);
    expect(await names('&is_online=false')).toEqual(['Abel Brandt']);
    expect(await names(`&ids=${zoe?.id},99999999,9999999999`)).toEqual(['Zoe Anders']);
    expect(await names('&ids=0')).toEqual([]);
  });

  test('is sorted by the title in the language of the path, accents aside', async () => {
    await makeProduction(opera.house, { title: both('Zauberflöte', 'A flute') });
    await makeProduction(opera.house, { title: both('Ägypten') });
    await makeProduction(opera.house, { title: both('Butterfly', 'Zebra') });
    expect(await titles('')).toEqual(['Ägypten', 'Butterfly', 'Zauberflöte']);
    expect(await titles('&sort=title', 'en')).toEqual(['Zauberflöte', 'Ägypten', 'Butterfly']);
    expect(await titles('&sort=-title')).toEqual(['Zauberflöte', 'Butterfly', 'Ägypten']);
  });

  test('of events can be that of a production', async () => {
    const { id: productionId } = await makeProduction(opera.house);
    const event = await makeEvent(opera.house, { productionId });
    await makeEvent(opera.house, { title: both('Tosca') });
    expect((await list('events', `&production_id=${productionId}`)).results.map(({ id }) => id)).toEqual([event.id]);
    expect((await list('events', '&query=tosca')).count).toBe(1);
  });

  test.each(['sort=colour', 'sort=--name', 'page=0', 'page=1000000001', 'page_size=101', 'ids=x', 'is_online=maybe'])(
    'refuses %s, naming it',
    async (query) => {
      const refused = await getError(opera, `/de/api/persons/?translations=all&${query}`, editor);
      expect(refused).toMatchObject({ status: 400, issues: [{ path: query.split('=')[0] }] });
    },
  );
});

describe('of very many', () => {
  test('so many are counted and paged through, and it says that there are more', async () => {
    const add = (count: number) =>
      opera.house.db.execute(
        sql`insert into roles (name, kind) select '{"de": "Viele", "en": ""}', 'cast' from generate_series(1, ${count}::int)`,
      );
    await add(mostListed);
    expect(await list('roles', '&query=viele')).toMatchObject({ count: mostListed, more: false });
    await add(1);
    const last = await list('roles', '&query=viele&page=100&page_size=100');
    expect(last).toMatchObject({ count: mostListed, more: true, next: null });
    expect(last.results).toHaveLength(100);
    expect((await list('roles', '&query=viele&page=101&page_size=100')).results).toEqual([]);
    await opera.house.db.execute(sql`delete from roles where name->>'de' = 'Viele'`);
  });

  test('every text of an event that lacks a language is found by it', async () => {
    const texts = Object.entries(eventsResource.fields).flatMap(([name, field]) =>
      name !== 'slug' && oneLanguage(field) ? [name] : [],
    );
    expect(texts).toContain('long_text');
    for (const name of texts) {
      const body = { title: both('Ganz', 'Whole'), start: '2027-01-01T19:00:00+01:00', [name]: both('Nur hier') };
      const { body: made } = await send(opera, 'POST', '/de/api/events/?translations=all', editor, body);
      const found = await list('events', `&ids=${made.id}&missing=en`);
      expect(found.count, name).toBe(1);
      expect((await list('events', `&ids=${made.id}&missing=de`)).count, name).toBe(0);
    }
  });

  test('an event with the longest titles of any script is stored and found', async () => {
    const letters = Array.from({ length: 193 }, (_, place) => String.fromCodePoint(0x4e_00 + place * 37));
    const long = `${letters.join('')}Fermate`;
    const body = { title: both(long, long), subtitle: both(long, long), start: '2027-01-01T19:00:00+01:00' };
    const made = await send(opera, 'POST', '/de/api/events/?translations=all', editor, body);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect((await list('events', '&query=fermate&sort=title')).count).toBe(1);
  });
});

describe('however many there are', () => {
  test.each([
    'productions',
    'events',
    'persons',
    'articles',
    'seasonsubscriptions',
    'download-directories',
    'departments',
  ])('the list of %s asks the database as often', async (name) => {
    const path = resources.find((resource) => resource.name === name)?.path ?? '';
    const targets = await makeOnce();
    const body = { ...fullBodies(targets)[name], external_id: undefined };
    const add = async (slug: string) => {
      const made = await send(opera, 'POST', `/de/api/${path}/?translations=all`, editor, {
        ...body,
        slug: name === 'departments' ? slug : both(slug),
      });
      expect(made.status, JSON.stringify(made.body)).toBe(201);
    };
    await add('eins');
    const few = await countQueries(opera, () => list(path, '&page_size=100'));
    for (const slug of ['zwei', 'drei', 'vier']) await add(slug);
    expect(await countQueries(opera, () => list(path, '&page_size=100'))).toBe(few);
  });
});

let targetsMade: ReturnType<typeof makeTargets> | undefined;
function makeOnce() {
  targetsMade ??= makeTargets(opera.house);
  return targetsMade;
}

test('a cast list of four hundred is written and read whole', async () => {
  const { id } = await makeEvent(opera.house);
  const { singerId } = await makeOnce();
  await addCast(opera.house, { eventId: id }, [{ role: both('Chor'), personId: singerId }]);
  const cast = Array.from({ length: 400 }, (_, place) => ({
    role: { name: both(`Stimme ${place}`), kind: 'cast' },
    person_id: singerId,
  }));
  const sent = await send(opera, 'POST', `/de/api/events/${id}/?translations=all`, editor, { cast });
  expect(sent.status).toBe(200);
  expect(sent.body.cast).toMatchObject(cast);
});
