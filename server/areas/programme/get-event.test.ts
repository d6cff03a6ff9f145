import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { programmeApi } from '#contract/api.ts';
import { get, sharedBackend } from '#tests/test-backend.ts';
import { noDependencies } from '../../platform/invalidation/tags.ts';
import { countQueries } from '#tests/count-queries.ts';
import {
  addCast,
  categoryId,
  makeEvent,
  makePage,
  makePerson,
  makeProduction,
  makeSubscription,
  venueId,
} from '#tests/factories/rows.ts';
import { changePage } from '../pages/editing/change-page.ts';
import { seasonSubscriptions } from '../../db/tables/subscriptions.ts';
import { events } from '../../db/tables/programme.ts';
import { eventSummaries } from '../summaries/summarise-events.ts';

// Times are those of Berlin, independent of the time zone of the server.
vi.stubEnv('TZ', 'America/Los_Angeles');

let now = new Date('2026-11-21T12:00:00Z');
const backend = await sharedBackend({ clock: () => now });
beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00Z');
  await backend.ctx.db.delete(events);
});
afterAll(() => void vi.unstubAllEnvs());

const called = (title: string) => ({ title: { de: title, en: '' } });

it('an event is shown in one language, with time and offset of Berlin and the price in euros', async () => {
  const winter = await makeEvent(backend.ctx, {
    slug: { de: 'zauberfloete', en: 'magic-flute' },
    title: { de: 'Die Zauberflöte', en: 'The Magic Flute' },
    subtitle: { de: 'W. A. Mozart', en: '' },
    start: new Date('2026-12-24T18:30:00Z'),
    end: new Date('2026-12-24T21:30:00Z'),
    venueId: await venueId(backend.ctx, 'grosses-haus', { de: 'Großes Haus', en: 'Main stage' }),
    categoryId: await categoryId(backend.ctx, 'oper', { de: 'Oper', en: 'Opera' }),
    flags: ['is_revival'],
    availability: 'few',
    priceFrom: 1250,
    ticketLink: 'https://karten.example/1',
  });
  const { body, tags } = await get(backend, `/en/api/events/${winter.id}/`, programmeApi.event.response);
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
  expect(tags).toEqual(['categories', `event:${winter.id}`, 'site', 'subscriptions', 'venues']);
});

it('an event resolves a ticket link to a page in the requested language while that page is public', async () => {
  const page = await makePage(backend.ctx, { slug: { de: 'karten', en: 'tickets' } });
  const event = await makeEvent(backend.ctx, { ticketLink: `page:${page.id}#preise` });
  const ticketsIn = async (locale: string) =>
    (await get(backend, `/${locale}/api/events/${event.id}/`, programmeApi.event.response)).body.ticket_link;
  expect([await ticketsIn('de'), await ticketsIn('en')]).toEqual(['/de/karten#preise', '/en/tickets#preise']);
  const listed = await get(backend, '/en/api/events/', programmeApi.events.response);
  expect(listed.body.results[0]?.ticket_link).toBe('/en/tickets#preise');
  expect(listed.tags).toEqual([`event:${event.id}`, 'events', `page:${page.id}`]);
  await changePage(backend.ctx, page.id, { isOnline: false });
  expect(await ticketsIn('de')).toBe('');
  const { tags } = await get(backend, `/de/api/events/${event.id}/`, programmeApi.event.response);
  expect(tags).toEqual([`event:${event.id}`, `page:${page.id}`, 'site', 'subscriptions']);
});

it.each(['page:999999', 'page:0', 'page:99999999999'])(
  'an event has no ticket link for %s, which does not exist',
  async (stored) => {
    const event = await makeEvent(backend.ctx, { ticketLink: stored });
    const { body } = await get(backend, `/de/api/events/${event.id}/`, programmeApi.event.response);
    expect(body.ticket_link).toBe('');
  },
);

it.each<[string, Partial<typeof events.$inferInsert>, object]>([
  ['has ended', { start: new Date('2026-11-20T18:00:00Z') }, { availability: 'none' }],
  ['is closed', { flags: ['private-event'] }, { private_event: true }],
])('an event that %s is still shown, says so and has no tickets', async (_, overrides, shown) => {
  const event = await makeEvent(backend.ctx, { ...overrides, ticketLink: 'https://karten.example/2' });
  const { body } = await get(backend, `/de/api/events/${event.id}/`, programmeApi.event.response);
  expect(body).toMatchObject({ ...shown, ticket_link: '' });
});

it('an event without an English title falls back to German and says so', async () => {
  const event = await makeEvent(backend.ctx, called('Liederabend'));
  const summaries = await eventSummaries(
    { db: backend.ctx.db, locale: 'en', now: backend.ctx.clock(), visibility: 'public', deps: noDependencies() },
    [event.id, 999_999],
  );
  expect(summaries).toEqual({ [event.id]: expect.objectContaining({ title: 'Liederabend', lang: 'de' }) });
});

it('an event has its cast as entered and by role, its production, prices, notices and the other events', async () => {
  const { ctx } = backend;
  const production = await makeProduction(ctx, {
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
  const event = await makeEvent(ctx, {
    start,
    productionId: production.id,
    venueId: await venueId(ctx, 'grosses-haus', { de: 'Großes Haus', en: 'Main stage' }),
    prices: [{ name: { de: 'Kategorie 1', en: '' }, price: 7250, reduced: null }],
    changeNotices: [{ at: '2026-11-20T10:00:00Z', text: { de: 'Neue Salome', en: '' } }],
    onSaleAt: new Date('2026-11-22T09:00:00Z'),
    sequence: 3,
  });
  const other = await makeEvent(ctx, { start: new Date('2026-12-12T18:30:00Z'), productionId: production.id });
  await makeEvent(ctx, { start: new Date('2026-11-01T18:30:00Z'), productionId: production.id });
  const singer = await makePerson(ctx, 'Marlene Voss');
  const double = await makePerson(ctx, 'Ines Kaya', { isOnline: false });
  const salome = { role: { de: 'Salome', en: '' }, personId: singer.id };
  await addCast(ctx, { eventId: event.id }, [
    salome,
    { role: { de: 'Herodes', en: 'Herod' }, personId: singer.id },
    { ...salome, personId: double.id },
  ]);
  const { body, tags } = await get(backend, `/en/api/events/${event.id}/`, programmeApi.event.response);
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
      'site',
      'subscriptions',
      'venues',
    ].toSorted(),
  );
});

it('an event has its own texts before those of its production', async () => {
  const { ctx } = backend;
  const production = await makeProduction(ctx, { teaser: { de: 'Allgemein', en: 'In general' } });
  const own = await makeEvent(ctx, { productionId: production.id, shortText: { de: 'Heute', en: '' } });
  const other = await makeEvent(ctx, { productionId: production.id });
  const textOf = async (id: number) =>
    (await get(backend, `/en/api/events/${id}/`, programmeApi.event.response)).body.short_texts;
  expect([await textOf(own.id), await textOf(other.id)]).toEqual(['Heute', 'In general']);
});

it('an event says whether it belongs to an online subscription', async () => {
  const { db } = backend.ctx;
  const event = await makeEvent(backend.ctx);
  const { id } = await makeSubscription(backend.ctx, {}, { eventIds: [event.id] });
  const inSubscription = async () =>
    (await get(backend, `/de/api/events/${event.id}/`, programmeApi.event.response)).body.in_subscription;
  expect(await inSubscription()).toBe(true);
  await db.update(seasonSubscriptions).set({ state: 'draft' }).where(eq(seasonSubscriptions.id, id));
  expect(await inSubscription()).toBe(false);
});

it('an event needs the same number of queries with a large cast as with none', async () => {
  const { id: productionId } = await makeProduction(backend.ctx);
  const event = await makeEvent(backend.ctx, { productionId });
  const path = `/de/api/events/${event.id}/`;
  const alone = await countQueries(backend, () => get(backend, path, programmeApi.event.response));
  const person = await makePerson(backend.ctx, 'Viele Rollen');
  const parts = Array.from({ length: 20 }, (_, n) => ({ role: { de: `Rolle ${n}`, en: '' }, personId: person.id }));
  await addCast(backend.ctx, { eventId: event.id }, parts);
  for (let index = 0; index < 10; index += 1) await makeEvent(backend.ctx, { productionId });
  expect(await countQueries(backend, () => get(backend, path, programmeApi.event.response))).toBe(alone);
});
