import { expect, test } from '@playwright/test';
import { oneOfEachKind } from '../support/crawl.ts';

// The style of this test is none of the page's own.
test.use({ bypassCSP: true });

for (const locale of ['de', 'en'] as const)
  for (const width of [390, 1280])
    test(`text at twice its size fits on every kind of screen of ${width} pixels in ${locale}`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const address of await oneOfEachKind(request, locale)) {
        await page.goto(address);
        await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(tooWide, address).toBeLessThanOrEqual(0);
      }
    });
