import { expect, test } from '@playwright/test';
import { fresh } from '../support/profiles.ts';
import { openInteractive } from '../support/watch-page.ts';

test.use({ storageState: fresh });

test('the consent dialog fits into a window of 320 × 256 pixels, with both answers in view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/de');
  const dialog = page.getByRole('dialog', { name: 'Was dürfen wir mitschreiben?' });
  await expect(dialog).toBeVisible();
  for (const name of ['Alle Akzeptieren', 'Alle ablehnen'])
    await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  const height = await dialog.evaluate((element) => element.getBoundingClientRect().height);
  expect(height).toBeLessThanOrEqual(0.86 * 256);
});

test('the consent dialog does not lie over the open menu, which a press on an empty part closes', async ({ page }) => {
  await openInteractive(page, '/de');
  const dialog = page.getByRole('dialog', { name: 'Was dürfen wir mitschreiben?' });
  await expect(dialog).toBeVisible();
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  const entry = page.getByRole('navigation', { name: 'Menü' }).getByRole('link', { name: 'Programm', exact: true });
  await expect(entry).toBeVisible();
  await expect(page.locator('dialog[aria-labelledby="consent-title"]')).toBeHidden();
  await page.getByRole('navigation', { name: 'Menü' }).click({ position: { x: 4, y: 4 } });
  await expect(entry).toBeHidden();
  await expect(dialog).toBeVisible();
});
