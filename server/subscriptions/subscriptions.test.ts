import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { subscriptionsApi } from '#contract/api.ts';
import { get, getError } from '#tests/ask.ts';
import { countQueries } from '#tests/count-queries.ts';
import { categoryId, makeEvent } from '#tests/factories/event.ts';
import { makeSeason } from '#tests/factories/production.ts';
import { makeSubscription } from '#tests/factories/subscription.ts';
import { createTestHouse, type TestHouse } from '#tests/house.ts';
import { seasonSubscriptions } from './schema.ts';

const now = new Date('2026-11-21T12:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const called = (title: string) => ({ title: { de: title, en: '' } });
const price = (cents: number, single: number | null = null) => ({
  name: { de: 'Kategorie', en: 'Category' },
  price: cents,
  reduced: null,
  single,
});

let opera: TestHouse;
beforeAll(async () => {
  opera = await createTestHouse({ clock: () => now });
});
beforeEach(() => opera.house.db.delete(seasonSubscriptions).then(() => {}));
afterAll(() => opera.close());

const list = (query = '') => get(opera, `/de/api/seasonsubscriptions/${query}`, subscriptionsApi.list.response);
const titles = async (query = '') => (await list(query)).body.results.map(({ title }) => title);
const subscription = (id: number, locale = 'de', headers: Record<string, string> = {}) =>
  get(opera, `/${locale}/api/seasonsubscriptions/${id}/`, subscriptionsApi.show.response, headers);

describe('the list of subscriptions', () => {
  test('is in the order of the house and narrowed by weekday, category, price and kind', async () => {
    const concert = await categoryId(opera.house, 'konzert');
    await makeSubscription(opera.house, { ...called('Zweites'), position: 2, weekday: 5, prices: [price(30_000)] });
    await makeSubscription(
      opera.house,
      { ...called('Erstes'), position: 1, kind: 'concert', prices: [price(9050), price(5000)] },
      { categoryIds: [concert] },
    );
    await makeSubscription(opera.house, { ...called('Ohne Preis'), position: 3, kind: 'gift' });
    await makeSubscription(opera.house, { ...called('Offline'), isOnline: false });
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

  test.each([
    ['weekday=0', 'weekday'],
    ['weekday=8', 'weekday'],
    ['weekday=montag', 'weekday'],
    ['price_to=-1', 'price_to'],
    ['price_to=viel', 'price_to'],
    ['kind=oper', 'kind'],
    ['page=0', 'page'],
  ])('answers 400 to %s and names the field', async (query, path) => {
    expect(await getError(opera, `/de/api/seasonsubscriptions/?${query}`)).toMatchObject({
      status: 400,
      issues: [{ path }],
    });
  });

  test('has as many queries for many as for one', async () => {
    const concert = await categoryId(opera.house, 'konzert');
    const add = () => makeSubscription(opera.house, {}, { categoryIds: [concert] });
    await add();
    const few = await countQueries(opera, list);
    for (let number = 0; number < 5; number += 1) await add();
    expect(await countQueries(opera, list)).toBe(few);
  });
});

describe('a subscription', () => {
  test('has its season, prices in euros, texts and dates by start, past ones among them', async () => {
    const season = await makeSeason(opera.house, '2026-27');
    const late = await makeEvent(opera.house, { start: inDays(20) });
    const past = await makeEvent(opera.house, { start: inDays(-20) });
    const page = { de: '<p>Umtausch <a href="page:99">hier</a></p>', en: '' };
    const { id } = await makeSubscription(
      opera.house,
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

  test('without prices, season or dates is whole all the same', async () => {
    const { id } = await makeSubscription(opera.house);
    expect((await subscription(id)).body).toMatchObject({
      season: null,
      price_from: null,
      price_to: null,
      prices: [],
      events: [],
    });
  });

  test('never promises to save more than twenty percent', async () => {
    await expect(makeSubscription(opera.house, { savingPercent: 21 })).rejects.toThrow();
  });

  test('that is offline, unknown or no number is refused; editors see it', async () => {
    const { id } = await makeSubscription(opera.house, { isOnline: false });
    expect(await getError(opera, `/de/api/seasonsubscriptions/${id}/`)).toMatchObject({ status: 404 });
    expect(await getError(opera, '/de/api/seasonsubscriptions/2147483647/')).toMatchObject({ status: 404 });
    expect(await getError(opera, '/de/api/seasonsubscriptions/abc/')).toMatchObject({ status: 400 });
    expect((await subscription(id, 'de', await opera.signIn('editor'))).body.id).toBe(id);
  });
});
