import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible, openBackOffice, visitorResponse } from '../support/back-office.ts';

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let pressed = 0; pressed < 60; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('by keyboard alone a list is filtered, an entry created, saved, deleted and restored', async ({ page }) => {
  await openBackOffice(page, '/venues');
  await expect(page.getByRole('row')).not.toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /Zum Inhalt/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('searchbox', { name: 'Suchen' }));
  await page.keyboard.type('Foyer');
  await expect(page.getByRole('row')).toHaveCount(2);
  await tabTo(page, page.getByRole('button', { name: 'Filter hinzufügen' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemcheckbox').first()).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Filter hinzufügen' })).toBeFocused();

  await page.reload();
  await tabTo(page, page.getByRole('link', { name: 'Neuer Spielort' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Name Deutsch'));
  await page.keyboard.type('Tastenbühne');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Key stage');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/venues\/\d+$/);
  const id = Number(/\d+$/.exec(page.url())?.[0]);
  await tabTo(page, page.getByLabel('Ort', { exact: true }));
  await page.keyboard.type('Köln');
  await expect(page.getByRole('status').filter({ hasText: 'Nicht gespeichert' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Speichern' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^Gespeichert$/ })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Löschen' }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/venues(?:\?|$)/);
  await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Rückgängig' })).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  expect((await visitorResponse(page, `/de/api/venues/${id}/`)).status).toBe(200);
});

for (const language of ['de', 'en'] as const) {
  test(`axe finds nothing in menus, selects and dialogs (${language})`, async ({ page }) => {
    const named = (de: string, en: string) => (language === 'de' ? de : en);
    await openBackOffice(page, '/productions', language);
    for (const name of [named('Filter hinzufügen', 'Add filter'), named('Spalten', 'Columns')]) {
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('region', { name: named('Auswahl', 'Choices') })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('region', { name: named('Auswahl', 'Choices') })).toHaveCount(0);
    }
    await page.getByRole('button', { name: named('Ihr Zugang', 'Profile') }).click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: named('Spielzeit', 'Season') }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: /25/ }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessible(page);
  });
}
