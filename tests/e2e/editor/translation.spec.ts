import { expect, test } from '@playwright/test';
import { labels, logIn, noAxeFindings, publish, saved } from '../support/edit-page.ts';
import { declined } from '../support/profiles.ts';
import { block, setDraftBlocks } from '../support/set-draft.ts';
import { startTranslatingHouse } from '../support/translating-house.ts';

const translatingHouse = startTranslatingHouse();

test('a module is translated as a draft, which is not published before somebody has read it', async ({ browser }) => {
  const { address } = translatingHouse().server;
  const context = await browser.newContext({ baseURL: address, storageState: declined(address) });
  const page = await context.newPage();
  await logIn(page, address);
  await page.goto('/de/besuch/anfahrt?edit');
  await saved(page);
  await page.locator('[data-kind="headline"]').click();
  await expect(page.locator('[data-model="headline"] [data-field="content"]:focus')).toBeVisible();
  await page.keyboard.type('Ein Abend im Parkett');
  const module = page.locator('[data-model="headline"]', { hasText: 'Ein Abend im Parkett' });
  await page.keyboard.press('Control+K');
  // The first keys come while the palette is loading.
  await page.keyboard.type('Baustein ins Englische');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  const mark = page.locator('fieldset[data-unread]');
  await expect(mark).toContainText('Englisch: maschinell übersetzt, bitte lesen');
  await saved(page);
  await page.reload();
  await saved(page);
  await expect(module).toBeVisible();

  await page.getByRole('button', { name: labels.de.publish, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Maschinell übersetzt und noch nicht gelesen');
  await expect(dialog.getByRole('button', { name: labels.de.publishNow })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');

  await mark.getByRole('button').click();
  const state = page.locator('[data-translation="unread"]');
  await expect(page.getByText('EIN ABEND IM PARKETT', { exact: true })).toBeVisible();
  await state.getByRole('button', { name: 'Gelesen' }).click();
  await expect(state).toHaveCount(0);
  await page.getByRole('button', { name: labels.de.publish, exact: true }).click();
  await page.getByRole('button', { name: labels.de.publishNow }).click();
  await expect(dialog).toBeHidden();
  const published = await (await page.request.get('/en/visit/getting-here')).text();
  expect(published.includes('EIN ABEND IM PARKETT')).toBe(true);
  await context.close();
});

test('a module is translated, read and published by touch on a telephone', async ({ browser }) => {
  const { address } = translatingHouse().server;
  const context = await browser.newContext({
    baseURL: address,
    storageState: declined(address),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await logIn(page, address);
  const headline = block('headline', { content: 'Ein Abend im Rang' });
  await setDraftBlocks(page, '/de/besuch/ermaessigungen', [headline], address);
  await page.goto('/de/besuch/ermaessigungen?edit');
  await saved(page);
  await page.locator(`[data-block="${headline.id}"]`).tap();
  const strip = page.getByRole('toolbar', { name: 'Überschrift' });
  await strip.getByRole('button', { name: 'Mehr' }).tap();
  await page.getByRole('menuitem', { name: 'Baustein ins Englische' }).tap();
  const mark = page.locator('fieldset[data-unread]');
  await expect(mark).toContainText('Englisch: maschinell übersetzt, bitte lesen');
  await noAxeFindings(page);
  // The mark covers no text of the module.
  const [label, words] = [await mark.boundingBox(), await page.getByText('Ein Abend im Rang').boundingBox()];
  expect(label && words && (label.y + label.height <= words.y || words.y + words.height <= label.y)).toBe(true);
  await mark.getByRole('button').tap();
  const state = page.locator('[data-translation="unread"]');
  await expect(page.getByText('EIN ABEND IM RANG', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await noAxeFindings(page);
  await state.getByRole('button', { name: 'Gelesen' }).tap();
  await expect(state).toHaveCount(0);
  await page.getByRole('button', { name: labels.de.publish, exact: true }).tap();
  await page.getByRole('button', { name: labels.de.publishNow }).tap();
  await expect(page.getByRole('dialog')).toBeHidden();
  const published = await (await page.request.get('/en/visit/reduced-prices')).text();
  expect(published.includes('EIN ABEND IM RANG')).toBe(true);
  await context.close();
});

test('what was written in English only is drafted in German for the whole page', async ({ browser }) => {
  const { address } = translatingHouse().server;
  const context = await browser.newContext({ baseURL: address, storageState: declined(address) });
  const page = await context.newPage();
  await logIn(page, address);
  const english = block('headline', {});
  english.translations.en.content = 'An evening in the stalls';
  const both = block('quote', { content: 'Bleibt' });
  both.translations.en.content = 'Stays';
  await setDraftBlocks(page, '/de/besuch/ermaessigungen', [english, both], address);
  await page.goto('/de/besuch/ermaessigungen?edit');
  await saved(page);
  await page.keyboard.press('Control+K');
  await page.keyboard.type('Seite ins Deutsche');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator(`[data-block="${english.id}"]`)).toContainText('AN EVENING IN THE STALLS');
  await expect(page.locator('fieldset[data-unread]')).toHaveCount(1);
  await expect(page.locator(`[data-block="${both.id}"]`)).toContainText('Bleibt');
  await saved(page);
  await context.close();
});

test('the texts of the head of a page are translated one by one, and are not published before somebody has read them', async ({
  browser,
}) => {
  const { server, provider } = translatingHouse();
  const context = await browser.newContext({ baseURL: server.address, storageState: declined(server.address) });
  const page = await context.newPage();
  await logIn(page, server.address);
  await page.goto('/de/besuch/anfahrt?edit');
  await saved(page);
  await page.getByRole('button', { name: 'Titel und Adresse ändern' }).click();
  const panel = page.getByRole('complementary', { name: 'Kopf der Seite' });
  const [german, english] = [panel.getByLabel('Überschrift Deutsch'), panel.getByLabel('Überschrift Englisch')];
  const translate = panel.getByRole('button', { name: 'Übersetzen Überschrift Englisch' });
  await german.fill('Der Weg zur Oper');
  await english.fill('');

  provider.mood = { status: 503 };
  await translate.click();
  await expect(page.getByText('Der Übersetzungsdienst antwortet nicht', { exact: false }).first()).toBeVisible();
  await expect(english).toHaveValue('');
  await noAxeFindings(page);
  provider.mood = 'works';
  await translate.click();
  await expect(english).toHaveValue('DER WEG ZUR OPER');
  await expect(panel.getByText('maschinell übersetzt, bitte lesen')).toBeVisible();
  await noAxeFindings(page);

  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Veröffentlichen' });
  await expect(dialog.getByRole('button', { name: 'Jetzt veröffentlichen' })).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  // Still to be read after the panel was closed.
  await panel.getByRole('button', { name: 'Schließen' }).click();
  await page.getByRole('button', { name: 'Titel und Adresse ändern' }).click();
  await panel.getByRole('button', { name: 'Gelesen' }).click();
  await saved(page);
  await publish(page, labels.de);
  await expect
    .poll(async () => (await page.request.get('/en/visit/getting-here')).text())
    .toContain('DER WEG ZUR OPER');
  await context.close();
});
