import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { programmeApi } from '#contract/api.ts';
import { get, getError } from '#tests/ask.ts';
import { countQueries } from '#tests/count-queries.ts';
import { categoryId, makeEvent, venueId } from '#tests/factories/event.ts';
import { makePage } from '#tests/factories/page.ts';
import { addCast, makePerson, makeProduction } from '#tests/factories/production.ts';
import { makeSubscription } from '#tests/factories/subscription.ts';
import { createTestHouse, type TestHouse } from '#tests/house.ts';
import { changePage } from '../pages/change-page.ts';
import { seasonSubscriptions } from '../subscriptions/schema.ts';
import { events } from './schema.ts';
import { eventSummaries } from './summarise-events.ts';

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

const called = (title: string) => ({ title: { de: title, en: '' } });

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
    expect(body).toMatchObject({
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
      urls: { de: `/de/programm/zauberfloete/${winter.id}`, en: `/en/programme/magic-flute/${winter.id}` },
      production: null,
      cast: [],
      other_dates: [],
    });
    expect(tags).toEqual(['categories', `event:${winter.id}`, 'subscriptions', 'venues']);
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
    expect(listed.tags).toEqual([`event:${event.id}`, 'events', `page:${page.id}`]);
    await changePage(opera.house, page.id, { isOnline: false });
    expect(await ticketsIn('de')).toBe('');
    const { tags } = await get(opera, `/de/api/events/${event.id}/`, programmeApi.event.response);
    expect(tags).toEqual([`event:${event.id}`, `page:${page.id}`, 'subscriptions']);
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

  test('shows its cast as entered and by role, its production, prices, notices and the other dates', async () => {
    const { house } = opera;
    const production = await makeProduction(house, {
      composer: 'Richard Strauss',
      titleLanguage: 'fr',
      teaser: { de: 'Kurz', en: '' },
      description: { de: '<p>Lang</p>', en: '<p>Long</p>' },
      contentNotes: { de: 'Blut', en: 'Blood' },
      ageFrom: 16,
      languages: ['de'],
      durationMinutes: 110,
    });
    const start = new Date('2026-12-10T18:30:00Z');
    const event = await makeEvent(house, {
      start,
      productionId: production.id,
      venueId: await venueId(house, 'grosses-haus', { de: 'Großes Haus', en: 'Main stage' }),
      prices: [{ name: { de: 'Kategorie 1', en: '' }, price: 7250, reduced: null }],
      changeNotices: [{ at: '2026-11-20T10:00:00Z', text: { de: 'Neue Salome', en: '' } }],
      onSaleAt: new Date('2026-11-22T09:00:00Z'),
      sequence: 3,
    });
    const other = await makeEvent(house, { start: new Date('2026-12-12T18:30:00Z'), productionId: production.id });
    await makeEvent(house, { start: new Date('2026-11-01T18:30:00Z'), productionId: production.id });
    const singer = await makePerson(house, 'Marlene Voss');
    const double = await makePerson(house, 'Ines Kaya', { isOnline: false });
    const salome = { role: { de: 'Salome', en: '' }, personId: singer.id };
    await addCast(house, { eventId: event.id }, [
      salome,
      { role: { de: 'Herodes', en: 'Herod' }, personId: singer.id },
      { ...salome, personId: double.id },
    ]);
    const { body, tags } = await get(opera, `/en/api/events/${event.id}/`, programmeApi.event.response);
    expect(body.cast_objs.map(({ role_obj, person_obj }) => [role_obj.name, person_obj.name])).toEqual([
      ['Salome', 'Marlene Voss'],
      ['Herod', 'Marlene Voss'],
      ['Salome', 'Ines Kaya'],
    ]);
    expect(body.cast.map(({ role_name, persons }) => [role_name, persons.map(({ url }) => url)])).toEqual([
      ['Salome', [`/en/artists/marlene-voss/${singer.id}`, '']],
      ['Herod', [`/en/artists/marlene-voss/${singer.id}`]],
    ]);
    expect(body).toMatchObject({
      title_language: 'fr',
      production: { id: production.id, composer: 'Richard Strauss', url: `/en/productions/salome/${production.id}` },
      short_texts: 'Kurz',
      long_texts: '<p>Long</p>',
      fallback: ['short_texts'],
      content_notes: 'Blood',
      age_from: 16,
      languages: ['de'],
      duration_minutes: 110,
      venue_obj: { slug: 'grosses-haus', name: 'Main stage' },
      prices: [{ name: 'Kategorie 1', price: 72.5, reduced: null }],
      change_notices: [{ at: '2026-11-20T11:00:00+01:00', text: 'Neue Salome' }],
      on_sale_at: '2026-11-22T10:00:00+01:00',
      is_over: false,
      in_subscription: false,
      sequence: 3,
      other_dates: [{ id: other.id }],
    });
    expect(tags).toEqual(
      [
        `event:${event.id}`,
        `event:${other.id}`,
        `person:${double.id}`,
        `person:${singer.id}`,
        `production-dates:${production.id}`,
        `production:${production.id}`,
        'roles',
        'subscriptions',
        'venues',
      ].toSorted(),
    );
  });

  test('has texts of its own before those of its production, which visitors see only while it is online', async () => {
    const { house } = opera;
    const production = await makeProduction(house, { isOnline: false, teaser: { de: 'Allgemein', en: 'In general' } });
    const event = await makeEvent(house, { productionId: production.id, shortText: { de: 'Heute', en: '' } });
    const path = `/en/api/events/${event.id}/`;
    expect((await get(opera, path, programmeApi.event.response)).body).toMatchObject({
      production: null,
      short_texts: 'Heute',
    });
    const editor = await opera.signIn('editor');
    expect((await get(opera, path, programmeApi.event.response, editor)).body.production?.id).toBe(production.id);
  });

  test('that is closed sells no tickets and says so', async () => {
    const event = await makeEvent(opera.house, { flags: ['private-event'], ticketLink: 'https://karten.example/3' });
    const { body } = await get(opera, `/de/api/events/${event.id}/`, programmeApi.event.response);
    expect(body).toMatchObject({ private_event: true, ticket_link: '' });
  });

  test('knows whether it is part of a subscription that is online', async () => {
    const { db } = opera.house;
    const event = await makeEvent(opera.house);
    const { id } = await makeSubscription(opera.house, {}, { eventIds: [event.id] });
    const inSubscription = async () =>
      (await get(opera, `/de/api/events/${event.id}/`, programmeApi.event.response)).body.in_subscription;
    expect(await inSubscription()).toBe(true);
    await db.update(seasonSubscriptions).set({ isOnline: false }).where(eq(seasonSubscriptions.id, id));
    expect(await inSubscription()).toBe(false);
  });

  test('has the right length on both nights on which the clocks change', async () => {
    const spring = await makeEvent(opera.house, {
      start: new Date('2027-03-27T21:30:00Z'),
      end: new Date('2027-03-28T01:30:00Z'),
    });
    const autumn = await makeEvent(opera.house, {
      start: new Date('2027-10-30T20:30:00Z'),
      end: new Date('2027-10-31T01:30:00Z'),
    });
    const times = async (id: number) => {
      const { body } = await get(opera, `/de/api/events/${id}/`, programmeApi.event.response);
      return [body.start, body.end];
    };
    expect(await times(spring.id)).toEqual(['2027-03-27T22:30:00+01:00', '2027-03-28T03:30:00+02:00']);
    expect(await times(autumn.id)).toEqual(['2027-10-30T22:30:00+02:00', '2027-10-31T02:30:00+01:00']);
  });

  test('costs the same number of queries with a large cast as with none', async () => {
    const { id: productionId } = await makeProduction(opera.house);
    const event = await makeEvent(opera.house, { productionId });
    const path = `/de/api/events/${event.id}/`;
    const alone = await countQueries(opera, () => get(opera, path, programmeApi.event.response));
    const person = await makePerson(opera.house, 'Viele Rollen');
    const parts = Array.from({ length: 20 }, (_, n) => ({ role: { de: `Rolle ${n}`, en: '' }, personId: person.id }));
    await addCast(opera.house, { eventId: event.id }, parts);
    for (let index = 0; index < 10; index += 1) await makeEvent(opera.house, { productionId });
    expect(await countQueries(opera, () => get(opera, path, programmeApi.event.response))).toBe(alone);
  });
});
