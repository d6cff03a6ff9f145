import { expect, type Page } from '@playwright/test';
import {
  asVisitor,
  headline as headlineOf,
  labels,
  noAxeFindings,
  openEditor,
  openStartPage,
  publish,
  saved,
  startPage,
  test,
} from '../support/edit-page.ts';

/** Opens the page with both languages and a headline of its own at its end, German only. */
async function withBoth(page: Page, path: string, text: string): Promise<string> {
  await openEditor(page, path);
  await page.locator('[data-kind="headline"]').click();
  await expect(page.locator('[data-model="headline"] [data-field="content"]:focus')).toBeVisible();
  await page.keyboard.type(text);
  await saved(page);
  const headline = page.locator('[data-model="headline"]').filter({ hasText: text });
  const id = (await headline.getAttribute('data-block')) ?? '';
  await page.getByRole('button', { name: 'Nebeneinander' }).click();
  await expect(page.locator(`[data-pair="${id}"]`)).toBeVisible();
  return id;
}

const side = (page: Page, id: string, locale: 'de' | 'en') =>
  page.locator(`[data-pair="${id}"] [data-language="${locale}"] [data-field="content"]`);

test(
  'an English text is missing, written, outdated after a German change, and confirmed',
  { tag: '@core' },
  async ({ page }) => {
    const paths = await startPage(page);
    const mark = Date.now().toString(36);
    const id = await withBoth(page, paths.de, `Sechzig Minuten ${mark}`);
    const row = page.locator(`[data-pair="${id}"]`);
    await expect(row.getByText('fehlt', { exact: true })).toBeVisible();
    await noAxeFindings(page);

    // Other tests may have left gaps on the same page.
    await expect(async () => {
      await page.getByRole('button', { name: 'Nächste Lücke' }).click();
      await expect(side(page, id, 'en')).toBeFocused({ timeout: 1000 });
    }).toPass();
    await page.keyboard.type(`Sixty minutes ${mark}`);
    await expect(row.getByText('in Ordnung')).toBeVisible();
    await saved(page);

    await side(page, id, 'de').click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(`Neunzig Minuten ${mark}`);
    await expect(row.getByText('veraltet', { exact: true })).toBeVisible();
    await row.getByRole('button', { name: 'Änderung zeigen' }).click();
    await expect(row.locator('del')).toHaveText('Sechzig');
    await expect(row.locator('ins')).toHaveText('Neunzig');
    await noAxeFindings(page);
    await saved(page);

    await page.reload();
    await saved(page);
    await page.getByRole('button', { name: 'Nebeneinander' }).click();
    await expect(row.getByText('veraltet', { exact: true })).toBeVisible();
    await expect(side(page, id, 'en')).toHaveText(`Sixty minutes ${mark}`);
    await row.getByRole('button', { name: 'Stimmt so' }).click();
    await expect(row.getByText('in Ordnung')).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);

    await page.getByRole('button', { name: /^Rückgängig: Überschrift: Englisch stimmt so/ }).click();
    await expect(row.getByText('veraltet', { exact: true })).toBeVisible();
    await saved(page);
  },
);

test('copy, duplicate and undo keep both languages, and German can be copied over', async ({ page }) => {
  const paths = await startPage(page);
  const mark = Date.now().toString(36);
  const id = await withBoth(page, paths.de, `Vorhang ${mark}`);
  await page.locator(`[data-pair="${id}"]`).getByRole('button', { name: 'Deutsch übernehmen' }).click();
  await expect(side(page, id, 'en')).toHaveText(`Vorhang ${mark}`);
  await side(page, id, 'en').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(`Curtain ${mark}`);
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+d');
  const copies = page.locator('[data-language="en"] [data-field="content"]', { hasText: `Curtain ${mark}` });
  await expect(copies).toHaveCount(2);
  await saved(page);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(copies).toHaveCount(1);
  // Typing over a text may be one step or two.
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+z');
    await expect(page.locator(`[data-pair="${id}"]`).getByText('fehlt', { exact: true })).toBeVisible({ timeout: 300 });
  }).toPass();
  await expect(side(page, id, 'de')).toHaveText(`Vorhang ${mark}`);
  await saved(page);
});

test('a block omitted from English is no gap, is hidden from visitors, and returns by undo', async ({
  page,
  browser,
}) => {
  const paths = await startPage(page);
  const mark = `Nachbarn ${Date.now().toString(36)}`;
  const id = await withBoth(page, paths.de, mark);
  const row = page.locator(`[data-pair="${id}"]`);
  const trace = page.locator(`[data-block="${id}"][data-omitted="en"]`);
  await row.getByRole('button', { name: 'Auf Englisch weglassen' }).click();
  await expect(row.getByText('fehlt', { exact: true })).toHaveCount(0);
  await expect(trace).toContainText('Nicht auf Englisch');
  await expect(page.locator(`[data-block="${id}"]:focus`)).toHaveCount(1);
  await saved(page);
  await publish(page, labels.de);
  const german = await asVisitor(browser, paths.de);
  await expect(german.locator('main')).toContainText(mark);
  const english = await asVisitor(browser, paths.en);
  await expect(english.locator('main')).not.toContainText(mark);

  await page.getByRole('navigation', { name: 'Sprache' }).getByRole('link', { name: 'EN' }).click();
  await page.waitForURL(`**${paths.en}?edit`);
  await expect(trace).toContainText('Not in English');
  await noAxeFindings(page);
  await page.keyboard.press('ControlOrMeta+.');
  await expect(page.locator(`[data-block="${id}"]`)).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+.');
  await trace.click();
  await page.getByRole('toolbar').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Show in English' }).click();
  await expect(page.locator(`[data-block="${id}"]`)).toContainText(mark);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(trace).toBeVisible();
  await saved(page);
  await publish(page, labels.en);
});

test('on a phone the languages are shown one after the other', async ({ page }) => {
  const paths = await startPage(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await openEditor(page, paths.de);
  await page.getByRole('button', { name: 'DE', exact: true }).click();
  await noAxeFindings(page);
  await page.getByRole('button', { name: 'Deutsch und Englisch' }).click();
  const row = page.locator('[data-pair]').first();
  const german = await row.locator('[data-language="de"]').boundingBox();
  const english = await row.locator('[data-language="en"]').boundingBox();
  expect(english?.x).toBe(german?.x);
  expect(english?.y).toBeGreaterThan((german?.y ?? 0) + (german?.height ?? 0) - 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await noAxeFindings(page);
});

test('text typed right after a language switch belongs to the new language', async ({ page }) => {
  const paths = await openStartPage(page);
  const mark = Date.now().toString(36);
  let go = () => {};
  const released = new Promise<void>((resolve) => (go = resolve));
  // The draft is read again for the other language, and takes its time.
  await page.route(/\/en\/pageeditor-api\/section\/[^/]+\/draft$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Sprache' }).getByRole('link', { name: 'EN' }).click();
  await page.waitForURL(`**${paths.en}?edit`);
  await headlineOf(page).click();
  await page.keyboard.press('End');
  await page.keyboard.type(` ${mark}`);
  go();
  await expect(page.locator('[data-alert="save"]')).toBeVisible();
  await page.keyboard.type('!');
  await saved(page);
  await page.reload();
  await saved(page);
  await expect(headlineOf(page)).toContainText(`${mark}!`);
  await page.goto(`${paths.de}?edit`);
  await saved(page);
  await expect(headlineOf(page)).not.toContainText(mark);
});
