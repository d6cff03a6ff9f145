import { expect, type Page } from '@playwright/test';
import type { Block } from '#contract/blocks/block.ts';
import { noAxeFindings, saved, test } from '../support/edit-page.ts';
import { at, openWithBlocks, order, announced, select } from '../support/move-blocks.ts';
import { paste } from '../support/paste.ts';

const path = '/de/das-haus/presse';
const row = (page: Page, { id }: Block) => page.locator(`[role="tree"] [data-row="${id}"]`);

test('the outline lists the blocks, is used by keyboard and selects them on the page', async ({ page }) => {
  const { quote, left, faq } = await openWithBlocks(page, path);
  await page.getByRole('tab', { name: 'Gliederung' }).click();
  const tree = page.getByRole('tree', { name: 'Gliederung' });
  await expect(tree.getByRole('treeitem', { name: 'Spalten 50–50' })).toHaveAttribute('aria-expanded', 'true');
  await expect(tree.getByRole('treeitem', { name: /Überschrift 2\s*Was Sie sehen/ })).toHaveAttribute(
    'aria-level',
    '3',
  );
  await row(page, quote).click();
  await expect(row(page, quote)).toHaveAttribute('aria-selected', 'true');
  await row(page, quote).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(row(page, left)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(row(page, left)).toHaveCount(0);
  await page.keyboard.press('f');
  await expect(row(page, faq)).toBeFocused();
  await noAxeFindings(page);
  await page.keyboard.press('Enter');
  await expect(at(page, faq)).toBeFocused();
});

test('a target chosen in the move dialog is marked on the page, and the module moves there', async ({ page }) => {
  const { quote, left, right, faq, last } = await openWithBlocks(page, path);
  await select(page, quote);
  await page.getByRole('toolbar', { name: 'Zitat' }).getByRole('button', { name: 'Mehr' }).click();
  await noAxeFindings(page);
  await page.getByRole('menuitem', { name: 'Verschieben nach …' }).click();
  const places = page.getByRole('combobox', { name: 'Wohin' });
  await expect(places).toBeFocused();
  await places.selectOption('Spalten, Spalte 2, am Anfang');
  await expect(page.locator('[data-editor="overlay"]').getByText('Zitat, Position 1 von 2 in Spalte 2')).toBeVisible();
  await page.getByRole('button', { name: 'Hierhin verschieben' }).click();
  await expect(at(page, quote)).toBeFocused();
  expect(await order(page)).toEqual([left, quote, right, faq, last].map(({ id }) => id));
  await expect(announced(page)).toHaveText('Abgelegt: Zitat, Position 1 von 2 in Spalte 2.');
  await saved(page);
});

test('a cut block is pasted after the selected one', async ({ page }) => {
  const { quote, left, right, faq, last } = await openWithBlocks(page, path);
  await select(page, quote);
  await page.keyboard.press('ControlOrMeta+x');
  await expect(at(page, quote)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await select(page, right);
  await page.keyboard.press('ControlOrMeta+v');
  const pasted = page.locator('[data-model="quote"]');
  await expect(pasted).toBeFocused();
  expect((await order(page)).filter((id) => id !== quote.id)).toHaveLength(5);
  expect(await order(page)).toEqual([left.id, right.id, await pasted.getAttribute('data-block'), faq.id, last.id]);
  await saved(page);
});

test('modules pasted into another tab get new ids and go into matching lists', async ({ page, context }) => {
  const { quote, faq } = await openWithBlocks(page, path);
  const [question] = faq.children as [Block];
  await select(page, quote);
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('ControlOrMeta+c');
  await expect(announced(page)).toHaveText('2 Bausteine kopiert.');

  const other = await context.newPage();
  const there = await openWithBlocks(other, '/de/das-haus/jobs');
  await select(other, there.faq.children?.[1] as Block);
  await other.keyboard.press('ControlOrMeta+v');
  await expect(other.locator('[data-model="container"] [data-model="headline"]')).toHaveCount(2);
  await expect(other.locator('[data-model="quote"]')).toHaveCount(2);
  await expect(other.locator(`[data-block="${quote.id}"]`)).toHaveCount(0);
  await saved(other);
  await other.reload();
  await expect(other.locator('[data-model="quote"]')).toHaveCount(2);

  await page.bringToFront();
  await select(page, question);
  await page.keyboard.press('ControlOrMeta+c');
  await other.bringToFront();
  await saved(other);
  await select(other, there.faq.children?.[0] as Block);
  await other.keyboard.press('ControlOrMeta+v');
  await expect(other.locator('[data-model="faqitem"]')).toHaveCount(3);
  await saved(other);
});

test('pasting a module of an older schema keeps what fits and names what does not', async ({ page }) => {
  const { last } = await openWithBlocks(page, path);
  await select(page, last);
  const html = await page.evaluate(() => {
    const blocks = [
      { id: 'x', model: 'quote', fields: { content: 'Aus alter Zeit', mood: 'heiter' }, translations: {} },
      { id: 'y', model: 'carousel', fields: {}, translations: {} },
    ];
    const holder = document.createElement('div');
    holder.dataset.proscenium = JSON.stringify({ proscenium: 1, origin: location.origin, blocks });
    return holder.outerHTML;
  });
  await paste(page, { html });
  await expect(page.locator('[data-model="quote"]', { hasText: 'Aus alter Zeit' })).toBeVisible();
  await expect(page.getByText('Das passt hier nicht mehr und blieb weg: Zitat: mood, carousel.')).toBeVisible();
  await saved(page);
});
