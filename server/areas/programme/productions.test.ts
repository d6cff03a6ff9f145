import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { programmeApi } from '#contract/api.ts';
import { get, getError, sharedBackend } from '#tests/test-backend.ts';
import { countQueries } from '#tests/count-queries.ts';
import {
  addCast,
  categoryId,
  makeEvent,
  makeOwnSection,
  makePerson,
  makeProduction,
  makeSeason,
  makeSubscription,
  venueId,
} from '#tests/factories/rows.ts';
import { makeBlock } from '#tests/factories/block.ts';
import { productionQuestions } from '../../db/tables/production-parts.ts';
import { eventCategories, events, productions, seasons, venues } from '../../db/tables/programme.ts';

let now = new Date('2026-11-21T12:00:00Z');
const backend = await sharedBackend({ clock: () => now });
beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00Z');
  for (const table of [events, productions, seasons, eventCategories, venues]) await backend.ctx.db.delete(table);
});

const titled = (title: string) => ({ title: { de: title, en: '' } });
const atEvening = (day: string) => new Date(`${day}T18:30:00Z`);
const list = async (query = '', headers = {}) =>
  (await get(backend, `/de/api/productions/${query}`, programmeApi.productions.response, headers)).body;
const titles = async (query = '', headers = {}) => (await list(query, headers)).results.map(({ title }) => title);
const show = (id: number, locale = 'de', headers = {}) =>
  get(backend, `/${locale}/api/productions/${id}/`, programmeApi.production.response, headers);

it('the list of productions has those with upcoming events by the next one, then past ones, latest first, then those without events', async () => {
  const { ctx } = backend;
  await makeProduction(ctx, titled('Ohne Termine'));
  const dates: [string, string[]][] = [
    ['Lange vorbei', ['2025-05-01']],
    ['Später', ['2026-10-01', '2027-02-01']],
    ['Bald', ['2026-11-25', '2027-05-01']],
    ['Vorbei', ['2026-11-01']],
  ];
  for (const [title, days] of dates) {
    const { id } = await makeProduction(ctx, titled(title));
    for (const day of days) await makeEvent(ctx, { start: atEvening(day), productionId: id });
  }
  expect(await titles()).toEqual(['Bald', 'Später', 'Vorbei', 'Lange vorbei', 'Ohne Termine']);
  expect(await titles('?page=2&page_size=2')).toEqual(['Vorbei', 'Lange vorbei']);
  expect(await list('?page=9')).toMatchObject({ count: 5, results: [], next: null });
});

it('the list of productions has the next open event, the number of upcoming ones and the lowest price', async () => {
  const { ctx } = backend;
  const { id: productionId } = await makeProduction(ctx);
  const day = (start: string, more = {}) => makeEvent(ctx, { start: atEvening(start), productionId, ...more });
  await day('2020-05-01', { availability: 'cancelled' });
  await day('2026-11-01', { priceFrom: 100 });
  await day('2026-11-22', { flags: ['private-event'], priceFrom: 200 });
  await day('2026-11-23', { availability: 'cancelled', priceFrom: 300 });
  const next = await day('2026-11-24', { availability: 'sold_out', priceFrom: 400 });
  await day('2026-11-25', { priceFrom: 2500 });
  await day('2026-11-26', { priceFrom: 1800 });
  const [production] = (await list()).results;
  expect(production).toMatchObject({
    premiere: '2026-11-01T19:30:00+01:00',
    next_event: { id: next.id },
    coming: 3,
    price_from: 18,
  });
});

it('the list of productions filters by season, category and highlights, the latter in editorial order', async () => {
  const { ctx } = backend;
  const season = await makeSeason(ctx, '2026-27');
  const oper = await categoryId(ctx, 'oper', { de: 'Oper', en: 'Opera' });
  await makeProduction(ctx, { ...titled('A'), seasonId: season.id, isHighlight: true, position: 2 });
  await makeProduction(ctx, { ...titled('B'), categoryId: oper, isHighlight: true, position: 1 });
  await makeProduction(ctx, titled('C'));
  expect(await titles('?season=2026-27')).toEqual(['A']);
  expect(await titles('?category=oper')).toEqual(['B']);
  expect(await titles('?is_highlight=True')).toEqual(['B', 'A']);
  expect(await titles('?is_highlight=false')).toEqual(['C']);
  expect(await titles('?season=1999-00')).toEqual([]);
  expect((await getError(backend, '/de/api/productions/?is_highlight=maybe')).issues?.[0]?.path).toBe('is_highlight');
});

it('the list of productions needs the same number of queries for twenty as for one', async () => {
  const add = async () => {
    const { id } = await makeProduction(backend.ctx);
    await makeEvent(backend.ctx, { productionId: id });
  };
  await add();
  const one = await countQueries(backend, list);
  for (let index = 0; index < 19; index += 1) await add();
  expect(await countQueries(backend, list)).toBeLessThanOrEqual(one);
});

it('the list of productions has each production once and in the same order for every page size', async () => {
  const { ctx } = backend;
  const days = ['2026-11-22', '2026-11-22', '2026-11-23', '2026-11-22', '2026-11-20', '2026-11-23', '2026-11-10'];
  for (const [n, day] of days.entries()) {
    const { id: productionId } = await makeProduction(ctx, titled(`Nummer ${n}`));
    const dates = [atEvening(day), ...[25, 26, 27].map((later) => atEvening(`2026-11-${later}`))];
    for (const start of day < '2026-11-21' ? dates.slice(0, 1) : dates) await makeEvent(ctx, { start, productionId });
    await makeEvent(ctx, { start: atEvening('2026-11-21'), productionId, availability: 'cancelled' });
  }
  const whole = await titles('?page_size=100');
  for (const size of [1, 2, 3, 5]) {
    const pages = Array.from({ length: Math.ceil(days.length / size) }, (_, n) => `?page_size=${size}&page=${n + 1}`);
    const parts = [];
    for (const page of pages) parts.push(...(await titles(page)));
    expect(parts, `${size} on a page`).toEqual(whole);
  }
  expect(whole.toSorted()).toEqual(days.map((_, n) => `Nummer ${n}`));
  expect(await titles('?page_size=2&category=gibt-es-nicht')).toEqual([]);
});

it('a production without events, people and pictures is complete, with the blocks of its own section', async () => {
  const { id } = await makeProduction(backend.ctx);
  expect((await show(id)).body).toMatchObject({
    next_event: null,
    premiere: null,
    coming: 0,
    price_from: null,
    events: [],
    past_events: [],
    cast: [],
    pictures: [],
    articles: [],
    modules: [],
    section: `production-${id}`,
    has_subscription: false,
  });
  const headline = makeBlock('headline', { de: { content: 'Hinter der Bühne' } });
  await makeOwnSection(backend.ctx, 'production', id, [headline]);
  expect((await show(id)).body.modules).toMatchObject([{ model: 'headline', content: 'Hinter der Bühne' }]);
});

it('a production has texts, people, questions and events in one language, and names German fallbacks', async () => {
  const { ctx } = backend;
  const season = await makeSeason(ctx, '2026-27');
  const production = await makeProduction(ctx, {
    slug: { de: 'zauberfloete', en: 'magic-flute' },
    title: { de: 'Die Zauberflöte', en: 'The Magic Flute' },
    seasonId: season.id,
    categoryId: await categoryId(ctx, 'oper', { de: 'Oper', en: 'Opera' }),
    description: { de: '<p>Mehr zu <a href="production:999999">nichts</a></p>', en: '' },
    synopsis: { de: '<p>Erster Akt</p>', en: '<p>Act one</p>' },
    durationMinutes: 180,
    intervals: 1,
  });
  const { id } = production;
  const coming = await makeEvent(ctx, { productionId: id });
  const past = await makeEvent(ctx, { productionId: id, start: atEvening('2026-11-01') });
  const person = await makePerson(ctx, 'Jonas Ahrens');
  await addCast(ctx, { productionId: id }, [
    { role: { de: 'Regie', en: 'Director' }, kind: 'team', personId: person.id },
  ]);
  await ctx.db.insert(productionQuestions).values({
    productionId: id,
    position: 0,
    question: { de: 'Für Kinder?', en: '' },
    answer: { de: `<p><a href="production:${id}">Ja</a></p>`, en: '' },
  });
  const { body, tags } = await show(id, 'en');
  expect(body).toMatchObject({
    title: 'The Magic Flute',
    url: `/en/productions/magic-flute/${id}`,
    urls: { de: `/de/produktionen/zauberfloete/${id}`, en: `/en/productions/magic-flute/${id}` },
    season: { slug: '2026-27', name: 'Season 2026-27' },
    category: { slug: 'oper', name: 'Opera' },
    description: '<p>Mehr zu <a>nichts</a></p>',
    synopsis: '<p>Act one</p>',
    fallback: ['description'],
    duration_minutes: 180,
    cast: [{ role_name: 'Director', kind: 'team', persons: [{ name: 'Jonas Ahrens' }] }],
    questions: [{ question: 'Für Kinder?', answer: `<p><a href="/en/productions/magic-flute/${id}">Ja</a></p>` }],
    events: [{ id: coming.id }],
    past_events: [{ id: past.id }],
  });
  expect(tags.filter((tag) => !tag.startsWith('article'))).toEqual(
    [
      'categories',
      `event:${coming.id}`,
      `event:${past.id}`,
      `person:${person.id}`,
      `production-dates:${id}`,
      `production:${id}`,
      'production:999999',
      'roles',
      'seasons',
      `section:production-${id}`,
      'site',
      'subscriptions',
    ].toSorted(),
  );
});

it('a production is part of a subscription when one of its coming events is that takes place', async () => {
  const { id } = await makeProduction(backend.ctx);
  const event = await makeEvent(backend.ctx, { productionId: id, availability: 'cancelled' });
  await makeSubscription(backend.ctx, {}, { eventIds: [event.id] });
  expect((await show(id)).body.has_subscription).toBe(false);
  await backend.ctx.db.update(events).set({ availability: 'few' });
  expect((await show(id)).body.has_subscription).toBe(true);
});

it('a production needs the same number of queries with many events as with one', async () => {
  const { id } = await makeProduction(backend.ctx);
  await makeEvent(backend.ctx, { productionId: id });
  await makeEvent(backend.ctx, { productionId: id, start: atEvening('2026-10-01') });
  const few = await countQueries(backend, () => show(id));
  for (let index = 0; index < 30; index += 1) await makeEvent(backend.ctx, { productionId: id });
  expect(await countQueries(backend, () => show(id))).toBe(few);
});

const current = async () =>
  (await get(backend, '/de/api/seasons/', programmeApi.seasons.response)).body.results
    .filter(({ is_current }) => is_current)
    .map(({ slug }) => slug);

it('seasons come newest first and mark the current one: between two the next, after the last none', async () => {
  await makeSeason(backend.ctx, '2025-26');
  await makeSeason(backend.ctx, '2026-27');
  const { body } = await get(backend, '/en/api/seasons/', programmeApi.seasons.response);
  expect(body.results.map(({ url }) => url)).toEqual(['/en/productions/2026-27', '/en/productions/2025-26']);
  expect(await current()).toEqual(['2026-27']);
  now = new Date('2026-08-01T12:00:00Z');
  expect(await current()).toEqual(['2026-27']);
  now = new Date('2026-06-30T21:59:00Z');
  expect(await current()).toEqual(['2025-26']);
  now = new Date('2030-01-01T12:00:00Z');
  expect(await current()).toEqual([]);
});

it('categories can be filtered to those with productions, in general or in a season', async () => {
  const { ctx } = backend;
  const [oper, tanz, gala] = await Promise.all(['oper', 'tanz', 'gala'].map((slug) => categoryId(ctx, slug)));
  const season = await makeSeason(ctx, '2026-27');
  await makeProduction(ctx, { categoryId: oper, seasonId: season.id });
  await makeProduction(ctx, { categoryId: tanz });
  await makeProduction(ctx, { categoryId: gala, state: 'draft' });
  const slugs = async (query: string) => {
    const { body, tags } = await get(backend, `/de/api/categories/${query}`, programmeApi.categories.response);
    return { tags, slugs: body.results.map(({ slug }) => slug).toSorted(), count: body.count };
  };
  expect(await slugs('?of=productions')).toEqual({
    tags: ['categories', 'productions'],
    slugs: ['oper', 'tanz'],
    count: 2,
  });
  expect((await slugs('?of=productions&season=2026-27')).slugs).toEqual(['oper']);
  expect((await slugs('?of=productions&season=1900-01')).slugs).toEqual([]);
  expect((await slugs('')).slugs).toEqual(['gala', 'oper', 'tanz']);
  expect((await getError(backend, '/de/api/categories/?of=press')).issues?.[0]?.path).toBe('of');
});

it('categories and venues come in editorial order', async () => {
  const { db } = backend.ctx;
  await categoryId(backend.ctx, 'tanz', { de: 'Tanz', en: 'Dance' });
  await categoryId(backend.ctx, 'oper', { de: 'Oper', en: 'Opera' });
  await db.update(eventCategories).set({ position: 5 }).where(eq(eventCategories.slug, 'tanz'));
  await venueId(backend.ctx, 'foyer', { de: 'Foyer', en: '' });
  const found = await get(backend, '/en/api/categories/', programmeApi.categories.response);
  expect(found.body.results.map(({ name }) => name)).toEqual(['Opera', 'Dance']);
  expect(found.tags).toEqual(['categories']);
  const { body } = await get(backend, '/en/api/venues/?page_size=1', programmeApi.venues.response);
  expect(body).toMatchObject({ count: 1, results: [{ slug: 'foyer', name: 'Foyer' }], next: null });
});
