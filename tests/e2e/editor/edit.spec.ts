import { expect } from '@playwright/test';
import { openBackOffice } from '../support/back-office.ts';
import {
  asVisitor,
  headline,
  labels,
  noAxeFindings,
  openEditor,
  openStartPage,
  publish,
  saved,
  signIn,
  startPage,
  test,
} from '../support/edit-page.ts';
import { normalizePictures } from '../support/compare-pictures.ts';
import { Office } from '../support/office-calls.ts';
import { openInteractive, watchPage } from '../support/watch-page.ts';

test(
  'an editor signs in, writes in both languages and publishes, and the next visitor sees it',
  { tag: '@core' },
  async ({ page, browser }) => {
    const paths = await startPage(page);
    const mark = Date.now().toString(36);
    await page.goto(`${paths.de}?edit`);
    await signIn(page, labels.de);

    await headline(page).click();
    await page.keyboard.press('End');
    await page.keyboard.type(` am Abend ${mark}`);
    await saved(page);
    await expect(page.locator('[data-alert="save"]')).toBeVisible();

    await page.getByRole('link', { name: 'EN', exact: true }).first().click();
    await expect(page).toHaveURL(new RegExp(`${paths.en}\\?edit`));
    await headline(page).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(`An evening ${mark}`);
    await saved(page);
    await publish(page, labels.en);

    const german = await asVisitor(browser, paths.de);
    await expect(german.getByRole('heading', { name: new RegExp(`am Abend ${mark}`) })).toBeVisible();
    const english = await asVisitor(browser, paths.en);
    await expect(english.getByRole('heading', { name: `An evening ${mark}` })).toBeVisible();
  },
);

test('the modules of an entry are edited for the first time without an error in the console', async ({ page }) => {
  const seen = watchPage(page);
  await openBackOffice(page, '/productions');
  const title = { de: 'Noch leer', en: 'Still empty' };
  const { urls } = await new Office(page).create('productions', { title });
  await page.goto(`${urls.de}?edit`);
  await expect(page.getByText('Noch leer').first()).toBeVisible();
  await saved(page);
  await page.reload();
  await saved(page);
  expect(seen.errors).toEqual([]);
});

test('a quote is inserted, removed and restored by undo with its text', { tag: '@core' }, async ({ page, browser }) => {
  const paths = await startPage(page);
  const sentence = `Hier beginnt der Abend ${Date.now().toString(36)}`;
  await openEditor(page, paths.de);
  const quotes = page.locator('[data-model="quote"]');
  const before = await quotes.count();

  await page.locator('[data-kind="quote"]').click();
  await expect(quotes).toHaveCount(before + 1);
  await expect(quotes.locator('[data-field="content"]:focus')).toBeVisible();
  await page.keyboard.type(sentence);
  const mine = quotes.filter({ hasText: sentence });
  await expect(mine).toBeVisible();
  await saved(page);

  await page.keyboard.press('Escape');
  await expect(mine).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(mine).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);

  await page.getByRole('button', { name: /^Rückgängig: Zitat entfernt/ }).click();
  await expect(mine).toBeVisible();
  await saved(page);
  await publish(page, labels.de);
  const visitor = await asVisitor(browser, paths.de);
  await expect(visitor.getByText(sentence)).toBeVisible();
});

test(
  'a rich text accepts the allowed marks and loads its editor only when edited',
  { tag: '@core' },
  async ({ page }) => {
    const paths = await startPage(page);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await openEditor(page, paths.de);
    await expect(page.getByRole('button', { name: labels.de.publish, exact: true })).toBeVisible();
    expect(scripts.filter((url) => url.includes('rich-editor'))).toEqual([]);

    const text = page.locator('[data-model="text"] [data-field="content"]').first();
    await text.click();
    await expect(page.getByRole('button', { name: 'Fett' })).toBeVisible();
    expect(scripts.some((url) => url.includes('rich-editor'))).toBe(true);
    // The browser moves the caret asynchronously.
    await expect
      .poll(async () => {
        await page.keyboard.press('ControlOrMeta+End');
        return text.evaluate((node) => {
          const { anchorNode, anchorOffset } = document.getSelection() ?? {};
          const rest = document.createRange();
          rest.selectNodeContents(node);
          if (anchorNode) rest.setStart(anchorNode, anchorOffset ?? 0);
          return rest.toString();
        });
      })
      .toBe('');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Ein ');
    await page.getByRole('button', { name: 'Fett' }).click();
    await page.keyboard.type('fettes Wort');
    await expect(text.locator('strong', { hasText: 'fettes Wort' })).toBeVisible();
    await page.getByRole('button', { name: 'Zentriert' }).click();
    await expect(text.locator('p.align-center')).toHaveText('Ein fettes Wort');
    await saved(page);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(text.locator('p.align-center')).toHaveCount(0);
    await saved(page);
  },
);

test('an image is replaced by another one of the library and described', { tag: '@core' }, async ({ page }) => {
  await openStartPage(page);
  await page.locator('[data-kind="image"]').click();
  const image = page.locator('[data-model="image"]:focus, [data-model="image"]:focus-within').last();
  const id = await image.getAttribute('data-block');
  await page.getByRole('toolbar', { name: 'Bild' }).getByRole('button', { name: 'Bild ändern' }).click();
  // A picture of the demo content: other tests add decorative pictures.
  await page.getByRole('dialog').getByRole('searchbox').fill('portraet-lykke');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await page.getByRole('listbox').getByRole('option').click();
  const large = page.getByRole('button', { name: /^Blickpunkt/ }).locator('xpath=../img');
  await expect.poll(() => large.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('dialog').getByLabel('Alternativtext Deutsch').fill('Ein Bild aus dem Haus');
  await page.getByRole('button', { name: 'Bild einsetzen' }).click();
  await expect(page.locator(`[data-block="${id}"] img`)).toHaveAttribute('alt', 'Ein Bild aus dem Haus');
  await saved(page);
  await page.getByRole('button', { name: /^Rückgängig/ }).click();
  await page.getByRole('button', { name: /^Rückgängig/ }).click();
  await expect(page.locator(`[data-block="${id}"]`)).toHaveCount(0);
  await saved(page);
});

test('no text is lost when the session expires', { tag: '@core' }, async ({ page, context }) => {
  await openStartPage(page);
  const mark = Date.now().toString(36);
  await context.clearCookies();
  await headline(page).click();
  await page.keyboard.press('End');
  await page.keyboard.type(` ${mark}`);
  await expect(page.getByRole('dialog', { name: 'Bitte neu anmelden' })).toBeVisible();
  await signIn(page, labels.de);
  await saved(page);
  await page.reload();
  await expect(headline(page)).toContainText(mark);
});

test('with the tools hidden the page looks as for visitors', async ({ page }, info) => {
  const paths = await startPage(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openEditor(page, paths.de);
  await publish(page, labels.de);
  // After publishing the pointer is over a teaser, which looks different while the browser knows it there.
  await page.mouse.move(0, 0);
  await page.keyboard.press('ControlOrMeta+.');
  // Shown for a moment after the pointer has moved.
  await expect(page.locator('[data-editor="show-tools"]')).toHaveCSS('opacity', '0');
  await expect(page.locator('[data-alert]')).toHaveCount(0);
  const blocks = page.locator('main');
  await normalizePictures(page);
  const edited = await blocks.screenshot({ animations: 'disabled', caret: 'hide' });
  // Signed-in users see the staff bar over the page.
  await page.context().clearCookies({ name: /session/ });
  await openInteractive(page, paths.de);
  await normalizePictures(page);
  let seen = edited;
  const isSame = async () => {
    seen = await blocks.screenshot({ animations: 'disabled', caret: 'hide' });
    return edited.equals(seen);
  };
  try {
    // On a slow machine a picture is decoded later than it is loaded.
    await expect.poll(isSame).toBe(true);
  } catch (error) {
    await info.attach('edited', { body: edited, contentType: 'image/png' });
    await info.attach('seen', { body: seen, contentType: 'image/png' });
    throw error;
  }
});

test('axe finds nothing while a page is edited', { tag: '@core' }, async ({ page }) => {
  // Checks four whole pages.
  test.slow();
  await openStartPage(page);
  await noAxeFindings(page);
  await headline(page).click();
  await expect(page.getByRole('toolbar')).toBeVisible();
  await noAxeFindings(page);
  await page.getByRole('button', { name: 'Einstellungen öffnen' }).click();
  await expect(page.getByRole('complementary', { name: /Felder/ })).toBeVisible();
  await noAxeFindings(page);
  await page.getByRole('button', { name: labels.de.publish, exact: true }).click();
  await noAxeFindings(page);
});
