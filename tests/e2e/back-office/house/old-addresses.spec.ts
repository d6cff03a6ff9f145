import { expect, type Page, test } from '@playwright/test';
import { create, expectAccessible, openBackOffice, save, visitorResponse } from '../../support/back-office.ts';

async function fill(page: Page, from: string, to: string): Promise<void> {
  await page.getByLabel('Alte Adresse').fill(from);
  await page.getByLabel('Führt zu').fill(to);
}

/** The status and target of the first answer to a visitor. */
async function leadsTo(page: Page, address: string): Promise<(string | number | undefined)[]> {
  const visitor = await page.context().browser()?.newContext();
  const answer = await visitor?.request.get(new URL(address, page.url()).href, { maxRedirects: 0 });
  await visitor?.close();
  return [answer?.status(), answer?.headers().location];
}

test('a page is hidden only after a confirmation; reserved addresses and circles are refused', async ({ page }) => {
  await openBackOffice(page, '/redirects/create');
  await fill(page, '/de/kontakt', '/de/programm');
  await page.getByRole('button', { name: 'Anlegen' }).click();
  await expect(page.getByText('Unter /de/kontakt gibt es schon eine Seite')).toBeVisible();
  await expect(page.getByLabel('Alte Adresse')).toHaveValue('/de/kontakt');
  await expectAccessible(page);
  await fill(page, '/auth/probe', '/de/programm');
  await page.getByRole('button', { name: 'Anlegen' }).click();
  await expect(page.getByText('gehört der Technik der Website')).toBeVisible();
  await fill(page, '/probe-kreis/*', '/probe-kreis/neu/*');
  await page.getByRole('button', { name: 'Anlegen' }).click();
  await expect(page.getByText(/führt im Kreis: \/probe-kreis\/\* → \/probe-kreis\/neu\/\*/)).toBeVisible();
  await fill(page, '/de/offline', '/de/kontakt');
  await page.getByLabel('Verdeckt eine Seite').check();
  await create(page, 'redirects');
  expect(await leadsTo(page, '/de/offline')).toEqual([301, '/de/kontakt']);
  await fill(page, '/probe-frei', '/de/kontakt');
  await save(page);
  expect((await leadsTo(page, '/de/offline'))[0]).toBe(200);
});

test('trying an address names what matched and where it ends', async ({ page }) => {
  await openBackOffice(page, '/redirects/create');
  await fill(page, '/probe-versuch/*', '/de/spielplan-gibt-es-nicht/*');
  await create(page, 'redirects');
  const address = page.getByLabel('Adresse ausprobieren');
  await address.fill('/probe-versuch/x');
  await address.press('Enter');
  await expect(page.getByText('durch die Weiterleitung /probe-versuch/*')).toBeVisible();
  await expect(page.getByText('nicht gefunden', { exact: true })).toBeVisible();
  await address.fill('https://alt.example/de/programm');
  await page.getByRole('button', { name: 'Wohin führt das?' }).click();
  await expect(page.getByText('eine Seite der Website', { exact: true })).toBeVisible();
  await address.fill('ohne-schraegstrich');
  await page.getByRole('button', { name: 'Wohin führt das?' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'beginnt mit einem Schrägstrich' })).toBeVisible();
  await expectAccessible(page);
});

test('many come from a file without headings, after a report of every line', async ({ page }) => {
  await openBackOffice(page, '/redirects');
  await page.getByRole('link', { name: 'Importieren' }).click();
  const rows = ['/probe-csv/a;/de/kontakt', '/probe-csv/b;/de/programm', '/admin/x;/de', '/de/programm;/de/kontakt'];
  await page
    .getByLabel('Datei')
    .setInputFiles({ name: 'alt.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) });
  await page.getByRole('button', { name: 'Prüfen' }).click();
  await expect(page.getByText('Neu: 2')).toBeVisible();
  await expect(page.getByText('Fehlerhaft: 2')).toBeVisible();
  await expect(page.getByText('/admin/x gehört der Technik der Website')).toBeVisible();
  await expect(page.getByText('Unter /de/programm gibt es schon eine Seite')).toBeVisible();
  await expectAccessible(page);
  expect((await leadsTo(page, '/probe-csv/a'))[0]).toBe(404);
  await page.getByRole('button', { name: '2 Einträge übernehmen' }).click();
  await expect(page.getByRole('heading', { name: 'Das ist geschehen' })).toBeVisible();
  expect(await leadsTo(page, '/probe-csv/a')).toEqual([301, '/de/kontakt']);
  await page.getByRole('button', { name: /in den Papierkorb/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bestätigen' }).click();
  await expect.poll(async () => (await leadsTo(page, '/probe-csv/a'))[0]).toBe(404);
});

test('an address not found is listed, and becomes a redirect with one press', { tag: '@core' }, async ({ page }) => {
  await openBackOffice(page, '/not-found');
  expect((await visitorResponse(page, '/probe-gesucht.php?id=7&name=Anna')).status).toBe(404);
  const row = page.getByRole('link', { name: '/probe-gesucht.php?id=7&name weiterleiten' });
  // Counts are written every few seconds.
  await expect(async () => {
    await page.reload();
    await expect(row).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expectAccessible(page);
  await row.click();
  await expect(page.getByLabel('Alte Adresse')).toHaveValue('/probe-gesucht.php?id=7');
  await page.getByLabel('Führt zu').fill('/de/programm');
  await create(page, 'redirects');
  expect(await leadsTo(page, '/probe-gesucht.php?id=7')).toEqual([301, '/de/programm']);
  await openBackOffice(page, '/not-found');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(row).toHaveCount(0);
});
