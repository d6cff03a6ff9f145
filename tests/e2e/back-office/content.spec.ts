import { expect, type Page, test } from '@playwright/test';
import {
  choosePublic,
  choose,
  create,
  expectAccessible,
  openBackOffice,
  publicAddress,
  deleteOpenEntry,
  save,
  visitorResponse,
} from '../support/back-office.ts';

/** Takes the first picture that is found. */
async function choosePicture(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Bild wählen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Suchen').fill(text);
  await dialog.locator('[aria-pressed]').first().click();
  await dialog.getByRole('button', { name: /übernehmen/i }).click();
  await expect(dialog).toBeHidden();
}

test('an article is created, shown, changed and deleted', async ({ page }) => {
  await openBackOffice(page, '/articles/create');
  await page.getByLabel('Titel Deutsch').fill('Was der Souffleur hört');
  await page.getByLabel('Titel Englisch').fill('What the prompter hears');
  await page.getByLabel('Anreißer Deutsch').fill('Ein Abend unter der Bühne.');
  await page.getByLabel('Autor*in').fill('Kilian Storchenau');
  await page.getByLabel('Öffentlich ab').fill('2026-01-02T09:00');
  await choosePublic(page);
  await choose(page.getByRole('combobox', { name: 'Rubriken' }), 'Hinter', /Hinter/);
  await create(page, 'articles');
  const address = await publicAddress(page);
  const seen = await visitorResponse(page, address);
  expect(seen.status).toBe(200);
  expect(seen.html).toContain('Was der Souffleur hört');
  await expect(page.getByRole('link', { name: 'Auf der Seite schreiben' })).toHaveAttribute('href', /\?edit$/);
  await page.getByLabel('Titel Deutsch').fill('Was die Souffleuse hört');
  await save(page);
  expect((await visitorResponse(page, address)).html).toContain('Was die Souffleuse hört');
  await deleteOpenEntry(page, 'articles');
  expect((await visitorResponse(page, address)).status).toBe(404);
});

test('a second press creates and saves once', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/persons/')) sent.push(request.url());
  });
  await openBackOffice(page, '/persons/create');
  await page.getByRole('textbox', { name: /^Name/ }).fill('Ottilie Zweimal');
  await page.getByRole('button', { name: 'Anlegen' }).dblclick();
  await page.waitForURL(/\/admin\/persons\/\d+$/);
  await page.getByRole('textbox', { name: /^Name/ }).fill('Ottilie Einmal');
  await page.getByRole('button', { name: 'Speichern' }).dblclick();
  await expect(page.getByRole('status').filter({ hasText: /^Gespeichert$/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(sent).toHaveLength(2);
  await deleteOpenEntry(page, 'persons');
});

test('a subscription with its prices is created, shown, changed and deleted', async ({ page }) => {
  await openBackOffice(page, '/seasonsubscriptions/create');
  await page.getByLabel('Titel Deutsch').fill('Nachtabo');
  await page.getByLabel('Titel Englisch').fill('Night subscription');
  await page.getByRole('combobox', { name: 'Art', exact: true }).click();
  await page.getByRole('option', { name: 'Wahlabo' }).click();
  await page.getByLabel('Anzahl der Abende').fill('4');
  await choosePublic(page);
  await page.getByRole('button', { name: 'Preisgruppe hinzufügen' }).click();
  await page.getByLabel('Preisgruppe Deutsch').fill('Mondplatz');
  await page.getByLabel('Preis in Euro').fill('1.250');
  await page.getByRole('button', { name: 'Anlegen' }).click();
  await expect(page.getByText('„1.250“ ist nicht eindeutig')).toBeVisible();
  await page.getByLabel('Preis in Euro').fill('123,50');
  await create(page, 'seasonsubscriptions');
  const address = await publicAddress(page);
  const seen = await visitorResponse(page, address);
  expect(seen.html).toContain('Mondplatz');
  expect(seen.html).toContain('123,50');
  await expect(page.getByLabel('Preis in Euro')).toHaveValue('123,50');
  await page.getByLabel('Preis in Euro').fill('99.5');
  await save(page);
  expect((await visitorResponse(page, address)).html).toContain('99,50');
  await deleteOpenEntry(page, 'seasonsubscriptions');
  expect((await visitorResponse(page, address)).status).toBe(404);
});

test('a press directory with a file is created, shown, changed and deleted', async ({ page }) => {
  await openBackOffice(page, '/download-directories/create');
  await page.getByLabel('Titel Deutsch').first().fill('Presse zur Nacht');
  await page.getByLabel('Öffentlich ab').fill('2026-01-02T09:00');
  await choosePublic(page);
  await page.getByRole('button', { name: 'Datei hinzufügen' }).click();
  await page.getByRole('button', { name: 'Datei wählen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Suchen').fill('pressetext');
  await dialog.locator('[aria-pressed]').filter({ hasText: 'pressetext' }).first().click();
  await dialog.getByRole('button', { name: /übernehmen/i }).click();
  await expect(page.getByText('salome-pressetext.txt')).toBeVisible();
  await create(page, 'download-directories');
  const address = await publicAddress(page);
  expect((await visitorResponse(page, address)).html).toContain('salome-pressetext.txt');
  await page.getByLabel('Titel Deutsch').first().fill('Presse zum Tag');
  await save(page);
  expect((await visitorResponse(page, address)).html).toContain('Presse zum Tag');
  await deleteOpenEntry(page, 'download-directories');
  expect((await visitorResponse(page, address)).status).toBe(404);
});

test('a department with hours and people is created, shown on the contact page, changed and deleted', async ({
  page,
}) => {
  await openBackOffice(page, '/departments/create');
  await page.getByLabel('Name Deutsch').fill('Notenarchiv');
  await page.getByRole('button', { name: 'Öffnungszeit hinzufügen' }).click();
  await page.getByLabel(/^Tage/).click();
  await page.getByRole('option', { name: 'Montag' }).click();
  await page.keyboard.press('Escape');
  await page.getByLabel(/^Von/).fill('10:00');
  await page.getByLabel(/^Bis/).fill('12:30');
  await page.getByRole('button', { name: 'Person hinzufügen' }).click();
  await page
    .getByRole('textbox', { name: 'Name', exact: true })
    .or(page.getByLabel(/^Name \*$/))
    .last()
    .fill('Theres Blatt');
  await create(page, 'departments');
  const seen = await visitorResponse(page, '/de/kontakt');
  expect(seen.html).toContain('Notenarchiv');
  expect(seen.html).toContain('Theres Blatt');
  await page.getByLabel('Name Deutsch').fill('Notenbibliothek');
  await save(page);
  expect((await visitorResponse(page, '/de/kontakt')).html).toContain('Notenbibliothek');
  await deleteOpenEntry(page, 'departments');
  expect((await visitorResponse(page, '/de/kontakt')).html).not.toContain('Notenbibliothek');
});

test('a slide with a link to an entity is created, shown, changed and deleted', async ({ page }) => {
  await openBackOffice(page, '/slides/create');
  await page.getByLabel('Titel Deutsch').fill('Die lange Nacht');
  await page.getByRole('button', { name: 'Aus dem Haus wählen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Was').click();
  await page.getByRole('option', { name: 'Produktionen' }).click();
  await dialog.getByLabel('Suchen').fill('Salome');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Salome' }).first().click();
  await expect(page.getByText('Produktion: Salome')).toBeVisible();
  await choosePicture(page, 'salome');
  await create(page, 'slides');
  expect((await visitorResponse(page, '/de')).html).toContain('Die lange Nacht');
  await page.getByLabel('Titel Deutsch').fill('Die kurze Nacht');
  await save(page);
  expect((await visitorResponse(page, '/de')).html).toContain('Die kurze Nacht');
  await page.getByLabel('Zu sehen ab').fill('2031-01-01T00:00');
  await save(page);
  expect((await visitorResponse(page, '/de')).html).not.toContain('Die kurze Nacht');
  await deleteOpenEntry(page, 'slides');
});

test('breaking news appear on every page during their time', async ({ page }) => {
  await openBackOffice(page, '/breaking-news/create');
  await page.getByLabel('Titel Deutsch').fill('Heute beginnt es später');
  await page.getByLabel('Reihenfolge').fill('-5');
  await page.getByLabel('Zu sehen bis').fill('2031-01-01T00:00');
  await create(page, 'breaking-news');
  const news = async () => (await visitorResponse(page, '/de/api/breaking-news/')).html;
  expect(await news()).toContain('Heute beginnt es später');
  await page.getByLabel('Zu sehen bis').fill('2026-01-01T00:00');
  await save(page);
  expect(await news()).not.toContain('Heute beginnt es später');
  await deleteOpenEntry(page, 'breaking-news');
});

test('an article category is created, shown, changed and deleted', async ({ page }) => {
  await openBackOffice(page, '/article-categories/create');
  await page.getByLabel('Name Deutsch').fill('Nachtgedanken');
  await create(page, 'article-categories');
  const rubrics = async () => (await visitorResponse(page, '/de/api/blog/categories/?page_size=100')).html;
  expect(await rubrics()).toContain('Nachtgedanken');
  await page.getByLabel('Name Deutsch').fill('Taggedanken');
  await save(page);
  expect(await rubrics()).toContain('Taggedanken');
  await deleteOpenEntry(page, 'article-categories');
  expect(await rubrics()).not.toContain('Taggedanken');
});

for (const language of ['de', 'en'] as const) {
  test(`axe finds nothing in forms of content (${language})`, async ({ page }) => {
    for (const path of [
      '/articles/1',
      '/seasonsubscriptions/1',
      '/download-directories/1',
      '/departments/1',
      '/slides/1',
    ]) {
      await openBackOffice(page, path, language);
      await expect(page.getByRole('button', { name: /Speichern|Save/ })).toBeVisible();
      await expectAccessible(page);
    }
  });
}

test('the back office needs nothing that the content security policy forbids', async ({ page }) => {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refusedByPolicy: refused });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      refused.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  await openBackOffice(page, '/events');
  await expect(page.getByRole('row')).not.toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { refusedByPolicy: string[] }).refusedByPolicy)).toEqual([]);
});
