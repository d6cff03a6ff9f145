import { expect, it } from 'vitest';
import { eventAnswer, picture, work } from '#tests/answers.ts';
import { linksIn, listOf, pagesOf, textOf } from '#tests/open-page.ts';

const season = {
  id: 1,
  slug: '2099-00',
  name: 'Spielzeit 2099/00',
  description: 'Was bleibt.',
  starts_on: '2099-08-01',
  ends_on: '2100-07-31',
  is_current: true,
  url: '/de/produktionen/2099-00',
};
const works = [
  work(1, {
    next_event: eventAnswer(4, { flags: ['is_premier'] }),
    coming: 6,
    price_from: 12.5,
    picture: picture(1),
    teaser: 'Ein Mann, zwei Frauen.',
  }),
  work(2, { title: 'La traviata', title_language: 'it', premiere: '2019-03-02T19:30:00+01:00' }),
  work(3, { title: 'Noch ohne Termin' }),
];
const open = pagesOf({
  'api/productions/': listOf(works, { count: 41, next: '/de/api/productions/?page=2' }),
  'api/categories/': listOf([
    { id: 1, slug: 'oper', name: 'Oper' },
    { id: 2, slug: 'tanz', name: 'Tanz' },
  ]),
  'api/seasons/': listOf([season, { ...season, id: 2, slug: '2098-99', name: 'Spielzeit 2098/99', url: '' }]),
});

it('the productions are listed with title, authors, dates and lowest price', async () => {
  const { main, document } = await open('/de/produktionen');
  const [first, second, third] = [...main.querySelectorAll('[data-entry]')].map(textOf);
  expect(first).toBe(
    'OperPremiereDie tote StadtErich Wolfgang KorngoldEin Mann, zwei Frauen.' +
      'Samstag, 28. November 2099 und 5 weitere Termineab 12,50 €',
  );
  expect(second).toContain('Gespielt 2019');
  expect(third).toContain('Zurzeit keine Termine');
  expect(document.title).toBe('Produktionen – Oper Colonia');
});

it('the productions have titles marked with the language of the work', async () => {
  const { main } = await open('/de/produktionen');
  const langs = [...main.querySelectorAll('h2 a')].map((link) => [textOf(link), link.getAttribute('lang')]);
  expect(langs[0]).toEqual(['Die tote Stadt', null]);
  expect(langs[1]).toEqual(['La traviata', 'it']);
});

it('the productions are in German with the language marked when there is no English', async () => {
  const { main } = await open('/en/productions', { 'api/productions/': listOf([{ ...works[0], lang: 'de' }]) });
  expect(textOf(main)).toContain('Saturday 28 November 2099');
  expect(main.querySelector('h2 a')?.getAttribute('lang')).toBe('de');
  expect(main.querySelector('p[lang=de]')?.textContent).toBe('Ein Mann, zwei Frauen.');
});

it('the productions are filtered and paged by links without scripts', async () => {
  const { main, requested } = await open('/de/produktionen?category=oper&page=2');
  expect(requested).toContain('/de/api/productions/?category=oper&page=2');
  expect(linksIn(main)).toEqual(
    expect.arrayContaining(['/de/produktionen/2099-00', '/de/produktionen/2098-99', '/de/produktionen?category=tanz']),
  );
  expect(textOf(main.querySelector('[aria-current=true]:not([href="/de/produktionen"])'))).toBe('Oper');
  expect(main.querySelector('a[rel=next]')?.getAttribute('href')).toBe('/de/produktionen?category=oper&page=3');
  expect(main.querySelector('a[rel=prev]')?.getAttribute('href')).toBe('/de/produktionen?category=oper');
});

it('the productions show a message and a link when nothing matches', async () => {
  const { answer, main } = await open('/de/produktionen?category=nowhere', { 'api/productions/': listOf([]) });
  expect(answer.status).toBe(200);
  expect(textOf(main)).toContain('In dieser Auswahl steht gerade nichts auf dem Spielplan.');
  expect(textOf(main.querySelector('section > div a[href="/de/produktionen"]'))).toBe('Alle Produktionen ansehen');
});

it('the productions show a message and a link to the start beyond the last page', async () => {
  const { answer, main } = await open('/de/produktionen?page=1000000000&category=oper', {
    'api/productions/': listOf([], { count: 41 }),
  });
  expect(answer.status).toBe(200);
  expect(textOf(main)).toContain('Hier endet die Liste.');
  expect(textOf(main.querySelector('section > div a[href="/de/produktionen?category=oper"]'))).toBe(
    'Zum Anfang der Liste',
  );
  expect(main.querySelector('a[rel]')).toBeNull();
});

it('the productions answer 503 without the list; without an optional part the page is not cached', async () => {
  const away = new Response(null, { status: 503 });
  expect((await open('/de/produktionen', { 'api/productions/': away })).answer.status).toBe(503);
  const { answer } = await open('/de/produktionen', { 'api/seasons/': away });
  expect([answer.status, answer.headers.get('cache-tag')]).toEqual([200, null]);
});

it('a season has its own page with motto and productions', async () => {
  const { main, requested, document } = await open('/de/produktionen/2099-00?category=oper');
  expect(requested).toContain('/de/api/productions/?season=2099-00&category=oper&page=1');
  expect(textOf(main.querySelector('h1'))).toBe('Spielzeit 2099/00');
  expect(textOf(main)).toContain('Was bleibt.');
  expect(document.title).toBe('Spielzeit 2099/00 – Oper Colonia');
  expect(main.querySelector('a[rel=next]')?.getAttribute('href')).toBe('/de/produktionen/2099-00?category=oper&page=2');
  expect(linksIn(main)).toContain('/de/produktionen/2099-00?category=tanz');
});

it.each(['/de/produktionen/2050-51', '/de/produktionen/%3Cb%3E', '/en/productions/nowhere'])(
  'a season: %s is none',
  async (address) => {
    expect((await open(address)).answer.status).toBe(404);
  },
);

it('a season answers 503 when its name cannot be looked up', async () => {
  const { answer } = await open('/de/produktionen/2099-00', { 'api/seasons/': new Response(null, { status: 503 }) });
  expect(answer.status).toBe(503);
});
