import { expect, type Page } from '@playwright/test';
import type { Block } from '#contract/blocks/block.ts';
import { logIn, openEditor } from './edit-page.ts';
import { block, columns, setDraftBlocks, list } from './set-draft.ts';

export interface Laid {
  quote: Block;
  left: Block;
  right: Block;
  faq: Block;
  last: Block;
}

/** A quote, two columns with a text each, questions, a headline. */
export async function openWithBlocks(page: Page, path: string): Promise<Laid> {
  const quote = block('quote', { content: 'Man sieht es der Bühne nicht an.' });
  const left = block('headline', { content: 'Was Sie sehen' });
  const right = block('text', { content: '<p>Die Führung dauert neunzig Minuten.</p>' });
  const faq = list(
    'faq',
    block('faqitem', { content: 'Dürfen Kinder mit?' }),
    block('faqitem', { content: 'Wie lange?' }),
  );
  const last = block('headline', { content: 'Nächste Führungen' });
  await logIn(page);
  await setDraftBlocks(page, path, [quote, columns('50-50', [left], [right]), faq, last]);
  await openEditor(page, path);
  return { quote, left, right, faq, last };
}

export const at = (page: Page, { id }: Block) => page.locator(`[data-block="${id}"]`);

/** Ids of the blocks on the page and in its columns, in document order. */
export function order(page: Page): Promise<(string | undefined)[]> {
  return page
    .locator('[data-block]:not([data-model="container"], [data-model="faqitem"])')
    .evaluateAll((blocks) => blocks.map((each) => (each as HTMLElement).dataset.block));
}

export async function select(page: Page, target: Block): Promise<void> {
  await at(page, target).locator('[data-field]').first().click();
  await page.keyboard.press('Escape');
  await expect(at(page, target)).toBeFocused();
}

/** Source and target of a drag must be in the window. */
export async function center(page: Page, target: Block): Promise<void> {
  await at(page, target).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

export const overlay = (page: Page) => page.locator('[data-editor="overlay"]');
export const announced = (page: Page) => page.getByRole('region', { name: 'Statuszeile' }).getByRole('status');
