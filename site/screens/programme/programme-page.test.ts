import { describe, expect, it } from 'vitest';
import type { EventSummary } from '#contract/events/event-summary.ts';
import { eventAnswer } from '#tests/answers.ts';
import { listOf, pagesOf, textOf } from '#tests/open-page.ts';

const pages = pagesOf({
  'api/categories/': listOf([
    { id: 1, slug: 'oper', name: 'Oper' },
    { id: 2, slug: 'tanz', name: 'Tanz' },
  ]),
  'api/venues/': listOf([{ id: 1, slug: 'foyer', name: 'Foyer' }]),
});

const event = (id: number, start: string, changes: Partial<EventSummary> = {}) =>
  eventAnswer(id, {
    title: 'Salome',
    subtitle: 'Richard Strauss',
    start,
    url: `/de/programm/salome/${id}`,
    access: ['hearing_loop'],
    ...changes,
  });

const three = [
  event(1, '2099-11-28T11:00:00+01:00', { notice: 'Es singt Fenja Mordhorst.' }),
  event(2, '2099-11-28T19:30:00+01:00'),
  event(3, '2099-12-04T19:30:00+01:00', { availability: 'cancelled', flags: ['canceled'] }),
];

interface Programme {
  /** Answers of the list by its query; without an entry the list is empty. */
  lists?: Record<string, { results: EventSummary[]; count?: number; next?: string | null }>;
  month?: unknown;
}

/** Opens a page; `requested` has the queries for events and months. */
async function open(address: string, { lists = {}, month }: Programme = {}) {
  const requested: string[] = [];
  const answer = (body: unknown) => Response.json(body, { headers: { 'Cache-Tag': 'events' } });
  const events = (_: string, query: URLSearchParams) => {
    requested.push(`${query}`);
    const { results, ...more } = lists[`${query}`] ?? { results: [] };
    return answer({ ...listOf(results), ...more });
  };
  const months = (_: string, query: URLSearchParams) => {
    requested.push(`month ${query}`);
    return answer(month);
  };
  const opened = await pages(address, {
    'api/events/': events,
    ...(month ? { 'api/calendar/month/': months } : {}),
  });
  return { ...opened, requested };
}

const linkNamed = (main: Element, name: string) =>
  [...main.querySelectorAll('a')].find((link) => textOf(link) === name)?.getAttribute('href');

it('the programme lists events by month and day with time, venue, price and marks', async () => {
  const { main, document } = await open('/de/programm', { lists: { 'page=1&page_size=15': { results: three } } });
  expect([...main.querySelectorAll('h2[id^=head]')].map(textOf)).toEqual(['November 2099', 'Dezember 2099']);
  expect([...main.querySelectorAll('h3 > span.unseen')].map(textOf)).toEqual([
    'Samstag, 28. November',
    'Freitag, 4. Dezember',
  ]);
  const rows = [...main.querySelectorAll('article')];
  expect(textOf(rows[0])).toContain('11:00 Uhr');
  expect(textOf(rows[0])).toContain('Es singt Fenja Mordhorst.');
  expect(textOf(rows[0])).toContain('Höranlage');
  expect(textOf(rows[1])).toContain('ab 15 €');
  expect(textOf(rows[2])).toContain('Abgesagt');
  expect(rows[2]?.querySelector('a[href="/de/karten"]')).toBeNull();
  expect(rows[1]?.querySelector('time')?.getAttribute('datetime')).toBe('2099-11-28T19:30:00+01:00');
  expect(textOf(main.querySelector('h1'))).toBe('Programm');
  expect(document.title).toBe('Programm – Oper Colonia');
});

it('the programme has the whole chosen period on one page for paper, and a link to it', async () => {
  const many = Array.from({ length: 120 }, (_, index) => event(index + 1, '2099-12-01T19:30:00+01:00'));
  const month = 'from=2099-12-01&to=2099-12-31';
  const lists = {
    'from=2099-12-01&page=1&page_size=15': { results: many.slice(0, 15), count: 120, next: 'more' },
    [`${month}&page=1&page_size=100`]: { results: many.slice(0, 100), count: 120, next: 'more' },
    [`${month}&page=2&page_size=100`]: { results: many.slice(100), count: 120 },
  };
  const listed = await open('/de/programm?month=2099-12', { lists });
  const address = linkNamed(listed.main, 'Alle Termine auf einer Seite, zum Drucken') ?? '';
  expect(address).toBe('/de/programm?month=2099-12&view=all');
  const { main } = await open(address, { lists });
  expect(main.querySelectorAll('article')).toHaveLength(120);
  expect(main.querySelector('a[rel=next]')).toBeNull();
});

it('the programme is available in English', async () => {
  const { main, document } = await open('/en/programme', { lists: { 'page=1&page_size=15': { results: three } } });
  expect(textOf(main.querySelector('h3 > span.unseen'))).toBe('Saturday 28 November');
  expect(textOf(main)).toContain('from €15');
  expect(document.title).toBe('Programme – Oper Colonia');
  expect(document.querySelector('link[hreflang="de"]')?.getAttribute('href')).toMatch(/\/de\/programm$/);
});

it('the programme requests each part once, and is cached with the tags of its content', async () => {
  const { answer, requested } = await open('/de/programm', { lists: { 'page=1&page_size=15': { results: three } } });
  expect(requested).toEqual(['page=1&page_size=15']);
  expect(answer.headers.get('cache-tag')?.split(',')).toContain('events');
  expect(Date.parse(answer.headers.get('cache-until') ?? '') - Date.now()).toBeLessThanOrEqual(25 * 3_600_000);
});

it('the programme marks a past event as over, without tickets', async () => {
  const past = event(1, '2020-11-28T19:30:00+01:00');
  const { main } = await open('/de/programm?date=2020-11-28', {
    lists: { 'date=2020-11-28&page=1&page_size=15': { results: [past] } },
  });
  expect(textOf(main.querySelector('article'))).toContain('Hat schon stattgefunden');
  expect(main.querySelector('a[href="/de/karten"]')).toBeNull();
});

it('a filter is read from the address and preserved by the links of other filters', async () => {
  const query = 'category=oper&venue=foyer&access=relaxed&availability=available&date=2099-11-28';
  const { main, document, requested } = await open(`/de/programm?${query}`);
  expect(requested[0]).toBe(
    'category=oper&venue=foyer&access=relaxed&availability=available&date=2099-11-28&page=1&page_size=15',
  );
  const form = main.querySelector('form')!;
  expect(form.getAttribute('action')).toBe('/de/programm');
  expect(sentBy(document, form)).toEqual({
    category: 'oper',
    date: '2099-11-28',
    venue: 'foyer',
    access: 'relaxed',
    availability: 'available',
  });
  expect(linkNamed(main, 'Tanz')).toBe(`/de/programm?${query.replace('oper', 'tanz')}`);
  expect(linkNamed(main, 'Alles')).toBe(`/de/programm?${query.replace('category=oper&', '')}`);
  expect(linkNamed(main, 'Filter entfernen: Foyer')).toBe(`/de/programm?${query.replace('venue=foyer&', '')}`);
  expect(linkNamed(main, 'Filter zurücksetzen')).toBe('/de/programm');
  expect(main.querySelector('nav[aria-label="Sparte"] [aria-current]')?.textContent).toBe('Oper');
  expect(document.title).toBe(
    'Programm: Oper, Samstag, 28. November 2099, Foyer, Entspannte Vorstellung, Nur verfügbare Abende – Oper Colonia',
  );
});

it('a page after the first begins behind the last event of the one before, whatever has ended since', async () => {
  const next = '/de/api/events/?page=2&page_size=15&after=4099_2';
  const first = await open('/de/programm', { lists: { 'page=1&page_size=15': { results: three, count: 20, next } } });
  const href = first.main.querySelector('a[rel=next]')?.getAttribute('href') ?? '';
  expect(href).toBe('/de/programm?page=2&after=4099_2');
  const { requested } = await open(href);
  expect(requested).toContain('after=4099_2&page=2&page_size=15');
  expect((await open('/de/programm?page=2&after=x')).requested).toContain('page=2&page_size=15');
});

it('a filter has the programme without query as its canonical address', async () => {
  const { document } = await open('/de/programm?category=oper&page=2');
  expect(new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')!.href).pathname).toBe('/de/programm');
  expect(document.querySelector<HTMLLinkElement>('link[rel=canonical]')!.href).not.toContain('?');
});

it.each(['?date=2026-02-30', '?page=0', '?page=-1', '?page=x', '?category=', '?month=2026-13', '?access=x'])(
  'a filter that makes no sense counts as absent: %s',
  async (query) => {
    const { answer, main } = await open(`/de/programm${query}`, {
      lists: { 'page=1&page_size=15': { results: three } },
    });
    expect(answer.status).toBe(200);
    expect(main.querySelectorAll('article')).toHaveLength(3);
    expect(linkNamed(main, 'Filter zurücksetzen')).toBeUndefined();
  },
);

it.each([
  '?category=gibt-es-nicht',
  `?category=${'x'.repeat(5000)}`,
  '?venue=%3Cscript%3Ealert(1)%3C/script%3E',
  '?page=1000000000',
  '?date=9999-99-99&category=%00',
])('a filter without matches still answers 200: %s', async (query) => {
  const { answer, document } = await open(`/de/programm${query}`);
  expect(answer.status).toBe(200);
  expect(document.querySelector('main')?.innerHTML).not.toContain('<script>alert');
  expect(textOf(document.querySelector('main h2'))).toBeTruthy();
});

it('a chosen month is the start of the list', async () => {
  const { requested } = await open('/de/programm?month=2099-12');
  expect(requested[0]).toBe('from=2099-12-01&page=1&page_size=15');
});

it('without events, a day has a message and shows the next events', async () => {
  const { main } = await open('/de/programm?date=2099-11-23&category=oper', {
    lists: { 'category=oper&from=2099-11-23&page_size=3': { results: three } },
  });
  expect(textOf(main).split('Uhr, Abgesagt')).toHaveLength(2);
  expect(textOf(main.querySelector('h2'))).toBe('An diesem Tag bleibt der Vorhang zu.');
  expect(textOf(main)).toContain('Am Montag, 23. November, gibt es keine Vorstellung. Die nächsten Abende:');
  expect(linkNamed(main, 'Salome')).toBe('/de/programm/salome/1');
  expect(linkNamed(main, 'Datum zurücksetzen')).toBe('/de/programm?category=oper');
});

it('without events, events of another kind are shown when this kind has none', async () => {
  const { main } = await open('/de/programm?category=tanz', { lists: { 'page_size=3': { results: three } } });
  expect(textOf(main.querySelector('h2'))).toBe('Dazu steht gerade nichts auf dem Plan.');
  expect(main.querySelectorAll('a[href^="/de/programm/salome/"]')).toHaveLength(3);
});

it('without events, beyond the last page a link leads to the first', async () => {
  const { main } = await open('/de/programm?page=900&category=oper');
  expect(textOf(main.querySelector('h2'))).toBe('Hier endet das Programm.');
  expect(linkNamed(main, 'Zum Anfang des Programms')).toBe('/de/programm?category=oper');
});

it('the next and previous page have links that work without scripts', async () => {
  const next = '/de/api/events/?page=3';
  const { main } = await open('/de/programm?page=2&category=oper', {
    lists: { 'category=oper&page=2&page_size=15': { results: three, count: 60, next } },
  });
  expect(main.querySelector('a[rel=next]')?.getAttribute('href')).toBe('/de/programm?category=oper&page=3');
  expect(main.querySelector('a[rel=prev]')?.getAttribute('href')).toBe('/de/programm?category=oper');
});

describe('the month view', () => {
  const month = {
    month: '2099-11',
    previous: null,
    next: '2099-12',
    days: [{ date: '2099-11-28', count: 8, events: [three[0], three[1]] }],
  };

  it('is a table of weeks', async () => {
    const { main, requested } = await open('/de/programm?view=month&month=2099-11&category=oper', { month });
    expect(requested).toEqual(['month month=2099-11&category=oper']);
    const table = main.querySelector('table')!;
    expect([...table.querySelectorAll('th')].map(textOf)).toEqual([
      'Montag',
      'Dienstag',
      'Mittwoch',
      'Donnerstag',
      'Freitag',
      'Samstag',
      'Sonntag',
    ]);
    expect(textOf(table.querySelector('caption'))).toBe('November 2099');
    const cell = table.querySelector('time[datetime="2099-11-28"]')?.closest('td');
    expect(cell?.cellIndex).toBe(5);
    // Days without events are marked, so that CSS hides them on telephones.
    const unmarked = [...table.querySelectorAll('td')].filter((each) => each.className === '');
    expect(unmarked).toEqual([cell]);
    expect([...cell!.querySelectorAll('h3 a')].map((link) => link.getAttribute('href'))).toEqual([
      '/de/programm/salome/1',
      '/de/programm/salome/2',
    ]);
    expect(linkNamed(cell!, '6 weitere')).toBe('/de/programm?category=oper&date=2099-11-28');
    expect(linkNamed(main, 'Dezember')).toBe('/de/programm?view=month&month=2099-12&category=oper');
    expect(linkNamed(main, 'Liste')).toBe('/de/programm?month=2099-11&category=oper');
  });

  it('is that of the chosen day', async () => {
    const { main } = await open('/de/programm?month=2099-10&date=2099-11-28', { lists: { '': { results: three } } });
    expect(linkNamed(main, 'Monat')).toBe('/de/programm?month=2099-11&view=month');
  });

  it('without events has a message', async () => {
    const { main } = await open('/de/programm?view=month&category=tanz', {
      month: { month: '2099-11', previous: null, next: null, days: [] },
      lists: { 'page_size=3': { results: three } },
    });
    expect(textOf(main.querySelector('section section h2'))).toBe('Dazu steht gerade nichts auf dem Plan.');
  });

  it('is the list when the backend has no months', async () => {
    const { answer, main } = await open('/de/programm?view=month', {
      lists: { 'page=1&page_size=15': { results: three } },
    });
    expect([answer.status, main.querySelectorAll('article').length]).toEqual([200, 3]);
  });
});

/** Query string of a submitted form. */
function sentBy(document: Document, form: HTMLFormElement): Record<string, string> {
  const { FormData: Data } = document.defaultView as unknown as typeof globalThis;
  return Object.fromEntries([...new Data(form)].map(([name, value]) => [name, String(value)]));
}
