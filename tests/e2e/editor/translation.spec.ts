import { expect, test } from '@playwright/test';
import { openTranslationProvider, type TranslationProvider } from '../../translation-provider.ts';
import { labels, logIn, saved } from '../support/edit-page.ts';
import { declined } from '../support/profiles.ts';
import { closeServers, type RunningServer, startServer } from '../support/start-server.ts';

/** Starts its own server, because the others have no translation service. */
const spare = process.env.E2E_SPARE_HOUSE ?? '';
test.skip(spare === '', 'Needs a server of its own');

let provider: TranslationProvider;
let house: RunningServer;
test.beforeAll(async () => {
  provider = await openTranslationProvider();
  house = await startServer(spare, undefined, {
    TRANSLATION_URL: provider.url,
    TRANSLATION_KEY: provider.key,
    TRANSLATION_PROTOCOL: 'deepl',
  });
});
test.afterAll(async () => {
  await house.close();
  await closeServers();
  await provider.close();
});

test('a module is translated as a draft, which is not published before somebody has read it', async ({ browser }) => {
  const { address } = house;
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
