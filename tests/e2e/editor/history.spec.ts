import { expect } from '@playwright/test';
import {
  headline,
  labels,
  noAxeFindings,
  openEditor,
  openStartPage,
  publish,
  saved,
  startPage,
  test,
} from '../support/edit-page.ts';

test(
  'the history shows a version with its changes, and a module or the page is restored',
  { tag: '@core' },
  async ({ page }) => {
    test.slow();
    await openStartPage(page);
    const mark = Date.now().toString(36);
    await publish(page, labels.de);
    const before = (await headline(page).textContent()) ?? '';
    await headline(page).click();
    await page.keyboard.press('End');
    await page.keyboard.type(` ${mark}`);
    await saved(page);
    await page.getByRole('button', { name: 'Verlauf', exact: true }).click();
    await page.locator('[data-version]').first().click();
    await expect(page.getByRole('region', { name: /^Fassung vom/ })).toBeVisible();
    await expect(page.locator('main ins', { hasText: mark })).toBeVisible();
    await expect(page.locator('[data-version]').first()).toBeFocused();
    await noAxeFindings(page);

    await page.locator('[data-version]').nth(1).click();
    await expect(page.locator('main [data-model="headline"]').first()).not.toContainText(mark);
    await page.getByLabel('Was gezeigt wird').selectOption({ label: 'Unterschied zu heute' });
    await expect(page.locator('main ins', { hasText: mark })).toBeVisible();
    await page.getByRole('button', { name: 'Nur diesen zurückholen' }).first().click();
    await expect(headline(page)).toHaveText(before);
    await saved(page);
    await page.getByRole('button', { name: /^Rückgängig: Überschrift vom .* zurückgeholt/ }).click();
    await expect(headline(page)).toContainText(mark);
    await page.locator('[data-version]').nth(1).click();
    await page.getByRole('button', { name: 'Ganze Seite zurückholen' }).click();
    await expect(headline(page)).toHaveText(before);
    await expect(page.getByRole('button', { name: /^Rückgängig: Fassung vom .* zurückgeholt/ })).toBeVisible();
    await saved(page);
  },
);

test('a version is named and opened by its address, which visitors cannot use', async ({ page, browser }) => {
  const { de } = await startPage(page);
  const name = `Probe ${Date.now().toString(36)}`;
  await openEditor(page, de);
  await page.getByRole('button', { name: 'Verlauf', exact: true }).click();
  await page.locator('[data-version]').first().click();
  await page.getByRole('button', { name: 'Fassung benennen' }).click();
  await page.getByLabel('Name der Fassung').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Verlauf' })).toContainText(name);
  const address = (await page.getByRole('link', { name: 'Allein öffnen' }).getAttribute('href')) ?? '';
  expect(address).toMatch(/\?version_id=\d+$/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: /^Fassung vom/ })).toHaveCount(0);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(address);
  expect(new URL(visitor.url()).search).toBe('');
  await visitor.context().close();
});

test('a scheduled publishing is shown and cancelled', async ({ page }) => {
  await openStartPage(page);
  await page.getByRole('button', { name: labels.de.publish, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Veröffentlichen' });
  await dialog.getByLabel('Zu einem Zeitpunkt').check();
  await dialog.getByLabel('Tag', { exact: true }).fill('2036-12-01');
  await dialog.getByLabel('Uhrzeit').fill('09:00');
  await expect(dialog).toContainText('Montag, 1. Dezember 2036');
  await noAxeFindings(page);
  await dialog.getByRole('button', { name: 'Zeitpunkt festlegen' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: labels.de.publish, exact: true }).click();
  await expect(dialog).toContainText('Wird öffentlich: Montag, 1. Dezember 2036');
  await dialog.getByRole('button', { name: 'Aufheben' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: labels.de.publish, exact: true }).click();
  await expect(dialog).not.toContainText('Wird öffentlich');
});

test('a version that was thinned out while the history is open is reported, and the others stay', async ({ page }) => {
  await openStartPage(page);
  await headline(page).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Neu');
  await expect(page.locator('[data-alert="save"]')).toBeVisible();
  await saved(page);
  await page.getByRole('button', { name: 'Verlauf', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'Verlauf' });
  const rows = panel.locator('[data-version]');
  await expect(rows.nth(1)).toBeVisible();
  const gone = (await rows.nth(1).getAttribute('data-version')) ?? '';
  const missing = { code: 'not_found', message: 'Nicht gefunden.' };
  await page.route(`**/revisions/${gone}`, (route) => route.fulfill({ status: 404, json: missing }));
  // The newest is compared with the previous remaining one; clicking the deleted one removes it from the list.
  await rows.nth(1).click();
  await expect(panel.getByRole('alert')).toContainText('Diese Fassung gibt es nicht mehr');
  await expect(panel.getByRole('alert')).toBeFocused();
  await expect(panel.locator(`[data-version="${gone}"]`)).toHaveCount(0);
  await noAxeFindings(page);
  await rows.first().click();
  await expect(page.getByRole('region', { name: /Fassung/ })).toBeVisible();
  await expect(panel.getByRole('alert')).toHaveText('');
  await page.getByRole('button', { name: 'Zur heutigen Fassung' }).click();
  await expect(rows.first()).toBeFocused();
  await expect(headline(page)).toContainText('Neu');
});
