import { expect, test } from '@playwright/test';
import { type Locale, localeNames, locales } from '#contract/base/locale.ts';
import { screens } from '#site/screens.ts';
import { crawl, oneOfEachScreen } from '../support/crawl.ts';
import { actAsOldestBrowser } from '../support/oldest-browser.ts';
import { openInteractive, watchPage } from '../support/watch-page.ts';

// The answer to what the page still requests at the end is no longer changed.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** German pages are all opened; English ones of the page editor have the same scripts and modules, so only one is. */
function opened(addresses: string[], locale: Locale): string[] {
  if (locale === 'de') return addresses;
  const own = screens.map(({ path }) => `/${locale}/${path[locale]}`).filter((path) => !path.endsWith('*'));
  const patterns = own.map((path) => {
    const pattern = path
      .replace(/\/$/, '')
      .replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?')
      .replaceAll(/:\w+/g, '[^/]+');
    return new RegExp(`^${pattern}$`);
  });
  return ['/en/visit', ...addresses.filter((address) => patterns.some((pattern) => pattern.test(address)))];
}

for (const locale of locales) {
  test(`every screen starts and shows its title in the oldest browsers (${localeNames[locale].name})`, async ({
    page,
    request,
  }) => {
    test.setTimeout(600_000);
    await actAsOldestBrowser(page);
    const seen = watchPage(page);
    const { pages, html } = await crawl(request, locale);
    const addresses = opened(oneOfEachScreen(pages), locale);
    expect(addresses.length).toBeGreaterThan(12);
    for (const address of addresses) {
      await openInteractive(page, address);
      const heading = page.locator('main h1');
      await expect.soft(heading, address).toBeVisible();
      // Not the error page in its place.
      const sent = /<h1[^>]*>([^<]*)/.exec(html.get(address) ?? '')?.[1] ?? '';
      await expect.soft(heading, address).toContainText(sent.replaceAll('&amp;', '&'));
    }
    expect(seen.errors).toEqual([]);
  });
}

test('further dates are appended in the oldest browsers', async ({ page }) => {
  await actAsOldestBrowser(page);
  const seen = watchPage(page);
  await openInteractive(page, '/de/programm');
  const entries = page.locator('main [data-entry]');
  const before = await entries.count();
  await page.getByRole('link', { name: 'Weitere Termine anzeigen' }).click();
  await expect.poll(() => entries.count()).toBeGreaterThan(before);
  expect(seen.errors).toEqual([]);
});
