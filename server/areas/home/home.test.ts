import { beforeEach, describe, expect, it } from 'vitest';
import { homeApi } from '#contract/api.ts';
import { badRequest, get, getError, sharedBackend } from '#tests/test-backend.ts';
import { makeEvent, makePage, makePicture } from '#tests/factories/rows.ts';
import { breakingNews, slides } from '../../db/tables/site.ts';

let now = new Date('2026-11-21T12:00:00Z');
const inHours = (hours: number) => new Date(Date.parse('2026-11-21T12:00:00Z') + hours * 3_600_000);
const called = (title: string) => ({ title: { de: title, en: '' } });

const backend = await sharedBackend({ clock: () => now });
beforeEach(async () => {
  now = inHours(0);
  await backend.ctx.db.delete(slides);
  await backend.ctx.db.delete(breakingNews);
});

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
  const list = (locale = 'de', query = '') => get(backend, `/${locale}/api/${path}/${query}`, schema);
  const titles = async () => (await list()).body.results.map(({ title }) => title);
  const until = async () => (await backend.app.request(`/de/api/${path}/`)).headers.get('Cache-Until');

  it('are listed in order while they are current', async () => {
    await backend.ctx.db.insert(table).values([
      { ...called('Zweites'), position: 2 },
      { ...called('Erstes'), position: 1, startsAt: inHours(-1), endsAt: inHours(1) },
      { ...called('Offline'), state: 'draft' },
      { ...called('Vorbei'), endsAt: inHours(-1) },
      { ...called('Noch nicht'), startsAt: inHours(2) },
    ]);
    expect(await titles()).toEqual(['Erstes', 'Zweites']);
    expect((await list()).tags).toEqual([tag]);
  });

  it('change at the time at which one starts or ends', async () => {
    await backend.ctx.db.insert(table).values([
      { ...called('Endet'), endsAt: inHours(3) },
      { ...called('Beginnt'), startsAt: inHours(2) },
    ]);
    backend.changes.drop([tag]);
    expect(await until()).toBe(inHours(2).toISOString());
    now = inHours(2);
    expect(await titles()).toEqual(['Endet', 'Beginnt']);
    expect(await until()).toBe(inHours(3).toISOString());
    now = inHours(3);
    expect(await titles()).toEqual(['Beginnt']);
    expect(await until()).toBeNull();
  });

  it('link to entities in the requested locale, and have no link once the target is deleted', async () => {
    const page = await makePage(backend.ctx, { slug: { de: `service-${path}`, en: `${path}-en` } });
    const event = await makeEvent(backend.ctx);
    await backend.ctx.db.insert(table).values([
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

  it('are paginated; an invalid page number returns 400', async () => {
    await backend.ctx.db.insert(table).values([called('Eins'), called('Zwei'), called('Drei')]);
    expect((await list('de', '?page_size=2&page=2')).body).toMatchObject({ count: 3, results: [{ title: 'Drei' }] });
    expect((await list('de', '?page=1000000')).body).toMatchObject({ count: 3, results: [] });
    expect(await getError(backend, `/de/api/${path}/?page=0`)).toMatchObject(badRequest('page'));
  });

  it('are an empty list when there are none', async () => {
    expect((await list()).body).toEqual({ count: 0, next: null, previous: null, results: [] });
  });
});

it('returns a slide with or without a picture', async () => {
  const picture = await makePicture(backend.ctx);
  await backend.ctx.db.insert(slides).values([{ ...called('Mit'), imageId: picture.id }, called('Ohne')]);
  const { body, tags } = await get(backend, '/de/api/slides/', homeApi.slides.response);
  expect(body.results.map((slide) => slide.picture?.id ?? null)).toEqual([picture.id, null]);
  expect(tags).toContain(`media:${picture.id}`);
});
