import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { logIn, noAxeFindings, openEditor, saved, test } from '../support/edit-page.ts';
import { block, setDraftBlocks } from '../support/set-draft.ts';

const address = '/de/besuch/ermaessigungen';
const films = path.join(import.meta.dirname, '../../../demo/content/media');

const mark = `${Date.now()}`;

/** A file of the demo under another name, with a part at its end that players skip: the library does not know it. */
async function newFile(original: string, name: string, end: Buffer) {
  const mimeType = { '.mp4': 'video/mp4', '.mp3': 'audio/mpeg' }[path.extname(name)] ?? 'text/vtt';
  return { name, mimeType, buffer: Buffer.concat([await readFile(path.join(films, original)), end]) };
}

/** A box of an MP4 file that holds nothing. */
function freeBox(): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(8 + mark.length);
  return Buffer.concat([size, Buffer.from(`free${mark}`)]);
}

async function upload(page: Page, file: Awaited<ReturnType<typeof newFile>>): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Datei wählen' });
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(dialog.getByRole('heading', { name: file.name })).toBeVisible();
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
  const note = Buffer.from(`\n\nNOTE ${mark}\n`);
  const captions = await newFile('sign-language.de.vtt', 'untertitel-neu.vtt', note);
  await dialog.locator('input[type=file]').setInputFiles(captions);
  await expect(dialog.getByText(/Diese Datei passt hier nicht: /)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Datei verwenden' })).toHaveAttribute('aria-disabled', 'true');
  // What the library has already is not stored twice unless one wants to.
  await dialog.locator('input[type=file]').setInputFiles(path.join(films, 'sign-language.mp4'));
  await dialog.getByRole('button', { name: 'Vorhandene verwenden' }).click();
  await expect(dialog.getByRole('heading', { name: 'sign-language.mp4' })).toBeVisible();
  await upload(page, await newFile('sign-language.mp4', 'unser-film.mp4', freeBox()));
  await expect(page.locator(`[data-block="${film.id}"] video`)).toHaveAttribute('src', /\/media\/\d+\/.*\.mp4$/);
  await expect(panel.getByRole('group', { name: 'Adresse oder eigener Film' })).toContainText('unser-film.mp4');
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
  await upload(page, await newFile('audio-description.mp3', 'hoerfassung.mp3', Buffer.from(mark)));
  await expect(page.locator(`[data-block="${film.id}"] details audio`)).toHaveCount(1);
  await saved(page);
  await noAxeFindings(page);

  await panel
    .getByRole('group', { name: 'Adresse oder eigener Film' })
    .getByRole('button', { name: 'Datei wegnehmen' })
    .click();
  await expect(panel.locator('input[type="url"]')).toBeFocused();
  await expect(page.locator(`[data-block="${film.id}"] video`)).toHaveCount(0);
  await saved(page);
});
