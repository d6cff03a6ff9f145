import { expect, it } from 'vitest';
import type { EventSummary } from '#contract/events/event-summary.ts';
import type { Event } from '#contract/programme/programme.ts';
import { backend, visit } from '#tests/visit-site.ts';
import { english, magicFlute, german, answers, openPage, programme } from '../../event/event.fixture.ts';

const open = (address: string, contentFetch = programme()) => openPage(address, contentFetch);

it('the page of an event shows title, date, venue and price in German', async () => {
  const { answer, document, main } = await open(german);
  expect(answer.status).toBe(200);
  expect(main.querySelector('h1')?.textContent).toBe('Die Zauberflöte');
  expect(main.querySelector('time')?.textContent).toBe('Samstag 28. November');
  expect(main.querySelector('time')?.getAttribute('datetime')).toBe('2099-11-28T19:30:00+01:00');
  const facts = [...main.querySelectorAll('dl > div')].map((each) =>
    [...each.children].map((part) => part.textContent),
  );
  expect(facts).toEqual([
    ['Datum', 'Samstag, 28. November 2099'],
    ['Zeit', '19:30–22:30\u00a0Uhr'],
    ['Ort', 'Großes Haus'],
    ['Preis', 'ab 12,50\u00a0€'],
    ['Plätze', 'Nur noch wenige Plätze'],
  ]);
  expect(main.textContent).toContain('Wiederaufnahme');
  expect(document.title).toBe('Die Zauberflöte, 28. November 2099 – Oper Colonia');
  expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(
    'Die Zauberflöte, Wolfgang Amadeus Mozart. Samstag, 28. November 2099, 19:30 Uhr, Großes Haus.',
  );
});

it('the page of an event calls its time and its tickets what the house calls them', async () => {
  const site = {
    name: 'Oper Colonia',
    time_words: { de: 'Kölner Zeit', en: '' },
    ticket_label: { de: 'Karten', en: '' },
  };
  const [own, usual] = [backend({ ...answers, 'api/site/': site }), programme()];
  const contentFetch = (request: Request) => (request.url.includes('/api/site/') ? own(request) : usual(request));
  const { main } = await open(german, contentFetch);
  expect(main.querySelector('dl')?.textContent).toContain('19:30–22:30\u00a0UhrKölner Zeit');
  expect(main.textContent).toContain('Karten für Die Zauberflöte');
  const { main: other } = await open(english, contentFetch);
  expect(other.querySelector('dl')?.textContent).not.toContain('Kölner Zeit');
  expect(other.textContent).toContain('Tickets for The Magic Flute');
});

it('the page of an event shows the same in English', async () => {
  const { document, main } = await open(english);
  expect(main.querySelector('time')?.textContent).toBe('Saturday 28 November');
  expect(main.querySelector('dl')?.textContent).toContain('7.30–10.30\u00a0pm');
  expect(main.querySelector('dl')?.textContent).toContain('from €12.50');
  expect(document.documentElement.lang).toBe('en');
});

it('the page of an event has the programme as its parent and a link to it', async () => {
  const { main } = await open(english);
  expect([...main.querySelectorAll('nav li')].map((each) => each.textContent)).toEqual([
    'Home',
    'Programme',
    'The Magic Flute',
  ]);
  expect(main.querySelectorAll('a[href="/en/programme"]')).toHaveLength(2);
});

it('the page of an event is cached with tags of its dependencies', async () => {
  const { answer } = await open(german);
  expect(answer.headers.get('cache-tag')?.split(',')).toEqual(expect.arrayContaining(['event:7', 'events']));
});

it('the page of an event requests nothing twice', async () => {
  const requested: string[] = [];
  await open(german, programme({}, requested));
  expect(requested.filter((address) => address.includes('/events/'))).toEqual(['/de/api/events/7/']);
});

const tickets = (main: Element) => [...main.querySelectorAll('a[href="/de/karten"]')].map((each) => each.textContent);

it('tickets are sold by a link whose label has title and date, on telephones in a bar', async () => {
  const { main } = await open(german);
  const label = 'Tickets für Die Zauberflöte, 28. Novemberab 12,50\u00a0€';
  // Of the two one is visible (tests/e2e/visitors/telephone.spec.ts).
  expect(tickets(main)).toEqual([label, label]);
});

it.each([
  ['cancelled', { availability: 'cancelled' }, 'Fällt leider aus'],
  ['sold out', { availability: 'sold_out' }, 'Ausverkauft'],
  ['private', { flags: ['private-event'] }, 'Geschlossene Veranstaltung'],
  ['free', { price_from: 0, ticket_link: '' }, 'Eintritt frei'],
  ['over', { start: '2020-11-28T19:30:00+01:00', end: '2020-11-28T22:30:00+01:00' }, 'Hat schon stattgefunden'],
] as const)('tickets are not sold where it is %s, and the page says so', async (_, changes, words) => {
  const { answer, main } = await open(german, programme(changes as Partial<Event>));
  expect([answer.status, tickets(main)]).toEqual([200, []]);
  expect(main.querySelector('dl')?.textContent).toContain(words);
});

it('free tickets are booked where the event has an address for them, and from the start of their sale on', async () => {
  const free = await open(german, programme({ price_from: 0 }));
  expect(tickets(free.main)).toEqual(Array(2).fill('Eintritt frei für Die Zauberflöte, 28. November'));
  expect(free.main.textContent).not.toContain('kommen Sie einfach vorbei');
  const later = { price_from: 0, ticket_link: '', on_sale_at: '2099-11-01T10:00:00+01:00' };
  const text = (await open(german, programme(later))).main.textContent;
  expect(text).toContain('Der Vorverkauf beginnt am Sonntag, 1. November 2099');
  expect(text).not.toContain('kommen Sie einfach vorbei');
});

it('tickets of a past event are not labelled as sold out, but a cancellation is shown', async () => {
  const past = { start: '2020-11-28T19:30:00+01:00', end: '2020-11-28T22:30:00+01:00' };
  const headOf = async (changes: Partial<Event>) =>
    (await open(german, programme({ ...past, ...changes }))).main.querySelector('h1')?.parentElement?.textContent;
  expect(await headOf({ availability: 'sold_out' })).not.toContain('Ausverkauft');
  expect(await headOf({ availability: 'cancelled' })).toContain('Abgesagt');
});

it('other dates of the production are listed below, each with a link to its page', async () => {
  const other = (changes: Partial<EventSummary>) => magicFlute('de', changes) as EventSummary;
  const { main } = await open(
    german,
    programme({
      other_dates: [
        other({ id: 7 }),
        other({ id: 8, start: '2099-12-04T18:00:00+01:00', end: null, url: '/de/programm/die-zauberfloete/8' }),
      ],
    }),
  );
  const rows = [...main.querySelectorAll('article')];
  expect(rows.map((row) => row.querySelector('h3 a')?.getAttribute('href'))).toEqual([
    '/de/programm/die-zauberfloete/8',
  ]);
  expect(rows[0]?.querySelector('h3')?.textContent).toBe('18:00\u00a0Uhr, 4. Dezember');
  expect(main.querySelector('h2')?.textContent).toBe('Weitere Termine');
});

it('other dates show the first eight, the others behind a button', async () => {
  const many = (count: number) =>
    programme({
      other_dates: Array.from({ length: count }, (_, n) => magicFlute('de', { id: 100 + n }) as EventSummary),
    });
  const later = (await open(german, many(12))).main.querySelector('details:has(article)');
  expect(later?.querySelector('summary')?.textContent).toBe('4 spätere Termine');
  expect(later?.querySelectorAll('article')).toHaveLength(4);
  const { main } = await open(german, many(10));
  expect(main.querySelectorAll('article')).toHaveLength(10);
  expect(main.querySelector('details:has(article)')).toBeNull();
});

it('other dates are left out when there are none', async () => {
  expect((await open(german)).main.querySelector('h2')).toBeNull();
});

it('an address redirects a data request with data', async () => {
  const answer = await visit('/de/programm/falsch/7.data', { contentFetch: programme() });
  expect([answer.status, await answer.text()]).toEqual([202, expect.stringContaining(german)]);
});

it('an address without an event may belong to a page', async () => {
  const rest = programme();
  const page = { title: 'Liederabende', modules: [] };
  const contentFetch = (request: Request) =>
    request.url.endsWith('/page/programm/reihen/lied') ? Promise.resolve(Response.json(page)) : rest(request);
  const { answer, main } = await open('/de/programm/reihen/lied', contentFetch);
  expect([answer.status, main.querySelector('h1')?.textContent]).toEqual([200, 'Liederabende']);
});

it('an event without an English title is shown in German with its language marked', async () => {
  const { main } = await open('/en/programme/the-magic-flute/7', programme({ title: 'Die Zauberflöte', lang: 'de' }));
  expect(main.querySelector('h1')?.lang).toBe('de');
});
