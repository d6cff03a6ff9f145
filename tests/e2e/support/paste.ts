import type { Page } from '@playwright/test';

/** A paste event with the texts as the program wrote them; the browser's own clipboard would clean the HTML. */
export async function paste(page: Page, texts: { plain?: string; html?: string }): Promise<void> {
  await page.evaluate(({ plain, html }) => {
    const clipboardData = new DataTransfer();
    if (plain !== undefined) clipboardData.setData('text/plain', plain);
    if (html !== undefined) clipboardData.setData('text/html', html);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, texts);
}
