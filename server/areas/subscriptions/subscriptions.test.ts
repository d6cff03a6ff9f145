import { beforeEach, expect, it } from 'vitest';
import { subscriptionsApi } from '#contract/api.ts';
import { badRequest, get, getError, sharedBackend } from '#tests/test-backend.ts';
import { countQueries } from '#tests/count-queries.ts';
import { categoryId, makeEvent, makeSeason, makeSubscription } from '#tests/factories/rows.ts';
import { seasonSubscriptions } from '../../db/tables/subscriptions.ts';

const now = new Date('2026-11-21T12:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const called = (title: string) => ({ title: { de: title, en: '' } });
const price = (cents: number, single: number | null = null) => ({
  name: { de: 'Kategorie', en: 'Category' },
  price: cents,
  reduced: null,
  single,
});

const backend = await sharedBackend({ clock: () => now });
beforeEach(() => backend.ctx.db.delete(seasonSubscriptions).then(() => {}));

const list = (query = '') => get(backend, `/de/api/seasonsubscriptions/${query}`, subscriptionsApi.list.response);
const titles = async (query = '') => (await list(query)).body.results.map(({ title }) => title);
const subscription = (id: number, locale = 'de', headers: Record<string, string> = {}) =>
  get(backend, `/${locale}/api/seasonsubscriptions/${id}/`, subscriptionsApi.show.response, headers);

it('the list of subscriptions is in editorial order and filters by weekday, category, price and kind', async () => {
  const concert = await categoryId(backend.ctx, 'konzert');
  await makeSubscription(backend.ctx, { ...called('Zweites'), position: 2, weekday: 5, prices: [price(30_000)] });
  await makeSubscription(
    backend.ctx,
    { ...called('Erstes'), position: 1, kind: 'concert', prices: [price(9050), price(5000)] },
    { categoryIds: [concert] },
  );
  await makeSubscription(backend.ctx, { ...called('Ohne Preis'), position: 3, kind: 'gift' });
  await makeSubscription(backend.ctx, { ...called('Offline'), state: 'draft' });
  expect(await titles()).toEqual(['Erstes', 'Zweites', 'Ohne Preis']);
  expect(await titles('?weekday=5')).toEqual(['Zweites']);
  expect(await titles('?category=konzert')).toEqual(['Erstes']);
  expect(await titles('?category=gibt-es-nicht')).toEqual([]);
  expect(await titles('?price_to=50')).toEqual(['Erstes']);
  expect(await titles('?price_to=49.99')).toEqual([]);
  expect(await titles('?kind=gift')).toEqual(['Ohne Preis']);
  expect(await titles('?weekday=5&kind=gift')).toEqual([]);
  expect((await list('?page=1000000')).body).toMatchObject({ count: 3, results: [], next: null });
});

it.each([
  ['weekday=0', 'weekday'],
  ['weekday=8', 'weekday'],
  ['weekday=montag', 'weekday'],
  ['price_to=-1', 'price_to'],
  ['price_to=viel', 'price_to'],
  ['kind=oper', 'kind'],
  ['page=0', 'page'],
])('the list of subscriptions returns 400 for %s and names the field', async (query, path) => {
  expect(await getError(backend, `/de/api/seasonsubscriptions/?${query}`)).toMatchObject(badRequest(path));
});

it('the list of subscriptions needs the same number of queries for many as for one', async () => {
  const concert = await categoryId(backend.ctx, 'konzert');
  const add = () => makeSubscription(backend.ctx, {}, { categoryIds: [concert] });
  await add();
  const few = await countQueries(backend, list);
  for (let number = 0; number < 5; number += 1) await add();
  expect(await countQueries(backend, list)).toBe(few);
});

it('a subscription has its season, prices in euros, texts and events by start, past ones included', async () => {
  const season = await makeSeason(backend.ctx, '2026-27');
  const late = await makeEvent(backend.ctx, { start: inDays(20) });
  const past = await makeEvent(backend.ctx, { start: inDays(-20) });
  const page = { de: '<p>Umtausch <a href="page:99">hier</a></p>', en: '' };
  const { id } = await makeSubscription(
    backend.ctx,
    {
      seasonId: season.id,
      weekday: 5,
      savingPercent: 20,
      prices: [price(12_050, 15_000), price(8000)],
      terms: page,
    },
    { eventIds: [late.id, past.id] },
  );
  const { body, tags } = await subscription(id, 'en');
  expect(body).toMatchObject({
    title: 'Friday series',
    kind: 'series',
    season: { slug: '2026-27', name: 'Season 2026-27' },
    weekday: 5,
    evenings: 4,
    saving_percent: 20,
    price_from: 80,
    price_to: 120.5,
    prices: [
      { name: 'Category', price: 120.5, reduced: null, single: 150 },
      { name: 'Category', price: 80, reduced: null, single: null },
    ],
    terms: '<p>Umtausch <a>hier</a></p>',
    section: `subscription-${id}`,
    urls: { de: `/de/abonnements/freitags-abo/${id}`, en: `/en/subscriptions/friday-series/${id}` },
  });
  expect(body.events.map((event) => event.id)).toEqual([past.id, late.id]);
  for (const tag of [`subscription:${id}`, `event:${late.id}`, `event:${past.id}`, 'page:99', 'seasons'])
    expect(tags).toContain(tag);
});

it('a subscription without prices, season or events is complete', async () => {
  const { id } = await makeSubscription(backend.ctx);
  expect((await subscription(id)).body).toMatchObject({
    season: null,
    price_from: null,
    price_to: null,
    prices: [],
    events: [],
  });
});

it('a subscription shows a saving of at most twenty percent', async () => {
  await expect(makeSubscription(backend.ctx, { savingPercent: 21 })).rejects.toThrow();
});
