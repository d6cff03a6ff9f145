import { expect, it } from 'vitest';
import { eventsDefinition } from '#server/areas/programme/resources/events.resource.ts';
import { productionsDefinition } from '#server/areas/programme/resources/productions.resource.ts';
import { resumeRun } from '#server/areas/take-over/runs/run-rows.ts';
import { media } from '#server/db/tables/media.ts';
import { pages } from '#server/db/tables/pages.ts';
import { persons } from '#server/db/tables/people.ts';
import { seasons, venues } from '#server/db/tables/programme.ts';
import { sections } from '#server/db/tables/sections.ts';
import { png } from '#server/platform/pictures/pictures.fixture.ts';
import { fillForeignHouse, openForeignHouse } from './foreign-house.ts';
import { takeConsoleErrors } from './no-console-errors.ts';
import { type TakingOver, takingOver } from './taking-over.ts';

let over: TakingOver;
const { house } = await takingOver((next) => {
  over = next;
});

it('a house with holes is taken as far as it can be read, and the report names address and field of the rest', async () => {
  const { run, counts, lines } = await over.take();
  expect(run).toMatchObject({ status: 'done', stage: null, failure: null });
  expect(counts).toMatchObject({
    season: { created: 1 },
    venue: { created: 1 },
    category: { created: 1 },
    production: { created: 2 },
    event: { created: 1 },
    person: { created: 2 },
    page: { created: 6 },
    media: { created: 1 },
    redirect: { created: 1 },
  });
  expect(lines).toEqual(
    expect.arrayContaining([
      'unreadable | event | /de/api/events/ |  | Entries of the list that cannot be read: 1',
      'unreadable | event | /de/api/events/102/ | start | This field must not be empty',
      'unreadable | event | /de/api/events/103/ |  | The website answered with status 500',
      'unreadable | production | /de/api/productions/12/ | duration_minutes | This is no number',
      'unreadable | article | /de/api/blog/articles/?page=1&page_size=100 |  | The answer is not JSON',
      'unreadable | article-category | /en/api/blog/categories/?page=1&page_size=100 |  | The answer broke off',
      'skipped | subscription | /de/api/seasonsubscriptions/ |  | The former website does not offer this content',
      'unreadable | page | /de/pageeditor-api/page/besuch/anfahrt | modules[] | There is no module “karussell” here',
    ]),
  );
  expect(lines.filter((line) => line.includes('| embed |'))).toHaveLength(2);
  expect(lines.filter((line) => line.includes('redirect | /de/pageeditor-api/redirect | old_path'))).toHaveLength(1);
});

it('a house with holes gives its entries in both languages, with what they refer to', async () => {
  await over.take();
  const production = await over.stored(productionsDefinition, 11);
  expect(production).toMatchObject({
    title: { de: 'Die Zauberflöte', en: 'The Magic Flute' },
    slug: { de: 'zauberfloete', en: 'magic-flute' },
    composer: 'W. A. Mozart',
    state: 'public',
    credits: [
      { role: { name: { de: 'Königin der Nacht', en: 'Queen of the Night' }, kind: 'cast' }, person_id: 7 },
      { role: { kind: 'cast' } },
    ],
  });
  const anfahrt = await over.ownId('page', '5');
  expect(production.description).toEqual({
    de: `<p>Siehe <a href="page:${anfahrt}">Anfahrt</a></p>`,
    en: '<p>See here</p>',
  });
  const [season] = await over.own.ctx.db.select().from(seasons);
  expect(season).toMatchObject({ id: production.season_id, startsOn: '2026-08-01', endsOn: '2027-07-31' });
  const event = await over.stored(eventsDefinition, 101);
  expect(event).toMatchObject({
    ...{ production_id: 11, start: '2027-01-15T19:30:00+01:00', availability: 'sold_out', flags: [], cast: [] },
    ...{ ticket_link: 'https://karten.example/101', venue_id: (await over.own.ctx.db.select().from(venues))[0]?.id },
  });
  const people = await over.own.ctx.db.select().from(persons).orderBy(persons.name);
  expect(people.map(({ name, isOnline }) => [name, isOnline])).toEqual([
    ['Jo Sander', false],
    ['Mara Lind', true],
  ]);
});

it('a house with holes gives its pages with modules, and its menus', async () => {
  await over.take();
  const { db } = over.own.ctx;
  const rows = await db.select().from(pages).orderBy(pages.pathDe, pages.id);
  expect(rows.map(({ pathDe, pathEn, isOnline, target }) => [pathDe, pathEn, isOnline, target.de])).toEqual(
    expect.arrayContaining([
      ['', '', true, ''],
      ['besuch', 'visit', true, ''],
      ['besuch/anfahrt', 'visit/directions', true, ''],
      ['programm', 'programme', true, ''],
    ]),
  );
  const nav = await over.call('/en/pageeditor-api/nav');
  expect(nav).toMatchObject({
    main_navigation: [
      { menu_name: 'Programme', url: '/en/programme' },
      {
        menu_name: 'Visit',
        children: [{ url: '/en/visit/directions' }, { menu_name: 'Shop', url: 'https://shop.example/' }],
      },
    ],
    footer: [{ menu_name: 'Imprint', url: '/en/impressum' }],
  });
  const page = await over.call('/de/pageeditor-api/page/besuch/anfahrt');
  expect(page.modules).toMatchObject([
    { model: 'headline', content: 'Mit der Bahn' },
    {
      model: 'container',
      columns: [
        {
          classes: 'col-6',
          children: [{ content: '<p>Zur <a href="/de/produktionen/zauberfloete/11">Oper</a></p>' }],
        },
        { classes: 'col-6', children: [{ model: 'image', image_alt: 'Bahnhof' }] },
      ],
    },
    { model: 'eventlist', children: [{ model: 'eventitem', event: 101, event_obj: { title: 'Die Zauberflöte' } }] },
    { model: 'quote', content: 'Nur deutsch' },
  ]);
  const english = await over.call('/en/pageeditor-api/page/visit/directions');
  expect((english.modules as { model: string }[]).map(({ model }) => model)).not.toContain('quote');
});

it('a house with holes comes as drafts unless it is to be public', async () => {
  await over.take({ state: 'draft' });
  const { db } = over.own.ctx;
  expect((await over.stored(productionsDefinition, 11)).state).toBe('draft');
  expect((await db.select().from(pages)).filter(({ isOnline }) => isOnline)).toEqual([]);
  expect((await db.select().from(sections)).filter(({ publishedRevision }) => publishedRevision !== null)).toEqual([]);
});

it('a house with holes does not keep a run waiting for an answer that never comes', async () => {
  over.patience.timeout = 300;
  house.answers.set('api/productions/12/', 'hangs');
  const { run, lines } = await over.take({ subjects: ['programme'] });
  expect(run.status).toBe('done');
  expect(lines).toContain('unreadable | production | /de/api/productions/12/ |  | No answer in time');
});

it('a house with holes that goes away ends the run, which goes on later', async () => {
  over.patience.timeout = 300;
  for (const path of ['api/seasons/', 'api/categories/', 'api/venues/', 'api/festivals/'])
    house.answers.set(path, 'hangs');
  const { id, run } = await over.take({ subjects: ['programme'] });
  expect(run).toMatchObject({ status: 'failed', failure: expect.stringContaining('No answer in time') });
  expect(takeConsoleErrors()).toEqual([expect.stringContaining('no longer answers')]);
  await fillForeignHouse(house);
  await resumeRun(over.own.ctx, id);
  expect((await over.goOn(id)).run).toMatchObject({ status: 'done', failure: null });
});

it('files of other hosts are taken from the public network only, also behind a redirect', async () => {
  const other = await openForeignHouse();
  other.files.set('/media/geheim.png', await png());
  house.answers.set('pageeditor-api/page/besuch', (locale) => ({
    json: {
      ...{ id: 2, title: 'Besuch', urls: { de: '/de/besuch', en: '/en/visit' } },
      modules: [{ model: 'image', id: `a-${locale}`.slice(0, 1), image_url: `${other.url}/media/geheim.png` }],
    },
  }));
  const { lines } = await over.take({ subjects: ['pages'] });
  expect(
    lines.filter((line) =>
      line.endsWith('/media/geheim.png is missing: Not requested: the address is in a private network'),
    ),
  ).toHaveLength(1);
  expect(other.asked).toEqual([]);
  await other.close();
});

it('files are bounded and checked as uploads are', async () => {
  house.files.set('/media/bahnhof.png', Buffer.from('<svg onload="alert(1)"></svg>'));
  expect((await over.take({ subjects: ['pages'] })).lines).toContainEqual(
    expect.stringMatching(/unreadable \| page \| \S+ \| image \| .*bahnhof\.png/),
  );
  house.files.set('/media/bahnhof.png', Buffer.alloc(over.own.ctx.config.upload.bytes + 1));
  expect((await over.take({ subjects: ['pages'] })).lines).toContainEqual(
    expect.stringMatching(/The file \S+bahnhof\.png is missing: Larger than 1 MB/),
  );
  expect(await over.own.ctx.db.$count(media)).toBe(0);
  house.files.set('/media/bahnhof.png', await png());
  await over.take({ subjects: ['pages'] });
  expect(await over.own.ctx.db.$count(media)).toBe(1);
});
