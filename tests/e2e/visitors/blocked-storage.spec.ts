import { expect, test } from '@playwright/test';
import { axeOn } from '../support/axe-on.ts';
import { fresh } from '../support/profiles.ts';
import { openInteractive, watchPage } from '../support/watch-page.ts';

test.use({ storageState: fresh });

/** Simulates a browser that blocks all storage. */
function refuseStorage(): void {
  const refuse = () => {
    throw new DOMException('The request was denied.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: refuse });
  Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
}

test('with storage blocked everything works: consent, news, shortlist, search, event and menu', async ({ page }) => {
  const seen = watchPage(page);
  await page.addInitScript(refuseStorage);
  await openInteractive(page, '/de/programm');
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Alle ablehnen' }).click();
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: 'Information schließen' }).click();
  await expect(page.getByRole('region', { name: 'Wichtige Information' })).toHaveCount(0);

  const note = page.getByRole('button', { name: /^Merken: / }).first();
  await note.click();
  await expect(note).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('alert').filter({ hasText: 'bis Sie die Website schließen' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Suche öffnen' }).click();
  await page.getByLabel('Wonach suchen Sie?').fill('tosca');
  await expect(page.getByRole('option', { name: /Tosca/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.locator('[data-entry]').first().getByRole('link').first().click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Overlay schließen' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page.locator('h1')).toHaveText('Impressum');
  expect((await axeOn(page).analyze()).violations.map(({ id }) => id)).toEqual([]);
  expect(seen.errors).toEqual([]);
});
