import { expect, type Page } from '@playwright/test';
import { headline, noAxeFindings, openEditor, openStartPage, saved, startPage, test } from '../support/edit-page.ts';

const texts = {
  de: { palette: 'Befehle', duplicate: 'dupliz', pageTitle: 'Besuch', insert: 'Einfügen', quote: 'Zitat' },
  en: { palette: 'Commands', duplicate: 'duplic', pageTitle: 'Visit', insert: 'Insert', quote: 'Quote' },
};

const focusedBlock = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.block ?? null);

for (const locale of ['de', 'en'] as const) {
  const { palette, duplicate, pageTitle, insert, quote } = texts[locale];

  test(`the command palette runs a command, finds a module and opens a page by keyboard, in ${locale}`, async ({
    page,
  }) => {
    const paths = await startPage(page);
    await openEditor(page, paths[locale]);
    await headline(page).click();
    await page.keyboard.press('Escape');
    const block = await focusedBlock(page);
    expect(block).not.toBeNull();
    const dialog = page.getByRole('dialog', { name: palette });

    await page.keyboard.press('ControlOrMeta+k');
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await noAxeFindings(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect.poll(() => focusedBlock(page)).toBe(block);

    const count = await page.locator('[data-block]').count();
    await page.keyboard.press('ControlOrMeta+k');
    await dialog.getByRole('combobox').fill(duplicate);
    await expect(dialog.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-block]')).toHaveCount(count + 1);
    await expect.poll(() => focusedBlock(page)).not.toBe(block);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(page.locator('[data-block]')).toHaveCount(count);
    await saved(page);

    const last = await page.locator('[data-block]').last().getAttribute('data-block');
    await page.keyboard.press('ControlOrMeta+k');
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect.poll(() => focusedBlock(page)).toBe(last);

    await page.keyboard.press('ControlOrMeta+k');
    await dialog.getByRole('combobox').fill(quote);
    await dialog.getByRole('group', { name: insert }).getByRole('option', { name: quote }).click();
    await expect(page.locator('[data-block]')).toHaveCount(count + 1);
    await expect(page.locator('[data-model="quote"] [data-field="content"]:focus')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(page.locator('[data-block]')).toHaveCount(count);
    await saved(page);

    await page.keyboard.press('ControlOrMeta+k');
    await dialog.getByRole('combobox').fill(pageTitle);
    await expect(dialog.locator('[id*="-page-"]').filter({ hasText: pageTitle }).first()).toBeVisible();
    await dialog.locator('[id*="-page-"]').filter({ hasText: pageTitle }).first().click();
    await expect(page).not.toHaveURL(new RegExp(paths[locale]));
    await expect(page).toHaveURL(/\?edit$/);
    await saved(page);
  });
}

for (const [locale, group] of [
  ['de', 'Menschen'],
  ['en', 'People'],
] as const)
  test(`the command palette opens the page of a person by keyboard, in ${locale}`, async ({ page }) => {
    await openEditor(page, (await startPage(page))[locale]);
    await page.keyboard.press('ControlOrMeta+k');
    const dialog = page.getByRole('dialog', { name: texts[locale].palette });
    await dialog.getByRole('combobox').fill('Halmdahl');
    const person = dialog.getByRole('group', { name: group }).getByRole('option').first();
    await expect(person).toBeVisible();
    await noAxeFindings(page);
    for (let step = 0; (await person.getAttribute('aria-selected')) !== 'true' && step < 60; step += 1)
      await page.keyboard.press('ArrowDown');
    const name = await person.locator('small').evaluate((small) => small.previousSibling?.textContent ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/(?:kuenstler|artists)\/.+\?edit$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  });

test('in a text Ctrl+K links the selected words, and opens the palette where none are selected', async ({ page }) => {
  await openStartPage(page);
  const text = page.locator('[data-model="text"] [data-field="content"]').first();
  await text.click();
  await expect(text).toHaveAttribute('contenteditable', 'true');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog', { name: 'Befehle' }).getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await expect(dialog.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(text).toBeFocused();
});

test('the menu of a plus offers modules only', async ({ page }) => {
  await openStartPage(page);
  await page.locator('main [data-model="headline"]').first().hover();
  await page.locator('[data-editor="overlay"]').getByRole('button', { name: 'Einfügen' }).first().click();
  await page.getByRole('combobox', { name: 'Baustein suchen' }).fill('dupliz');
  await expect(page.getByText('Nichts gefunden')).toBeVisible();
});
