import { expect } from '@playwright/test';
import { noAxeFindings, openStartPage, saved, test } from '../support/edit-page.ts';

/** The smallest valid picture: one white pixel as PNG. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

test('the link picker finds entities of every kind by typing and keyboard', async ({ page }) => {
  await openStartPage(page);
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
  await expect(page.getByText(/Führt zu/)).toBeVisible();
  // It is shown by its name and stays until another is chosen.
  const chosen = await target.inputValue();
  expect(chosen).not.toMatch(/^$|:\d/);
  await expect(page.getByText(`Führt zu „${chosen}“`)).toBeVisible();
  await saved(page);
  await target.fill('Carmen');
  await expect(page.getByRole('option', { name: /Carmen/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(target).toHaveValue(chosen);
  await target.fill('oper.example');
  await target.blur();
  await expect(target).toHaveValue('https://oper.example');
  await target.focus();
  await target.fill('service@oper.example');
  await expect(page.getByText('E-Mail-Adresse', { exact: true })).toBeVisible();
  await target.fill('http://localhost:9/nichts');
  await expect(page.getByText('Fremde Adresse', { exact: true })).toBeHidden();
  await target.fill('http://127.0.0.1/nichts');
  await expect(page.getByText('Fremde Adresse', { exact: true })).toBeVisible();
  await expect(page.getByText('nicht geprüft', { exact: true })).toBeVisible();
});

test('several pictures are dropped at once; an invalid file is named; each is described or decorative', async ({
  page,
}) => {
  await openStartPage(page);
  await page.locator('[data-kind="image"]').click();
  const id = await page.locator('[data-model="image"]:focus').getAttribute('data-block');
  await page.getByRole('toolbar', { name: 'Bild' }).getByRole('button', { name: 'Bild ändern' }).click();
  const mark = Date.now().toString(36);
  const dialog = page.getByRole('dialog', { name: 'Bild wählen' });
  const dropped = await page.evaluateHandle(
    (files) => {
      const data = new DataTransfer();
      for (const { name, base64 } of files) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
        data.items.add(new File([bytes], name, { type: 'image/png' }));
      }
      return data;
    },
    [
      { name: `eins-${mark}.png`, base64: picture.toString('base64') },
      { name: `falsch-${mark}.png`, base64: Buffer.from('kein Bild').toString('base64') },
      { name: `zwei-${mark}.png`, base64: Buffer.concat([picture, Buffer.from(mark)]).toString('base64') },
    ],
  );
  await dialog.getByRole('group', { name: 'Bild hochladen' }).dispatchEvent('drop', { dataTransfer: dropped });
  await expect(dialog.getByText(new RegExp(`^falsch-${mark}.png: `))).toBeVisible();
  await expect(dialog.getByRole('option', { name: `eins-${mark}.png` })).toBeVisible();
  await expect(dialog.getByRole('option', { name: `zwei-${mark}.png` })).toBeVisible();
  await noAxeFindings(page);

  await dialog.getByRole('option', { name: `zwei-${mark}.png` }).click();
  const use = dialog.getByRole('button', { name: 'Bild einsetzen' });
  await expect(use).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('radio', { name: /^Nur Schmuck/ }).check();
  await expect(use).not.toHaveAttribute('aria-disabled', 'true');
  await use.click();
  await expect(dialog).toBeHidden();
  await expect(page.locator(`[data-block="${id}"] img`)).toHaveAttribute('alt', '');
  const block = page.locator(`[data-block="${id}"]`);
  await block.focus();
  await page.keyboard.press('Delete');
  await expect(block).toHaveCount(0);
  await saved(page);
});

test('several events are chosen by keyboard, month by month, in one step', async ({ page }) => {
  await openStartPage(page);
  await page.locator('[data-kind="eventlist"]').click();
  const list = page.locator('[data-model="eventlist"]').last();
  await expect(list.locator('[data-field="headline"]:focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.getByRole('toolbar', { name: 'Termine' }).getByRole('button', { name: 'Termine wählen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Termine wählen' });
  const rows = dialog.getByRole('checkbox');
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(2)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('heading', { name: 'Ausgewählt, 2' })).toBeVisible();
  await noAxeFindings(page);

  // One month: the selection in other months stays.
  const months = dialog.getByRole('combobox', { name: 'Monat' });
  const month = (await months.locator('option').last().textContent()) ?? '';
  await months.selectOption(month);
  await expect(dialog.getByRole('group')).toHaveCount(1);
  await expect(dialog.getByRole('group', { name: month })).toBeVisible();
  await rows.first().check();
  await dialog.getByRole('button', { name: 'Nur künftige' }).click();
  await expect(dialog.getByText('vorbei', { exact: true }).or(dialog.getByRole('group')).first()).toBeVisible();
  await dialog.getByRole('button', { name: '3 Termine einsetzen' }).click();
  await expect(dialog).toBeHidden();
  await expect(list).toBeFocused();
  await expect(list.locator('[data-model="eventitem"]')).toHaveCount(3);
  await saved(page);

  await page.getByRole('button', { name: 'Rückgängig: Termine gewählt' }).click();
  await expect(list.locator('[data-model="eventitem"]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Wiederholen' }).click();
  await expect(list.locator('[data-model="eventitem"]')).toHaveCount(3);
  await saved(page);
});

test('the picture library works by arrow keys, loads more and shows the crop', async ({ page }) => {
  await openStartPage(page);
  await page.locator('[data-kind="image"]').click();
  await page.getByRole('toolbar', { name: 'Bild' }).getByRole('button', { name: 'Bild ändern' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bild wählen' });
  const pictures = dialog.getByRole('listbox').getByRole('option');
  await expect(pictures).toHaveCount(60);
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(pictures.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(pictures.nth(1)).toBeFocused();
  // Straight down, into the second row.
  await page.keyboard.press('ArrowDown');
  const [above, below] = [await pictures.nth(1).boundingBox(), await page.locator(':focus').boundingBox()];
  expect(below?.x).toBe(above?.x);
  expect(below?.y).toBeGreaterThan(above?.y ?? 0);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(dialog.getByRole('button', { name: 'Mehr zeigen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pictures.nth(60)).toBeFocused();
  expect(await pictures.count()).toBeGreaterThan(100);

  await page.keyboard.press('Enter');
  await expect(pictures.nth(60)).toHaveAttribute('aria-selected', 'true');
  const crops = dialog.getByRole('list', { name: 'So wird das Bild beschnitten' });
  await expect(crops.getByRole('listitem')).toHaveText(['Querformat', 'Standard', 'Hochformat']);
  await dialog.getByRole('button', { name: /^Blickpunkt/ }).focus();
  const cut = crops.locator('img').first();
  const before = await cut.evaluate((image) => image.style.objectPosition);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => cut.evaluate((image) => image.style.objectPosition)).not.toBe(before);
  await dialog.getByRole('combobox', { name: 'Welche Bilder' }).selectOption({ label: 'Ohne Englisch' });
  await expect.poll(() => pictures.count()).toBeLessThan(60);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
