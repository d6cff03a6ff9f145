import { type Browser, expect, type Page } from '@playwright/test';
import { headline, noAxeFindings, openEditor, openStartPage, saved, test } from '../support/edit-page.ts';

async function write(page: Page, key: 'Home' | 'End', text: string): Promise<void> {
  await page.bringToFront();
  await headline(page).click();
  await page.keyboard.press(`ControlOrMeta+${key}`);
  await page.keyboard.press(key);
  await page.keyboard.type(text);
}

/** The start page, open in the editor of two people. `mark` is a word of this test alone. */
async function openForTwo(page: Page, browser: Browser): Promise<{ mark: string; other: Page }> {
  const { de } = await openStartPage(page);
  return { mark: Date.now().toString(36), other: await secondEditor(browser, de) };
}

/** The same page in the browser of a second editor. */
async function secondEditor(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openEditor(page, path);
  return page;
}

test(
  'two editors see each other’s position and saved changes without reloading',
  { tag: '@core' },
  async ({ page, browser }) => {
    const { mark, other } = await openForTwo(page, browser);
    await expect(page.getByRole('list', { name: 'Auch auf dieser Seite' }).getByRole('button')).toHaveCount(1);

    await other.bringToFront();
    const block = other.locator('[data-model="headline"]').first();
    await headline(other).click();
    await expect(page.locator('[data-other]')).toContainText('schreibt');
    await expect(page.getByRole('status').filter({ hasText: 'schreibt: Überschrift' })).toBeVisible();
    await noAxeFindings(page);
    await other.keyboard.press('End');
    await other.keyboard.type(` ${mark}`);
    await expect(headline(page)).toContainText(mark);
    await expect(block).toContainText(mark);

    await other.context().close();
    await expect(page.locator('[data-other]')).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Auch auf dieser Seite' })).toHaveCount(0);
  },
);

test('changes of one sentence are merged after a time offline; for the same word both versions are offered', async ({
  page,
  browser,
}) => {
  const { mark, other } = await openForTwo(page, browser);
  await page.route('**/operations', (route) => route.abort());
  await write(page, 'End', ` hinten-${mark}`);
  await expect(page.locator('[data-save-state="offline"]')).toBeVisible();
  await write(other, 'Home', `vorn-${mark} `);
  await expect(other.locator('[data-alert="save"]')).toBeVisible();
  await page.bringToFront();
  await page.unroute('**/operations');
  for (const each of [page, other]) {
    await expect(headline(each)).toContainText(`hinten-${mark}`, { timeout: 20_000 });
    await expect(headline(each)).toContainText(`vorn-${mark}`);
  }

  await saved(page);
  await page.route('**/operations', (route) => route.abort());
  await write(page, 'End', '');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.type('meins');
  await expect(page.locator('[data-save-state="offline"]')).toBeVisible();
  await write(other, 'End', '');
  await other.keyboard.press('Control+Shift+ArrowLeft');
  await other.keyboard.type('ihres');
  await expect(headline(other)).toHaveText(/ihres$/);
  await saved(other);
  await page.bringToFront();
  await page.unroute('**/operations');
  const choice = page.getByRole('dialog', { name: 'Zwei Fassungen derselben Stelle' });
  await expect(choice).toBeVisible({ timeout: 20_000 });
  await noAxeFindings(page);
  await choice.getByRole('button', { name: 'Diese nehmen' }).last().click();
  await choice.getByRole('button', { name: 'Fertig' }).click();
  await saved(page);
  await expect(headline(other)).toHaveText(/meins$/);
  await other.context().close();
});

test('a second window of the same user receives saved changes and keeps its own', async ({ page, context }) => {
  const { de } = await openStartPage(page);
  const mark = Date.now().toString(36);
  const second = await context.newPage();
  await second.goto(`${de}?edit`);
  await saved(second);
  await second.locator('[data-model="text"] [data-field="content"]').first().click();
  await second.keyboard.press('ControlOrMeta+End');
  await second.keyboard.type(` zwei-${mark}`);
  await write(page, 'End', ` eins-${mark}`);
  await expect(headline(second)).toContainText(`eins-${mark}`);
  await expect(page.locator('[data-model="text"]').first()).toContainText(`zwei-${mark}`);
  await saved(page);
  await page.reload();
  await expect(headline(page)).toContainText(`eins-${mark}`);
  await expect(page.locator('[data-model="text"]').first()).toContainText(`zwei-${mark}`);
});

test('changes based on a thinned-out revision are applied to the newest one', async ({ page }) => {
  await openStartPage(page);
  const mark = Date.now().toString(36);
  let refused = 0;
  await page.route('**/operations', async (route) => {
    if (refused > 0) return route.fallback();
    refused += 1;
    const issues = [{ path: 'base', message: 'Die Fassung 1 gibt es nicht' }];
    await route.fulfill({ status: 422, json: { code: 'invalid', message: 'Bitte prüfen Sie Ihre Eingaben.', issues } });
  });
  await write(page, 'End', ` ${mark}`);
  await expect(page.locator('[data-alert="save"]')).toBeVisible();
  await saved(page);
  expect(refused).toBe(1);
  await page.reload();
  await expect(headline(page)).toContainText(mark);
});

test('undo works after saving and reloading, and the step list leads to any step', async ({ page }) => {
  await openStartPage(page);
  const mark = Date.now().toString(36);
  await write(page, 'End', ` ${mark}`);
  await saved(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+d');
  await expect(page.locator('[data-model="headline"]', { hasText: mark })).toHaveCount(2);
  await saved(page);
  await page.reload();
  await saved(page);
  await page.getByRole('button', { name: 'Verlauf', exact: true }).click();
  await page.getByRole('tab', { name: 'Schritte' }).click();
  await noAxeFindings(page);
  await page.getByRole('button', { name: 'Anfang' }).click();
  await expect(page.locator('[data-model="headline"]', { hasText: mark })).toHaveCount(0);
  await page
    .getByRole('button', { name: /Überschrift: Text geändert/ })
    .last()
    .click();
  await saved(page);
});

test(
  'changes of different paragraphs of one text are merged without a question, and undo keeps the other one',
  { tag: '@core' },
  async ({ page, browser }) => {
    const { mark, other } = await openForTwo(page, browser);
    const textOn = (on: Page) => on.locator('[data-model="text"] [data-field="content"]').first();
    await page.route('**/operations', (route) => route.abort());
    await page.bringToFront();
    await textOn(page).click();
    await expect(textOn(page)).toHaveAttribute('role', 'textbox');
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('Enter');
    await page.keyboard.type(`Unten-${mark}`);
    await expect(page.locator('[data-save-state="offline"]')).toBeVisible();
    await other.bringToFront();
    await textOn(other).click();
    await expect(textOn(other)).toHaveAttribute('role', 'textbox');
    await other.keyboard.press('ControlOrMeta+Home');
    await other.keyboard.type(`Oben-${mark} `);
    await expect(other.locator('[data-alert="save"]')).toBeVisible();
    await page.bringToFront();
    await page.unroute('**/operations');
    await saved(page);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(textOn(page)).toContainText(`Oben-${mark}`);
    await expect(textOn(other)).toContainText(`Unten-${mark}`);
    await page.keyboard.type('!');
    await expect(textOn(page)).toContainText(new RegExp(`Unten-${mark}!$`));
    await expect
      .poll(async () => {
        await page.keyboard.press('ControlOrMeta+z');
        return textOn(page).textContent();
      })
      .not.toContain(`Unten-${mark}`);
    await expect(textOn(page)).toContainText(`Oben-${mark}`);
    await saved(page);
    await other.context().close();
  },
);

test('the caret stays at its letters when somebody else writes before it', async ({ page, browser }) => {
  const { mark, other } = await openForTwo(page, browser);
  await write(page, 'End', ` eins-${mark}`);
  await expect(headline(other)).toContainText(`eins-${mark}`);
  await write(other, 'Home', `Davor-${mark} `);
  await page.bringToFront();
  await expect(headline(page)).toContainText(`Davor-${mark}`);
  await page.keyboard.type(' zwei');
  await expect(headline(page)).toHaveText(new RegExp(`^Davor-${mark} .* eins-${mark} zwei$`));
  await other.context().close();
});

test('two people write in one paragraph at the same time, see each other’s caret and undo only what they wrote', async ({
  page,
  browser,
}) => {
  const { other } = await openForTwo(page, browser);
  const textOn = (on: Page) => on.locator('[data-model="text"] [data-field="content"]').first();
  const words = 'abcdefghij klmnopqrst uvwxyz';
  for (const each of [page, other]) {
    await textOn(each).click();
    await expect(textOn(each)).toHaveAttribute('role', 'textbox');
  }
  await page.keyboard.press('ControlOrMeta+End');
  await other.keyboard.press('ControlOrMeta+End');
  await other.keyboard.press('Home');
  const before = await textOn(page).innerText();
  await Promise.all([
    page.keyboard.type(` ${words.toUpperCase()}`, { delay: 90 }),
    other.keyboard.type(`${words} `, { delay: 90 }),
  ]);
  await expect(page.locator('[data-caret]')).toHaveCount(1);
  await expect(other.locator('[data-caret]')).toHaveCount(1);
  for (const each of [page, other]) {
    await expect(textOn(each)).toContainText(words.toUpperCase());
    await expect(textOn(each)).toContainText(words);
    await saved(each);
  }
  expect(await textOn(page).innerText()).toBe(await textOn(other).innerText());
  await noAxeFindings(page);

  // Typing goes on at the caret, which has moved with the text.
  await page.keyboard.type('!');
  await expect(textOn(other)).toContainText(`${words.toUpperCase()}!`);
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+z');
    expect(await textOn(page).innerText()).not.toContain('A');
  }).toPass();
  await expect(textOn(page)).toContainText(words);
  await expect(textOn(other)).toContainText(words);
  expect((await textOn(page).innerText()).replace(`${words} `, '')).toBe(before);
  await other.context().close();
});

for (const kind of ['headline', 'text'] as const)
  test(`an unfinished word of an input method in a ${kind} is kept when somebody else writes before it`, async ({
    page,
    browser,
  }) => {
    const { mark, other } = await openForTwo(page, browser);
    const textOn = (on: Page) => on.locator(`[data-model="${kind}"] [data-field="content"]`).first();
    const input = await page.context().newCDPSession(page);
    for (const each of [page, other]) {
      await textOn(each).click();
      await expect(textOn(each)).toBeFocused();
      if (kind === 'text') await expect(textOn(each)).toHaveAttribute('role', 'textbox');
    }
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' ');
    await saved(page);
    await input.send('Input.imeSetComposition', { text: '日', selectionStart: 1, selectionEnd: 1 });
    await other.keyboard.press('ControlOrMeta+Home');
    await other.keyboard.type(`Davor-${mark} `);
    await saved(other);
    // While the word is unfinished it is shown as it is.
    await page.waitForTimeout(1500);
    await expect(textOn(page)).toHaveText(/ 日$/);
    await input.send('Input.imeSetComposition', { text: '日本', selectionStart: 2, selectionEnd: 2 });
    await input.send('Input.insertText', { text: '日本語' });
    await page.keyboard.type(' fertig');
    for (const each of [page, other])
      await expect(textOn(each)).toHaveText(new RegExp(`^Davor-${mark} .* 日本語 fertig$`, 's'));
    await other.context().close();
  });
