import { expect } from '@playwright/test';
import sharp from 'sharp';
import { logIn, noAxeFindings, openEditor, saved, test } from '../support/edit-page.ts';
import { block, setDraftBlocks } from '../support/set-draft.ts';

const address = '/de/besuch/ermaessigungen';
const mark = Date.now();

/** A picture that the library has not yet. */
const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .jpeg()
    .withExif({ IFD0: { Software: `${mark} ${name}` } })
    .toBuffer(),
});

test('many pictures are added to a list at once; a broken one is named, a known one offered', async ({ page }) => {
  await logIn(page);
  const list = block('imagelist', {});
  await setDraftBlocks(page, address, [list]);
  await openEditor(page, address);
  await page.locator(`[data-block="${list.id}"]`).click({ position: { x: 6, y: 6 } });
  await page.getByRole('toolbar').getByRole('button', { name: 'Bilder hinzufügen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bilder hinzufügen' });
  const red = await picture('galerie-rot.jpg', '#a02030');
  await dialog
    .locator('input[type=file]')
    .setInputFiles([
      red,
      { name: 'galerie-kaputt.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('kein Bild') },
      await picture('galerie-blau.jpg', '#2030a0'),
    ]);
  await expect(dialog.getByText(/^galerie-kaputt\.jpg: /)).toBeVisible();
  await expect(dialog.getByRole('heading', { name: '2 Bilder gewählt' })).toBeVisible();
  const use = dialog.getByRole('button', { name: /2 Bilder hinzufügen/ });
  await expect(use).toHaveAttribute('aria-disabled', 'true');
  await noAxeFindings(page);
  for (const input of await dialog.getByLabel('Alternativtext Deutsch').all()) await input.fill('Eine Fläche');
  await expect(dialog.getByLabel('Alternativtext Englisch')).toHaveCount(2);
  for (const input of await dialog.getByLabel('Alternativtext Englisch').all()) await input.fill('An area');
  // The same file again: its entry is taken, and is chosen already.
  await dialog.locator('input[type=file]').setInputFiles([{ ...red, name: 'noch-einmal.jpg' }]);
  await expect(dialog.getByText('noch-einmal.jpg ist schon in der Mediathek: galerie-rot.jpg')).toBeVisible();
  // Another upload leaves the question where it is.
  await dialog.locator('input[type=file]').setInputFiles([await picture('galerie-gelb.jpg', '#c0b020')]);
  await expect(dialog.getByRole('heading', { name: '3 Bilder gewählt' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Vorhandene verwenden' }).click();
  await expect(dialog.getByRole('button', { name: 'Vom Rechner wählen' })).toBeFocused();
  await expect(dialog.getByRole('heading', { name: '3 Bilder gewählt' })).toBeVisible();
  const leaveOut = dialog.getByRole('button', { name: 'Nicht hinzufügen' });
  await leaveOut.nth(2).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: '2 Bilder gewählt' })).toBeVisible();
  await expect(leaveOut.nth(1)).toBeFocused();
  await use.click();
  await expect(dialog).toBeHidden();
  await expect(page.locator(`[data-block="${list.id}"] img[alt="Eine Fläche"]`)).toHaveCount(2);
  await saved(page);
});

test('lists whose items need more than a picture take none at once', async ({ page }) => {
  await logIn(page);
  const list = block('videolist', {});
  await setDraftBlocks(page, address, [list]);
  await openEditor(page, address);
  await page.locator(`[data-block="${list.id}"]`).click({ position: { x: 6, y: 6 } });
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Einstellungen öffnen' })).toBeVisible();
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Bilder hinzufügen' })).toHaveCount(0);
});
