import { expect, type Page, test as base } from '@playwright/test';
import type { Block } from '#contract/blocks/block.ts';
import { noAxeFindings, test } from '../support/edit-page.ts';
import { beginNote, card, goToText, marked, openPage, panel, selectWords, textOf } from '../support/notes-page.ts';

/** A note on 'neunzig Minuten', and the page without a panel. */
async function noteOnWords(page: Page, text: Block): Promise<void> {
  await selectWords(page, text, { skip: 19, take: 15 });
  await beginNote(page);
  await page.keyboard.type('Stimmt die Zahl?');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(card(page, 'Stimmt die Zahl?').getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect.poll(() => marked(page)).toEqual(['neunzig Minuten']);
}

/** The middle of a word of a text, in the window. */
function middleOf(page: Page, text: Block, word: string): Promise<{ x: number; y: number }> {
  return textOf(page, text).evaluate((element, searched) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const start = node.nodeValue?.indexOf(searched) ?? -1;
      if (start < 0) continue;
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + searched.length);
      const { left, top, width, height } = range.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }
    throw new Error(`${searched} is not there`);
  }, word);
}

test('a press on marked words opens their note, and the caret stays in the text where it was pressed', async ({
  page,
}) => {
  const { text } = await openPage(page);
  await noteOnWords(page, text);
  const field = textOf(page, text);

  // While the text is not edited, then while it is.
  await page.keyboard.press('Escape');
  const first = await middleOf(page, text, 'neunzig');
  await page.mouse.click(first.x, first.y);
  await expect(card(page, 'Stimmt die Zahl?')).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('role', 'textbox');
  await noAxeFindings(page);
  await panel(page).getByRole('button', { name: 'Schließen' }).click();
  await expect(panel(page)).toHaveCount(0);

  await goToText(page, text);
  const word = await middleOf(page, text, 'Minuten');
  await page.mouse.click(word.x, word.y);
  await expect(card(page, 'Stimmt die Zahl?')).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.type('|');
  await expect(field).toHaveText(/^Die Führung dauert neunzig M\p{L}+\|\p{L}+n\.$/u);
  await page.keyboard.press('Backspace');
  await panel(page).getByRole('button', { name: 'Schließen' }).click();

  // Other words, and words that are being selected, open nothing.
  const other = await middleOf(page, text, 'Führung');
  await page.mouse.click(other.x, other.y);
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  await page.mouse.move(word.x, word.y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => page.evaluate(() => document.getSelection()?.toString())).not.toBe('');
  await expect(panel(page)).toHaveCount(0);
  await expect(field).toHaveText('Die Führung dauert neunzig Minuten.');
});

test('F2 opens the note at the caret or of the module, and leads back to the caret', async ({ page }) => {
  const { text, quote } = await openPage(page);
  await noteOnWords(page, text);
  const field = textOf(page, text);
  const heading = card(page, 'Stimmt die Zahl?').getByRole('heading');

  await selectWords(page, text, { skip: 22, take: 0 });
  await page.keyboard.press('F2');
  await expect(heading).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(field).toBeFocused();
  await page.keyboard.type('|');
  await expect(field).toHaveText('Die Führung dauert neu|nzig Minuten.');
  await page.keyboard.press('Backspace');
  await expect(field).toHaveText('Die Führung dauert neunzig Minuten.');

  // Again, with the panel open beside the text.
  const word = await middleOf(page, text, 'neunzig');
  await page.mouse.click(word.x, word.y);
  await expect(field).toBeFocused();
  await page.keyboard.press('F2');
  await expect(heading).toBeFocused();
  await panel(page).getByRole('button', { name: 'Schließen' }).press('Enter');
  await expect(field).toBeFocused();

  // Away from the words there is none; on the module the key opens its first one.
  await goToText(page, text);
  await page.keyboard.press('F2');
  await expect(page.getByText('Hier ist keine offene Notiz.').first()).toBeAttached();
  await expect(panel(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator(`[data-block="${text.id}"]`)).toBeFocused();
  await page.keyboard.press('F2');
  await expect(heading).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator(`[data-block="${text.id}"]`)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator(`[data-block="${quote.id}"]`)).toBeFocused();
  await page.keyboard.press('F2');
  await expect(page.getByText('Hier ist keine offene Notiz.').first()).toBeAttached();
  await expect(panel(page)).toHaveCount(0);
});

test('a tap on marked words opens their note at 390 px', async ({ browser }) => {
  const { baseURL = '' } = base.info().project.use;
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  const { text } = await openPage(page);
  await noteOnWords(page, text);
  const { x, y } = await middleOf(page, text, 'neunzig');
  await page.touchscreen.tap(x, y);
  await expect(card(page, 'Stimmt die Zahl?')).toBeVisible();
  await expect(textOf(page, text)).toBeFocused();
  await context.close();
});
