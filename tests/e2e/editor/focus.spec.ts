import { expect, type Page } from '@playwright/test';
import { headline, labels, openStartPage, saved, test } from '../support/edit-page.ts';

/** Without focus, keyboard users would be sent back to the top of the page. */
async function focusHeld(page: Page, after: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body), after).toBe(false);
}

const bar = (page: Page) => page.locator('[data-editor="bar"]');
const strip = (page: Page) => page.getByRole('toolbar');

test('the focus is never lost after a pointer action', async ({ page }) => {
  await openStartPage(page);
  await headline(page).click();
  await page.keyboard.press('Escape');
  for (const name of ['Duplizieren', 'Nach oben', 'Nach unten', 'Entfernen']) {
    await strip(page).getByRole('button', { name, exact: true }).click();
    await focusHeld(page, name);
  }
  for (const name of [/^Rückgängig/, /^Rückgängig/, /^Wiederholen/, /^Rückgängig/]) {
    await bar(page).getByRole('button', { name }).click();
    await focusHeld(page, String(name));
  }
  await page.locator('[data-kind="quote"]').click();
  await focusHeld(page, 'a module of the list');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+x');
  await focusHeld(page, 'cutting');
  await page.keyboard.press('ControlOrMeta+v');
  await focusHeld(page, 'pasting');
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await saved(page);
});

test('the focus is never lost after closing a dialog or panel', async ({ page }) => {
  await openStartPage(page);
  await headline(page).click();
  await page.keyboard.press('Escape');
  const close = (name: string | RegExp) =>
    page.getByRole('complementary', { name }).getByRole('button', { name: 'Schließen', exact: true }).click();

  await strip(page).getByRole('button', { name: 'Einstellungen öffnen' }).click();
  await page
    .getByRole('complementary', { name: /Felder/ })
    .getByRole('button', { name: 'Fertig' })
    .click();
  await focusHeld(page, 'the fields');
  await bar(page).getByRole('button', { name: 'Verlauf', exact: true }).click();
  await page.locator('[data-version]').first().click();
  await expect(page.getByRole('region', { name: /^Fassung vom/ })).toBeVisible();
  await focusHeld(page, 'a version');
  await page.keyboard.press('Escape');
  await focusHeld(page, 'back from a version');
  await page.getByRole('tab', { name: 'Schritte' }).click();
  await focusHeld(page, 'the steps');
  await close('Verlauf');
  await focusHeld(page, 'the history');
  await bar(page)
    .getByRole('button', { name: /^Prüfung/ })
    .click();
  await close('Prüfung');
  await focusHeld(page, 'the checks');
  for (const opener of [labels.de.publish, 'Neue Seite']) {
    await bar(page).getByRole('button', { name: opener, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(bar(page).getByRole('button', { name: opener, exact: true })).toBeFocused();
  }
  await headline(page).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Baustein, Befehl oder Seite suchen' })).toBeFocused();
  await page.keyboard.press('Escape');
  await focusHeld(page, 'the menu of modules');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await focusHeld(page, 'the list of keys');
  for (const time of ['on', 'off']) {
    await bar(page).getByRole('button', { name: 'Nebeneinander' }).click();
    await focusHeld(page, `both languages ${time}`);
  }
  await headline(page).click();
  await page.keyboard.press('Escape');
  for (const time of ['away', 'back']) {
    await page.keyboard.press('ControlOrMeta+.');
    await focusHeld(page, `the tools ${time}`);
  }
  await bar(page).getByRole('button', { name: 'Werkzeuge ausblenden' }).click();
  await focusHeld(page, 'the tools hidden');
  await page.getByRole('button', { name: 'Werkzeuge einblenden' }).click();
  await focusHeld(page, 'the tools shown');
});
