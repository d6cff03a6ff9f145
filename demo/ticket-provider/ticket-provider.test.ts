import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { takeConsoleErrors } from '#tests/no-console-errors.ts';
import { listen } from '#tests/ticket-provider.ts';
import { bestSeats, planOf, soldBefore } from './seats.ts';
import { startTicketProvider, type TicketProvider } from './start-ticket-provider.ts';

const minute = 60_000;
const categories = [72, 48, 24, 8];
const event = (id: number, changes: object = {}) => ({
  id,
  title: 'Carmen <i>',
  subtitle: 'Georges Bizet',
  venue: 'Großes Haus',
  start: '2027-03-06T19:30:00+01:00',
  url: `/de/programm/carmen/${id}`,
  production_id: 3,
  availability: 'available',
  price_from: 8,
  price_to: 72,
  ticket_link: `/webshop/webticket/shop?event=${100 + id}&language=de`,
  prices: categories.map((price, n) => ({ name: `Kategorie ${n + 1}`, price, reduced: price / 2 })),
  ...changes,
});
const programme = [event(1), event(2, { availability: 'few', price_from: 24 }), event(3, { ticket_link: '' })];

let isAway = false;
let folder: string;
let now = Date.UTC(2027, 1, 1);
let provider: TicketProvider;

const start = () => startTicketProvider({ siteUrl: site.url, folder, clock: () => new Date(now) });

const site = await listen((incoming, outgoing) => {
  const { pathname } = new URL(incoming.url ?? '', 'http://localhost');
  const json = (value: unknown) =>
    outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  if (isAway) return outgoing.writeHead(503).end();
  if (pathname.endsWith('/api/events/')) return json({ results: programme, next: null });
  const id = Number(/\/api\/events\/(\d+)\//.exec(pathname)?.[1]);
  if (id) return json(programme.find((each) => each.id === id));
  return outgoing
    .writeHead(200, { etag: '"1"' })
    .end('<title>Shop</title><!-- webshop:top --><div id="webshop"></div><!-- webshop:bottom -->');
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ticket-provider-'));
  provider = await start();
  return async () => {
    await provider.close();
    await rm(folder, { recursive: true, force: true });
  };
});
afterAll(() => site.close());

/** Somebody who goes through the shop, with the cookie that the shop gave them. */
function visitor(cookie = '') {
  let kept = cookie;
  async function go(address: string, form?: Record<string, string>, headers: Record<string, string> = {}) {
    const answer = await fetch(provider.url + address, {
      redirect: 'manual',
      headers: { ...(kept ? { cookie: kept } : {}), ...headers },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    kept = answer.headers.getSetCookie()[0]?.split(';')[0] ?? kept;
    const { document } = new JSDOM(await answer.text()).window;
    return { status: answer.status, to: answer.headers.get('location'), document, text: document.body.textContent };
  }
  return { go, cookie: () => kept };
}

const shop = '/webshop/webticket';
const person = {
  first: 'Clara',
  last: 'Vogt',
  email: 'Clara@example.org',
  street: 'Ufer 3',
  postalCode: '50679',
  city: 'Köln',
};

async function withTickets(count: number, number = '101') {
  const guest = visitor();
  await guest.go(`${shop}/shop?event=${number}&language=de`);
  const { to } = await guest.go(`${shop}/bestseatselect?eventId=${number}`, { 'full-2': String(count) });
  expect(to).toBe(`${shop}/cart`);
  return guest;
}

const freeIn = async (group: number, number = '101') => {
  const { document } = await visitor().go(`${shop}/bestseatselect?eventId=${number}`);
  return Number(document.querySelector(`#full-${group}`)?.getAttribute('data-max'));
};

const offer = (few: boolean) => ({
  ...{
    number: '7',
    few,
    from: 2400,
    groups: categories.map((full) => ({ name: { de: '', en: '' }, full: full * 100, reduced: null })),
  },
});

it('seats are partly sold before an event comes on sale, always the same ones', () => {
  for (const number of ['7', '8', '26001', '26104']) {
    const some = { ...offer(false), number } as Parameters<typeof soldBefore>[0];
    const all = planOf(some).seats.length;
    const part = soldBefore(some).length / all;
    expect(part).toBeGreaterThan(0.1);
    expect(part).toBeLessThan(0.8);
    expect(soldBefore(some)).toEqual(soldBefore(some));
    const few = { ...some, few: true };
    const free = planOf(few).seats.filter(({ id }) => !soldBefore(few).includes(id));
    expect([2, 4]).toContain(free.length);
    expect(new Set(free.map(({ group }) => group))).toEqual(new Set([2]));
  }
});

it('seats are adjacent if possible', () => {
  const plan = planOf(offer(false));
  const taken = new Set(['1-1', '1-3', '1-5']);
  expect(bestSeats(plan, taken, 0, 2)).toEqual(['1-6', '1-7']);
  expect(bestSeats(plan, new Set(plan.seats.map(({ id }) => id)), 0, 1)).toBeNull();
});

it('the shop lists what is on sale and escapes texts of the opera house', async () => {
  const { document } = await visitor().go(`${shop}/shop?language=en`);
  const titles = [...document.querySelectorAll('#eventListUl h3')].map((each) => [each.id, each.textContent]);
  expect(titles).toEqual([
    ['event-title-101', 'Carmen <i>'],
    ['event-title-102', 'Carmen <i>'],
  ]);
  expect(document.querySelector('#eventListUl a')?.getAttribute('href')).toBe(`${shop}/selectseat?eventId=101`);
});

it('the shop opens the seats from the website’s ticket link and stores the page of origin', async () => {
  const guest = visitor();
  const first = await guest.go(`${shop}/shop?event=101&language=en`, undefined, {
    referer: 'http://oper.example/en/programme?category=oper',
  });
  expect([first.status, first.to]).toEqual([302, `${shop}/selectseat?eventId=101`]);
  const { document, text } = await guest.go(first.to ?? '');
  expect(text).toContain('Best seats');
  expect(document.querySelector('.evt-back')?.getAttribute('href')).toBe('/en/programme?category=oper');
  expect(document.querySelector('.evt-other-dates a')?.getAttribute('href')).toBe(`${shop}/selectseat?eventId=102`);
  expect((await guest.go(`${shop}/selectseat?eventId=999`)).status).toBe(404);
});

it('the shop sells: cart, articles, code, data, delivery, terms, confirmation', async () => {
  const before = await freeIn(2);
  const guest = await withTickets(2);
  expect(await freeIn(2)).toBe(Math.min(before, 8));
  await guest.go(`${shop}/cart`, { 'rate-0': 'reduced', do: 'update' });
  await guest.go(`${shop}/cart`, { 'article-drinks': '1', do: 'articles' });
  expect((await guest.go(`${shop}/cart`, { code: 'x', do: 'code' })).text).toContain('kennen wir nicht');
  await guest.go(`${shop}/cart`, { code: 'Ouvertüre', do: 'code' });
  // 12 reduced, 24 whole, a tenth off, 9.50 for the drinks.
  expect((await guest.go(`${shop}/cart`)).document.querySelector('.evt-total dd')?.textContent).toBe('41,90\u00a0€');
  expect((await guest.go(`${shop}/checkout`)).to).toBe(`${shop}/customer`);
  const wrong = await guest.go(`${shop}/customer`, { ...person, email: 'x', city: '' });
  expect([...wrong.document.querySelectorAll('[aria-invalid]')].map(({ id }) => id)).toEqual(['email', 'city']);
  await guest.go(`${shop}/customer`, person);
  await guest.go(`${shop}/delivery`, { delivery: 'post' });
  expect((await guest.go(`${shop}/checkout`, {})).text).toContain('Bitte stimmen Sie den Geschäftsbedingungen zu');
  const { to } = await guest.go(`${shop}/checkout`, { terms: 'yes' });
  const done = await guest.go(to ?? '');
  expect(done.document.querySelector('#orderNumber')?.textContent).toMatch(/^C-[0-9A-Z]{9}$/);
  expect(done.document.querySelector('.evt-total dd')?.textContent).toBe('44,80\u00a0€');
  expect(done.text).toContain('Es war ein Spiel');
  expect((await guest.go(`${shop}/cart`)).text).toContain('Ihr Warenkorb ist leer');
});

it('the shop sells a seat to one visitor only', async () => {
  const map = await visitor().go(`${shop}/seatmap?eventId=102`);
  const free = [...map.document.querySelectorAll('input[name="seat"]')].map((seat) => seat.getAttribute('value') ?? '');
  expect(free.length).toBeGreaterThanOrEqual(2);
  const [first, second] = [visitor(), visitor()];
  const pick = { seat: free[0] ?? '' };
  expect((await first.go(`${shop}/seatmap?eventId=102`, pick)).to).toBe(`${shop}/cart`);
  expect((await second.go(`${shop}/seatmap?eventId=102`, pick)).text).toContain('nicht mehr alle frei');
  expect((await second.go(`${shop}/seatmap?eventId=102`, { seat: '99-1' })).text).toContain('nicht mehr alle frei');
  expect((await second.go(`${shop}/seatmap?eventId=102`, {})).text).toContain('mindestens einen Platz');
});

it('the shop reserves a cart for 15 minutes and at most eight tickets', async () => {
  const guest = await withTickets(6);
  const many = await guest.go(`${shop}/bestseatselect?eventId=101`, { 'full-2': '3' });
  expect(many.text).toContain('Höchstens 8 Karten');
  now += 15 * minute;
  expect((await guest.go(`${shop}/cart`)).to).toBe(`${shop}/sessionend`);
  const end = await guest.go(`${shop}/sessionend`);
  expect(end.document.querySelector('a.btn.btn-default.full-width')?.getAttribute('href')).toBe(`${shop}/shop`);
  expect((await guest.go(`${shop}/cart`)).text).toContain('Ihr Warenkorb ist leer');
});

it('the shop exports what it has sold', async () => {
  const xml = async () => (await fetch(`${provider.url}/webshop/export/export`)).text();
  expect(await xml()).toContain('<preis>8,00</preis>\n    <preis>72,00</preis>\n    <status>2</status>');
  await withTickets(2);
  expect(await xml()).toMatch(/<kapazitaet>\d+<\/kapazitaet>\n {4}<absolutfreieplaetze>\d+</);
  const map = await visitor().go(`${shop}/bestseatselect?eventId=102`);
  const free = Number(map.document.querySelector('#full-2')?.getAttribute('data-max'));
  const guest = await withTickets(free, '102');
  // What is in a cart may come back.
  expect(await xml()).not.toContain('<status>0<');
  await guest.go(`${shop}/customer`, person);
  // Meanwhile the website answers another availability.
  programme[1] = event(2, { availability: 'available' });
  now += minute;
  await guest.go(`${shop}/checkout`, { terms: 'yes' });
  expect(await xml()).toMatch(/id="102">[^]*<absolutfreieplaetze>0<\/absolutfreieplaetze>\n {4}<status>0</);
});

it('the shop keeps orders, carts and accounts over a restart', async () => {
  const guest = await withTickets(2);
  await guest.go(`${shop}/customer`, { ...person, password: 'sehr-geheim-1' });
  await provider.close();
  provider = await start();
  expect((await guest.go(`${shop}/cart`)).text).toContain('reserviert');
  const later = visitor();
  const signIn = (password: string) => later.go(`${shop}/login`, { email: 'clara@example.org', password });
  expect((await signIn('falsch')).text).toContain('stimmen nicht');
  expect((await signIn('sehr-geheim-1')).to).toBe(`${shop}/shop?page=customereditdetails.secure`);
  const account = await later.go(`${shop}/shop?page=customereditdetails.secure`);
  expect(account.document.querySelector('#customerEditMenu [aria-current]')?.textContent).toBe('Meine Daten');
  expect(account.document.querySelector('#first')?.getAttribute('value')).toBe('Clara');
  await later.go(`${shop}/logout`, {});
  expect((await later.go(`${shop}/shop?page=customerorders.secure`)).to).toBe(`${shop}/login`);
});

it('the shop refuses forms of other origins and answers 404 for other pages', async () => {
  const guest = await withTickets(1);
  const elsewhere = { origin: 'https://evil.example' };
  expect((await guest.go(`${shop}/cart`, { remove: '0' }, elsewhere)).status).toBe(403);
  expect((await guest.go(`${shop}/nowhere`)).status).toBe(404);
  expect((await guest.go('/webshop/other/cart')).status).toBe(404);
  expect((await guest.go('/webshop')).to).toBe(`${shop}/shop`);
});

it('the shop uses the cached page template while the website is unreachable', async () => {
  const guest = await withTickets(1);
  await guest.go(`${shop}/cart`);
  now += 10 * minute;
  isAway = true;
  expect((await guest.go(`${shop}/login`)).text).toContain('Anmelden');
  expect((await visitor().go(`${shop}/shop`)).status).toBe(500);
  isAway = false;
  expect(takeConsoleErrors()).toHaveLength(1);
});
