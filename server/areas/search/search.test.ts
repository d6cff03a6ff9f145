import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  addCast,
  categoryId,
  makeArticle,
  makeDirectory,
  makeEvent,
  makePerson,
  makePicture,
  makeProduction,
  makeSubscription,
} from '#tests/factories/rows.ts';
import { countQueries } from '#tests/count-queries.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { articles } from '../../db/tables/magazine.ts';
import { events, productions, seasons } from '../../db/tables/programme.ts';
import { indexPublished } from './index-published.ts';
import { askSearch, both, deleteContent, titles } from './request-search.fixture.ts';

let now = new Date('2026-11-21T12:00:00Z');
const day = 86_400_000;
const at = (days: number) => new Date(now.getTime() + days * day);

const backend = await sharedBackend({ clock: () => now });
const search = askSearch(backend);
beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00Z');
  await deleteContent(backend);
});

it('people are found by any part of their name, together with their productions', async () => {
  const salome = await makeProduction(backend.ctx, { composer: 'Richard Strauss' });
  const voss = await makePerson(backend.ctx, 'KS Marlene Voß', { profession: both('Sopran', 'Soprano') });
  await addCast(backend.ctx, { productionId: salome.id }, [{ role: both('Salome'), personId: voss.id }]);
  for (const query of ['Voss', 'marlene', 'Marlene Voß', 'Vo']) {
    const found = await search.all(query);
    expect(found.others.results, query).toMatchObject([{ kind: 'person', id: voss.id, hint: 'Sopran' }]);
    expect(titles(found.events.results), query).toEqual(['Salome']);
  }
  expect(titles((await search.all('strauss')).events.results)).toEqual(['Salome']);
});

it('people without a page are found only through their productions', async () => {
  const salome = await makeProduction(backend.ctx);
  const guest = await makePerson(backend.ctx, 'Ada Gast', { isOnline: false });
  await addCast(backend.ctx, { productionId: salome.id }, [{ role: both('Salome'), personId: guest.id }]);
  expect(await search.all('Gast')).toMatchObject({ others: { count: 0 }, events: { count: 1 } });
});

it('people in the cast of a single event are found through that event', async () => {
  const salome = await makeProduction(backend.ctx);
  await makeEvent(backend.ctx, { productionId: salome.id });
  const second = await makeEvent(backend.ctx, { productionId: salome.id, start: at(3) });
  const guest = await makePerson(backend.ctx, 'Ada Gast');
  await addCast(backend.ctx, { productionId: (await makeProduction(backend.ctx, { title: both('Aida') })).id }, [
    { role: both('Salome'), personId: guest.id },
  ]);
  await backend.ctx.db.execute(
    sql`insert into event_cast (event_id, position, role_id, person_id) select ${second.id}, 0, min(id), ${guest.id} from roles`,
  );
  expect(
    (await search.part('events', 'Ada Gast')).results.map(({ kind, dates }) => [kind, dates?.map(({ id }) => id)]),
  ).toEqual([
    ['production', undefined],
    ['event', undefined],
  ]);
});

it('a title match precedes its beginning, its words, names and other texts', async () => {
  const make = (title: string, more: Partial<typeof productions.$inferInsert> = {}) =>
    makeProduction(backend.ctx, { title: both(title), ...more });
  await make('Sonntag', { description: both('<p>Man denkt an <b>Carmen</b>.</p>') });
  await make('Abend', { composer: 'Carmen Meier' });
  await make('Abend mit Carmen');
  await make('Carmen und die anderen');
  await make('La Carmen');
  expect(titles((await search.all('carmen')).events.results)).toEqual([
    'La Carmen',
    'Carmen und die anderen',
    'Abend mit Carmen',
    'Abend',
    'Sonntag',
  ]);
});

it('among equal matches the next event comes first; in the archive the latest', async () => {
  for (const days of [20, 5, -5, 10, -20])
    await makeEvent(backend.ctx, { title: both(`Liederabend ${days}`), start: at(days) });
  expect(titles((await search.part('events', 'Liederabend')).results)).toEqual([
    'Liederabend 5',
    'Liederabend 10',
    'Liederabend 20',
  ]);
  expect(titles((await search.part('archive', 'Liederabend')).results)).toEqual(['Liederabend -5', 'Liederabend -20']);
});

it('a production is one result with its next three events, in the archive with its latest', async () => {
  const salome = await makeProduction(backend.ctx);
  for (const days of [9, 3, 6, 12, -3]) await makeEvent(backend.ctx, { productionId: salome.id, start: at(days) });
  const found = await search.part('events', 'Salome');
  expect(found.results.map(({ kind, dates }) => [kind, dates?.map(({ start }) => start.slice(0, 10))])).toEqual([
    ['production', ['2026-11-24', '2026-11-27', '2026-11-30']],
  ]);
  expect(found.results[0]?.dates?.[0]).toMatchObject({ venue: '', url: expect.stringMatching(/^\/de\/programm\//) });
  expect(found.count).toBe(1);
  const past = await search.part('archive', 'Salome');
  expect(past.results.map(({ kind, dates }) => [kind, dates?.map(({ start }) => start.slice(0, 10))])).toEqual([
    ['production', ['2026-11-18']],
  ]);
});

it('a cancelled event is not among the dates of its production, and alone it is called cancelled', async () => {
  const salome = await makeProduction(backend.ctx);
  const other = { productionId: salome.id, title: both('Salome, Premiere'), flags: ['is_premier' as const] };
  await makeEvent(backend.ctx, { ...other, start: at(1), availability: 'cancelled' });
  for (const [days, availability] of [
    [2, 'cancelled'],
    [3, 'available'],
    [4, 'cancelled'],
    [5, 'few'],
  ] as const)
    await makeEvent(backend.ctx, { productionId: salome.id, start: at(days), availability });
  await makeEvent(backend.ctx, { title: both('Gala'), availability: 'cancelled' });
  const [found] = (await search.part('events', 'Salome')).results;
  expect(found?.dates?.map(({ start }) => start.slice(0, 10))).toEqual(['2026-11-24', '2026-11-26']);
  expect((await search.part('events', 'Gala')).results).toMatchObject([{ hint: 'Abgesagt' }]);
});

it('events with a title of their own are one result with their production', async () => {
  const salome = await makeProduction(backend.ctx);
  for (const days of [5, 3])
    await makeEvent(backend.ctx, { productionId: salome.id, title: both('Salome, konzertant'), start: at(days) });
  const { results } = await search.part('events', 'konzertant');
  expect(results).toHaveLength(1);
  expect(results[0]).toMatchObject({ kind: 'event', date: null, dates: [{}, {}] });
  expect(results[0]?.dates?.map(({ start }) => start.slice(0, 10))).toEqual(['2026-11-24', '2026-11-26']);
});

it('among many productions with the same title the current one comes first, whatever its age', async () => {
  const [past, present] = await backend.ctx.db
    .insert(seasons)
    .values([
      { slug: '2001-02', name: both('2001/02'), startsOn: '2001-09-01', endsOn: '2002-07-31' },
      { slug: '2026-27', name: both('2026/27'), startsOn: '2026-09-01', endsOn: '2027-07-31' },
    ])
    .returning();
  const played = await makeProduction(backend.ctx, { seasonId: present?.id });
  const next = await makeEvent(backend.ctx, { productionId: played.id, start: at(3) });
  const other = { title: both('Salome'), slug: both('salome'), seasonId: past?.id };
  await backend.ctx.db.insert(productions).values(Array.from({ length: 160 }, () => other));
  await makeProduction(backend.ctx);
  const [first] = (await search.part('events', 'Salome')).results;
  expect(first).toMatchObject({ kind: 'production', id: played.id, dates: [{ id: next.id }] });
});

it('a list and its count end at two hundred', async () => {
  const article = { title: both('Werkstattabend'), slug: both('abend'), publishedAt: at(-1) };
  await backend.ctx.db.insert(articles).values(Array.from({ length: 201 }, () => article));
  const last = await search.part('others', 'Werkstattabend', '&page=2&page_size=100');
  expect([last.count, last.results.length, last.next]).toEqual([200, 100, null]);
});

it('a production with past events only belongs to the archive', async () => {
  const salome = await makeProduction(backend.ctx);
  await makeEvent(backend.ctx, { productionId: salome.id, start: at(1) });
  expect((await search.all('Salome')).archive.count).toBe(0);
  now = at(30);
  const found = await search.all('Salome');
  expect(found.events.count).toBe(0);
  expect(found.archive.results).toMatchObject([{ kind: 'production', dates: [{}] }]);
});

it('what is public is found; other content is not', async () => {
  await makeProduction(backend.ctx, { title: both('Geheim 1'), state: 'draft' });
  await makeEvent(backend.ctx, { title: both('Geheim 2'), flags: ['private-event'] });
  await makePerson(backend.ctx, 'Geheim Drei', { isOnline: false });
  await makeArticle(backend.ctx, { title: both('Geheim 4'), state: 'draft' });
  await makeArticle(backend.ctx, { title: both('Geheim 5'), publishedAt: at(1) });
  expect((await search.all('Geheim')).count).toBe(0);
  expect(await search.suggested('Geheim')).toEqual([]);
  now = at(2);
  expect(titles((await search.all('Geheim')).others.results)).toEqual(['Geheim 5']);
});

it('what becomes public by itself is found, also when the clock of the server is ahead of that of the database', async () => {
  now = new Date(Date.now() + 60_000);
  await makeProduction(backend.ctx, { publicFrom: new Date(Date.now() + 500) });
  await vi.waitFor(
    async () => {
      await indexPublished(backend.ctx);
      expect((await search.all('Salome')).count).toBe(1);
    },
    { timeout: 5000 },
  );
});

it('a private event is not shown with its production', async () => {
  const salome = await makeProduction(backend.ctx);
  await makeEvent(backend.ctx, { productionId: salome.id, flags: ['private-event'] });
  expect((await search.part('events', 'Salome')).results.map(({ kind, dates }) => [kind, dates])).toEqual([
    ['production', undefined],
  ]);
});

it('each kind has its address, hint and picture', async () => {
  const picture = await makePicture(backend.ctx);
  const category = await categoryId(backend.ctx, 'oper', both('Oper', 'Opera'));
  await makeProduction(backend.ctx, {
    title: both('Probe A'),
    slug: both('probe-a', 'rehearsal-a'),
    categoryId: category,
    heroImageId: picture.id,
  });
  await makeEvent(backend.ctx, { title: both('Probe B'), slug: both('probe-b') });
  await makePerson(backend.ctx, 'Petra Probe');
  await makeArticle(backend.ctx, { title: both('Probe C') });
  await makeSubscription(backend.ctx, { title: both('Probe D'), slug: both('abo') });
  await makeDirectory(backend.ctx, { title: both('Probe E'), slug: both('presse') });
  const found = await search.all('Probe');
  const all = [...found.events.results, ...found.others.results];
  expect(all.map(({ kind, url }) => `${kind} ${url.replace(/\d+$/, 'N')}`).toSorted()).toEqual([
    'article /de/blog/hinter-der-buehne/N',
    'event /de/programm/probe-b/N',
    'person /de/kuenstler/petra-probe/N',
    'press /de/pressedownloads/presse/N',
    'production /de/produktionen/probe-a/N',
    'subscription /de/abonnements/abo/N',
  ]);
  expect(all[0]).toMatchObject({ hint: 'Oper', picture: { id: picture.id } });
});

it('a change is found at once, and deleted content is not', async () => {
  const salome = await makeProduction(backend.ctx);
  const event = await makeEvent(backend.ctx, { title: both('Gala') });
  await backend.ctx.db
    .update(productions)
    .set({ title: both('Elektra') })
    .where(eq(productions.id, salome.id));
  expect((await search.all('Salome')).count).toBe(0);
  expect((await search.all('Elektra')).count).toBe(1);
  await backend.ctx.db.delete(events).where(eq(events.id, event.id));
  expect((await search.all('Gala')).count).toBe(0);
});

it('a change that is rolled back leaves the index unchanged', async () => {
  await expect(
    backend.ctx.db.transaction(async (tx) => {
      await makeProduction({ ...backend.ctx, db: tx });
      throw new Error('taken back');
    }),
  ).rejects.toThrow('taken back');
  expect((await search.all('Salome')).count).toBe(0);
});

it('excerpts of title matches do not repeat the title, not even in the other language', async () => {
  await makeArticle(backend.ctx, {
    title: { de: 'Junge Oper', en: 'Young opera' },
    teaser: both('Für alle ab fünf.'),
  });
  const excerptFor = async (query: string) =>
    (await search.all(query)).others.results[0]?.excerpt.map(({ text }) => text).join('');
  expect(await excerptFor('Oper')).toBe('Für alle ab fünf.');
  expect(await excerptFor('young')).toBe('Young opera');
});

it('pages of a part are consecutive, and one past the end is empty', async () => {
  for (let n = 0; n < 7; n += 1) await makeArticle(backend.ctx, { title: both(`Artikel ${n}`) });
  const first = await search.part('others', 'Artikel', '&page_size=3');
  const last = await search.part('others', 'Artikel', '&page_size=3&page=3');
  expect([first.count, first.results.length, first.next]).toEqual([
    7,
    3,
    '/de/api/search/others/?query=Artikel&page_size=3&page=2',
  ]);
  expect([last.count, last.results.length, last.next]).toEqual([7, 1, null]);
  expect(await search.part('others', 'Artikel', '&page=1000000')).toMatchObject({
    count: 7,
    results: [],
    next: null,
  });
});

it('suggestions have no duplicates, prefer the production to its events and list past ones last', async () => {
  const salome = await makeProduction(backend.ctx);
  await makeEvent(backend.ctx, { productionId: salome.id, flags: ['is_premier'] });
  await makeEvent(backend.ctx, { title: both('Salome lesen'), start: at(-5) });
  await makePerson(backend.ctx, 'Salomea Kranz', { profession: both('Alt', 'Alto') });
  expect((await search.suggested('salom')).map(({ text, kind, hint }) => [text, kind, hint])).toEqual([
    ['Salome', 'production', ''],
    ['Salomea Kranz', 'person', 'Alt'],
    ['Salome lesen', 'event', ''],
  ]);
});

it('responses need the same few statements for any number of results', async () => {
  const statements = (query: string) => countQueries(backend, () => search.all(query));
  const salome = await makeProduction(backend.ctx);
  await makeEvent(backend.ctx, { productionId: salome.id, start: at(2) });
  await makeArticle(backend.ctx, { title: both('Salome lesen') });
  const few = await statements('Salome');
  for (let n = 0; n < 30; n += 1) await makeEvent(backend.ctx, { title: both(`Salome ${n}`), start: at(n - 15) });
  expect([few, await statements('Salome'), await statements('Zalome')]).toEqual([4, 4, 5]);
});

it('responses name somebody who wrote both music and libretto once', async () => {
  await makeProduction(backend.ctx, { composer: 'Richard Wagner', librettist: both('Richard Wagner') });
  const [result] = (await search.all('Wagner')).events.results;
  expect(result?.excerpt.map(({ text }) => text).join('')).toBe('Richard Wagner');
});

it('responses have cache dependencies and an expiry time', async () => {
  const answer = await backend.app.request('/de/api/search/?query=x');
  expect(answer.headers.get('cache-tag')).toBe('search');
  expect(answer.headers.get('cache-until')).toBe(new Date(now.getTime() + 60_000).toISOString());
});
