import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Event, PersonReference } from '#contract/programme/programme.ts';
import { picture } from '#tests/answers.ts';
import { answers, english, german, programme } from '../../event/event.fixture.ts';
import { backend, visit } from '#tests/visit-site.ts';
import { completeEvent, readJsonLd, type JsonLdObject } from './read-json-ld.fixture.ts';

const site = { name: 'Oper Colonia', street: 'Rheinboulevard 1', postal_code: '50679', city: 'Köln' };

/** Event 7 of a site with a complete address. */
function fullProgramme(changes: Partial<Event> = {}) {
  const rest = programme({ ...whole, ...changes });
  return (request: Request) =>
    request.url.includes('/api/site/')
      ? Promise.resolve(Response.json(site, { headers: { 'Cache-Tag': 'site' } }))
      : rest(request);
}

const person = (id: number, name: string, more: Partial<PersonReference> = {}): PersonReference => ({
  id,
  name,
  slug: { de: '', en: '' },
  url: '',
  ...more,
});

const whole: Partial<Event> = {
  composer: 'Wolfgang Amadeus Mozart',
  duration_minutes: 180,
  price_to: 98,
  languages: ['de'],
  age_from: 8,
  short_texts: 'Zwei Prüfungen & ein Vogelfänger.',
  picture: picture(4, { base: '/media/4/0123456789ab' }),
  prices: [
    { name: 'Kategorie 1', price: 98, reduced: 49 },
    { name: 'Kategorie 2', price: 12.5, reduced: null },
  ],
  production: { id: 3, title: 'Die Zauberflöte', composer: '', url: '/de/produktionen/die-zauberfloete/3' },
  cast: [
    { role_name: 'Musikalische Leitung', kind: 'team', persons: [person(1, 'Thaddäus Quint')] },
    { role_name: 'Pamina', kind: 'cast', persons: [person(2, 'Fenja Mordhorst', { url: '/de/kuenstler/fenja/2' })] },
    { role_name: 'Chor', kind: 'cast', persons: [person(3, 'Chor der Oper', { is_group: true })] },
  ],
};

async function describePage(address: string, changes: Partial<Event> = {}, contentFetch = fullProgramme(changes)) {
  const answer = await visit(address, { contentFetch });
  const html = await answer.text();
  return { answer, html, things: readJsonLd(html) };
}

const eventOf = (things: Record<string, JsonLdObject>) =>
  things.TheaterEvent ?? things.MusicEvent ?? things.Event ?? expect.unreachable('There is no event');

it('structured data of an event has every required and recommended property', async () => {
  const { things } = await describePage(german);
  const event = completeEvent.parse(eventOf(things));
  expect(event).toMatchObject({
    '@type': 'TheaterEvent',
    '@id': `https://oper.example${german}#event`,
    name: 'Die Zauberflöte',
    url: `https://oper.example${german}`,
    startDate: '2099-11-28T19:30:00+01:00',
    endDate: '2099-11-28T22:30:00+01:00',
    duration: 'PT180M',
    description: 'Zwei Prüfungen & ein Vogelfänger.',
    typicalAgeRange: '8-',
    location: { name: 'Großes Haus', address: { streetAddress: 'Rheinboulevard 1', addressLocality: 'Köln' } },
    image: ['https://oper.example/media/4/0123456789ab/1536.jpg'],
    inLanguage: ['de'],
    organizer: { '@id': 'https://oper.example/#house', name: 'Oper Colonia', url: 'https://oper.example/de' },
    workPerformed: { name: 'Die Zauberflöte', composer: { '@type': 'Person', name: 'Wolfgang Amadeus Mozart' } },
    superEvent: { '@id': 'https://oper.example/de/produktionen/die-zauberfloete/3#series', name: 'Die Zauberflöte' },
  });
  expect(event.performer).toEqual([
    { '@type': 'Person', name: 'Fenja Mordhorst', url: 'https://oper.example/de/kuenstler/fenja/2' },
    { '@type': 'PerformingGroup', name: 'Chor der Oper' },
  ]);
  expect(event.contributor).toEqual([
    {
      '@type': 'Role',
      roleName: 'Musikalische Leitung',
      contributor: { '@type': 'Person', name: 'Thaddäus Quint' },
    },
  ]);
  expect(event.offers).toEqual({
    '@type': 'AggregateOffer',
    lowPrice: 12.5,
    highPrice: 98,
    offerCount: 2,
    availability: 'https://schema.org/LimitedAvailability',
    priceCurrency: 'EUR',
    url: 'https://oper.example/de/karten',
  });
});

it('structured data of an event is in English on the English page', async () => {
  const { things } = await describePage(english, { venue: 'Main stage', title: 'The Magic Flute' });
  expect(eventOf(things)).toMatchObject({ name: 'The Magic Flute', location: { name: 'Main stage' } });
  const trail = things.BreadcrumbList?.itemListElement as JsonLdObject[];
  expect(trail.map(({ position, name, item }) => [position, name, item])).toEqual([
    [1, 'Home', 'https://oper.example/en'],
    [2, 'Programme', 'https://oper.example/en/programme'],
    [3, 'The Magic Flute', `https://oper.example${english}`],
  ]);
});

it('structured data of an event has times with the offset of Berlin, whatever the backend sends', async () => {
  const { things } = await describePage(german, { start: '2099-07-04T17:30:00Z', end: null });
  const event = eventOf(things);
  expect(event.startDate).toBe('2099-07-04T19:30:00+02:00');
  expect(event).not.toHaveProperty('endDate');
});

it.each([
  ['konzert', 'MusicEvent'],
  ['liederabend', 'MusicEvent'],
  ['tanz', 'TheaterEvent'],
  ['fuehrung', 'Event'],
])('structured data of an event with the category %s has the type %s', async (slug, type) => {
  const { things } = await describePage(german, { category: { slug, name: 'x' } });
  expect(Object.keys(things)).toEqual([type, 'BreadcrumbList']);
});

it.each([
  [{ availability: 'available' }, 'InStock'],
  [{ availability: 'few' }, 'LimitedAvailability'],
  [{ availability: 'sold_out', price_from: null, ticket_link: '' }, 'SoldOut'],
  [{ flags: ['sold out'] }, 'SoldOut'],
] as [Partial<Event>, string][])('offers: %j is %s', async (changes, availability) => {
  const { offers, eventStatus } = eventOf((await describePage(german, changes)).things);
  expect(offers).toMatchObject({ availability: `https://schema.org/${availability}`, lowPrice: 12.5 });
  expect((offers as JsonLdObject).url).toMatch(/^https:\/\/oper\.example\/de\//);
  expect(eventStatus).toBe('https://schema.org/EventScheduled');
});

it.each([
  ['no price', { price_from: null, price_to: null, prices: [], availability: 'available' }],
  ['over', { start: '2020-11-28T19:30:00+01:00', end: '2020-11-28T22:30:00+01:00' }],
  ['cancelled', { availability: 'cancelled' }],
  ['no ticket needed', { availability: 'none' }],
] as [string, Partial<Event>][])('offers are nothing where there is %s', async (_, changes) => {
  expect(eventOf((await describePage(german, changes)).things)).not.toHaveProperty('offers');
});

it('offers have one price when all seats cost the same, and price 0 for free entry', async () => {
  const one = eventOf((await describePage(german, { price_from: 8, price_to: 8, prices: [] })).things);
  expect(one.offers).toMatchObject({ '@type': 'Offer', price: 8 });
  const free: Partial<Event> = { price_from: 0, price_to: null, prices: [], availability: 'none', ticket_link: '' };
  const none = eventOf((await describePage(german, free)).things);
  expect(none).toMatchObject({ isAccessibleForFree: true, offers: { '@type': 'Offer', price: 0 } });
});

it('offers have the start of the sale, and the external address of another shop', async () => {
  const changes = { on_sale_at: '2099-03-29T08:00:00Z', ticket_link: 'https://shop.example/7' };
  const { offers } = eventOf((await describePage(german, changes)).things);
  expect(offers).toMatchObject({ validFrom: '2099-03-29T10:00:00+02:00', url: 'https://shop.example/7' });
});

it('a special event keeps its time when it is cancelled', async () => {
  const event = eventOf((await describePage(german, { flags: ['canceled'] })).things);
  expect([event.eventStatus, event.startDate]).toEqual([
    'https://schema.org/EventCancelled',
    '2099-11-28T19:30:00+01:00',
  ]);
});

it('a special event names its first announced start when it was moved, unless it is cancelled', async () => {
  const moved: Partial<Event> = { previous_start: '2099-11-21T19:30:00+01:00' };
  const event = eventOf((await describePage(german, moved)).things);
  expect([event.eventStatus, event.previousStartDate, event.startDate]).toEqual([
    'https://schema.org/EventRescheduled',
    '2099-11-21T19:30:00+01:00',
    '2099-11-28T19:30:00+01:00',
  ]);
  const off = eventOf((await describePage(german, { ...moved, availability: 'cancelled' })).things);
  expect(off.eventStatus).toBe('https://schema.org/EventCancelled');
  expect(off).not.toHaveProperty('previousStartDate');
});

it.each([{ private_event: true }, { flags: ['private-event'] }] as Partial<Event>[])(
  'a special event is nobody else’s where it is private: %j',
  async (changes) => {
    const { html, things, answer } = await describePage(german, changes);
    expect([answer.status, things]).toEqual([200, {}]);
    expect(html).toContain('<meta name="robots" content="noindex"');
  },
);

it('a special event leaves out unknown properties', async () => {
  const bare = backend({ ...answers, 'api/events/7/': { title: 'Tosca', slug: 'tosca' } });
  const { things } = await describePage('/de/programm/tosca/7', {}, bare);
  const { image, offers, performer, workPerformed, superEvent, startDate } = eventOf(things);
  expect({ image, offers, performer, workPerformed, superEvent, startDate }).toEqual({});
});

it('the description is complete and never executed, whatever text it contains', async () => {
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.trim() === text),
    fc.constantFrom('</script><script>alert(1)</script>', '<!--<script>', '\u2028\u2029"\\', ']]>&lt;'),
  );
  await fc.assert(
    fc.asyncProperty(texts, texts, async (title, name) => {
      const changes = { title, cast: [{ role_name: 'Pamina', kind: 'cast' as const, persons: [person(2, name)] }] };
      const { html, things } = await describePage(german, changes);
      expect(eventOf(things)).toMatchObject({ name: title, performer: [{ name }] });
      expect(html.match(/<script>alert/g)).toBeNull();
    }),
    { numRuns: 40 },
  );
}, 60_000);

it('drafts, errors and other addresses have no structured data', async () => {
  for (const address of [`${german}?edit`, '/de/programm/die-zauberfloete/8', '/de/search'])
    expect((await describePage(address)).things).toEqual({});
});

it('a data request does not contain structured data', async () => {
  const { html } = await describePage(`${german}.data`);
  expect(html).not.toContain('schema.org');
});
