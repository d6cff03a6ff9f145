import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible, openBackOffice, save, visitorResponse } from '../support/back-office.ts';

const colour = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

async function upload(page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(files);
}

/** Opens the entry of that name. */
async function openEntry(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox').fill(name);
  await page.waitForURL(/filter=/);
  await page.getByRole('link', { name: `${name} öffnen` }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('many files are uploaded at once; a broken one is named and does not block the others', async ({ page }) => {
  await openBackOffice(page, '/media');
  await upload(
    page,
    file('probe-rot.jpg', await colour('#a01020')),
    file('probe-kaputt.jpg', Buffer.from('das ist kein Bild')),
    file('probe-blau.jpg', await colour('#103080')),
  );
  await expect(page.getByText('2 von 3 hochgeladen.')).toBeVisible();
  await expect(page.getByText('Eine ist nicht angekommen.')).toBeVisible();
  const broken = page.getByRole('listitem').filter({ hasText: 'probe-kaputt.jpg' });
  await expect(broken.getByRole('button', { name: 'Noch einmal' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Was fehlt').click();
  await page.getByRole('option', { name: 'Alternativtext fehlt' }).click();
  await expect(page.getByRole('link', { name: 'probe-rot.jpg öffnen' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'probe-blau.jpg öffnen' })).toBeVisible();
});

test('a picture gets a description, a focal point by click and keyboard, and another file', async ({ page }) => {
  await openBackOffice(page, '/media');
  await upload(page, file('probe-wechsel.jpg', await colour('#207040')));
  await expect(page.getByText('1 von 1 hochgeladen.')).toBeVisible();
  await openEntry(page, 'probe-wechsel.jpg');
  await page.getByLabel('Alternativtext Deutsch').fill('Eine grüne Fläche');
  await page.getByLabel('Alternativtext Englisch').fill('A green field');
  const point = page.getByRole('button', { name: /^Blickpunkt bei/ });
  const picture = page.getByRole('main').locator('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const box = await picture.boundingBox();
  await picture.click({ position: { x: (box?.width ?? 0) / 4, y: (box?.height ?? 0) / 2 } });
  await expect(point).toHaveAccessibleName('Blickpunkt bei 25 %, 50 %');
  await point.press('ArrowDown');
  await point.press('Shift+ArrowRight');
  await expect(point).toHaveAccessibleName('Blickpunkt bei 35 %, 51 %');
  await save(page);
  const old = (await page.getByRole('link', { name: 'Herunterladen' }).getAttribute('href')) ?? '';
  await upload(page, file('andere-aufnahme.jpg', await colour('#e0e0e0')));
  await expect(page.getByText('Die Datei ist ersetzt.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Herunterladen' })).not.toHaveAttribute('href', old);
  await expect(page.getByLabel('Alternativtext Deutsch')).toHaveValue('Eine grüne Fläche');
  expect((await visitorResponse(page, old)).status).toBe(200);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Medien' })).toBeVisible();
  expect((await visitorResponse(page, old)).status).toBe(404);
});

test('a file in use is not deleted, and its uses are named', async ({ page }) => {
  await openBackOffice(page, '/media');
  await openEntry(page, 'alcina.jpg');
  await expect(page.getByRole('link', { name: 'Alcina' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  const refusal = page.getByRole('dialog', { name: /kann nicht gelöscht werden/ });
  await expect(refusal.getByRole('link', { name: 'Alcina' }).first()).toBeVisible();
  await expectAccessible(page);
});

test('one copyright line is set for several pictures', async ({ page }) => {
  await openBackOffice(page, '/media');
  await upload(page, file('serie-1.jpg', await colour('#301020')), file('serie-2.jpg', await colour('#302020')));
  await expect(page.getByText('2 von 2 hochgeladen.')).toBeVisible();
  await page.getByRole('searchbox').fill('serie-');
  await page.waitForURL(/filter=/);
  for (const name of ['serie-1.jpg', 'serie-2.jpg']) await page.getByLabel(`${name} auswählen`).check();
  await page.getByRole('button', { name: 'Bildnachweis für alle' }).click();
  await page.getByRole('dialog').getByLabel('Bildnachweis Deutsch').fill('Foto: A. Brandt');
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Bildnachweis fehlt')).toHaveCount(0);
  await page.getByRole('button', { name: 'Löschen', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByRole('link', { name: 'serie-1.jpg öffnen' })).toHaveCount(0);
});
