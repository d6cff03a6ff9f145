import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, test } from 'vitest';
import type { EventSummary } from '#contract/event.ts';
import type { Locale } from '#contract/languages.ts';
import { type Answers, backend, loadBuild, type SiteBuild, visit } from '#tests/visit-site.ts';

const house: Answers = {
  'pageeditor-api/nav': { main_navigation: [], menu: [], footer: [] },
  'api/site/': { name: 'Oper Colonia' },
};

function flute(locale: Locale, changes: Partial<EventSummary> = {}): EventSummary {
  const german = locale === 'de';
  return {
    id: 7,
    slug: german ? 'die-zauberfloete' : 'the-magic-flute',
    title: german ? 'Die Zauberflöte' : 'The Magic Flute',
    subtitle: 'Wolfgang Amadeus Mozart',
    start: '2099-11-28T19:30:00+01:00',
    end: '2099-11-28T22:30:00+01:00',
    venue: german ? 'Großes Haus' : 'Main stage',
    category: { slug: 'oper', name: german ? 'Oper' : 'Opera' },
    flags: ['is_revival'],
    availability: 'few',
    price_from: 12.5,
    ticket_link: german ? '/de/karten' : '/en/tickets',
    url: '',
    ...changes,
  };
}

/** A backend with one event, 7, and with others of a list; `asked` is every address that it was asked for. */
function programme(changes: Partial<EventSummary> = {}, others: Partial<EventSummary>[] = [], asked: string[] = []) {
  const rest = backend(house);
  return async (request: Request): Promise<Response> => {
    const { pathname, search, searchParams } = new URL(request.url);
    asked.push(pathname + search);
    const [, locale = 'de', path = ''] = /^\/(de|en)\/(.*)$/.exec(pathname) ?? [];
    const answer = (body: unknown, tag: string) => Response.json(body, { headers: { 'Cache-Tag': tag } });
    if (path === 'api/events/7/') return answer(flute(locale as Locale, changes), 'event:7');
    if (path !== 'api/events/' || !searchParams.has('query')) return rest(request);
    return answer(
      { count: 1, next: null, previous: null, results: others.map((other) => flute(locale as Locale, other)) },
      'events',
    );
  };
}

let build: SiteBuild;
beforeAll(async () => {
  build = await loadBuild();
}, 120_000);

async function open(address: string, contentFetch = programme()) {
  const answer = await visit(address, { build, contentFetch });
  const { document } = new JSDOM(await answer.text()).window;
  return { answer, document, main: document.querySelector('main')! };
}

const german = '/de/programm/die-zauberfloete/7';
const english = '/en/programme/the-magic-flute/7';

describe('the page of an event', () => {
  test('says what is on, when, where and for how much, in German', async () => {
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

  test('and in English', async () => {
    const { document, main } = await open(english);
    expect(main.querySelector('time')?.textContent).toBe('Saturday 28 November');
    expect(main.querySelector('dl')?.textContent).toContain('7.30–10.30\u00a0pm');
    expect(main.querySelector('dl')?.textContent).toContain('from €12.50');
    expect(document.documentElement.lang).toBe('en');
  });

  test('has one address in each language and leads from one to the other', async () => {
    for (const address of [german, english]) {
      const { document } = await open(address);
      const link = (rel: string) =>
        [...document.querySelectorAll(`link[rel="${rel}"]`)].map(
          (each) => new URL((each as HTMLLinkElement).href).pathname,
        );
      expect(link('canonical')).toEqual([address]);
      expect(link('alternate')).toEqual([german, english, german]);
      const languages = [...document.querySelectorAll('header a[hreflang]')].map((each) => each.getAttribute('href'));
      expect([...new Set(languages)]).toEqual([german, english]);
      expect(document.querySelector('meta[property="og:url"]')?.getAttribute('content')).toContain(address);
    }
  });

  test('stands below the programme and leads back there', async () => {
    const { main } = await open(english);
    expect([...main.querySelectorAll('nav li')].map((each) => each.textContent)).toEqual([
      'Home',
      'Programme',
      'The Magic Flute',
    ]);
    expect(main.querySelectorAll('a[href="/en/programme"]')).toHaveLength(2);
  });

  test('is kept under the tags of what it was made of', async () => {
    const { answer } = await open(german);
    expect(answer.headers.get('cache-tag')?.split(',')).toEqual(expect.arrayContaining(['event:7', 'events']));
  });

  test('asks for nothing twice', async () => {
    const asked: string[] = [];
    await open(german, programme({}, [], asked));
    expect(asked.filter((address) => address.includes('/events/')).toSorted()).toEqual([
      '/de/api/events/7/',
      `/de/api/events/?${new URLSearchParams({ query: 'Die Zauberflöte', page_size: '100' })}`,
      '/en/api/events/7/',
    ]);
  });
});

describe('tickets', () => {
  const tickets = (main: Element) => [...main.querySelectorAll('a[href="/de/karten"]')].map((each) => each.textContent);

  test('are sold by one link that says for what and when', async () => {
    const { main } = await open(german);
    expect(tickets(main)).toEqual(['Tickets für Die Zauberflöte, 28. Novemberab 12,50\u00a0€']);
  });

  test.each([
    ['cancelled', { availability: 'cancelled' }, 'Fällt leider aus'],
    ['sold out', { availability: 'sold_out' }, 'Ausverkauft'],
    ['private', { flags: ['private-event'] }, 'Geschlossene Veranstaltung'],
    ['free', { price_from: 0 }, 'Eintritt frei'],
    ['over', { start: '2020-11-28T19:30:00+01:00', end: '2020-11-28T22:30:00+01:00' }, 'Hat schon stattgefunden'],
  ] as const)('are not sold where it is %s, and the page says so', async (_, changes, words) => {
    const { answer, main } = await open(german, programme(changes as Partial<EventSummary>));
    expect([answer.status, tickets(main)]).toEqual([200, []]);
    expect(main.querySelector('dl')?.textContent).toContain(words);
  });
});

describe('other dates', () => {
  test('of the same title stand beneath, each with its own page', async () => {
    const others = [
      { id: 7 },
      { id: 8, start: '2099-12-04T18:00:00+01:00', end: null, url: '/de/programm/die-zauberfloete/8' },
      { id: 9, title: 'Die Zauberflöte für Kinder', url: '/de/programm/fuer-kinder/9' },
    ];
    const { main } = await open(german, programme({}, others));
    const rows = [...main.querySelectorAll('article')];
    expect(rows.map((row) => row.querySelector('h3 a')?.getAttribute('href'))).toEqual([
      '/de/programm/die-zauberfloete/8',
    ]);
    expect(rows[0]?.querySelector('h3')?.textContent).toBe('18:00\u00a0Uhr, 4. Dezember');
    expect(main.querySelector('h2')?.textContent).toBe('Weitere Termine');
  });

  test('are left out where there are none or they cannot be had; then the page is not kept', async () => {
    expect((await open(german)).main.querySelector('h2')).toBeNull();
    const whole = programme();
    const { answer, main } = await open(german, (request) =>
      request.url.includes('query=') ? Promise.resolve(new Response(null, { status: 503 })) : whole(request),
    );
    expect([answer.status, answer.headers.get('cache-tag'), main.querySelector('h2')]).toEqual([200, null, null]);
  });
});

describe('an address', () => {
  test.each([
    ['/de/programm/falsch/7?a=1', `${german}?a=1`],
    ['/DE/programm/falsch/7/?a=1', `${german}?a=1`],
    ['/de/programm/die-zauberfloete/007', german],
    ['/en/programme/die-zauberfloete/7', english],
  ])('%s leads to %s in one step', async (address, right) => {
    const answer = await visit(address, { build, contentFetch: programme() });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, right]);
  });

  test('for a click leads there as data', async () => {
    const answer = await visit('/de/programm/falsch/7.data', { build, contentFetch: programme() });
    expect([answer.status, await answer.text()]).toEqual([202, expect.stringContaining(german)]);
  });

  test.each([
    '/de/programm/die-zauberfloete/8',
    '/de/programm/die-zauberfloete/x',
    '/en/programme/a/99999999999999999999',
  ])('%s is not found', async (address) => {
    const { answer, document } = await open(address);
    expect([answer.status, answer.headers.get('cache-tag'), document.title]).toEqual([404, null, '404']);
  });

  test('that names no event may be that of a page', async () => {
    const rest = programme();
    const page = { title: 'Liederabende', modules: [] };
    const contentFetch = (request: Request) =>
      request.url.endsWith('/page/programm/reihen/lied') ? Promise.resolve(Response.json(page)) : rest(request);
    const { answer, main } = await open('/de/programm/reihen/lied', contentFetch);
    expect([answer.status, main.querySelector('h1')?.textContent]).toEqual([200, 'Liederabende']);
  });

  test('says that it cannot be had now where the backend is down', async () => {
    const rest = programme();
    const contentFetch = (request: Request) =>
      request.url.includes('/events/') ? Promise.reject(new Error('refused')) : rest(request);
    const { answer } = await open(german, contentFetch);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
  });
});

test('an event of which a backend knows only a title is shown with that', async () => {
  const bare = backend({ ...house, 'api/events/7/': { title: 'Tosca', slug: 'tosca' } });
  const { answer, main } = await open('/de/programm/tosca/7', bare);
  expect([answer.status, main.querySelector('h1')?.textContent]).toEqual([200, 'Tosca']);
  expect(main.textContent).not.toMatch(/undefined|Invalid|NaN/);
});

test('an event without an English title is shown in German and says so', async () => {
  const { main } = await open('/en/programme/the-magic-flute/7', programme({ title: 'Die Zauberflöte', lang: 'de' }));
  expect(main.querySelector('h1')?.lang).toBe('de');
});
