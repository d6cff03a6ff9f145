import { expect } from '@playwright/test';
import type { Block } from '#contract/blocks/block.ts';
import { noAxeFindings, saved, test } from '../support/edit-page.ts';
import { at, center, openWithBlocks, order, overlay, announced, select } from '../support/move-blocks.ts';

const path = '/de/das-haus/jobs';

test(
  'a quote is moved by keyboard into the second column, announced at every step, and undone as one step',
  { tag: '@core' },
  async ({ page }) => {
    const { quote, left, right, faq, last } = await openWithBlocks(page, path);
    await select(page, quote);
    await page.keyboard.press('Space');
    await expect(announced(page)).toHaveText('Zitat aufgenommen. Zitat, Position 1 von 4.');
    await page.keyboard.press('PageDown');
    await expect(announced(page)).toHaveText('Zitat, Position 1 von 2 in Spalte 1.');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(announced(page)).toHaveText('Zitat, Position 2 von 2 in Spalte 2.');
    await noAxeFindings(page);
    await page.keyboard.press('Space');
    await expect(announced(page)).toHaveText('Abgelegt: Zitat, Position 2 von 2 in Spalte 2.');
    await expect(at(page, quote)).toBeFocused();
    expect(await order(page)).toEqual([left, right, quote, faq, last].map(({ id }) => id));
    await saved(page);
    const trail = page.getByRole('navigation', { name: 'Auswahl' });
    await expect(trail.getByRole('listitem')).toHaveText(['Seite', 'Spalten', 'Spalte 2', 'Zitat']);
    await trail.getByRole('button', { name: 'Spalten' }).click();
    await expect(page.locator('[data-model="container"]')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+z');
    expect(await order(page)).toEqual([quote, left, right, faq, last].map(({ id }) => id));
    await saved(page);
  },
);

test('Escape cancels a move, and a list says what it accepts', async ({ page }) => {
  const { quote, left, right, faq, last } = await openWithBlocks(page, path);
  await select(page, quote);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('PageDown');
  await expect(announced(page)).toHaveText('Zitat, Position 2 von 2 in Spalte 2.');
  await page.keyboard.press('PageUp');
  await expect(announced(page)).toHaveText('Zitat, Position 1 von 4.');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(announced(page)).toHaveText('Steht schon am Ende. Bild auf führt eine Ebene hinaus.');
  await page.keyboard.press('Escape');
  await expect(announced(page)).toHaveText('Verschieben abgebrochen.');
  await expect(at(page, quote)).toBeFocused();
  expect(await order(page)).toEqual([quote, left, right, faq, last].map(({ id }) => id));
});

test('a quote is dragged before the text of the second column, at the drop indicator', async ({ page }) => {
  const { quote, left, right, faq, last } = await openWithBlocks(page, path);
  await select(page, quote);
  await center(page, quote);
  const grip = page.locator(`[data-editor="toolbar"] [data-grip="${quote.id}"]`);
  await grip.hover();
  await expect(grip).toHaveAttribute('draggable', 'true');
  await page.mouse.down();
  const box = await at(page, right).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 80, (box?.y ?? 0) + 30, { steps: 4 });
  await page.mouse.move((box?.x ?? 0) + 80, (box?.y ?? 0) + 8, { steps: 4 });
  await expect(overlay(page).getByText('Zitat, Position 1 von 2 in Spalte 2', { exact: true })).toBeVisible();
  await page.mouse.up();
  expect(await order(page)).toEqual([left, quote, right, faq, last].map(({ id }) => id));
  await expect(at(page, quote)).toBeFocused();
  await saved(page);
});

test('a question is dropped only among questions', async ({ page }) => {
  const { last, faq } = await openWithBlocks(page, path);
  const [first, second] = faq.children as [Block, Block];
  await select(page, first);
  await center(page, first);
  const grip = page.locator(`[data-editor="toolbar"] [data-grip="${first.id}"]`);
  await grip.hover();
  await expect(grip).toHaveAttribute('draggable', 'true');
  await page.mouse.down();
  const away = await at(page, last).boundingBox();
  await page.mouse.move((away?.x ?? 0) + 60, (away?.y ?? 0) + 20, { steps: 4 });
  await expect(overlay(page).getByText(/^Frage, Position/)).toHaveCount(0);
  const below = await at(page, second).boundingBox();
  await page.mouse.move((below?.x ?? 0) + 60, (below?.y ?? 0) + (below?.height ?? 0) - 4, { steps: 6 });
  await expect(
    overlay(page).getByText('Frage, Position 2 von 2 in Fragen und Antworten', { exact: true }),
  ).toBeVisible();
  await page.mouse.up();
  const questions = await at(page, faq)
    .locator('[data-model="faqitem"]')
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.block));
  expect(questions).toEqual([second.id, first.id]);
  await saved(page);
});

test('a module kind is dragged from the list to its place', async ({ page }) => {
  const { left } = await openWithBlocks(page, path);
  await center(page, left);
  const kind = page.locator('[data-kind="quote"]');
  await kind.hover();
  await expect(kind).toHaveAttribute('draggable', 'true');
  await page.mouse.down();
  const box = await at(page, left).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 20, { steps: 4 });
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + (box?.height ?? 0) - 8, { steps: 4 });
  await expect(overlay(page).getByText(/^Zitat, Position \d von \d in Spalte 1$/)).toBeVisible();
  await page.mouse.up();
  const fresh = page.locator('[data-model="quote"]:has([data-field="content"]:focus)');
  await expect(fresh).toBeVisible();
  await page.keyboard.type('Neu in Spalte 1');
  await expect(at(page, left).locator('xpath=following-sibling::*[1]')).toContainText('Neu in Spalte 1');
  await saved(page);
});

test('selected siblings are moved and removed as one step', async ({ page }) => {
  const { quote, left, right, faq, last } = await openWithBlocks(page, path);
  await select(page, faq.children?.[0] as Block);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(announced(page)).toHaveText('2 Bausteine ausgewählt, bis Überschrift „Nächste Führungen“');
  await expect(at(page, last)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  expect(await order(page)).toEqual([faq, last, quote, left, right].map(({ id }) => id));
  await page.keyboard.press('Delete');
  expect(await order(page)).toEqual([quote, left, right].map(({ id }) => id));
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  expect(await order(page)).toEqual([quote, left, right, faq, last].map(({ id }) => id));
  await saved(page);
});
