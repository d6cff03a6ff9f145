import { expect } from '@playwright/test';
import { headline, labels, noAxeFindings, openEditor, openStartPage, saved, test } from '../support/edit-page.ts';

test('the insert menu opens, filters by typing and closes without a change', async ({ page }) => {
  await openStartPage(page);
  await headline(page).click();
  const open = page.getByRole('button', { name: 'Einfügen', exact: true }).last();
  await open.click();
  await expect(page.getByRole('combobox', { name: 'Baustein suchen' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: 'Baustein suchen' })).toBeHidden();
  await expect(page.getByRole('button', { name: labels.de.publish, exact: true })).toBeVisible();
  await open.click();
  await page.keyboard.type('zitat');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-model="quote"] [data-field="content"]:focus')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await saved(page);
});

test('the module list stays compact or collapsed after a reload', async ({ page }) => {
  await openStartPage(page);
  const panel = page.getByRole('complementary', { name: 'Bausteine und Gliederung' });
  const small = panel.getByRole('button', { name: 'Bausteine als Bilder ohne Worte' });
  const word = panel.locator('[data-kind="quote"]').getByText('Zitat', { exact: true });
  const wide = (await panel.boundingBox())?.width ?? 0;
  await expect(word).toBeInViewport();
  await small.click();
  await page.reload();
  await expect(small).toHaveAttribute('aria-pressed', 'true');
  await expect(word).not.toBeInViewport();
  await panel.getByRole('button', { name: 'Leiste einklappen' }).click();
  await page.reload();
  await expect.poll(async () => (await panel.boundingBox())?.width).toBeLessThan(wide / 2);
  await panel.getByRole('button', { name: 'Bausteine', exact: true }).click();
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(wide);
});

test('a new picture appears in the picker; a file of another type is refused in German', async ({ page }) => {
  await openStartPage(page);
  await page.locator('[data-kind="image"]').click();
  const block = page.locator('[data-model="image"]:focus');
  const id = await block.getAttribute('data-block');
  await page.keyboard.press('Enter');
  const picker = page.getByRole('dialog', { name: 'Bild wählen' });
  await picker
    .locator('input[type="file"]')
    .setInputFiles({ name: 'leer.png', mimeType: 'image/png', buffer: Buffer.alloc(0) });
  await expect(picker.getByText('Die Datei ist leer.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator(`[data-block="${id}"]`)).toBeFocused();
  await expect(
    page.locator('[data-editor="overlay"]').getByRole('button', { name: 'Bild wählen' }).last(),
  ).toBeVisible();
  await page.keyboard.press('Delete');
  await expect(page.locator(`[data-block="${id}"]`)).toHaveCount(0);
  await saved(page);
});

test('a link accepts an address without https and can be removed', { tag: '@core' }, async ({ page }) => {
  await openStartPage(page);
  const text = page.locator('[data-model="text"] [data-field="content"]').first();
  await text.click();
  const link = page.getByRole('toolbar').getByRole('button', { name: 'Link', exact: true });
  await expect(link).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('keine Adresse');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Bitte ein Ziel angeben')).toBeVisible();
  await dialog.getByRole('combobox').fill('www.oper.example');
  await dialog.getByRole('button', { name: 'Fertig' }).click();
  await expect(text.locator('a[href="https://www.oper.example"]').first()).toBeVisible();
  await expect(text).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text.locator('a[href="https://www.oper.example"]')).toHaveCount(0);
  await saved(page);
});

test('format buttons appear only for rich text', async ({ page }) => {
  await openStartPage(page);
  await page.locator('[data-model="text"] [data-field="content"]').first().click();
  const bold = page.getByRole('button', { name: 'Fett' });
  await bold.click();
  await bold.click();
  await page.locator('[data-kind="quote"]').click();
  await expect(page.locator('[data-model="quote"] [data-field="content"]:focus')).toBeVisible();
  await expect(bold).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await saved(page);
});

test('links and buttons of the website never leave the editor, and a link opens in a window when asked', async ({
  page,
  context,
}) => {
  await openEditor(page, '/de');
  const alert = page.locator('[data-alert="save"]');
  const header = page.locator('header').first();
  await header.getByRole('link', { name: /zur Startseite$/ }).click();
  await expect(alert).toContainText('Beim Bearbeiten bleibt diese Seite offen');
  const opened = context.waitForEvent('page');
  await alert.getByRole('button', { name: 'In neuem Fenster öffnen' }).click();
  expect(new URL((await opened).url()).search).toBe('');
  await (await opened).close();
  // The shortlist of this browser stays as it is.
  const note = page.getByRole('button', { name: /^Merken: / }).first();
  await note.click();
  await expect(note).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/de\?edit/);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect(header).not.toBeInViewport();
});

test('Tab goes from the header to one block after another', async ({ page }) => {
  await openStartPage(page);
  await page.locator('header').first().locator('a:visible, button:visible').last().focus();
  const first = page.locator('main [data-block]').first();
  for (
    let press = 0;
    press < 12 && !(await first.evaluate((element) => element === document.activeElement));
    press += 1
  )
    await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await expect(page.getByRole('toolbar')).toBeVisible();
});

test('on a phone nothing overflows and axe finds nothing', async ({ browser }) => {
  test.slow();
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await openStartPage(page);
  await headline(page).tap();
  await expect(page.getByRole('toolbar')).toBeVisible();
  expect(await page.evaluate(() => window.innerWidth)).toBe(360);
  await expect(page.getByRole('button', { name: labels.de.publish, exact: true })).toBeInViewport({ ratio: 1 });
  await noAxeFindings(page);
  await page.getByRole('button', { name: 'Baustein', exact: true }).tap();
  await page.locator('[data-kind="faq"]').tap();
  await expect(page.locator('[data-model="faqitem"] summary')).toHaveCount(1);
  await noAxeFindings(page);
  await page.getByRole('button', { name: /^Rückgängig/ }).tap();
  await saved(page);
  await context.close();
});

test('on a phone the + covers nothing: it is in a gap or in the toolbar', async ({ browser }) => {
  test.slow();
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await openStartPage(page);
  const add = page.getByRole('button', { name: /^(?:Einfügen|Hinzufügen)$/ });
  const inPage = page.locator('[data-editor="overlay"]').locator(add).locator('visible=true');
  for (const id of await page
    .locator('main [data-block]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.block))) {
    const block = page.locator(`main [data-block="${id}"]`);
    await block.evaluate((element) => {
      element.tabIndex = -1;
      element.focus();
    });
    const strip = page.getByRole('toolbar').locator(add).locator('visible=true');
    await expect.poll(async () => (await strip.count()) + (await inPage.count())).toBeGreaterThan(0);
    await expect.poll(() => inPage.evaluateAll(coveredBlocks), `beside ${id}`).toEqual([]);
  }
  await context.close();
});

/** Blocks without children that these buttons overlap by more than their rounding. */
function coveredBlocks(buttons: Element[]): string[] {
  const overlap = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3;
  // The toolbar is at the lower edge of the window, over content that can be scrolled away.
  const onPage = buttons.filter((button) => !button.closest('[data-editor="toolbar"]'));
  return [...document.querySelectorAll<HTMLElement>('main [data-block]')]
    .filter((block) => !block.querySelector('[data-block]'))
    .filter((block) => onPage.some((button) => overlap(button.getBoundingClientRect(), block.getBoundingClientRect())))
    .map((block) => `${block.dataset.model} ${block.dataset.block}`);
}
