import { expect, test } from '@playwright/test';
import { create, expectAccessible, openBackOffice, save } from '../support/back-office.ts';

test('patterns are listed and renamed, and a page begins with a template', async ({ page }) => {
  await openBackOffice(page, '/patterns');
  await expect(page.getByRole('link', { name: 'Serviceseite' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 780 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('link', { name: 'Bild mit Stimme' }).click();
  await page.getByLabel('Wofür es da ist Englisch').fill('A picture and a voice.');
  await expectAccessible(page);
  await save(page);

  const title = `Mit Vorlage ${Date.now().toString(36)}`;
  await openBackOffice(page, '/pages/create');
  await page.getByLabel('Titel Deutsch').first().fill(title);
  await page.getByRole('combobox', { name: 'Beginnt mit' }).click();
  await expect(page.getByRole('option', { name: 'Bild mit Stimme' })).toHaveCount(0);
  await page.getByRole('option', { name: 'Serviceseite' }).click();
  await expectAccessible(page);
  const id = await create(page, 'pages');
  const draft = await page.request.get(`/de/pageeditor-api/section/page-${id}`);
  expect(await draft.text()).toContain('Das Wichtigste');
});
