import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { homeApi } from '#contract/api.ts';
import { get, getError } from '#tests/ask.ts';
import { makeEvent } from '#tests/factories/event.ts';
import { makePicture } from '#tests/factories/media.ts';
import { makePage } from '#tests/factories/page.ts';
import { createTestHouse, type TestHouse } from '#tests/house.ts';
import { breakingNews, slides } from './schema.ts';

let now = new Date('2026-11-21T12:00:00Z');
const inHours = (hours: number) => new Date(Date.parse('2026-11-21T12:00:00Z') + hours * 3_600_000);
const called = (title: string) => ({ title: { de: title, en: '' } });

let opera: TestHouse;
beforeAll(async () => {
  opera = await createTestHouse({ clock: () => now });
});
beforeEach(async () => {
  now = inHours(0);
  await opera.house.db.delete(slides);
  await opera.house.db.delete(breakingNews);
});
afterAll(() => opera.close());

const calls = {
  slides: { path: 'slides', schema: homeApi.slides.response, table: slides, tag: 'home' },
  'breaking news': {
    path: 'breaking-news',
    schema: homeApi.breakingNews.response,
    table: breakingNews,
    tag: 'breaking-news',
  },
} as const;

describe.each(Object.entries(calls))('%s', (_, { path, schema, table, tag }) => {
  const list = (locale = 'de', query = '') => get(opera, `/${locale}/api/${path}/${query}`, schema);
  const titles = async () => (await list()).body.results.map(({ title }) => title);
  const until = async () => (await opera.app.request(`/de/api/${path}/`)).headers.get('Cache-Until');

  test('are those that are due, in order', async () => {
    await opera.house.db.insert(table).values([
      { ...called('Zweites'), position: 2 },
      { ...called('Erstes'), position: 1, startsAt: inHours(-1), endsAt: inHours(1) },
      { ...called('Offline'), isOnline: false },
      { ...called('Vorbei'), endsAt: inHours(-1) },
      { ...called('Noch nicht'), startsAt: inHours(2) },
    ]);
    expect(await titles()).toEqual(['Erstes', 'Zweites']);
    expect((await list()).tags).toEqual([tag]);
  });

  test('are others from the moment on at which one begins or ends', async () => {
    await opera.house.db.insert(table).values([
      { ...called('Endet'), endsAt: inHours(3) },
      { ...called('Beginnt'), startsAt: inHours(2) },
    ]);
    expect(await until()).toBe(inHours(2).toISOString());
    now = inHours(2);
    expect(await titles()).toEqual(['Endet', 'Beginnt']);
    expect(await until()).toBe(inHours(3).toISOString());
    now = inHours(3);
    expect(await titles()).toEqual(['Beginnt']);
    expect(await until()).toBeNull();
  });

  test('lead to the things of the house by their address in the language asked for, and nowhere once they are gone', async () => {
    const page = await makePage(opera.house, { slug: { de: `service-${path}`, en: `${path}-en` } });
    const event = await makeEvent(opera.house);
    await opera.house.db.insert(table).values([
      { ...called('Seite'), position: 1, link: `page:${page.id}#anfahrt` },
      { ...called('Abend'), position: 2, link: `event:${event.id}` },
      { ...called('Weg'), position: 3, link: 'production:999999' },
      { ...called('Fremd'), position: 4, link: 'https://andere.example/' },
      { ...called('Ohne'), position: 5 },
    ]);
    const { body, tags } = await list('en');
    expect(body.results.map(({ link }) => link.url)).toEqual([
      `/en/${path}-en#anfahrt`,
      `/en/programme/salome/${event.id}`,
      '',
      'https://andere.example/',
      '',
    ]);
    expect(body.results[0]).toMatchObject({ title: 'Seite', lang: 'de' });
    expect(tags).toEqual([tag, `event:${event.id}`, `page:${page.id}`, 'production:999999'].toSorted());
  });

  test('come in pages; a bad number is a 400', async () => {
    await opera.house.db.insert(table).values([called('Eins'), called('Zwei'), called('Drei')]);
    expect((await list('de', '?page_size=2&page=2')).body).toMatchObject({ count: 3, results: [{ title: 'Drei' }] });
    expect((await list('de', '?page=1000000')).body).toMatchObject({ count: 3, results: [] });
    expect(await getError(opera, `/de/api/${path}/?page=0`)).toMatchObject({ status: 400, issues: [{ path: 'page' }] });
  });

  test('where there are none are an empty list', async () => {
    expect((await list()).body).toEqual({ count: 0, next: null, previous: null, results: [] });
  });
});

test('a slide has its picture, and does without one', async () => {
  const picture = await makePicture(opera.house);
  await opera.house.db.insert(slides).values([{ ...called('Mit'), imageId: picture.id }, called('Ohne')]);
  const { body, tags } = await get(opera, '/de/api/slides/', homeApi.slides.response);
  expect(body.results.map((slide) => slide.picture?.id ?? null)).toEqual([picture.id, null]);
  expect(tags).toContain(`media:${picture.id}`);
});
