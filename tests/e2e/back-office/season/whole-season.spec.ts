import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { z } from 'zod';
import { openBackOffice, visitorResponse } from '../../support/back-office.ts';
import { LeakCrawler } from '../../support/leak-crawler.ts';
import { headersFrom, Office, type Stored, storedSchema } from '../../support/office-calls.ts';

/** In titles, texts, names and descriptions of pictures of the season: secret until it is released. */
const marks: [string, string] = ['Sperrfristwort', 'Embargoword'];
/** The same in a production that is left out of the release. */
const keptBack: [string, string] = ['Geheimwort', 'Secretword'];
const [productionCount, eventsEach] = [15, 8];
const evening = '2037-10-01';

const both = (de: string, en: string) => ({ de, en });
/** Both marks with other words, in both languages. */
const marked = (text: string, [de, en] = marks) => both(`${de} ${text}`, `${en} ${text}`);

const listSchema = z.object({ results: z.array(storedSchema) });
const castSchema = z.object({ credits: z.array(z.object({ role_id: z.int(), person_id: z.int() })) });
const releaseSchema = z.object({
  version: z.string(),
  entries: z.array(z.object({ kind: z.string(), id: z.int(), problems: z.array(z.object({ severity: z.string() })) })),
});

/** A picture whose file name and descriptions contain the marks. */
async function upload(page: Page, office: Office): Promise<number> {
  const answer = await page.request.post('/de/api/media/', {
    headers: await headersFrom(page),
    multipart: {
      file: { name: `${marks[0]}.webp`, mimeType: 'image/webp', buffer: await readFile('docs/screenshot-home.webp') },
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = z.object({ id: z.int() }).parse(await answer.json());
  await office.call('POST', `media/${id}/`, { alt: marked('auf der Bühne') });
  return id;
}

interface Season {
  season: Stored;
  productions: Stored[];
  withheld: Stored;
  singers: Stored[];
}

/** A hidden season with its productions and two singers, one of whom only stands in. */
async function enterSeason(page: Page, office: Office): Promise<Season> {
  const days = { starts_on: '2037-09-01', ends_on: '2038-07-31', state: 'draft' };
  const season = await office.create('seasons', { name: marked('37/38'), ...days, description: marked('Motto') });
  const picture = await upload(page, office);
  const singers = await Promise.all(
    ['Kehlmann', 'Ersatz'].map((name) =>
      office.create('persons', { name: `${marks[0]} ${marks[1]} ${name}`, state: 'draft', is_online: true }),
    ),
  );
  const role = { name: marked('Elektra'), kind: 'cast' };
  const make = (title: { de: string; en: string }, words: [string, string]) =>
    office.create('productions', {
      title,
      subtitle: marked('Oper', words),
      teaser: marked('kurz', words),
      description: both(`<p>${words[0]} lang</p>`, `<p>${words[1]} long</p>`),
      season_id: season.id,
      state: 'draft',
      hero_image_id: picture,
      credits: [{ role, person_id: singers[0]?.id }],
    });
  const productions: Stored[] = [];
  for (let n = 1; n < productionCount; n += 1) productions.push(await make(marked(`Werk ${n}`), marks));
  const withheld = await make(marked('Werk', keptBack), keptBack);
  return { season, productions, withheld, singers };
}

/** The ticket system's file with all evenings of the season, chosen on the screen for imports. */
async function importEvents(page: Page): Promise<void> {
  const titles = Array.from({ length: productionCount }, (_, n) =>
    n === productionCount - 1 ? `${keptBack[0]} Werk` : `${marks[0]} Werk ${n + 1}`,
  );
  const day = (n: number) =>
    new Date(Date.UTC(2037, 9, 1 + n)).toISOString().slice(0, 10).split('-').toReversed().join('.');
  const entries = titles.flatMap((title, production) =>
    Array.from({ length: eventsEach }, (_, n) => {
      const number = 880_000 + production * eventsEach + n;
      const date = day(production * eventsEach + n);
      return `<veranstaltung id="${number}"><titel>${title}</titel><datum>${date}</datum><veranstaltungsbeginn>1930</veranstaltungsbeginn><spielort>Großes Haus</spielort><preis1>12,50</preis1></veranstaltung>`;
    }),
  );
  const xml = `<?xml version="1.0"?><veranstaltungen>${entries.join('')}</veranstaltungen>`;
  await page.goto('/admin/import/events');
  await page
    .getByLabel('Datei')
    .setInputFiles({ name: 'spielzeit.xml', mimeType: 'text/xml', buffer: Buffer.from(xml) });
  await page.getByRole('button', { name: 'Prüfen' }).click();
  await expect(page.getByText(`Neu: ${entries.length}`)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: `${entries.length} Einträge übernehmen` }).click();
  await expect(page.getByRole('heading', { name: 'Das ist geschehen' })).toBeVisible({ timeout: 60_000 });
}

/** Makes a preview link on the screen and opens it in a browser without an account. */
async function preview(page: Page, browser: Browser, { season, productions }: Season): Promise<void> {
  await page.goto(`/admin/seasons/${season.id}/release`);
  await page.getByRole('button', { name: 'Link erstellen' }).click();
  const link = await page.getByLabel('Neuer Link').inputValue();
  const visitor = await browser.newContext();
  const guest = await visitor.newPage();
  await guest.goto(link);
  await guest.waitForURL((url) => !url.hash.includes('.') && !url.pathname.includes('/api/'));
  for (const language of ['de', 'en'] as const) {
    await guest.goto(new URL(productions[0]?.urls[language] ?? '', page.url()).href);
    await expect(guest.getByRole('heading', { level: 1 })).toContainText(marks[language === 'de' ? 0 : 1]);
  }
  await visitor.close();
}

/** Schedules everything but one production; returns the moment, a few seconds ahead. */
async function schedule(office: Office, { season, withheld }: Season): Promise<number> {
  const path = `seasons/${season.id}/release/`;
  const { version, entries } = releaseSchema.parse(await office.call('GET', path));
  expect(entries.filter(({ problems }) => problems.some(({ severity }) => severity === 'prevents'))).toEqual([]);
  const at = Math.ceil(Date.now() / 1000) * 1000 + 6000;
  const chosen = entries.filter(({ kind, id }) => kind !== 'production' || id !== withheld.id);
  await office.call('POST', path, {
    version,
    public_from: new Date(at).toISOString(),
    entries: chosen.map(({ kind, id }) => ({ kind, id })),
  });
  return at;
}

/** Deletes everything again, so that other tests find their lists as they were. */
async function removeSeason(office: Office, { season, productions, withheld, singers }: Season): Promise<void> {
  for (let part = 0; part < 2; part += 1) {
    const path = 'events/?translations=all&page_size=100&start_from=2037-09-01&start_to=2038-07-31';
    const { results } = listSchema.parse(await office.call('GET', path));
    await office.call('DELETE', `events/?ids=${results.map(({ id }) => id).join(',')}`);
  }
  const ids = [...productions, withheld].map(({ id }) => id).join(',');
  await office.call('DELETE', `productions/?ids=${ids}`);
  for (const { id } of singers) await office.call('DELETE', `persons/${id}/`);
  await office.call('DELETE', `seasons/${season.id}/`);
}

/** Addresses that would show the season: by id, by day, and by the first letters of the secret words. */
function addressesOf(entered: Season | undefined): string[] {
  const words = [...marks, ...keptBack].map((word) => word.slice(0, 6));
  const searches = ['/de/api/search/', '/en/api/search/autocomplete/', '/de/suche', '/en/search'];
  const lists = [
    ...searches.flatMap((path) => words.map((word) => `${path}?query=${word}`)),
    `/de/api/events/?start_from=${evening}&start_to=2038-07-31&page_size=100`,
    `/en/api/events/?start_from=${evening}&start_to=2038-07-31&page_size=100`,
    '/de/api/productions/?page_size=100',
    '/en/api/productions/?page_size=100',
    '/de/blog/feed.atom',
  ];
  const days = ['/de/programm', '/en/programme'].flatMap((path) => [`${path}?date=${evening}`, `${path}/calendar.ics`]);
  if (!entered) return [...lists, ...days];
  const { season, productions, withheld, singers } = entered;
  const single = [...productions.slice(0, 2), withheld].flatMap(({ id }) => [
    `/de/api/productions/${id}/`,
    `/en/api/productions/${id}/`,
    `/de/produktionen/x/${id}`,
    `/en/productions/x/${id}`,
    `/de/produktionen/x/${id}/calendar.ics`,
    `/media/sharing/production-${id}-de-000000000000.jpg`,
  ]);
  const people = singers.flatMap(({ id }) => [
    `/de/api/persons/${id}/`,
    `/en/artists/x/${id}`,
    `/de/kuenstler/x/${id}`,
  ]);
  return [...lists, ...days, ...single, ...people, `/de/api/seasons/${season.id}/`, `/en/api/seasons/`];
}

/** Requests until an answer contains the word; returns when it did. */
async function seenAt(page: Page, address: string, word: string): Promise<number> {
  await expect
    .poll(async () => (await visitorResponse(page, address)).html.includes(word), { timeout: 30_000, intervals: [200] })
    .toBe(true);
  return Date.now();
}

test('a whole season is entered in secret, previewed, released at one moment and changed', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000);
  await openBackOffice(page, '/seasons');
  const office = new Office(page);
  let entered: Season | undefined;
  let releasedAt = Number.POSITIVE_INFINITY;
  const crawler = new LeakCrawler({
    origin: new URL(page.url()).origin,
    words: () => (Date.now() < releasedAt ? [...marks, ...keptBack] : keptBack),
    addresses: () => addressesOf(entered),
  });
  entered = await enterSeason(page, office);
  await importEvents(page);
  await preview(page, browser, entered);
  releasedAt = await schedule(office, entered);
  const [first, second] = entered.productions;
  const seen = await Promise.all([
    seenAt(page, first?.urls.de ?? '', marks[0]),
    seenAt(page, first?.urls.en ?? '', marks[1]),
    seenAt(page, `/de/programm?date=${evening}`, marks[0]),
    seenAt(page, `/en/programme?date=${evening}`, marks[1]),
  ]);
  for (const moment of seen) expect(moment).toBeGreaterThanOrEqual(releasedAt);

  const query = `events/?translations=all&production_id=${first?.id}&sort=start`;
  const { results } = listSchema.parse(await office.call('GET', query));
  const [substituted, moved] = results;
  const { credits } = castSchema.parse(await office.call('GET', `productions/${first?.id}/?translations=all`));
  const [singer, standIn] = entered.singers;
  await office.change('events', substituted?.id ?? 0, {
    substitutions: [
      {
        role_id: credits[0]?.role_id,
        instead_of_id: singer?.id,
        person_id: standIn?.id,
        at: new Date().toISOString(),
      },
    ],
  });
  await office.change('events', moved?.id ?? 0, { start: '2037-12-30T19:30:00+01:00' });
  await seenAt(page, moved?.urls.de ?? '', 'Verlegt vom');
  const wrong = await office.change('productions', second?.id ?? 0, { subtitle: both('Verschrieben', 'Misspelt') });
  await seenAt(page, second?.urls.en ?? '', 'Misspelt');
  const versions = z
    .object({ results: z.array(z.object({ id: z.int() })) })
    .parse(await office.call('GET', `productions/${second?.id}/versions/`));
  const former = `productions/${second?.id}/versions/${versions.results[1]?.id}/restore/`;
  await office.call('POST', former, { version: wrong.version });
  await seenAt(page, second?.urls.en ?? '', `${marks[1]} Oper`);

  const { leaks, requests, rounds } = await crawler.stop();
  expect(leaks).toEqual([]);
  expect(rounds).toBeGreaterThan(1);
  expect(requests).toBeGreaterThan(300);
  // The same walk finds the words that are public by now.
  const { origin } = new URL(page.url());
  const control = await new LeakCrawler({ origin, words: () => marks, addresses: () => addressesOf(entered) }).stop();
  for (const mark of marks) expect(control.leaks.filter((leak) => leak.endsWith(mark)).length).toBeGreaterThan(10);
  expect((await visitorResponse(page, entered.withheld.urls.de)).status).toBe(404);
  await removeSeason(office, entered);
});
