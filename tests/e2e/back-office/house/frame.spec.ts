import { expect, test } from '@playwright/test';
import { everything } from '../../../extent.ts';
import { closeUndo, create, expectAccessible, openBackOffice, save } from '../../support/back-office.ts';

const email = process.env.E2E_ADMIN_EMAIL ?? '';
const password = process.env.E2E_ADMIN_PASSWORD ?? '';

test('sign-in leads to the requested screen', { tag: '@core' }, async ({ page }) => {
  await page.goto('/admin/venues');
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort').fill('das falsche Passwort');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Passwort').fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('heading', { name: /^Spielorte/ })).toBeVisible();
  await page.getByRole('button', { name: /Ihr Zugang/ }).click();
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
});

test('an invalid field shows its error in German and gets the focus', async ({ page }) => {
  await openBackOffice(page, '/productions/create');
  await page.getByRole('button', { name: 'Anlegen' }).click();
  const title = page.getByLabel('Titel Deutsch').first();
  await expect(title).toBeFocused();
  await expect(page.getByText('Bitte füllen Sie dieses Feld aus')).toBeVisible();
  await title.fill('Ohne gültige Adresse');
  await page.getByLabel('Adresse Deutsch').fill('Nicht Erlaubt');
  await page.getByRole('button', { name: 'Anlegen' }).click();
  await expect(page.getByLabel('Adresse Deutsch')).toBeFocused();
  await expect(page.getByLabel('Adresse Deutsch')).toHaveAttribute('aria-invalid', 'true');
  await expect(title).toHaveValue('Ohne gültige Adresse');
});

test('a missing translation is marked beside the field and can be searched for', async ({ page }) => {
  await openBackOffice(page, '/venues/create');
  await page.getByLabel('Name Deutsch').fill('Halle ohne Englisch');
  await expect(page.getByText('fehlt', { exact: true })).toBeVisible();
  await create(page, 'venues');
  await page.goto('/admin/venues?filter=%7B%22missing%22%3A%22en%22%7D');
  await expect(page.getByRole('row', { name: /Halle ohne Englisch.*1 Text fehlt/ })).toBeVisible();
});

test('a conflicting change is shown, and the input stays', { tag: '@core' }, async ({ page, context }) => {
  await openBackOffice(page, '/categories/create');
  await page.getByLabel('Name Deutsch').fill('Wettstreit');
  const id = await create(page, 'categories');
  const other = await context.newPage();
  await other.goto(`/admin/categories/${id}`);
  await other.getByLabel('Name Englisch').fill('Contest');
  await save(other);
  await page.getByLabel('Name Deutsch').fill('Mein Wettstreit');
  await page.getByRole('button', { name: 'Speichern' }).click();
  const dialog = page.getByRole('dialog', { name: /Jemand anderes/ });
  await expect(dialog.getByRole('definition')).toHaveText(['Contest']);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Meine Eingaben behalten' }).click();
  await expect(page.getByLabel('Name Deutsch')).toHaveValue('Mein Wettstreit');
  await expect(page.getByLabel('Name Englisch')).toHaveValue('Contest');
  await save(page);
  await page.reload();
  await expect(page.getByLabel('Name Deutsch')).toHaveValue('Mein Wettstreit');
  await expect(page.getByLabel('Name Englisch')).toHaveValue('Contest');
});

test(
  'an expired session is renewed over the form, which is then saved',
  { tag: '@core' },
  async ({ page, context }) => {
    await openBackOffice(page, '/categories/1');
    const english = page.getByLabel('Name Englisch');
    const before = await english.inputValue();
    await english.fill('Opera after all');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Speichern' }).click();
    const dialog = page.getByRole('dialog', { name: /Sitzung/ });
    await dialog.getByLabel('E-Mail-Adresse').fill(email);
    await dialog.getByLabel('Passwort').fill(password);
    await dialog.getByRole('button', { name: 'Anmelden' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: /^Gespeichert$/ })).toBeVisible();
    await expect(english).toHaveValue('Opera after all');
    await english.fill(before);
    await save(page);
  },
);

test('deleting can be undone', async ({ page }) => {
  await openBackOffice(page, '/venues/create');
  await page.getByLabel('Name Deutsch').fill('Bleibt doch');
  await create(page, 'venues');
  await page.getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByRole('link', { name: 'Bleibt doch' }).first()).toBeVisible();
});

test('several entries are selected and deleted at once', async ({ page }) => {
  for (const name of ['Bündel eins', 'Bündel zwei']) {
    await openBackOffice(page, '/categories/create');
    await page.getByLabel('Name Deutsch').fill(name);
    await create(page, 'categories');
  }
  await page.goto('/admin/categories');
  for (const name of ['Bündel eins', 'Bündel zwei'])
    await page
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('checkbox')
      .first()
      .check();
  const gone = page.waitForResponse((answer) => answer.request().method() === 'DELETE', { timeout: 20_000 });
  await page.getByRole('button', { name: 'Löschen' }).click();
  await closeUndo(page);
  expect(await (await gone).json()).toMatchObject({ kept: [] });
});

test('a list is exported with its filters', async ({ page }) => {
  await openBackOffice(page, '/productions?filter=%7B%22query%22%3A%22Tosca%22%7D');
  await expect(page.getByRole('row')).toHaveCount(2);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Exportieren' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
});

test('no public page requests a file of the back office', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  for (const path of ['/de', '/de/programm', '/en/productions']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.content()).not.toContain('/admin/assets/');
  }
  expect(requested.filter((path) => path.startsWith('/admin'))).toEqual([]);
});

test('the overview shows the next performances, and a part that failed can be tried again', async ({ page }) => {
  await page.route('**/api/planned/', (route) => route.fulfill({ status: 403, json: {} }));
  await openBackOffice(page, '/');
  const planned = page.getByRole('region', { name: 'Als Nächstes öffentlich' });
  await expect(planned.getByRole('alert')).toBeVisible();
  const performances = page.getByRole('region', { name: /^(?:Heute|Nächste Vorstellungen)/ });
  const first = performances.getByRole('listitem').first();
  await expect(first.getByRole('time')).toHaveText(/^\d\d:\d\d$/);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.unroute('**/api/planned/');
  await planned.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(planned.getByRole('alert')).toHaveCount(0);
  const title = (await first.getByRole('link').textContent()) ?? '';
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/\/admin\/events\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
});

test('axe finds nothing while the names in a list are loading', async ({ page }) => {
  await page.route(/\/api\/venues\//, () => {});
  await openBackOffice(page, '/events');
  await expect(page.locator('.MuiLinearProgress-root').first()).toBeVisible();
  await expectAccessible(page);
});

const screens = [
  '/',
  '/productions',
  '/productions/3',
  '/events',
  '/events/create',
  '/persons',
  '/import/events',
  '/status',
];

for (const language of ['de', 'en'] as const) {
  test(
    `axe finds nothing in screens of each kind (${language})`,
    { tag: language === 'de' ? '@core' : [] },
    async ({ page }) => {
      test.setTimeout(300_000);
      for (const path of everything ? screens : ['/productions/3']) {
        await test.step(path, async () => {
          await page.setViewportSize({ width: 1280, height: 900 });
          await openBackOffice(page, path, language);
          await page.waitForLoadState('networkidle');
          await expectAccessible(page);
          await page.setViewportSize({ width: 360, height: 740 });
          await expectAccessible(page);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
        });
      }
    },
  );
}
