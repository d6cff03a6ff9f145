import { expect, type Page, test } from '@playwright/test';

const addresses = [
  '/de/kuenstler',
  '/de/pressedownloads',
  '/de/das-haus',
  '/de/das-haus/jobs',
  '/de/besuch/gebaerdensprache',
  '/de/besuch/ihr-erster-opernabend',
  '/de/produktionen/la-traviata/1',
  '/de/produktionen/die-zauberfloete/4',
  '/de/produktionen/carmen/7',
  '/de/kuenstler/marisol-etxeandia/7',
  '/de/abonnements/freitag-abo/2',
  '/de/abonnements/sonntagnachmittag-abo/3',
  '/de/reihen/barockfestspiele/1',
];

for (const width of [320, 360])
  test(`no word is cut at the end of a line at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const address of addresses) {
      expect((await page.goto(address))?.status(), address).toBe(200);
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await cutWords(page), address).toEqual([]);
    }
  });

/** Words on several lines. The browser of the tests has no German hyphenation, so these are cut, not hyphenated. */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement?.checkVisibility()) continue;
      for (const { 0: word, index } of node.textContent?.matchAll(/[\p{L}\p{N}*]{3,}/gu) ?? []) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > 4) found.push(word);
      }
    }
    return found;
  });
}
