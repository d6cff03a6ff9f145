import { expect, test } from '@playwright/test';
import { localeNames, locales } from '#contract/base/locale.ts';
import { coveredControls } from '../support/covered-controls.ts';
import { crawl, oneOfEachScreen } from '../support/crawl.ts';
import { loadWebFonts } from '../support/wait-for-fonts.ts';
import { waitUntilInteractive } from '../support/watch-page.ts';

/** A telephone, a tablet and a desktop. */
const widths = [360, 768, 1280];

for (const locale of locales) {
  test(`a mouse meets every visible link and button at its centre (${localeNames[locale].name})`, async ({
    page,
    request,
  }) => {
    test.setTimeout(600_000);
    const addresses = oneOfEachScreen((await crawl(request, locale)).pages);
    expect(addresses.length).toBeGreaterThan(12);
    for (const address of addresses) {
      await page.goto(address);
      await waitUntilInteractive(page);
      await loadWebFonts(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await coveredControls(page), `${address} at ${width} px`).toEqual([]);
      }
    }
  });
}
