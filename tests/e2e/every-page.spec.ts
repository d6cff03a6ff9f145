import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { localeNames, locales } from '#contract/locale.ts';
import { crawl, oneOfAKind } from './crawl.ts';
import { untilInteractive, watchPage } from './watch-page.ts';

/** Fewest pages that each language of the demo house has. */
const atLeast = 12;

for (const locale of locales) {
  test.describe(`every page in ${localeNames[locale].name}`, () => {
    test('has one headline, its language and no fault that axe or the console knows', async ({ page, request }) => {
      test.setTimeout(300_000);
      const seen = watchPage(page);
      const addresses = oneOfAKind((await crawl(request, locale)).pages);
      expect(addresses.length).toBeGreaterThanOrEqual(atLeast);
      for (const address of addresses) {
        await test.step(address, async () => {
          const answer = await page.goto(address);
          expect(answer?.status()).toBe(200);
          await untilInteractive(page);
          await expect.soft(page.locator('h1'), address).toHaveCount(1);
          await expect.soft(page.locator('html'), address).toHaveAttribute('lang', new RegExp(`^${locale}`));
          await expect.soft(page.locator('link[rel="canonical"]'), address).toHaveCount(1);
          const { violations } = await new AxeBuilder({ page }).analyze();
          const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
          expect.soft(found, address).toEqual([]);
        });
      }
      expect(seen.errors).toEqual([]);
      expect(seen.foreign).toEqual([]);
      expect(seen.scripts.filter((script) => /editor|tiptap|prosemirror/i.test(script))).toEqual([]);
    });

    test('has no link that leads nowhere', async ({ request }) => {
      expect((await crawl(request, locale)).dead).toEqual([]);
    });

    test('fits a screen of 360 pixels', async ({ page, request }) => {
      test.setTimeout(300_000);
      await page.setViewportSize({ width: 360, height: 740 });
      for (const address of oneOfAKind((await crawl(request, locale)).pages)) {
        await page.goto(address);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(width, address).toBeLessThanOrEqual(360);
      }
    });

    test('shows each picture of its screen once only', async ({ page }) => {
      await page.goto(`/${locale}`);
      const pictures = await page
        .locator('main img')
        .evaluateAll((images) => images.map((image) => image.getAttribute('src')?.split('/').slice(0, 4).join('/')));
      expect(pictures.length).toBeGreaterThan(0);
      expect(new Set(pictures).size).toBe(pictures.length);
    });
  });
}

test('every page has its counterpart in the other language', async ({ request }) => {
  const { pages: german } = await crawl(request, 'de');
  for (const address of german) {
    const html = await (await request.get(address)).text();
    const other = /<link[^>]*hreflang="en"[^>]*href="([^"]+)"|<link[^>]*href="([^"]+)"[^>]*hreflang="en"/i.exec(html);
    const target = other?.[1] ?? other?.[2];
    expect(target, address).toBeTruthy();
    const answer = await request.get(new URL(target ?? '').pathname, { maxRedirects: 0 });
    expect(answer.status(), `${address} → ${target}`).toBe(200);
    expect(await answer.text(), `${target} leads back`).toContain(`${address}"`);
  }
});
