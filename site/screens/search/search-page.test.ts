import { expect, it } from 'vitest';
import { eventAnswer, picture } from '#tests/answers.ts';
import { linksIn, listOf, pagesOf, textOf } from '#tests/open-page.ts';

const found = (id: number, kind: string, more: object = {}) => ({
  id,
  kind,
  title: [
    { text: 'Die ', hit: false },
    { text: 'Zauberflöte', hit: true },
  ],
  excerpt: [],
  hint: 'Oper',
  date: null,
  url: `/de/x/${id}`,
  ...more,
});
const nothing = { count: 0, results: [] };
const overview = {
  count: 9,
  events: {
    count: 7,
    results: [found(1, 'production', { picture: picture(1) }), found(2, 'event', { picture: picture(1) })],
  },
  others: { count: 1, results: [found(3, 'person', { title: [{ text: '<b>Papageno</b>', hit: false }] })] },
  archive: nothing,
  did_you_mean: null,
};
const open = pagesOf({
  'api/search/': overview,
  'api/search/events/': listOf([found(1, 'production')], { count: 41, next: 'x' }),
  'api/events/': listOf([eventAnswer(1)]),
});
const none = { ...overview, count: 0, events: nothing, others: nothing };

it('the search shows the first results of every category, with links to more', async () => {
  const { main, requested, document } = await open('/de/search?q=zauberfl%C3%B6te');
  expect(requested).toContain('/de/api/search/?query=zauberfl%C3%B6te');
  expect([...main.querySelectorAll('h2')].map(textOf)).toEqual([
    'Termine und Produktionen',
    'Menschen, Magazin und mehr',
  ]);
  expect([...main.querySelectorAll('mark')].map(textOf)).toEqual(['Zauberflöte', 'Zauberflöte']);
  expect(linksIn(main)).toContain('/de/search/events?q=zauberfl%C3%B6te');
  expect(main.querySelector<HTMLInputElement>('input[name=q]')?.value).toBe('zauberflöte');
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

it('the search shows no picture twice, and texts literally', async () => {
  const { main } = await open('/de/search?q=x');
  expect(main.querySelectorAll('img')).toHaveLength(1);
  expect(textOf(main)).toContain('<b>Papageno</b>');
});

it('the search shows a production once, with a link for each of its next dates', async () => {
  const dates = [{ id: 7, start: '2099-11-28T19:30:00+01:00', venue: 'Großes Haus', url: '/de/programm/x/7' }];
  const { main } = await open('/de/search/events?q=x', {
    'api/search/events/': listOf([found(1, 'production', { dates })]),
  });
  expect([...main.querySelectorAll('[data-entry]')].map(textOf)).toEqual([
    'ProduktionOperDie ZauberflöteDie Zauberflöte, Samstag 28. November 19:30 UhrGroßes Haus',
  ]);
  expect(main.querySelector('[data-entry] li a')?.getAttribute('href')).toBe('/de/programm/x/7');
});

it('the search puts the category first that matches in a title, before one that matches in casts only', async () => {
  const cast = found(1, 'production', { title: [{ text: 'Tosca', hit: false }] });
  const { main } = await open('/de/search?q=x', {
    'api/search/': {
      ...overview,
      events: { count: 1, results: [cast] },
      others: { count: 1, results: [found(3, 'person')] },
    },
  });
  expect([...main.querySelectorAll('h2')].map(textOf)).toEqual([
    'Menschen, Magazin und mehr',
    'Termine und Produktionen',
  ]);
});

it('the search of one category is paged by links', async () => {
  const { main, requested } = await open('/en/search/events/2?q=magicFlute');
  expect(requested).toContain('/en/api/search/events/?query=magicFlute&page=2');
  expect(main.querySelector('a[rel=next]')?.getAttribute('href')).toBe('/en/search/events/3?q=magicFlute');
  expect(main.querySelector('a[rel=prev]')?.getAttribute('href')).toBe('/en/search/events?q=magicFlute');
  expect(textOf(main)).toContain('41 results');
});

it('the search has a link to the first page beyond the last one', async () => {
  const { main } = await open('/de/search/events/900?q=x', { 'api/search/events/': listOf([], { count: 41 }) });
  expect(textOf(main)).toContain('Hier endet die Liste.');
  expect(textOf(main)).not.toContain('haben wir nichts gefunden');
  expect(linksIn(main)).toContain('/de/search/events?q=x');
});

it.each(['/de/search/nowhere', '/de/search/events/0?q=x', '/de/search/events/x?q=x', '/de/search/events/1/2'])(
  'the search: %s is no part of it',
  async (address) => {
    expect((await open(address)).answer.status).toBe(404);
  },
);

it('the search tells which corrected text it has searched for', async () => {
  const { main } = await open('/de/search?q=zauberfl%C3%B6hte', {
    'api/search/': { ...overview, did_you_mean: 'zauberflöte' },
  });
  expect(textOf(main)).toContain(
    'Zu „zauberflöhte“ haben wir nichts gefunden. Hier stehen Ergebnisse zu „zauberflöte“.',
  );
});

it('without results, the search has a message, a suggested word and the next events', async () => {
  const { main } = await open('/de/search?q=%3Cscript%3Ealert(1)%3C/script%3E', {
    'api/search/': { ...none, did_you_mean: 'alter' },
  });
  expect(textOf(main.querySelector('h2'))).toBe('Zu „<script>alert(1)</script>“ haben wir nichts gefunden.');
  expect(main.querySelector('script')).toBeNull();
  expect(linksIn(main)).toEqual(expect.arrayContaining(['/de/search?q=alter', '/de/programm/tosca/1']));
});

it('without results, in one category there is a link to all categories', async () => {
  const { main } = await open('/en/search/events?q=magicFlute', { 'api/search/events/': listOf([]) });
  expect(linksIn(main)).toContain('/en/search?q=magicFlute');
});

it('without results, a text of ten thousand characters is cut and answered', async () => {
  const { answer, requested, main } = await open(`/de/search?q=${'ä'.repeat(10_000)}`, { 'api/search/': none });
  const query = new URL(requested.find((each) => each.includes('/api/search/')) ?? '', 'http://x').searchParams.get(
    'query',
  );
  expect([answer.status, query?.length]).toEqual([200, 500]);
  expect(textOf(main.querySelector('h2')).length).toBeLessThan(130);
});

it('an empty search shows the field and the next events', async () => {
  for (const address of ['/de/search', '/de/search?q=', '/de/search?q=%20%20']) {
    const { main, requested } = await open(address);
    expect(requested.filter((each) => each.includes('/api/search/'))).toEqual([]);
    expect(main.querySelector('form')?.getAttribute('action')).toBe('/de/search');
    expect(textOf(main.querySelector('h2'))).toBe('Das sind die nächsten Abende');
  }
});

it('without a search in the backend there are no results; an unavailable backend results in 503', async () => {
  const { answer } = await open('/de/search?q=x', { 'api/search/': new Response(null, { status: 404 }) });
  expect(answer.status).toBe(200);
  const down = await open('/de/search?q=x', { 'api/search/': new Response(null, { status: 503 }) });
  expect(down.answer.status).toBe(503);
});
