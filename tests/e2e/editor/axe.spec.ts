import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { locales } from '#contract/base/locale.ts';
import { axeOn } from '../support/axe-on.ts';
import { logIn, openEditor, test } from '../support/edit-page.ts';
import { block, setDraftBlocks, list } from '../support/set-draft.ts';

const paths = { de: '/de/besuch/ermaessigungen', en: '/en/visit/reduced-prices' };

type Says = (key: string) => string;

/** Interface texts of the editor in a language. */
function wordsOf(locale: string): Says {
  const messages = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as Record<string, string>;
  return (key) => {
    const typed = messages[key];
    if (typed === undefined) throw new Error(`There is no message ${key}`);
    return typed;
  };
}

/** The open parts of the editor; the page below has its own tests. */
async function toolIsFine(page: Page, name: string): Promise<void> {
  const { violations } = await axeOn(page).include('[data-editor]').analyze();
  const found = violations.map(({ id, nodes }) => `${name}: ${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect.soft(found).toEqual([]);
}

for (const locale of locales) {
  test(`axe finds nothing in any dialog and panel of the editor (${locale})`, async ({ page }) => {
    test.setTimeout(300_000);
    const says = wordsOf(locale);
    await logIn(page);
    const text = block('text', { content: '<p>Ein Satz</p>' });
    await setDraftBlocks(page, paths.de, [
      text,
      block('image'),
      list('eventlist', block('eventitem')),
      block('fullteaser'),
    ]);
    await openEditor(page, paths[locale]);
    const dialog = page.getByRole('dialog');
    const tool = (key: string) => page.getByRole('toolbar').getByRole('button', { name: says(key), exact: true });
    const select = (model: string) =>
      page
        .locator(`main [data-model="${model}"]`)
        .first()
        .click({ position: { x: 4, y: 4 } });
    const inDialog = async (name: string) => {
      await expect(dialog).toBeVisible();
      await expect(dialog.getByText(says('editor_loading'))).toHaveCount(0);
      await toolIsFine(page, name);
      // Escape closes popups inside a dialog first.
      await expect(async () => {
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden({ timeout: 1000 });
      }).toPass();
    };
    const inPanel = async (kind: string) => {
      const panel = page.locator(`[data-editor="${kind}"]`).last();
      await expect(panel).toBeVisible();
      await toolIsFine(page, kind);
      await panel
        .getByRole('button', { name: says('editor_close') })
        .first()
        .click();
      await expect(page.locator(`aside[data-editor="${kind}"]`)).toHaveCount(0);
    };

    await select('image');
    await tool('editor_change_image').click();
    await expect(dialog.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await dialog.getByRole('listbox').getByRole('option').first().click();
    await inDialog('image');
    await select('eventlist');
    await tool('editor_choose_events').click();
    await expect(dialog.getByRole('checkbox').first()).toBeVisible();
    await inDialog('events');
    await select('fullteaser');
    await tool('editor_open_settings').click();
    await inPanel('fields');

    await page.locator('[data-model="text"] [data-field="content"]').click();
    await tool('editor_link').click();
    await inDialog('rich-link');
    await page.getByRole('button', { name: says('editor_keyboard') }).click();
    await inDialog('keyboard');
    await page.getByRole('button', { name: says('editor_publish'), exact: true }).click();
    await inDialog('publish');
    await page.getByRole('button', { name: says('editor_new_page'), exact: true }).click();
    await inDialog('new-page');

    await page.getByRole('button', { name: says('editor_history'), exact: true }).click();
    await inPanel('history');
    await page.locator('[data-opens="checks"]').first().click();
    await inPanel('checks');
    await page.locator('[data-opens="page"]').click();
    const settings = page.locator('[data-editor="page"]');
    await settings.locator('summary').click();
    await toolIsFine(page, 'page');
    await settings.getByRole('button', { name: says('editor_delete_page') }).click();
    await inDialog('delete-page');
    await settings.getByRole('button', { name: says('editor_close') }).click();

    await page.getByRole('tab', { name: says('editor_outline') }).click();
    await toolIsFine(page, 'outline');
    await page.getByRole('button', { name: says('editor_side_by_side') }).click();
    await expect(page.locator('[data-editor="translation"]').first()).toBeVisible();
    await toolIsFine(page, 'side by side');
  });
}
