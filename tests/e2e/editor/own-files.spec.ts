import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { logIn, noAxeFindings, openEditor, saved, test } from '../support/edit-page.ts';
import { block, setDraftBlocks } from '../support/set-draft.ts';

const address = '/de/besuch/ermaessigungen';
const films = path.join(import.meta.dirname, '../../../demo/artwork/films');

/** The library of the demo has these files already, so the existing ones are taken. */
async function upload(page: Page, file: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Datei wählen' });
  await dialog.locator('input[type=file]').setInputFiles(path.join(films, file));
  await dialog.getByRole('button', { name: 'Vorhandene verwenden' }).click();
  await dialog.getByRole('button', { name: 'Datei verwenden' }).click();
  await expect(dialog).toBeHidden();
}

test('a film, its captions and its audio description are uploaded and chosen like a picture', async ({ page }) => {
  await logIn(page);
  const film = block('video', { title: 'Unser Film' });
  await setDraftBlocks(page, address, [film]);
  await openEditor(page, address);
  await page.locator(`[data-block="${film.id}"]`).click({ position: { x: 6, y: 6 } });
  await page.getByRole('toolbar').getByRole('button', { name: 'Einstellungen öffnen' }).click();
  const panel = page.getByRole('complementary', { name: /Felder/ });

  await panel.getByRole('button', { name: 'Eigene Datei wählen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Datei wählen' });
  await expect(dialog.getByRole('option', { name: /\.mp4/ }).first()).toBeVisible();
  await expect(dialog.getByRole('option', { name: /\.vtt/ })).toHaveCount(0);
  await noAxeFindings(page);
  // A file of another kind is stored, but cannot be used here.
  await dialog.locator('input[type=file]').setInputFiles(path.join(films, 'sign-language.de.vtt'));
  await dialog.getByRole('button', { name: 'Beide behalten' }).click();
  await expect(dialog.getByText(/Diese Datei passt hier nicht: /)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Datei verwenden' })).toHaveAttribute('aria-disabled', 'true');
  await upload(page, 'sign-language.mp4');
  await expect(page.locator(`[data-block="${film.id}"] video`)).toHaveAttribute('src', /\/media\/\d+\/.*\.mp4$/);
  await expect(panel.getByRole('group', { name: 'Adresse oder eigener Film' })).toContainText('sign-language.mp4');
  await expect(panel.getByText(/Der Film hat noch keine Untertitel/)).toBeVisible();

  await panel.getByRole('group', { name: 'Untertitel Deutsch' }).getByRole('button', { name: 'Wählen' }).click();
  await dialog.getByRole('option', { name: /\.vtt/ }).first().focus();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Datei verwenden' }).click();
  await expect(page.locator(`[data-block="${film.id}"] track`)).toHaveAttribute('srclang', 'de');
  await expect(panel.getByText(/Der Film hat noch keine Untertitel/)).toBeHidden();
  await panel
    .getByRole('group', { name: 'Fassung mit Audiodeskription' })
    .getByRole('button', { name: 'Wählen' })
    .click();
  await upload(page, 'audio-description.mp3');
  await expect(page.locator(`[data-block="${film.id}"] details audio`)).toHaveCount(1);
  await saved(page);
  await noAxeFindings(page);

  await panel
    .getByRole('group', { name: 'Adresse oder eigener Film' })
    .getByRole('button', { name: 'Datei wegnehmen' })
    .click();
  await expect(panel.locator('input[type="url"]')).toBeVisible();
  await expect(page.locator(`[data-block="${film.id}"] video`)).toHaveCount(0);
  await saved(page);
});
