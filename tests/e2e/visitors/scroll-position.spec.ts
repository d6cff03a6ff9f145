import { expect, type Page, test } from '@playwright/test';
import { openInteractive, waitUntilInteractive } from '../support/watch-page.ts';

/** Adds a link at the end of the content and follows it. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address, textContent: 'Dorthin', id: 'way' });
    document.querySelector('main')?.append(link);
  }, href);
  await page.locator('#way').click();
}

const topOf = (page: Page, id: string) =>
  page.evaluate((name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? -1), id);

for (const [locale, from, address, id] of [
  ['de', '/de/programm', '/de/besuch/anfahrt#parken', 'parken'],
  ['en', '/en/programme', '/en/visit/getting-here#parken', 'parken'],
] as const) {
  test(`a link with a hash scrolls to its target and moves the focus there (${locale})`, async ({ page }) => {
    await openInteractive(page, from);
    await follow(page, address);
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.locator(`#${id}`)).toBeFocused();
    await expect(page.locator(`#${id}`)).toBeInViewport();
    // The sticky header does not cover it.
    expect(await topOf(page, id)).toBeGreaterThan(80);
  });
}

test('an address with a hash opens at its target and unfolds the answer around it', async ({ page }) => {
  await openInteractive(page, '/de/datenschutz#cookies');
  await expect(page.locator('#cookies')).toBeInViewport();
  const answer = page.locator('main details').filter({ hasText: 'cookie_consent_settings' });
  await answer.evaluate((details: HTMLDetailsElement) => {
    details.open = false;
    details.querySelector('p')!.id = 'darin';
  });
  await follow(page, '#darin');
  await expect(answer).toHaveAttribute('open', '');
  await expect(page.locator('#darin')).toBeFocused();
  await expect(page.locator('#darin')).toBeInViewport();
});

test('Back restores the scroll position instead of the hash target', async ({ page }) => {
  await openInteractive(page, '/de/datenschutz');
  await follow(page, '#cookies');
  await expect(page.locator('#cookies')).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, 40));
  await page.goBack();
  await expect(page).toHaveURL(/\/de\/datenschutz$/);
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  // At the end of the content, where the link was.
  await expect.poll(place).toBeGreaterThan(1000);
  await expect(page.locator('#cookies')).not.toBeInViewport();
  const noted = () => page.evaluate(() => JSON.stringify((window.history.state as { places?: object }).places));
  await page.evaluate(() => window.scrollTo(0, 90));
  await expect.poll(noted).toContain(':90');
  await page.reload();
  expect(await place()).toBe(90);
  await waitUntilInteractive(page);
  expect(await place()).toBe(90);
  expect(await page.evaluate(() => window.sessionStorage.length)).toBe(0);
});

test('a slow page shows its placeholder, then the page at its top', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/de\/produktionen\.data/, async (route) => {
    await held;
    await route.continue();
  });
  await openInteractive(page, '/de/blog');
  await page.evaluate(() => window.scrollTo(0, 600));
  await follow(page, '/de/produktionen');
  const main = page.locator('main');
  await expect(main).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('Die Seite wird geladen', { exact: false })).toBeAttached();
  await expect(page.locator('main > [aria-hidden="true"]')).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main).not.toHaveAttribute('aria-busy');
  await expect(page).toHaveURL(/\/de\/produktionen$/);
  await expect(main).toBeFocused();
});

test('the placeholder of every screen fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const address of ['/de', '/de/programm', '/de/produktionen', '/de/produktionen/salome/2', '/de/datenschutz']) {
    await openInteractive(page, '/de/impressum');
    await page.route(/\.data(?:\?|$)/, () => new Promise(() => {}));
    await follow(page, address);
    await expect(page.locator('main > [aria-hidden="true"]')).toBeVisible();
    expect(await width(), address).toBe(360);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test('one page fades into the next, and the old one fades out faster', async ({ page }) => {
    await openInteractive(page, '/de');
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update);
        void transition.ready.then(() => {
          const durations = document.getAnimations().flatMap(({ effect }) => {
            const { pseudoElement } = effect as KeyframeEffect;
            return pseudoElement?.startsWith('::view-transition-')
              ? [[pseudoElement, effect?.getTiming().duration]]
              : [];
          });
          document.documentElement.dataset.blended = JSON.stringify(Object.fromEntries(durations));
        });
        return transition;
      };
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-blended', /"::view-transition-old\(root\)":500/);
    await expect(page.locator('html')).toHaveAttribute('data-blended', /"::view-transition-new\(root\)":800/);
    await expect(page.locator('h1')).toHaveText('Impressum');
  });

  test('a page takes clicks while it fades in', async ({ page }) => {
    await openInteractive(page, '/de');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await expect(page.locator('h1')).toHaveText('Impressum');
    expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
    const { x, y, width, height } = (await page
      .locator('header a[href="/de"]')
      .filter({ visible: true })
      .first()
      .boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(page).toHaveURL(/\/de$/);
  });
});

test('a page that cannot be loaded shows an error instead of the placeholder', async ({ page }) => {
  await page.route(/\/de\/produktionen\.data/, (route) => route.abort());
  await openInteractive(page, '/de/blog');
  await follow(page, '/de/produktionen');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
});
