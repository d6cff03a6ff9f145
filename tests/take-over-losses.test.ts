import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { personsDefinition } from '#server/areas/people/persons.resource.ts';
import { eventsDefinition } from '#server/areas/programme/resources/events.resource.ts';
import { productionsDefinition } from '#server/areas/programme/resources/productions.resource.ts';
import { pages } from '#server/db/tables/pages.ts';
import { persons } from '#server/db/tables/people.ts';
import { productions, venues } from '#server/db/tables/programme.ts';
import { slides } from '#server/db/tables/site.ts';
import { png } from '#server/platform/pictures/pictures.fixture.ts';
import { removeStored } from '#server/resources/routes.ts';
import { createRecord } from '#server/resources/write-stored.ts';
import { TakingOver, takingOver } from './taking-over.ts';

let over: TakingOver;
const { house, json, tosca } = await takingOver((next) => {
  over = next;
});

describe('entries of the same name', { tags: 'long' }, () => {
  it('stay apart: people and venues with ids, slides without', async () => {
    json('api/persons/', [
      { id: 7, name: 'Mara Lind' },
      { id: 8, name: 'Mara Lind' },
    ]);
    json('api/persons/8/', { id: 8, name: 'Mara Lind', profession: 'Alt' });
    json('api/venues/', [
      { id: 4, name: 'Großes Haus' },
      { id: 5, name: 'Großes Haus' },
    ]);
    json('api/slides/', [
      { title: 'Premiere', text: 'eins' },
      { title: 'Premiere', text: 'zwei' },
    ]);
    for (const _ of ['first', 'again']) {
      await over.take();
      const { db } = over.own.ctx;
      const people = await db.select().from(persons).where(eq(persons.name, 'Mara Lind')).orderBy(persons.id);
      expect(people.map(({ id, profession }) => [id, profession.de])).toEqual([
        [7, 'Sopran'],
        [8, 'Alt'],
      ]);
      expect(await db.$count(venues)).toBe(2);
      expect((await db.select().from(slides)).map(({ text }) => text.de).toSorted()).toEqual(['eins', 'zwei']);
    }
  });

  it('do not take over one another: only the first becomes the entry that was here', async () => {
    const { ctx } = over.own;
    const sent = { title: { de: 'Tosca', en: '' }, composer: 'Puccini' };
    const { id } = await createRecord(ctx, productionsDefinition, sent);
    json('api/productions/', [
      { id: 12, title: 'Tosca' },
      { id: 13, title: 'Tosca' },
    ]);
    tosca({ composer: 'Jemand' });
    json('api/productions/13/', { id: 13, title: 'Tosca', composer: 'G. Puccini' });
    await over.take();
    const rows = await ctx.db.select().from(productions).orderBy(productions.id);
    const composers = new Map(rows.map((row) => [row.id === id ? 'here' : String(row.id), row.composer]));
    expect(composers).toEqual(
      new Map([
        ['here', 'Puccini'],
        ['13', 'G. Puccini'],
      ]),
    );
  });

  it('somebody in a cast without an id is the one person of that name', async () => {
    tosca({ cast: [{ role_name: 'Tosca', persons: [{ name: 'Mara Lind' }] }] });
    await over.take();
    expect((await over.stored(productionsDefinition, 12)).credits).toMatchObject([{ person_id: 7 }]);
    const other = await TakingOver.open(house);
    await other.take({ subjects: ['programme'] });
    await other.take();
    expect((await other.own.ctx.db.select().from(persons)).map(({ name, isOnline }) => [name, isOnline])).toEqual(
      expect.arrayContaining([
        ['Mara Lind', true],
        ['Jo Sander', false],
      ]),
    );
    expect(await other.own.ctx.db.$count(persons)).toBe(2);
    await other.own.close();
  });

  it('a venue without a slug is not that of every event', async () => {
    json('api/venues/', [
      { id: 4, name: 'Großes Haus' },
      { id: 5, name: 'Foyer' },
    ]);
    await over.take();
    expect((await over.stored(eventsDefinition, 101)).venue_id).toBe(await over.ownId('venue', '4'));
  });
});

it('an entry that was here keeps what is false or zero', async () => {
  const sent = { title: { de: 'Tosca', en: '' }, is_highlight: false, age_from: 0 };
  const { id } = await createRecord(over.own.ctx, productionsDefinition, sent);
  tosca({ is_highlight: true, age_from: 12, composer: 'Puccini' });
  await over.take();
  expect(await over.stored(productionsDefinition, id)).toMatchObject({
    ...{ is_highlight: false, age_from: 0, composer: 'Puccini' },
  });
});

it('what was filled here before the first run is not said to have been changed here, also when its links are turned later', async () => {
  const sent = { title: { de: 'Tosca', en: '' }, description: { de: '<p>Eigener Text</p>', en: '' } };
  const { id } = await createRecord(over.own.ctx, productionsDefinition, sent);
  tosca({ description: '<p>Siehe <a href="/de/besuch/anfahrt">Anfahrt</a></p>' });
  const { lines, counts } = await over.take();
  expect(lines.filter((line) => line.startsWith('kept'))).toEqual([]);
  expect(counts.production).toMatchObject({ created: 1, kept: 0, present: 1 });
  expect(await over.stored(productionsDefinition, id)).toMatchObject({ description: { de: '<p>Eigener Text</p>' } });
});

describe('what cannot be read', { tags: 'long' }, () => {
  it('a list that says more about entries: their fields stay as they are', async () => {
    await over.take();
    const before = (await over.stored(personsDefinition, 7)).categories;
    expect(before).toHaveLength(1);
    house.answers.set('api/person-categories/', { status: 500 });
    await over.take();
    expect((await over.stored(personsDefinition, 7)).categories).toEqual(before);
  });

  it('the menus: pages stay in them', async () => {
    await over.take();
    const inMenus = () =>
      over.own.ctx.db
        .select({ path: pages.pathDe, main: pages.inMainNavigation, footer: pages.inFooter })
        .from(pages)
        .orderBy(pages.id);
    const before = await inMenus();
    const menus = house.answers.get('pageeditor-api/nav');
    house.answers.set('pageeditor-api/nav', (locale, query) =>
      locale === 'en' ? { status: 500 } : typeof menus === 'function' ? menus(locale, query) : null,
    );
    await over.take();
    expect(await inMenus()).toEqual(before);
  });

  it('a page: it is not said to be gone, and its content stays', async () => {
    await over.take();
    for (const path of ['besuch/anfahrt', 'visit/directions'])
      house.answers.set(`pageeditor-api/page/${path}`, { status: 500 });
    const { lines } = await over.take();
    expect(lines.filter((line) => line.includes('No longer on'))).toEqual([]);
    expect((await over.call('/de/pageeditor-api/page/besuch/anfahrt')).modules).toHaveLength(4);
  });

  it('a picture that has changed: the one that is here stays, in fields and in modules', async () => {
    house.files.set('/media/plakat.png', await png());
    tosca({ modules: [{ model: 'image', id: 'a', image_url: '/media/plakat.png', image_alt: 'Plakat' }] });
    await over.take();
    const modules = async () => (await over.call('/de/api/productions/12/')).modules;
    const before = await modules();
    expect(before).toMatchObject([{ model: 'image' }]);
    tosca({ modules: [{ model: 'image', id: 'a', image_url: '/media/weg.png', image_alt: 'Neu' }] });
    const { lines } = await over.take();
    expect(await modules()).toEqual(before);
    expect(lines).toContain(
      `unreadable | production | /de/api/productions/12/ | image | The file ${house.url}/media/weg.png is missing: The website answered with status 404`,
    );
  });

  it('the German side of a new entry: English texts do not become German ones', async () => {
    house.answers.set('api/productions/12/', (locale) =>
      locale === 'de' ? { status: 500 } : { json: { id: 12, title: 'Tosca (English)' } },
    );
    const { lines } = await over.take();
    expect((await over.own.ctx.db.select().from(productions)).map(({ id }) => id)).toEqual([11]);
    expect(lines).toContain(
      'unreadable | production | /de/api/productions/12/ |  | Not readable in German; the entry was not taken',
    );
  });

  it('a page of a list: what the list promised and did not send is reported', async () => {
    house.answers.set('api/productions/', (_, query) =>
      query.get('page') === '1'
        ? { json: { results: [{ id: 11, title: 'Die Zauberflöte' }], next: '?page=2' } }
        : { status: 404 },
    );
    expect((await over.take()).lines).toContain(
      'unreadable | production | /de/api/productions/ |  | The list broke off after 1 entries; others may be missing',
    );
  });

  it('addresses in the sitemap: the others are used', async () => {
    house.files.set(
      '/sitemap.xml',
      Buffer.from(`<loc>http://[kaputt.xml</loc><loc>http://[</loc><loc>${house.url}/de/haus</loc>`),
    );
    json('pageeditor-api/page/haus', { id: 30, title: 'Haus', urls: { de: '/de/haus', en: '' }, modules: [] });
    const { run } = await over.take({ subjects: ['pages'] });
    expect(run.status).toBe('done');
    expect(await over.ownId('page', '30')).toBeGreaterThan(0);
  });
});

it('a run that is interrupted between an entry and its modules takes them when it goes on', async () => {
  const killed = new AbortController();
  tosca({ modules: [{ model: 'image', id: 'a', image_url: '/media/plakat.png', image_alt: 'Plakat' }] });
  house.answers.set('/media/plakat.png', () => {
    killed.abort();
    return 'hangs';
  });
  const { id, run } = await over.take({}, killed.signal);
  expect(run.status).toBe('running');
  house.files.set('/media/plakat.png', await png());
  const { counts } = await over.goOn(id);
  expect(counts.production).toMatchObject({ created: 2 });
  expect((await over.call('/de/api/productions/12/')).modules).toMatchObject([{ model: 'image' }]);
});

it('what was deleted here is neither created again nor referred to', async () => {
  json('api/persons/', [
    { id: 7, name: 'Mara Lind' },
    { id: 9, name: 'Ada Berg' },
  ]);
  json('api/persons/9/', { id: 9, name: 'Ada Berg' });
  await over.take();
  const { ctx } = over.own;
  await removeStored(ctx, { resource: personsDefinition, id: 9, locale: 'de' });
  const singers = [
    { id: 9, name: 'Ada Berg' },
    { id: 10, name: 'Eva Stern' },
  ];
  tosca({ cast: [{ role_name: 'Tosca', persons: singers }] });
  const { lines, counts } = await over.take();
  const names = (await ctx.db.select().from(persons)).map(({ name }) => name).toSorted();
  expect(names).toEqual(['Eva Stern', 'Jo Sander', 'Mara Lind']);
  expect((await over.stored(productionsDefinition, 12)).credits).toHaveLength(1);
  expect(lines).toContain(
    'unreadable | production | /de/api/productions/12/ | credits | “Ada Berg” was deleted here and is therefore missing',
  );
  expect(counts.person).toMatchObject({ kept: 0 });
});
