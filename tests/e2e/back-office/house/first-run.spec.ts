import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { headersFrom, Office } from '../../support/office-calls.ts';
import { expectAccessible } from '../../support/back-office.ts';
import { admin, prepareDatabase, removeDatabase, type RunningServer, startServer } from '../../support/start-server.ts';

let folder: string;
let house: RunningServer;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  folder = await mkdtemp(path.join(tmpdir(), 'proscenium-first-'));
  await prepareDatabase(path.join(folder, 'data'));
  const settings = { DEMO: 'false', SMTP_URL: 'smtp://127.0.0.1:9', BACKUP_EVERY: '24h' };
  house = await startServer(path.join(folder, 'data'), undefined, settings);
});

test.afterAll(async () => {
  await house.close();
  await removeDatabase(path.join(folder, 'data'));
  await rm(folder, { recursive: true, force: true });
});

async function signIn(page: Page): Promise<void> {
  await page.goto(`${house.address}/admin`);
  await page.getByLabel(/^E-?mail/i).fill(admin.email);
  await page.getByLabel(/^Passwort|^Password/).fill(admin.password);
  await page.getByRole('button', { name: /Anmelden|Sign in/ }).click();
}

/** A visitor of their own, with a page. */
async function asVisitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  return context.newPage();
}

const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const go = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function expectNoScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/** The screen is accessible and fits at both widths. */
async function look(page: Page, name: string): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoScroll(page);
    await expectAccessible(page);
    const picture = process.env.E2E_LOOK;
    if (picture) await page.screenshot({ path: path.join(picture, `${name}-${width}.png`), fullPage: true });
  }
}

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
}

const task = (page: Page, name: string): Locator =>
  page
    .getByRole('region', { name: 'Bis zur Öffnung' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

test('visitors of an empty house see that it is not open yet', async ({ browser }) => {
  const visitor = await asVisitor(browser);
  for (const [address, title] of [
    ['/de', 'Wir öffnen bald.'],
    ['/en/programme', 'We open soon.'],
  ] as const) {
    const answer = await visitor.goto(house.address + address);
    expect(answer?.status()).toBe(503);
    expect(answer?.headers()['cache-control']).toBe('no-store');
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await look(visitor, `closed${address.replaceAll('/', '-')}`);
  }
  expect(await (await visitor.request.get(`${house.address}/robots.txt`)).text()).not.toContain('Disallow: /\n');
  expect((await visitor.request.get(`${house.address}/de/api/events/`)).status()).toBe(503);
  await visitor.context().close();
});

test('an admin sets up the house step by step, opens it, and visitors find it', async ({ page, browser }) => {
  test.setTimeout(600_000);
  await page.addInitScript(() => localStorage.setItem('RaStoreproscenium.locale', '"de"'));
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Haus einrichten' })).toBeVisible();
  await expect(step(page, 'Das Haus')).toBeVisible();

  // What is missing is named at its field, which has the focus.
  const name = page.getByLabel('Name des Hauses');
  await page.getByLabel('Name auf Englisch').fill('Dyke Theatre');
  await go(page, 'Speichern und weiter');
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await look(page, 'house');

  // Neither skipping nor leaving loses what was typed.
  await go(page, 'Überspringen');
  await expect(step(page, 'Spielorte')).toBeFocused();
  await go(page, 'Zurück');
  await expect(page.getByLabel('Name auf Englisch')).toHaveValue('Dyke Theatre');
  await page.getByRole('link', { name: 'Später weitermachen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Übersicht/ })).toBeVisible();
  await expect(task(page, 'Name des Hauses')).toContainText('fehlt');
  await look(page, 'overview');
  await page.reload();
  await page.getByRole('link', { name: 'Weiter einrichten' }).click();
  await expect(page.getByLabel('Name auf Englisch')).toHaveValue('Dyke Theatre');

  await name.fill('Theater am Deich');
  await fill(page, { 'Straße und Hausnummer': 'Deichstraße 1', Postleitzahl: '26721', Stadt: 'Emden' });
  await page.getByLabel('E-Mail', { exact: false }).fill('post@house.example');
  await go(page, 'Speichern und weiter');

  await expect(step(page, 'Spielorte')).toBeFocused();
  await page.getByLabel('Name Deutsch').fill('Großes Haus');
  await page.getByLabel('Name Englisch').fill('Main stage');
  await go(page, 'Speichern und noch einen Eintrag');
  await expect(page.getByText('Schon da: Großes Haus')).toBeVisible();
  await go(page, 'Weiter');

  await expect(step(page, 'Sparten')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Schauspiel / Drama' }).check();
  await look(page, 'categories');
  await go(page, 'Speichern und weiter');

  await expect(step(page, 'Spielzeit')).toBeVisible();
  await go(page, 'Speichern und weiter');

  await expect(step(page, 'Erste Produktion')).toBeVisible();
  await page.getByLabel('Titel Deutsch').fill('Der Schimmelreiter');
  await page.getByLabel('Titel Englisch').fill('The Rider on the White Horse');
  await page.getByLabel('Erster Termin').fill('2098-12-01T19:30');
  await look(page, 'production');
  // The event is not stored: the production is kept, and takes over what is changed before the second attempt.
  await page.route('**/api/events/series/*', (route) => route.abort(), { times: 1 });
  await page.getByLabel('Titel Deutsch').fill('Der Schimelreiter');
  await go(page, 'Speichern und weiter');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Titel Deutsch').fill('Der Schimmelreiter');
  await go(page, 'Speichern und weiter');

  await expect(step(page, 'Startseite')).toBeVisible();
  await expect(page.getByLabel('Titel Deutsch')).toHaveValue('Theater am Deich');
  await go(page, 'Als Startseite anlegen');

  await expect(step(page, 'Rechtliches')).toBeVisible();
  await look(page, 'legal');
  const { results: productions } = (await new Office(page).call('GET', 'productions/?translations=all')) as {
    results: { title: { de: string } }[];
  };
  expect(productions.map(({ title }) => title.de)).toEqual(['Der Schimmelreiter']);
  // A page whose text could not be published is not left behind.
  await page.route('**/section/*/publish', (route) => route.abort(), { times: 1 });
  await go(page, 'Seiten anlegen und weiter');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await footerPages(page)).toEqual([]);
  await go(page, 'Seiten anlegen und weiter');

  await expect(step(page, 'Menüs')).toBeVisible();
  await expect(page.getByText('Schon in den Menüs: Impressum, Datenschutz, Barrierefreiheit')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Programm/ })).toBeChecked();
  // Nothing is in it yet.
  await expect(page.getByRole('checkbox', { name: /^Magazin/ })).not.toBeChecked();
  await look(page, 'menus');
  await go(page, 'Menüs anlegen und weiter');

  await expect(step(page, 'Öffnen')).toBeVisible();
  await expect(task(page, 'Impressum')).toContainText('eckigen Klammern');
  await expect(task(page, 'Kommender öffentlicher Termin')).toContainText('erledigt');
  await look(page, 'finish');

  // Links of the checklist lead to the steps, and 'back' to the checklist.
  await task(page, 'Hauptmenü').getByRole('link').click();
  await expect(step(page, 'Menüs')).toBeFocused();
  await page.goBack();
  await expect(step(page, 'Öffnen')).toBeVisible();

  // Signed-in people see the site, with a mark that it is not open yet.
  const preview = await page.context().newPage();
  await preview.goto(`${house.address}/de`);
  const mark = preview.getByRole('complementary', { name: 'Noch nicht geöffnet' });
  await expect(mark).toContainText('sehen die Website noch nicht');
  await expect(preview.getByText('Der Schimmelreiter').first()).toBeVisible();
  await look(preview, 'site-de');
  await preview.goto(`${house.address}/en/impressum`);
  await expect(preview.getByText('Deichstraße 1').first()).toBeVisible();
  await expect(preview.getByRole('complementary', { name: 'Not open yet' })).toBeVisible();
  await look(preview, 'imprint-en');
  await preview.close();

  // As long as texts are to be filled in, the dialog names them.
  await go(page, 'Haus öffnen');
  const dialog = page.getByRole('dialog', { name: 'Das Haus öffnen?' });
  await expect(dialog.getByRole('listitem')).toHaveText(['Impressum', 'Datenschutz', 'Erklärung zur Barrierefreiheit']);
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();

  await fillInLegalPages(page);
  await page.reload();
  await expect(task(page, 'Impressum')).toContainText('erledigt');
  await go(page, 'Haus öffnen');
  await look(page, 'open');
  await dialog.getByRole('button', { name: 'Haus öffnen' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Das Haus ist geöffnet.' }).first()).toBeVisible();

  const visitor = await asVisitor(browser);
  const answer = await visitor.goto(`${house.address}/de`);
  expect(answer?.status()).toBe(200);
  await expect(visitor).toHaveTitle(/Theater am Deich/);
  await expect(visitor.getByText('Der Schimmelreiter').first()).toBeVisible();
  await expect(visitor.getByText('Noch nicht geöffnet')).toHaveCount(0);
  await visitor.goto(`${house.address}/en`);
  await expect(visitor).toHaveTitle(/Dyke Theatre/);
  expect(await (await visitor.request.get(`${house.address}/robots.txt`)).text()).toContain('Sitemap:');
  expect(await (await visitor.request.get(`${house.address}/sitemap/page-1.xml`)).text()).toContain('/de/impressum');
  await visitor.context().close();
});

/** Replaces the placeholders of the starter texts and publishes them. */
async function fillInLegalPages(page: Page): Promise<void> {
  for (const id of await footerPages(page)) await fillIn(page, `page-${id}`);
}

/** Ids of the pages in the footer; menu entries without a page are left out. */
async function footerPages(page: Page): Promise<number[]> {
  const { results } = (await new Office(page).call('GET', 'pages/')) as {
    results: { id: number; in_footer: boolean; target: { de: string } }[];
  };
  return results.flatMap(({ id, in_footer: inFooter, target }) => (inFooter && target.de === '' ? [id] : []));
}

interface StarterSection {
  revision: number;
  body: { columns: { children: { id: string; translations: Record<string, { content?: string }> }[] }[] };
}

async function fillIn(page: Page, slug: string): Promise<void> {
  const address = `${house.address}/de/pageeditor-api/section/${slug}`;
  const section = (await (await page.request.get(address)).json()) as StarterSection;
  const operations = section.body.columns.flatMap(({ children }) =>
    children.flatMap(({ id, translations }) =>
      ['de', 'en'].flatMap((locale) => {
        const before = translations[locale]?.content ?? '';
        const value = before.replaceAll(/\[[^[\]<>]*\]/g, 'Angabe');
        return value === before ? [] : [{ op: 'set', id, field: 'content', locale, before, value }];
      }),
    ),
  );
  const headers = await headersFrom(page);
  const batch = { batch: crypto.randomUUID(), base: section.revision, operations };
  const written = await page.request.post(`${address}/operations`, { headers, data: batch });
  expect(written.status(), await written.text()).toBe(200);
  const { revision } = (await written.json()) as { revision: number };
  const published = await page.request.post(`${address}/publish`, { headers, data: { revision } });
  expect(published.status(), await published.text()).toBe(200);
}

test('the back office of the set-up speaks English, too', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('RaStoreproscenium.locale', '"en"'));
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: /^Overview/ })).toBeVisible();
  await page.goto(`${house.address}/admin/set-up?step=legal`);
  await expect(step(page, 'Legal pages')).toBeVisible();
  await expect(page.getByText('Already there: Imprint, Privacy, Accessibility')).toBeVisible();
  await look(page, 'legal-en');
  await page.goto(`${house.address}/admin/set-up?step=finish`);
  await expect(page.getByText('The house is open.')).toBeVisible();
});
