import { expect, it } from 'vitest';
import { article, eventAnswer, picture, work } from '#tests/answers.ts';
import { linksIn, pagesOf, textOf } from '#tests/open-page.ts';

const address = '/de/produktionen/die-tote-stadt/7';
const singer = (id: number, name: string) => ({ id, name, slug: { de: 'a', en: 'a' }, url: `/de/kuenstler/a/${id}` });
const whole = {
  ...work(7, {
    subtitle: 'Oper in drei Bildern',
    teaser: 'Ein Mann lebt mit den Toten.',
    picture: picture(1, { copyright: 'Foto: A. Atelier' }),
    season: { slug: '2099-00', name: 'Spielzeit 2099/00' },
    next_event: eventAnswer(5),
    price_from: 12.5,
    coming: 2,
  }),
  librettist: 'Paul Schott',
  duration_minutes: 165,
  intervals: 1,
  languages: ['de'],
  surtitles: ['de', 'en'],
  age_from: 14,
  content_notes: 'Stroboskop im zweiten Bild.',
  description: '<p>Brügge.<script>alert(1)</script></p>',
  synopsis: '<p>Paul trifft Marietta.</p>',
  cast: [
    { role_name: 'Musikalische Leitung', kind: 'team', persons: [singer(3, 'Thaddäus Quint')] },
    { role_name: 'Paul', kind: 'cast', persons: [singer(4, 'Veit Kantorsky')] },
  ],
  pictures: [picture(2, { caption: 'Brügge, gemalt', copyright: 'Foto: B. Atelier' }), picture(3)],
  questions: [{ question: 'Wie lange dauert es?', answer: '<p>Lange.</p>' }],
  logos: [{ picture: picture(9, { alt: '', placeholder: 'data:image/png;base64,x' }), text: 'Freunde', link: '' }],
  articles: [article(11), { ...article(12), title: 'Zweiter', url: '' }],
  events: [
    eventAnswer(5, { ticket_link: '', availability: 'sold_out' }),
    eventAnswer(6, { start: '2099-12-04T18:00:00+01:00', ticket_link: '/de/karten/6' }),
  ],
  past_events: [eventAnswer(2, { start: '2019-11-28T19:30:00+01:00' })],
  has_subscription: true,
};
const open = pagesOf({ 'api/productions/7/': whole });
const parts = (main: Element) => [...main.querySelectorAll('nav a[href^="#"]')].map(textOf);

it('a production shows description, dates, cast and pictures', async () => {
  const { main, document } = await open(address);
  expect([...main.querySelectorAll('h1, h2')].map(textOf)).toEqual([
    'Die tote Stadt',
    'Stück',
    'Termine',
    'Besetzung',
    'Bilder',
    'Fragen',
    'Mit Unterstützung von',
    'Sechzig Lampen',
    'Die tote Stadt im Abonnement',
  ]);
  expect(textOf(main.querySelector('section'))).toContain('Samstag, 28. November 2099');
  expect([...main.querySelectorAll('dl')].map(textOf)[0]).toBe(
    'Dauer2 Stunden 45 Minuten, eine PauseSpracheDeutschÜbertitelDeutsch, EnglischEmpfohlenab 14 JahrenTextPaul Schott',
  );
  expect(document.title).toBe('Die tote Stadt, Erich Wolfgang Korngold – Oper Colonia');
  expect([...main.querySelectorAll('nav li')].map(textOf)).toEqual(
    expect.arrayContaining(['Produktionen', 'Spielzeit 2099/00']),
  );
  expect([...main.querySelectorAll('figcaption span')].map(textOf)).toEqual(['Brügge, gemalt', 'Foto: B. Atelier']);
});

it('a production shows texts without scripts and logos without a placeholder, and loads its head picture only eagerly', async () => {
  const { main } = await open(address);
  expect(textOf(main)).toContain('Brügge.');
  expect(main.querySelector('script')).toBeNull();
  const mark = main.querySelector('img[src*="/media/9/"]');
  expect([mark?.getAttribute('alt'), mark?.getAttribute('style')]).toEqual(['Freunde', 'object-position:50% 50%']);
  const images = [...main.querySelectorAll('img')];
  expect(images[0]?.getAttribute('fetchpriority')).toBe('high');
  expect(images.slice(1).every((image) => image.getAttribute('loading') === 'lazy')).toBe(true);
  const bases = images.map((image) => image.getAttribute('src')?.split('/')[2]);
  expect(new Set(bases).size).toBe(bases.length);
});

it('a production has links to its parts, and to the first event with free seats', async () => {
  const { main } = await open(address);
  expect(parts(main)).toEqual(['Stück', 'Termine', 'Besetzung', 'Bilder', 'Fragen']);
  for (const link of main.querySelectorAll('nav a[href^="#"]'))
    expect(main.querySelector(link.getAttribute('href') ?? ''), textOf(link)).not.toBeNull();
  const ticket = main.querySelector('nav + a')!;
  expect([ticket.getAttribute('href'), textOf(ticket)]).toEqual([
    '/de/karten/6',
    'Tickets für Die tote Stadtab 12,50 €',
  ]);
});

it('a production marks the language of its title, and German texts on the English page', async () => {
  const { main } = await open('/en/productions/the-dead-city/7', {
    'api/productions/7/': { ...whole, title: 'Tosca', title_language: 'it', lang: 'de', urls: {} },
  });
  expect(main.querySelector('h1')?.getAttribute('lang')).toBe('it');
  expect(textOf(main)).toContain('Saturday 28 November 2099');
  expect(main.querySelector('#stueck [lang=de]')?.textContent).toContain('Ein Mann lebt mit den Toten.');
});

const events = Array.from({ length: 30 }, (_, at) =>
  eventAnswer(100 + at, {
    start: `2099-12-${String(at + 1).padStart(2, '0')}T18:00:00+01:00`,
    availability: at < 28 ? 'sold_out' : 'available',
    ticket_link: `/de/karten/${100 + at}`,
  }),
);
const known = { 'api/productions/7/': { ...whole, events } };
const dates = (main: Element) => main.querySelectorAll('#termine time').length;

it('a production with many dates shows the next ones and leads to all; tickets are those of the next with free seats', async () => {
  const { main, document } = await open(address, known);
  expect(dates(main)).toBe(16);
  const more = [...main.querySelectorAll('#termine a')].find((link) => textOf(link) === '14 weitere Termine');
  expect(more?.getAttribute('href')).toMatch(/\?dates=all#termine$/);
  expect([...main.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toContain('/de/karten/128');
  expect(document.querySelector('script[type="application/ld+json"]')?.textContent).toContain('"endDate":"2099-12-30');
  const { main: all } = await open(`${address}?dates=all`, known);
  expect(dates(all)).toBe(30);
  expect(textOf(all)).not.toContain('weitere Termine');
});

it('a production with few fields without a picture has an opaque header, and links only to existing parts', async () => {
  const past_events = [
    eventAnswer(2, { start: '2019-11-28T19:30:00+01:00' }),
    eventAnswer(3, { start: '2019-11-27T19:30:00+01:00', availability: 'cancelled' }),
  ];
  const { main, document } = await open(address, {
    'api/productions/7/': { ...work(7), past_events, pictures: [], cast: [] },
  });
  expect(parts(main)).toEqual([]);
  expect(main.querySelector('img')).toBeNull();
  expect(document.querySelector('header')?.className).not.toContain('stage-colour');
  expect(textOf(main)).toContain('Zurzeit sind keine Termine angesetzt.');
  expect(textOf(main.querySelector('[aria-labelledby=h-vergangen]'))).toMatch(
    /28\. November 2019[^A]*27\. November 2019.*Abgesagt/,
  );
  expect(linksIn(main)).not.toContain('');
});

it('a production with few fields that is private or not on sale has no tickets', async () => {
  const { main } = await open(address, {
    'api/productions/7/': { ...whole, events: [eventAnswer(5, { flags: ['private-event'] })] },
  });
  expect(main.querySelector('a[href="/de/karten"]')).toBeNull();
});
