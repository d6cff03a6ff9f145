import { expect, test } from '@playwright/test';
import { localeNames, locales } from '#contract/base/locale.ts';
import { crawl, oneOfEachScreen } from '../support/crawl.ts';
import { actAsOldestBrowser } from '../support/oldest-browser.ts';
import { waitUntilInteractive, watchPage } from '../support/watch-page.ts';

for (const locale of locales) {
  test(`every screen starts and shows its title in the oldest browsers (${localeNames[locale].name})`, async ({
    page,
    request,
  }) => {
    test.setTimeout(600_000);
    await actAsOldestBrowser(page);
    const seen = watchPage(page);
    const { pages, html } = await crawl(request, locale);
    for (const address of oneOfEachScreen(pages)) {
      await page.goto(address);
      await waitUntilInteractive(page);
      const heading = page.locator('main h1');
      await expect.soft(heading, address).toBeVisible();
      // Not the error page in its place.
      const sent = /<h1[^>]*>([^<]*)/.exec(html.get(address) ?? '')?.[1] ?? '';
      await expect.soft(heading, address).toContainText(sent.replaceAll('&amp;', '&'));
    }
    expect(seen.errors).toEqual([]);
  });
}
