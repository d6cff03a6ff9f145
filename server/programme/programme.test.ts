import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { programmeApi } from '#contract/api.ts';
import { get, getError } from '#tests/ask.ts';
import { categoryId, makeEvent, venueId } from '#tests/factories/event.ts';
import { makePage } from '#tests/factories/page.ts';
import { createTestHouse, type TestHouse } from '#tests/house.ts';
import { changePage } from '../pages/change-page.ts';
import { eventSummaries } from './list-events.ts';
import { events } from './schema.ts';

// The house is in Berlin wherever the machine is.
vi.stubEnv('TZ', 'America/Los_Angeles');

let now = new Date('2026-11-21T12:00:00Z');
let opera: TestHouse;
beforeAll(async () => {
  opera = await createTestHouse({ clock: () => now });
});
beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00Z');
  await opera.house.db.delete(events);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await opera.close();
});

const list = async (query = '', locale = 'de') =>
  (await get(opera, `/${locale}/api/events/${query}`, programmeApi.events.response)).body;
const titles = async (query = '') => (await list(query)).results.map((event) => event.title);
const called = (title: string) => ({ title: { de: title, en: '' } });

test('these tests run in another time zone than the house is in', () => {
  expect(new Date('2026-11-21T12:00:00Z').getHours()).toBe(4);
});

describe('the list of events', () => {
  test('holds what is still to come, by its start', async () => {
    await makeEvent(opera.house, { ...called('Morgen'), start: new Date('2026-11-22T18:30:00Z') });
    await makeEvent(opera.house, {
      ...called('Läuft gerade'),
      start: new Date('2026-11-21T10:00:00Z'),
      end: new Date('2026-11-21T12:00:01Z'),
    });
    await makeEvent(opera.house, {
      ...called('Gerade vorbei'),
      start: new Date('2026-11-21T10:00:00Z'),
      end: new Date('2026-11-21T12:00:00Z'),
    });
    expect(await titles()).toEqual(['Läuft gerade', 'Morgen']);
  });

  test('keeps an event without a known end until its day in Berlin is over', async () => {
    await makeEvent(opera.house, { ...called('Offenes Ende'), start: new Date('2026-11-21T09:00:00Z'), end: null });
    now = new Date('2026-11-21T22:59:59Z');
    expect(await titles()).toEqual(['Offenes Ende']);
    now = new Date('2026-11-21T23:00:00Z');
    expect(await titles()).toEqual([]);
  });

  test('of a day holds that day in Berlin only, what has ended among it', async () => {
    await makeEvent(opera.house, { ...called('Mitternacht'), start: new Date('2026-11-20T23:00:00Z') });
    await makeEvent(opera.house, { ...called('Abend'), start: new Date('2026-11-21T18:30:00Z') });
    await makeEvent(opera.house, { ...called('Nacht davor'), start: new Date('2026-11-20T22:59:00Z') });
    await makeEvent(opera.house, { ...called('Nacht danach'), start: new Date('2026-11-21T23:00:00Z') });
    expect(await titles('?date=2026-11-21')).toEqual(['Mitternacht', 'Abend']);
    expect(await titles('?date=2026-12-24')).toEqual([]);
  });

  test('of the day on which summer time ends has 25 hours', async () => {
    now = new Date('2026-10-01T12:00:00Z');
    await makeEvent(opera.house, { ...called('Erste Minute'), start: new Date('2026-10-24T22:00:00Z') });
    await makeEvent(opera.house, { ...called('Letzte Minute'), start: new Date('2026-10-25T22:59:00Z') });
    await makeEvent(opera.house, { ...called('Tag danach'), start: new Date('2026-10-25T23:00:00Z') });
    expect(await titles('?date=2026-10-25')).toEqual(['Erste Minute', 'Letzte Minute']);
  });

  test('is narrowed by category and by words in either language, accents and case aside', async () => {
    await makeEvent(opera.house, {
      title: { de: 'Die Zauberflöte', en: 'The Magic Flute' },
      subtitle: { de: 'Mozart', en: '' },
      categoryId: await categoryId(opera.house, 'oper', { de: 'Oper', en: 'Opera' }),
    });
    await makeEvent(opera.house, { ...called('100 % Tanz'), categoryId: await categoryId(opera.house, 'tanz') });
    expect(await titles('?category=oper')).toEqual(['Die Zauberflöte']);
    expect(await titles('?query=ZAUBERFLOTE')).toEqual(['Die Zauberflöte']);
    expect(await titles('?query=flute+mozart')).toEqual(['Die Zauberflöte']);
    expect(await titles('?query=flute+verdi')).toEqual([]);
    expect(await titles('?query=100+%25')).toEqual(['100 % Tanz']);
    expect(await titles('?query=_%25_%25_')).toEqual([]);
  });

  test('comes in pages that name their neighbours and keep the rest of the query', async () => {
    const oper = await categoryId(opera.house, 'oper');
    for (let index = 0; index < 5; index += 1)
      await makeEvent(opera.house, { ...called(`Abend ${index}`), categoryId: oper });
    const first = await list('?category=oper&page_size=2');
    expect(first).toMatchObject({ count: 5, next: '/de/api/events/?category=oper&page_size=2&page=2', previous: null });
    const last = await get(opera, '/de/api/events/?category=oper&page_size=2&page=3', programmeApi.events.response);
    expect(last.body).toMatchObject({
      count: 5,
      next: null,
      previous: '/de/api/events/?category=oper&page_size=2&page=2',
    });
    expect(last.body.results.map((event) => event.title)).toEqual(['Abend 4']);
    expect(last.tags).toEqual(['events']);
  });

  test('has an empty page past its end, which is no error', async () => {
    await makeEvent(opera.house);
    expect(await list('?page=9')).toEqual({ count: 1, next: null, previous: '/de/api/events/?page=1', results: [] });
  });

  test.each([
    ['page=0', 'page'],
    ['page=x', 'page'],
    ['page=1.5', 'page'],
    ['page_size=101', 'page_size'],
    ['date=2026-02-30', 'date'],
    ['date=21.11.2026', 'date'],
  ])('answers 400 to %s and names the field', async (query, path) => {
    expect(await getError(opera, `/de/api/events/?${query}`)).toMatchObject({
      status: 400,
      code: 'bad_request',
      issues: [{ path }],
    });
  });
});

describe('an event', () => {
  test('is told in one language, with the time and offset of Berlin and the price in euros', async () => {
    const winter = await makeEvent(opera.house, {
      slug: { de: 'zauberfloete', en: 'magic-flute' },
      title: { de: 'Die Zauberflöte', en: 'The Magic Flute' },
      subtitle: { de: 'W. A. Mozart', en: '' },
      start: new Date('2026-12-24T18:30:00Z'),
      end: new Date('2026-12-24T21:30:00Z'),
      venueId: await venueId(opera.house, 'grosses-haus', { de: 'Großes Haus', en: 'Main stage' }),
      categoryId: await categoryId(opera.house, 'oper', { de: 'Oper', en: 'Opera' }),
      flags: ['is_revival'],
      availability: 'few',
      priceFrom: 1250,
      ticketLink: 'https://karten.example/1',
    });
    const { body, tags } = await get(opera, `/en/api/events/${winter.id}/`, programmeApi.event.response);
    expect(body).toEqual({
      id: winter.id,
      slug: 'magic-flute',
      title: 'The Magic Flute',
      subtitle: 'W. A. Mozart',
      start: '2026-12-24T19:30:00+01:00',
      end: '2026-12-24T22:30:00+01:00',
      venue: 'Main stage',
      category: { slug: 'oper', name: 'Opera' },
      flags: ['is_revival'],
      availability: 'few',
      price_from: 12.5,
      ticket_link: 'https://karten.example/1',
      url: `/en/programme/magic-flute/${winter.id}`,
    });
    expect(tags).toEqual([`event:${winter.id}`]);
  });

  test('in summer has the offset of summer', async () => {
    const summer = await makeEvent(opera.house, { start: new Date('2027-06-01T17:00:00Z') });
    const { body } = await get(opera, `/de/api/events/${summer.id}/`, programmeApi.event.response);
    expect(body.start).toBe('2027-06-01T19:00:00+02:00');
  });

  test('that has ended can still be read but sells no tickets', async () => {
    const past = await makeEvent(opera.house, {
      start: new Date('2026-11-20T18:00:00Z'),
      ticketLink: 'https://karten.example/2',
    });
    const { body } = await get(opera, `/de/api/events/${past.id}/`, programmeApi.event.response);
    expect(body).toMatchObject({ availability: 'none', ticket_link: '' });
  });

  test('leads to the page of the house that sells its tickets, in the language asked for, as long as it is public', async () => {
    const page = await makePage(opera.house, { slug: { de: 'karten', en: 'tickets' } });
    const event = await makeEvent(opera.house, { ticketLink: `page:${page.id}#preise` });
    const ticketsIn = async (locale: string) =>
      (await get(opera, `/${locale}/api/events/${event.id}/`, programmeApi.event.response)).body.ticket_link;
    expect([await ticketsIn('de'), await ticketsIn('en')]).toEqual(['/de/karten#preise', '/en/tickets#preise']);
    const listed = await get(opera, '/en/api/events/', programmeApi.events.response);
    expect(listed.body.results[0]?.ticket_link).toBe('/en/tickets#preise');
    expect(listed.tags.toSorted()).toEqual(['events', `page:${page.id}`]);
    await changePage(opera.house, page.id, { isOnline: false });
    expect(await ticketsIn('de')).toBe('');
    const { tags } = await get(opera, `/de/api/events/${event.id}/`, programmeApi.event.response);
    expect(tags.toSorted()).toEqual([`event:${event.id}`, `page:${page.id}`]);
  });

  test.each(['page:999999', 'page:0', 'page:99999999999'])(
    'sells no ticket at %s, which is no page',
    async (stored) => {
      const event = await makeEvent(opera.house, { ticketLink: stored });
      const { body } = await get(opera, `/de/api/events/${event.id}/`, programmeApi.event.response);
      expect(body.ticket_link).toBe('');
    },
  );

  test('without an English title says that it speaks German', async () => {
    const event = await makeEvent(opera.house, called('Liederabend'));
    const summaries = await eventSummaries(opera.house.db, [event.id, 999_999], 'en', opera.house.clock);
    expect(summaries).toEqual({ [event.id]: expect.objectContaining({ title: 'Liederabend', lang: 'de' }) });
  });

  test('that is not there is a 404, a malformed number a 400', async () => {
    expect(await getError(opera, '/de/api/events/999999/')).toMatchObject({ status: 404, code: 'not_found' });
    expect(await getError(opera, '/de/api/events/abc/')).toMatchObject({ status: 400, issues: [{ path: 'id' }] });
    expect(await getError(opera, '/de/api/events/99999999999/')).toMatchObject({
      status: 400,
      issues: [{ path: 'id' }],
    });
  });
});
