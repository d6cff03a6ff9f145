import { expect, it } from 'vitest';
import type { CastGroup, Event } from '#contract/programme/programme.ts';
import { german, openPage, programme } from './event.fixture.ts';

const open = (address: string, contentFetch = programme()) => openPage(address, contentFetch);

const person = (id: number, name: string, url = '') => ({ id, name, slug: { de: '', en: '' }, url });
const cast: CastGroup[] = [
  {
    role_name: 'Musikalische Leitung',
    kind: 'team',
    persons: [person(1, 'Thaddäus Quint', '/de/kuenstler/quint/1')],
  },
  { role_name: 'Pamina', kind: 'cast', persons: [person(2, 'Fenja Mordhorst'), person(3, 'Zofia Krzemicka')] },
];
const whole: Partial<Event> = {
  title_language: 'it',
  composer: 'W. A. Mozart',
  duration_minutes: 180,
  intervals: 1,
  price_to: 98,
  languages: ['de'],
  surtitles: ['de', 'en'],
  age_from: 8,
  access: ['sign_language'],
  venue_obj: {
    id: 1,
    slug: 'gh',
    name: 'Großes Haus',
    street: 'Am Rhein 1',
    postal_code: '50679',
    city: 'Köln',
    access: '',
  },
  short_texts: 'Zwei Prüfungen und ein Vogelfänger.',
  long_texts: '<p>Wer <strong>schweigt</strong>, gewinnt.</p><script>evil()</script>',
  content_notes: 'Blitze.',
  change_notices: [{ at: '2099-11-20T17:40:00+01:00', text: 'Fenja Mordhorst singt die Pamina.' }],
  cast,
  prices: [
    { name: 'Kategorie 1', price: 98, reduced: 49 },
    { name: 'Kategorie 2', price: 12.5, reduced: null },
  ],
  production: { id: 3, title: 'Die Zauberflöte', composer: '', url: '/de/produktionen/die-zauberfloete/3' },
  in_subscription: true,
};

it('all fields of an event appear on its page', async () => {
  const { main } = await open(german, programme(whole));
  const facts = Object.fromEntries(
    [...main.querySelectorAll('dl > div')].map((each) => [...each.children].map((part) => part.textContent)),
  );
  expect(facts).toMatchObject({
    Dauer: '3 Stunden, eine Pause',
    Ort: 'Großes HausAm Rhein 1, 50679 Köln',
    Preis: '12,50\u00a0€ bis 98\u00a0€',
    Sprache: 'Deutsch',
    Übertitel: 'Deutsch, Englisch',
    Empfohlen: 'ab 8 Jahren',
  });
  expect(main.querySelector('h1')?.getAttribute('lang')).toBe('it');
  const text = main.textContent;
  expect(text).toContain('Gebärdensprache (DGS)');
  expect(text).toContain('Fenja Mordhorst singt die Pamina. Stand 20. November, 17:40\u00a0Uhr.');
  expect(text).toContain('Zwei Prüfungen und ein Vogelfänger.');
  expect(main.innerHTML).toContain('<p>Wer <strong>schweigt</strong>, gewinnt.</p></div>');
  expect(main.querySelector('details')?.hasAttribute('open')).toBe(false);
  expect(
    [...main.querySelectorAll('table tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent)),
  ).toEqual([
    ['Kategorie 1', '98\u00a0€', '49\u00a0€'],
    ['Kategorie 2', '12,50\u00a0€', ''],
  ]);
  expect(main.querySelector('a[href="/de/produktionen/die-zauberfloete/3"]')?.textContent).toBe('Zur Produktion');
  expect(main.querySelector('a[download]')?.getAttribute('href')).toBe(`${german}/event.ics`);
  expect(text).toContain('Auch im Abonnement erhältlich: mehrere Abende, ein fester Platz.');
});

it('the cast is grouped by role in the order entered, with links to people with a page', async () => {
  const { main } = await open(german, programme(whole));
  const section = main.querySelector('section[aria-labelledby="cast"]')!;
  expect([...section.querySelectorAll('h3')].map((head) => head.textContent)).toEqual(['Leitung', 'Auf der Bühne']);
  expect([...section.querySelectorAll('dd')].map((name) => name.textContent)).toEqual([
    'Thaddäus Quint',
    'Fenja Mordhorst',
    'Zofia Krzemicka',
  ]);
  expect([...section.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/de/kuenstler/quint/1',
  ]);
});

it('a changed line of the cast is marked beside the name', async () => {
  const substitution = 'statt Maria Muster, geändert am 24. November 2026';
  const changed = { role_name: 'Pamina', kind: 'cast' as const, persons: [{ ...person(2, 'Fenja'), substitution }] };
  const { main } = await open(german, programme({ cast: [changed] }));
  expect(main.querySelector('section[aria-labelledby="cast"] dd')?.textContent).toBe(`Fenja (${substitution})`);
});

it('a backend with single cast lines is grouped as well', async () => {
  const lines = cast.flatMap(({ role_name: name, persons }) =>
    persons.map((person_obj) => ({ role_obj: { name }, person_obj })),
  );
  const { main } = await open(german, programme({ cast_objs: lines }));
  const section = main.querySelector('section[aria-labelledby="cast"]')!;
  expect([...section.querySelectorAll('dt')].map((role) => role.textContent)).toEqual([
    'Musikalische Leitung',
    'Pamina',
  ]);
});

it('a private event has a note, no tickets and noindex', async () => {
  const { main, document } = await open(german, programme({ private_event: true, flags: ['private-event'] }));
  expect(main.textContent).toContain('Für diesen Abend gibt es keine Karten.');
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(main.querySelector('a[href="/de/karten"]')).toBeNull();
});

it('tickets not yet on sale show the start of the sale', async () => {
  const { main } = await open(german, programme({ on_sale_at: '2099-11-01T10:00:00+01:00' }));
  expect(main.textContent).toContain('Der Vorverkauf beginnt am Sonntag, 1. November 2099, 10:00\u00a0Uhr.');
  expect(main.querySelector('a[href="/de/karten"]')).toBeNull();
});

it('a cancelled or past event has no calendar link', async () => {
  for (const changes of [{ availability: 'cancelled' }, { is_over: true }] as Partial<Event>[])
    expect((await open(german, programme(changes))).main.querySelector('a[download]')).toBeNull();
});
