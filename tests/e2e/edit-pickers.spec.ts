import { expect } from '@playwright/test';
import { noAxeFindings, openEditor, saved, startPage, test } from './edit-page.ts';

/** The smallest picture that is one: a white point, as PNG. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

test('a link leads to something of the house that is found as one types, by keyboard, of every kind', async ({
  page,
}) => {
  const paths = await startPage(page);
  await openEditor(page, paths.de);
  await page.locator('[data-kind="link"]').click();
  await expect(page.locator('[data-model="link"] [data-field="content"]:focus')).toHaveCount(1);
  await page.keyboard.type('Zur Produktion');
  await page.getByRole('button', { name: 'Einstellungen öffnen' }).click();
  const target = page.locator('[data-editor="fields"]').getByRole('combobox', { name: /Ziel des Links/ });
  await target.focus();
  await expect(page.getByRole('listbox', { name: 'Ziele' }).getByRole('option').first()).toBeVisible();
  await noAxeFindings(page);
  await page.getByRole('button', { name: 'Produktionen', exact: true }).last().click();
  const first = page.getByRole('listbox', { name: 'Ziele' }).getByRole('option').first();
  await expect(first).toContainText('Produktion');
  await target.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(target).toHaveValue(/^production:\d+$/);
  await expect(page.getByText(/Führt zu/)).toBeVisible();
  await saved(page);
  await target.fill('service@oper.example');
  await expect(page.getByText('E-Mail-Adresse', { exact: true })).toBeVisible();
  await target.fill('http://localhost:9/nichts');
  await expect(page.getByText('Fremde Adresse', { exact: true })).toBeHidden();
  await target.fill('http://127.0.0.1/nichts');
  await expect(page.getByText('Fremde Adresse', { exact: true })).toBeVisible();
  await expect(page.getByText('nicht geprüft', { exact: true })).toBeVisible();
});

test('several pictures are uploaded at once; one that is none is named and holds up no other', async ({ page }) => {
  const paths = await startPage(page);
  await openEditor(page, paths.de);
  await page.locator('[data-kind="image"]').click();
  const id = await page.locator('[data-model="image"]:focus').getAttribute('data-block');
  await page.getByRole('toolbar', { name: 'Bild' }).getByRole('button', { name: 'Bild ändern' }).click();
  const mark = Date.now().toString(36);
  const dialog = page.getByRole('dialog', { name: 'Bild wählen' });
  await dialog.locator('input[type="file"]').setInputFiles([
    { name: `eins-${mark}.png`, mimeType: 'image/png', buffer: picture },
    { name: `falsch-${mark}.png`, mimeType: 'image/png', buffer: Buffer.from('kein Bild') },
    { name: `zwei-${mark}.png`, mimeType: 'image/png', buffer: Buffer.concat([picture, Buffer.from(mark)]) },
  ]);
  await expect(dialog.getByText(new RegExp(`^falsch-${mark}.png: `))).toBeVisible();
  await expect(dialog.getByRole('option', { name: `eins-${mark}.png` })).toBeVisible();
  await expect(dialog.getByRole('option', { name: `zwei-${mark}.png` })).toBeVisible();
  await noAxeFindings(page);

  // An image without a picture would keep other journeys from publishing.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const block = page.locator(`[data-block="${id}"]`);
  await block.focus();
  await page.keyboard.press('Delete');
  await expect(block).toHaveCount(0);
  await saved(page);
});
