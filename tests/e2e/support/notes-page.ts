import { expect, type Page } from '@playwright/test';
import type { Block } from '#contract/blocks/block.ts';
import { writing } from './colleague.ts';
import { logIn, openEditor } from './edit-page.ts';
import { block, setDraftBlocks } from './set-draft.ts';

export const path = '/de/besuch/ermaessigungen';
export const panel = (page: Page) => page.getByRole('complementary', { name: 'Notizen' });
export const mark = (page: Page, { id }: Block) => page.locator(`[data-notes-at="${id}"]`);
export const card = (page: Page, text: string) => panel(page).getByRole('listitem').filter({ hasText: text }).first();
export const textOf = (page: Page, { id }: Block) => page.locator(`[data-block="${id}"] [data-field="content"]`);

/** The draft with a text, a quote and a headline. */
export async function openPage(page: Page) {
  const text = block('text', { content: '<p>Die Führung dauert <strong>neunzig</strong> Minuten.</p>' });
  const quote = block('quote', { content: 'Man sieht es der Bühne nicht an.' });
  const headline = block('headline', { content: 'Nächste Führungen' });
  await logIn(page);
  await removeNotes(page, await setDraftBlocks(page, path, [text, quote, headline]));
  await openEditor(page, path);
  return { text, quote, headline };
}

/** Deletes what earlier tests have left on the page. */
async function removeNotes(page: Page, slug: string): Promise<void> {
  const headers = await writing(page);
  const notes = (await (await page.request.get(`/de/pageeditor-api/section/${slug}/notes`)).json()) as { id: number }[];
  for (const { id } of notes) await page.request.delete(`/de/pageeditor-api/notes/${id}`, { headers });
}

/** Places the caret at the beginning of a text. */
export async function goToText(page: Page, text: Block): Promise<void> {
  // At its first letter, where no note is.
  await textOf(page, text).click({ position: { x: 2, y: 12 } });
  await expect(textOf(page, text)).toHaveAttribute('role', 'textbox');
  // The text places the caret where it was pressed once it is ready.
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+Home');
    await page.waitForTimeout(50);
    expect(await page.evaluate(() => document.getSelection()?.anchorOffset)).toBe(0);
  }).toPass();
}

/** Selects words of a text by keyboard. */
export async function selectWords(
  page: Page,
  text: Block,
  { skip, take }: { skip: number; take: number },
): Promise<void> {
  await goToText(page, text);
  for (let at = 0; at < skip; at += 1) await page.keyboard.press('ArrowRight');
  for (let at = 0; at < take; at += 1) await page.keyboard.press('Shift+ArrowRight');
}

/** Opens a note on the selection by keyboard. */
export async function beginNote(page: Page): Promise<void> {
  await page.keyboard.press('Shift+F2');
  await expect(panel(page).getByLabel('Notiz', { exact: true })).toBeFocused();
}

export const marked = (page: Page) =>
  page.evaluate(() => [...CSS.highlights.values()].flatMap((each) => Array.from(each, (range) => range.toString())));
