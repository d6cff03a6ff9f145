import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { stopProgram } from './compose-set.ts';
import { usualTheme } from '#contract/settings/theme/theme.ts';
import { demoWords } from './demo-words.ts';
import { HouseOffice, type HouseProcess, seasonOf, startHouse, visit } from './house-process.ts';
import { openSmtpServer, type SmtpServer } from './smtp-server.ts';
import { openCopy } from './test-backend.ts';
import { loadBuild } from './site-build.ts';

/** A mark of events that other programs know by this name. */
const interfaceNames = /is_child_colonia/g;
const name = 'Theater am Deich';
const origin = 'http://house.example';
const both = (text: string) => ({ de: text, en: text });

const folder = mkdtempSync(path.join(tmpdir(), 'proscenium-second-'));
let house: HouseProcess;
let office: HouseOffice;
let smtp: SmtpServer;
let dropDatabase: () => Promise<void>;
/** Addresses of pages with content, by kind. */
const pages: Record<string, string> = {};

beforeAll(async () => {
  await loadBuild();
  smtp = await openSmtpServer();
  const { database, databaseUrl, drop } = await openCopy();
  await database.close();
  dropDatabase = drop;
  house = await startHouse({
    DATA_DIR: folder,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    SITE_URL: origin,
    SMTP_URL: smtp.url,
  });
  office = await HouseOffice.open(house, origin);
  const changed = await office.post(house, 'settings/', {
    ...{ name, english_name: 'Dyke Theatre', city: 'Emden', parts_off: ['subscriptions'] },
    theme: {
      ...usualTheme,
      typeface: 'bitter',
      corners: 'round',
      colours: { ...usualTheme.colours, accent: '#7a1f5c' },
    },
  });
  expect(changed.status, await changed.text()).toBe(200);
  await office.openHouse(house);
  await fill();
}, 240_000);

afterAll(async () => {
  await stopProgram(house);
  await dropDatabase();
  await smtp.close();
  rmSync(folder, { recursive: true, force: true });
});

/** One entry of each kind that has a page, and what a new house brings along in tables. */
async function fill(): Promise<void> {
  const season = await office.store(house, 'seasons/', seasonOf(2098, 'Spielzeit 2098/99'));
  const production = await office.store(house, 'productions/', {
    ...{ title: both('Der Schimmelreiter'), season_id: season.id, state: 'public' },
  });
  const event = await office.store(house, 'events/', {
    ...{ title: both('Der Schimmelreiter'), production_id: production.id, state: 'public' },
    ...{ start: '2098-12-01T19:30:00+01:00', end: '2098-12-01T21:30:00+01:00' },
  });
  const person = await office.store(house, 'persons/', { name: 'Hauke Haien', state: 'public' });
  const article = await office.store(house, 'blog/articles/', {
    ...{ title: both('Ebbe und Flut'), published_at: '2026-01-01T08:00:00+01:00', state: 'public' },
  });
  await office.importTable(
    house,
    'productions',
    { columns: 'title_de,title_en,season,category', create: 'categories' },
    [
      'Titel;Titel englisch;Spielzeit;Sparte',
      ...Array.from({ length: 40 }, (_, index) => `Stück ${index};Play ${index};2098/99;Figurentheater`),
    ],
  );
  await office.importTable(house, 'events', { columns: 'production,date,start,venue', create: 'venues' }, [
    'Produktion;Datum;Beginn;Ort',
    ...Array.from({ length: 28 }, (_, index) => `Stück ${index};${index + 1}.12.2098;20:00;Speicherbühne`),
  ]);
  await office.importTable(house, 'persons', { columns: 'name,groups,is_online', create: 'person-categories' }, [
    'Name;Gruppe;Online',
    ...Array.from({ length: 60 }, (_, index) => `Haien${index}, Tede;Ensemble | Gäste;ja`),
  ]);
  await office.importTable(house, 'redirects', { columns: 'old_path,new_path' }, [
    'alt;neu',
    ...Array.from({ length: 100 }, (_, index) => `/stueck.php?id=${index};/de/produktionen`),
  ]);
  Object.assign(pages, {
    ...{ season: season.urls.de, production: production.urls.de, event: event.urls.de },
    ...{ person: person.urls.de, article: article.urls.de },
  });
}

function expectNeutral(text: string, what: string): void {
  const line = text
    .replaceAll(interfaceNames, '')
    .split(/[\n<>]/)
    .find((each) => demoWords.test(each));
  expect(line, what).toBeUndefined();
}

it.each([
  ...['/de', '/en', '/de/programm', '/en/programme', '/de/produktionen', '/de/kuenstler', '/de/blog', '/de/kontakt'],
  ...[
    '/de/pressedownloads',
    '/de/reihen',
    '/de/suche?q=Deich',
    '/de/search?q=Deich',
    '/de/merkzettel',
    '/de/newsletter',
  ],
])(
  'a house without the demo, with another name: %s says its own name and no word of the demo house',
  async (address) => {
    const { status, body } = await visit(house, address);
    expect(status).toBe(200);
    expect(body).toContain(address.startsWith('/en') ? 'Dyke Theatre' : name);
    expectNeutral(body, address);
  },
);

it('a house without the demo, with another name has what came in tables at its old and new addresses, and no part that is off', async () => {
  const old = await fetch(`http://127.0.0.1:${house.port}/stueck.php?id=5`, { redirect: 'manual' });
  expect([old.status, old.headers.get('location')]).toEqual([301, '/de/produktionen']);
  for (const [address, text] of [
    ['/de/produktionen', 'Figurentheater'],
    ['/en/productions', 'Play 0'],
    ['/de/programm', 'Speicherbühne'],
    ['/de/kuenstler', 'Tede Haien59'],
  ] as const)
    expect((await visit(house, address)).body).toContain(text);
  const off = await visit(house, '/de/abonnements');
  expect(off.status).toBe(404);
  expectNeutral(off.body, 'a part that is off');
  expect((await visit(house, '/de')).body).not.toContain('/de/abonnements');
});

it.each(['season', 'production', 'event', 'person', 'article'])(
  'a house without the demo, with another name: its page of a %s has no word of the demo house either',
  async (kind) => {
    const { status, body } = await visit(house, pages[kind] ?? '/');
    expect(status).toBe(200);
    expect(body).toContain(`– ${name}</title>`);
    expectNeutral(body, kind);
  },
);

it('a house without the demo, with another name: nor have its page of unknown addresses and its back office', async () => {
  const lost = await visit(house, '/de/gibt-es-nicht');
  expect(lost.status).toBe(404);
  expect(lost.body).toContain(name);
  expectNeutral(lost.body, 'not found');
  const backOffice = await visit(house, '/admin');
  expect(backOffice.status).toBe(200);
  expectNeutral(backOffice.body, 'back office');
});

it.each(['/de/manifest.webmanifest', '/de/blog/feed.atom', '/de/programm/calendar.ics'])(
  'a house without the demo, with another name: %s has its own name',
  async (address) => {
    const { status, body } = await visit(house, address);
    expect(status).toBe(200);
    expect(body.replaceAll(/\r\n /g, '')).toContain(name);
    expectNeutral(body, address);
  },
);

it.each([
  '/sitemap.xml',
  '/sitemap/event-1.xml',
  '/robots.txt',
  '/de/api/site/',
  '/openapi.json',
  '/de/offline',
  '/favicon.ico',
])('a house without the demo, with another name: %s is neutral', async (address) => {
  const { status, body } = await visit(house, address);
  expect(status).toBe(200);
  expectNeutral(body, address);
});

it('a house without the demo, with another name: its mails are signed with its own name', async () => {
  const invited = await office.post(house, 'users/', {
    ...{ email: 'elke@house.example', username: 'Elke', role: 'editor' },
  });
  expect(invited.status, await invited.text()).toBe(201);
  const sign = await fetch(`http://127.0.0.1:${house.port}/en/newsletter`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ EMAIL: 'iven@netz.example', OPT_IN: '1', lists: '8' }),
  });
  expect(sign.status).toBeLessThan(400);
  await vi.waitFor(() => expect(smtp.taken).toHaveLength(2), { timeout: 60_000, interval: 200 });
  const texts = smtp.taken.map(({ raw }) => raw.replaceAll('=\r\n', '').replaceAll('\r\n ', ''));
  expect(texts.some((text) => text.includes(name))).toBe(true);
  expect(texts.some((text) => text.includes('Dyke Theatre'))).toBe(true);
  for (const text of texts) expectNeutral(text, 'mail');
});
