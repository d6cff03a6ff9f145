import { expect, it } from 'vitest';
import { eventAnswer } from '#tests/answers.ts';
import { listOf, pagesOf, textOf } from '#tests/open-page.ts';

const friday = {
  id: 2,
  slug: 'freitag-abo',
  slugs: { de: 'freitag-abo', en: 'friday' },
  title: 'Freitag-Abo',
  kind: 'series',
  teaser: 'Sechs Freitage.',
  season: { slug: '2099-00', name: 'Spielzeit 2099/00' },
  weekday: 5,
  evenings: 6,
  categories: [{ id: 1, slug: 'oper', name: 'Oper' }],
  saving_percent: 15,
  price_from: 64,
  price_to: 300,
  url: '/de/abonnements/freitag-abo/2',
};
const office = {
  id: 1,
  slug: 'abonnementbuero',
  name: 'Abonnementbüro',
  description: '',
  phone: '0221 000-20',
  email: 'abo@oper.example',
  opening_hours: [
    { weekdays: [5, 1, 2, 3, 4], from: '10:00', to: '18:30' },
    { weekdays: [7, 6], from: '00:00', to: '23:59' },
    { weekdays: [1, 2, 3, 4, 5, 6, 7], from: '08:00', to: '09:00' },
  ],
  people: [],
};
const open = pagesOf({
  'api/seasonsubscriptions/': listOf([friday]),
  'api/categories/': listOf([{ id: 1, slug: 'oper', name: 'Oper' }]),
  'api/contact/': listOf([office]),
  'api/seasonsubscriptions/2/': friday,
});

it('the subscriptions are filtered by weekday, genre and price with a form that needs no scripts', async () => {
  const { main, requested } = await open('/de/abonnements?weekday=5&category=oper&price_to=120');
  expect(requested).toContain('/de/api/seasonsubscriptions/?weekday=5&category=oper&price_to=120&page=1&page_size=50');
  const form = main.querySelector('form')!;
  expect([form.method, form.getAttribute('action')]).toEqual(['get', '/de/abonnements']);
  expect([...form.querySelectorAll('select')].map(({ name, value }) => [name, value])).toEqual([
    ['weekday', '5'],
    ['category', 'oper'],
    ['price_to', '120'],
  ]);
  expect(
    [...main.querySelectorAll('ul[aria-label="Gewählte Filter"] a')].map((link) => link.getAttribute('href')),
  ).toEqual([
    '/de/abonnements?category=oper&price_to=120',
    '/de/abonnements?weekday=5&price_to=120',
    '/de/abonnements?weekday=5&category=oper',
  ]);
  expect(textOf(main.querySelector('[data-entry]'))).toBe(
    '6AbendeFreitagFreitag-AboSechs Freitage.bis zu 15 % gespartOperBestellen: Freitag-Aboab 64 €',
  );
});

it.each(['weekday=8', 'weekday=x', 'price_to=-1', 'price_to=99999', 'page=0'])(
  'the subscriptions take ?%s for no wish',
  async (query) => {
    const { answer, requested } = await open(`/de/abonnements?${query}`);
    expect(answer.status).toBe(200);
    expect(requested).toContain('/de/api/seasonsubscriptions/?page=1&page_size=50');
  },
);

it.each([
  ['/de/abonnements', 'Sechs Abende, ein Platz.'],
  ['/en/subscriptions', 'Several evenings and a seat of your own: all subscriptions of the house.'],
])(
  'the subscriptions describe themselves to search engines with the sentence of the house: %s',
  async (address, description) => {
    const site = { name: 'Oper', subscription_text: { de: 'Sechs Abende, ein Platz.', en: '' } };
    const { document } = await open(address, { 'api/site/': site });
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(description);
  },
);

it('the subscriptions have a message when none matches', async () => {
  const { main } = await open('/en/subscriptions?weekday=7', { 'api/seasonsubscriptions/': listOf([]) });
  expect(textOf(main)).toContain('No subscription fits');
  expect(main.querySelector('section a[href="/en/subscriptions"]')).not.toBeNull();
});

it('the subscriptions end with the contact and its opening hours', async () => {
  const hours = (main: Element) => [...main.querySelectorAll('dl > div:last-child dd')].map(textOf);
  expect(hours((await open('/de/abonnements')).main)).toEqual([
    'Montag bis Freitag 10:00–18:30 Uhr',
    'Samstag, Sonntag rund um die Uhr',
    'Täglich 08:00–09:00 Uhr',
  ]);
  const { main } = await open('/en/subscriptions');
  expect(hours(main)).toEqual([
    'Monday to Friday 10 am–6.30 pm',
    'Saturday, Sunday around the clock',
    'Daily 8 am–9 am',
  ]);
  expect(main.querySelector('a[href="tel:+4922100020"]')).not.toBeNull();
});

it('a subscription shows description, events and prices', async () => {
  const { main } = await open('/de/abonnements/freitag-abo/2', {
    'api/seasonsubscriptions/2/': {
      ...friday,
      weekday: null,
      saving_percent: 0,
      prices: [
        { name: 'Kategorie 1', price: 698, reduced: null, single: 775.5 },
        { name: 'Kategorie 2', price: 64, reduced: null, single: null },
      ],
      events: [eventAnswer(1)],
      terms: '<p>Der Platz bleibt.</p>',
    },
    'api/contact/': new Response(null, { status: 500 }),
  });
  expect(textOf(main.querySelector('dl'))).toBe(
    'Umfang6 AbendeWochentagVerschiedene TageSparteOperPreisab 64 €SpielzeitSpielzeit 2099/00',
  );
  expect([...main.querySelectorAll('tr')].map((row) => [...row.children].map(textOf))).toEqual([
    ['Platzgruppe', 'Im Abonnement', 'Einzeln gekauft'],
    ['Kategorie 1', '698 €', '775,50 €'],
    ['Kategorie 2', '64 €', '–'],
  ]);
  expect([...main.querySelectorAll('h1, h2')].map(textOf)).toEqual([
    'Freitag-Abo',
    'Die Abende',
    'Preise',
    'Gut zu wissen',
  ]);
});

it('a subscription is ordered by the form or by telephone, above everything else on its page', async () => {
  const { main } = await open('/de/abonnements/freitag-abo/2', {
    'api/seasonsubscriptions/2/': { ...friday, prices: [], events: [], terms: '', description: '' },
  });
  const [order, phone] = main.querySelectorAll('a:not(nav a)');
  expect([order?.getAttribute('href'), textOf(order)]).toEqual([
    '/de/kontakt?about=subscription&subscription=2#nachricht',
    'Bestellenab 64 €',
  ]);
  expect(phone?.getAttribute('href')).toBe('tel:+4922100020');
  const { main: list } = await open('/en/subscriptions');
  expect([...list.querySelectorAll('a[href*="about=subscription"]')].map((link) => link.getAttribute('href'))).toEqual([
    '/en/contacts?about=subscription#nachricht',
    '/en/contacts?about=subscription&subscription=2#nachricht',
  ]);
});
