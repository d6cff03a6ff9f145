import { expect, type Page, test } from '@playwright/test';
import { create, expectAccessible, openBackOffice, save, visitorResponse } from '../support/back-office.ts';

async function makePage(page: Page, title: string, slug: string): Promise<void> {
  await openBackOffice(page, '/pages/create');
  await page.getByLabel('Titel Deutsch').first().fill(title);
  await page.getByLabel('Adresse Deutsch').fill(slug);
  await page.getByRole('switch', { name: 'Online' }).check();
  await create(page, 'pages');
}

const menuOf = (page: Page, title: string) => page.getByRole('button', { name: `Mehr zu ${title}` });

test('a page is created, shown, renamed with a redirect, and deleted', async ({ page }) => {
  await makePage(page, 'Nachtführung', 'nachtfuehrung');
  expect((await visitorResponse(page, '/de/nachtfuehrung')).status).toBe(200);
  await page.getByLabel('Adresse Deutsch').fill('fuehrung-bei-nacht');
  await save(page);
  expect((await visitorResponse(page, '/de/nachtfuehrung')).html).toContain('Nachtführung');
  await expect(page.getByRole('link', { name: 'Auf der Seite schreiben' })).toHaveAttribute(
    'href',
    '/de/fuehrung-bei-nacht?edit',
  );
  await page.goto('/admin/pages');
  await menuOf(page, 'Nachtführung').click();
  await page.getByRole('menuitem', { name: /^Löschen/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Nichts führt auf diese Seite.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByText('„Nachtführung“ liegt jetzt im Papierkorb.')).toBeVisible();
  await expect(menuOf(page, 'Nachtführung')).toHaveCount(0);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(menuOf(page, 'Nachtführung')).toBeVisible();
  expect((await visitorResponse(page, '/de/fuehrung-bei-nacht')).status).toBe(200);
  await menuOf(page, 'Nachtführung').click();
  await page.getByRole('menuitem', { name: /^Löschen/ }).click();
  await dialog.getByRole('button', { name: 'Löschen' }).click();
  await expect.poll(async () => (await visitorResponse(page, '/de/fuehrung-bei-nacht')).status).toBe(404);
  await expect(menuOf(page, 'Nachtführung')).toHaveCount(0);
});

test('the page tree is exported', async ({ page }) => {
  await openBackOffice(page, '/pages');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Exportieren' }).click();
  expect((await download).suggestedFilename()).toMatch(/^pages-.*\.csv$/);
});

test('a page moves among its siblings, below another and back, and old addresses redirect', async ({ page }) => {
  await makePage(page, 'Wandernde Seite', 'wandernd');
  await page.goto('/admin/pages');
  await menuOf(page, 'Wandernde Seite').click();
  await page.getByRole('menuitem', { name: 'Nach oben' }).click();
  await expect(page.getByText(/^Verschoben: Platz/)).toBeVisible();
  await expect(menuOf(page, 'Wandernde Seite')).toBeFocused();
  await menuOf(page, 'Wandernde Seite').click();
  await page.getByRole('menuitem', { name: 'Verschieben nach …' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Unter welche Seite?').click();
  await page.getByRole('option', { name: 'Besuch' }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Hierher verschieben' }).click();
  await expect(page.getByText('/de/besuch/wandernd')).toBeVisible();
  expect((await visitorResponse(page, '/de/wandernd')).status).toBe(200);
  await menuOf(page, 'Wandernde Seite').click();
  await page.getByRole('menuitem', { name: 'Eine Ebene höher' }).click();
  await expect(page.getByText('/de/besuch/wandernd')).toHaveCount(0);
});

test('flags are set in the tree', async ({ page }) => {
  await makePage(page, 'Halb verborgen', 'halb-verborgen');
  await page.goto('/admin/pages');
  await page.getByLabel('In der Fußzeile: Halb verborgen').check();
  await expect.poll(async () => (await visitorResponse(page, '/de/programm')).html).toContain('Halb verborgen');
  await page.getByLabel('Online: Halb verborgen').uncheck();
  await expect.poll(async () => (await visitorResponse(page, '/de/halb-verborgen')).status).toBe(404);
});

for (const language of ['de', 'en'] as const) {
  test(`axe finds nothing in the tree and in page settings (${language})`, async ({ page }) => {
    await openBackOffice(page, '/pages', language);
    await expect(page.getByRole('link', { name: /^(?:Besuch|Your visit|Visit)$/ }).first()).toBeVisible();
    await expectAccessible(page);
    await openBackOffice(page, '/pages/3', language);
    await expectAccessible(page);
  });
}
