import { expect, type Page } from '@playwright/test';
import { noAxeFindings, openEditor, openStartPage, test } from '../support/edit-page.ts';

const panel = (page: Page, name: string) => page.getByRole('complementary', { name });

async function openPictures(page: Page, query: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').getByRole('combobox').fill(query);
  await page.keyboard.press('Enter');
}

test('the pictures of a page are listed large and described in both languages', async ({ page }) => {
  const paths = await openStartPage(page);
  await openPictures(page, 'Bilder der Seite');
  const pictures = panel(page, 'Bilder der Seite');
  const card = pictures.getByRole('listitem').first();
  await expect(pictures.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(card).toContainText('Steht in: Aufmacher');
  await expect(card.locator('img')).toHaveJSProperty('complete', true);
  await noAxeFindings(page);

  const english = card.getByLabel(/Alternativtext Englisch/);
  const words = `The house at night, ${Date.now().toString(36)}`;
  await english.fill(words);
  await page.route('**/api/media/*/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  await card.getByRole('button', { name: 'Beschreibung speichern' }).click();
  await expect(card.getByRole('alert')).toContainText('steht noch hier');
  await expect(english).toHaveValue(words);
  await noAxeFindings(page);
  await page.unroute('**/api/media/*/**');
  await card.getByRole('button', { name: 'Beschreibung speichern' }).click();
  await expect(card.getByRole('button', { name: 'Beschreibung speichern' })).toHaveAttribute('aria-disabled', 'true');

  await openEditor(page, paths.en);
  await openPictures(page, 'Pictures of the page');
  const again = panel(page, 'Pictures of the page').getByRole('listitem').first();
  await expect(again.getByLabel(/English/)).toHaveValue(words);
  await page.setViewportSize({ width: 390, height: 780 });
  await again.getByLabel(/English/).scrollIntoViewIfNeeded();
  await expect(again.getByLabel(/English/)).toBeInViewport();
  await noAxeFindings(page);
});

test('the picture behind the head of a page comes first', async ({ page }) => {
  await openEditor(page, '/de/besuch/anfahrt');
  await openPictures(page, 'Bilder der Seite');
  const card = panel(page, 'Bilder der Seite').getByRole('listitem').first();
  await expect(card).toContainText('bahn');
  await expect(card).toContainText('Kopf der Seite');
});

test('the checks tell length and readability, and lead to a long sentence', async ({ page }) => {
  await openStartPage(page);
  await page.locator('[data-kind="text"]').click();
  await expect(page.locator('[data-model="text"] [data-field="content"]:focus')).toBeVisible();
  const mark = `satz${Date.now().toString(36)}`;
  await page.keyboard.insertText(`Der ${mark} ist ${'sehr '.repeat(26)}lang. Dieser ist kurz.`);
  await page
    .getByRole('button', { name: /^Prüfung/ })
    .first()
    .click();
  const section = panel(page, 'Prüfung').getByRole('region', { name: 'Länge und Lesbarkeit (Deutsch)' });
  await expect(section).toContainText(/\d+ Wörter · \d+ Min\. Lesezeit · (?:leicht|gut|schwer|sehr schwer) zu lesen/);
  const sentence = section.getByRole('listitem').filter({ hasText: mark });
  await expect(sentence).toContainText('30 Wörter');
  await sentence.getByRole('button', { name: 'Zeigen' }).click();
  await expect(page.locator('[data-model="text"] [data-field="content"]:focus')).toContainText(mark);
});
