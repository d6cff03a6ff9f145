import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';
import { expectAccessible, openBackOffice, save, visitorResponse } from '../support/back-office.ts';

let made = 0;

/** A picture that the library has not yet, in a second try of a test as well. */
const colour = (background: string) => {
  made += 1;
  return sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .withExif({ IFD0: { Software: `${Date.now()}-${made}` } })
    .toBuffer();
};

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

test(
  'many files are uploaded at once; a broken one is named and does not block the others',
  { tag: '@core' },
  async ({ page }) => {
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
  },
);

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

test('chosen pictures get one copyright line and tags after a preview, and are found by the tag', async ({ page }) => {
  await openBackOffice(page, '/media');
  await upload(page, file('serie-1.jpg', await colour('#301020')), file('serie-2.jpg', await colour('#302020')));
  await expect(page.getByText('2 von 2 hochgeladen.')).toBeVisible();
  await page.getByRole('searchbox').fill('serie-');
  await page.waitForURL(/filter=/);
  await expect(page.getByRole('link', { name: /öffnen$/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Alle auf dieser Seite auswählen' }).click();
  await page.getByRole('button', { name: 'Texte und Schlagwörter' }).click();
  const dialog = page.getByRole('dialog', { name: /Texte und Schlagwörter für 2 Medien/ });
  await dialog.getByLabel('Bildnachweis Deutsch').fill('Foto: A. Brandt');
  await dialog.getByLabel('Schlagwörter hinzufügen').fill('Serie,');
  await dialog.getByLabel('Schlagwörter hinzufügen').pressSequentially('Probe');
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/media/bulk/preview/', async (route) => {
    await held;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Vorschau' }).click();
  // What is typed meanwhile is not in the preview, and is not carried out.
  await dialog.getByLabel('Bildnachweis Deutsch').fill('Foto: Irrtum');
  answer();
  await expect(dialog.getByText('2 Medien ändern sich.')).toBeVisible();
  await expect(dialog.getByText('Foto: A. Brandt')).toHaveCount(2);
  await expect(dialog.getByText('Serie, Probe')).toHaveCount(2);
  await expectAccessible(page);
  const change = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/media/bulk/'));
  await dialog.getByRole('button', { name: '2 ändern' }).click();
  expect((await change).postDataJSON()).toMatchObject({ change: { copyright: { de: 'Foto: A. Brandt' } } });
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Bildnachweis fehlt')).toHaveCount(0);
  await page.getByRole('searchbox').fill('');
  await page.getByLabel('Schlagwort', { exact: true }).click();
  await page.getByRole('option', { name: 'Serie (2)' }).click();
  await expect(page.getByRole('link', { name: /öffnen$/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Löschen', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByRole('link', { name: 'serie-1.jpg öffnen' })).toHaveCount(0);
});

test('a file that the library has already is offered, or kept twice, and found among the duplicates', async ({
  page,
}) => {
  await openBackOffice(page, '/media');
  const bytes = await colour('#701090');
  await upload(page, file('doppelt.jpg', bytes));
  await expect(page.getByText('1 von 1 hochgeladen.')).toBeVisible();
  await page.getByRole('button', { name: 'Fertige ausblenden' }).click();
  await upload(page, file('noch-einmal.jpg', bytes), file('drittes.jpg', bytes));
  await expect(page.getByText('2 sind schon in der Mediathek.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'noch-einmal.jpg: Vorhandene verwenden' }).click();
  await page.getByRole('button', { name: 'drittes.jpg: Beide behalten' }).click();
  await expect(page.getByText('2 von 2 hochgeladen.')).toBeVisible();
  await page.getByLabel('Nur doppelte').check();
  await page.getByRole('searchbox').fill('d');
  const names = page.getByRole('link', { name: /(?:doppelt|drittes)\.jpg öffnen/ });
  await expect(names).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'noch-einmal.jpg öffnen' })).toHaveCount(0);
  await page.getByLabel('Nur unbenutzte').check();
  await expect(names).toHaveCount(2);
});

test('alternative texts are typed in a row and saved when a picture is left', async ({ page }) => {
  await openBackOffice(page, '/media');
  await upload(page, file('reihe-1.jpg', await colour('#103010')), file('reihe-2.jpg', await colour('#104010')));
  await expect(page.getByText('2 von 2 hochgeladen.')).toBeVisible();
  await page.getByRole('link', { name: 'Alternativtexte eintippen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Alternativtexte/ })).toBeVisible();
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(row('reihe-2.jpg').getByRole('textbox', { name: /Deutsch/ })).toBeVisible();
  await expectAccessible(page);
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('textbox') });
  await rows
    .first()
    .getByRole('textbox', { name: /Deutsch/ })
    .focus();
  await page.keyboard.type('Eine grüne Fläche');
  await page.keyboard.press('Enter');
  await page.keyboard.type('A green field');
  await page.keyboard.press('Enter');
  await expect(rows.first().getByText('gespeichert')).toBeVisible();
  await expect(rows.nth(1).getByRole('textbox', { name: /Deutsch/ })).toBeFocused();
  await rows.nth(1).getByLabel('Nur Schmuck').check();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(rows.nth(1).getByText('gespeichert')).toBeVisible();
  // They lack nothing any more, and are not listed again.
  const described = [rows.first(), rows.nth(1)].map((each) => each.getByRole('link'));
  const names = await Promise.all(described.map((link) => link.innerText()));
  const listed = page.waitForResponse((answer) => answer.url().includes('missing=alt'));
  await page.reload();
  const { results } = z
    .object({ results: z.array(z.object({ file_name: z.string() })) })
    .parse(await (await listed).json());
  expect(results.map((entry) => entry.file_name).filter((name) => names.includes(name))).toEqual([]);
  await expect(page.getByText(results.length === 0 ? /^Jedes Bild hat/ : /^noch /)).toBeVisible();
  for (const name of names) await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
});

test('a text that could not be saved is kept, and leaving asks before it is lost', async ({ page }) => {
  await openBackOffice(page, '/media');
  await upload(page, file('verlassen.jpg', await colour('#105010')));
  await expect(page.getByText('1 von 1 hochgeladen.')).toBeVisible();
  await page.getByRole('link', { name: 'Alternativtexte eintippen' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'verlassen.jpg' });
  const text = row.getByRole('textbox', { name: /Deutsch/ });
  let isDown = true;
  await page.route('**/api/media/*/', (route) =>
    isDown && route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await text.fill('Eine grüne Fläche');
  const questions: string[] = [];
  page.once('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.dismiss();
  });
  await page.getByRole('link', { name: 'Medien', exact: true }).first().click();
  await expect.poll(() => questions.length).toBe(1);
  await expect(text).toHaveValue('Eine grüne Fläche');
  await expect(row.getByRole('button', { name: 'Speichern' })).toBeVisible();

  // With a connection leaving saves first, and does not ask.
  isDown = false;
  await page.getByRole('link', { name: 'Medien', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Medien' })).toBeVisible();
  await openEntry(page, 'verlassen.jpg');
  await expect(page.getByLabel('Alternativtext Deutsch')).toHaveValue('Eine grüne Fläche');
  expect(questions).toHaveLength(1);
});

/** The media library as dialog of an article's picture. */
async function openPictureDialog(page: Page): Promise<Locator> {
  await openBackOffice(page, '/articles/1');
  await page
    .getByRole('button', { name: /^(?:Bild wählen|Ändern)$/ })
    .first()
    .click();
  return page.getByRole('dialog');
}

test('a dialog for one picture offers pictures only, and names other files', async ({ page }) => {
  const dialog = await openPictureDialog(page);
  const input = dialog.locator('input[type=file]');
  await expect(input).toHaveAttribute('accept', /^image\/jpeg,/);
  await expect(input).not.toHaveAttribute('multiple');
  await input.setInputFiles({ name: 'heft.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  await expect(dialog.getByText('Hier sind nur Bilder möglich.')).toBeVisible();
});

test('the dialog stays open when a description could not be saved, and saves it at the next press', async ({
  page,
}) => {
  const dialog = await openPictureDialog(page);
  await dialog.locator('input[type=file]').setInputFiles(file('probe-satz.jpg', await colour('#605010')));
  await dialog.getByLabel('Alternativtext Deutsch').fill('Eine ockerfarbene Fläche');
  await page.route('**/api/media/*/', (route) => route.abort());
  const take = dialog.getByRole('button', { name: 'Übernehmen' });
  await take.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByLabel('Alternativtext Deutsch')).toHaveValue('Eine ockerfarbene Fläche');
  await page.unroute('**/api/media/*/');
  const saved = page.waitForResponse((answer) => /api\/media\/\d+\/$/.test(answer.url()));
  await take.click();
  expect((await saved).ok()).toBe(true);
  await expect(dialog).toBeHidden();
});

test('many files are dropped on a press folder; a broken one does not stop the others', async ({ page }) => {
  await openBackOffice(page, '/download-directories/create');
  // An entry without a file gets the first one, and keeps its title.
  await page.getByRole('button', { name: 'Datei hinzufügen', exact: true }).click();
  const title = page.locator('[data-field="files"]').getByLabel(/^Titel Deutsch/);
  await title.fill('Bühnenbild');
  const good = [await colour('#506010'), await colour('#507010')];
  const dropped = await page.evaluateHandle(
    (files) => {
      const data = new DataTransfer();
      for (const { name, text } of files)
        data.items.add(new File([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], name));
      return data;
    },
    [
      { name: 'presse-1.jpg', text: good[0]?.toString('base64') ?? '' },
      { name: 'presse-kaputt.jpg', text: btoa('kein Bild') },
      { name: 'presse-2.jpg', text: good[1]?.toString('base64') ?? '' },
    ],
  );
  await page
    .getByRole('button', { name: 'Viele Dateien hinzufügen' })
    .locator('..')
    .dispatchEvent('drop', { dataTransfer: dropped });
  const dialog = page.getByRole('dialog', { name: 'Dateien wählen' });
  await expect(dialog.getByText('2 von 3 hochgeladen.')).toBeVisible();
  await expect(dialog.getByText('Eine ist nicht angekommen.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '2 übernehmen' }).click();
  await expect(page.getByText('presse-1.jpg')).toBeVisible();
  await expect(page.getByText('presse-2.jpg')).toBeVisible();
  await expect(title.first()).toHaveValue('Bühnenbild');
  await expect(title).toHaveCount(2);
});
