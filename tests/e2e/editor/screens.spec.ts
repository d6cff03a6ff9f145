import { expect, type Page } from '@playwright/test';
import { asVisitor, openEditor, publish, saved, test, labels } from '../support/edit-page.ts';

/** The last production of the list: no other test writes there. */
async function lastProduction(page: Page): Promise<string> {
  await page.goto('/de/produktionen');
  const links = page.locator('main a[href^="/de/produktionen/"]');
  const paths = await links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  return paths.findLast((path) => /\/\d+$/.test(path)) ?? '';
}

for (const width of [1280, 360]) {
  test(`a screen with its own section gets blocks like any page, at ${width} px`, async ({ page, browser }) => {
    const path = await lastProduction(page);
    const sentence = `Zettel${width}x${Date.now().toString(36)}`;
    await page.setViewportSize({ width, height: 800 });
    await openEditor(page, path);

    await insertQuote(page, width);
    await expect(page.locator('[data-model="quote"] [data-field="content"]:focus')).toBeVisible();
    await page.keyboard.type(sentence);
    await expect(page.locator('[data-alert="save"]')).toBeVisible();
    await saved(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await publish(page, labels.de);

    const visitor = await asVisitor(browser, path);
    await expect(visitor.getByText(sentence)).toBeVisible();
    // It belongs to the production, so the search finds it there.
    await visitor.goto(`/de/search?q=${sentence}`);
    await expect(visitor.locator(`main a[href="${path}"]`).first()).toBeVisible();
    await visitor.context().close();
  });
}

async function insertQuote(page: Page, width: number): Promise<void> {
  if (width >= 1280) return page.locator('[data-kind="quote"]').click();
  await page.getByRole('button', { name: 'Baustein', exact: true }).click();
  await page.locator('[data-kind="quote"]').locator('visible=true').click();
}

test('a screen without a section stays as visitors see it', async ({ page }) => {
  const failed: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) failed.push(answer.url());
  });
  await page.goto('/de/search?edit');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(failed).toEqual([]);
});
