import { expect, type Page } from '@playwright/test';
import { openBackOffice } from '../support/back-office.ts';
import { labels, noAxeFindings, openEditor, publish, saved, startPage, test } from '../support/edit-page.ts';
import { Office } from '../support/office-calls.ts';

/** Inserts a module behind the last one, and waits for the caret in its first text. */
async function insert(page: Page, model: string): Promise<void> {
  await page.locator(`[data-kind="${model}"]`).click();
  await expect(page.locator('[data-block] [data-field]:focus')).toHaveCount(1);
}

/** Kind and field of the text with the caret, or only the kind of the module that has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    const model = element?.closest<HTMLElement>('[data-block]')?.dataset.model ?? 'outside';
    return element?.dataset.field === undefined ? model : `${model} ${element.dataset.field}`;
  });

test('Tab leads from text to text of a module, and from the last text of the page not into the page', async ({
  page,
}) => {
  await openEditor(page, (await startPage(page)).de);
  await insert(page, 'quote');
  expect(await focused(page)).toBe('quote content');
  await page.keyboard.type('Ein Zitat');
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe('quote author');
  await page.keyboard.type('Die Pforte');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => focused(page)).toBe('quote content');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).not.toMatch(/quote \w|outside/);
});

test('Enter in a question leads to its answer', async ({ page }) => {
  await openEditor(page, (await startPage(page)).de);
  await insert(page, 'faq');
  await page.keyboard.type('Wann beginnt es?');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('text content');
  await page.keyboard.type('Um sieben Uhr');
  await saved(page);
  await expect(page.locator('[data-model="faqitem"]').last()).toContainText('Um sieben Uhr');
  await expect(page.locator('[data-model="faqitem"]').last()).toContainText('Wann beginnt es?');
});

test('a text that was edited is visible after a change of the language', async ({ page }) => {
  await openEditor(page, (await startPage(page)).de);
  await insert(page, 'text');
  await page.keyboard.type('Ein deutscher Satz');
  await saved(page);
  const text = page.locator('[data-model="text"]').last();
  const languages = page.getByRole('navigation', { name: 'Sprache' });
  await languages.getByRole('link', { name: 'EN' }).click();
  await page.waitForURL(/\/en\//);
  // Visitors of the English page read the German text.
  await expect(text.getByText('Ein deutscher Satz')).toBeVisible();
  await expect(text.locator('[data-field]')).toHaveAttribute('lang', 'de');
  await text.click();
  await page.keyboard.type('An English sentence');
  await saved(page);
  await page.locator('[data-editor="bar"]').getByRole('link', { name: 'DE', exact: true }).click();
  await page.waitForURL(/\/de\//);
  await expect(text.getByText('Ein deutscher Satz')).toBeVisible();
});

test('on a tablet the bar has the languages and all tools, and the left panel both tabs', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await openEditor(page, (await startPage(page)).de);
  const bar = page.locator('[data-editor="bar"]');
  await expect(bar.getByRole('link', { name: 'EN', exact: true })).toBeVisible();
  await bar.getByRole('button', { name: 'Mehr' }).click();
  const sheet = page.getByRole('complementary', { name: 'Mehr' });
  await expect(sheet.getByRole('button', { name: 'Verlauf' })).toBeVisible();
  await noAxeFindings(page);
  await sheet.getByRole('button', { name: 'Schließen' }).click();
  const tabs = page.locator('[data-editor="modules"]').getByRole('tab');
  for (const tab of await tabs.all()) {
    const box = await tab.boundingBox();
    expect((box?.x ?? 900) + (box?.width ?? 0)).toBeLessThanOrEqual(52);
  }
  await tabs.last().click();
  await expect(page.getByRole('tree')).toBeVisible();
  await noAxeFindings(page);
});

test('the modules of a draft production are published without saying that visitors see them', async ({ page }) => {
  await openBackOffice(page, '/productions');
  const title = { de: 'Noch geheim', en: 'Still secret' };
  const { urls } = await new Office(page).create('productions', { title, state: 'draft' });
  await page.goto(`${urls.de}?edit`);
  await saved(page);
  await insert(page, 'headline');
  await page.keyboard.type('Bald mehr');
  await saved(page);
  await page.getByRole('button', { name: labels.de.publish, exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Dieser Eintrag selbst ist nicht öffentlich');
  await page.keyboard.press('Escape');
  await publish(page, labels.de);
  await expect(page.getByText('Besucher sehen sie, sobald der Eintrag öffentlich ist.').first()).toBeVisible();
  await expect(page.locator('[data-editor="bar"]')).toContainText('Eintrag ist nicht öffentlich');
});
