import { expect, type Page, test } from '@playwright/test';
import { loadWebFonts, waitForItalic } from '../support/wait-for-fonts.ts';
import { openInteractive, waitUntilInteractive } from '../support/watch-page.ts';
import { shifted, recordLayoutShifts } from '../support/layout-shifts.ts';

/** The layout shift budget of a page. */
const maxLayoutShift = 0.02;
const pages = ['/de', '/de/impressum', '/de/spielplan', '/en/visit/getting-here', '/en/programme', '/en/blog'];

/** Delays the fonts until long after the first paint. */
async function delayFonts(page: Page): Promise<() => void> {
  let releaseFonts = () => {};
  const released = new Promise<void>((resolve) => (releaseFonts = resolve));
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  return releaseFonts;
}

/** The fonts in which an element is rendered. */
async function renderedFonts(page: Page, selector: string): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
  await browser.detach();
  return fonts.map(({ familyName }) => familyName);
}

/** Waits for the first paint. */
async function untilPainted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.evaluate(painted);
}

const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

for (const width of [360, 768, 1280])
  test(`late fonts cause no layout shift (${width} pixels)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await recordLayoutShifts(page);
    for (const path of pages) {
      const releaseFonts = await delayFonts(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await untilPainted(page);
      releaseFonts();
      await waitUntilInteractive(page);
      await page.evaluate(async () => {
        await document.fonts.ready;
      });
      await page.evaluate(painted);
      expect(await shifted(page), path).toBeLessThan(maxLayoutShift);
      await page.unroute('**/*.woff2');
    }
  });

test('the italic is requested after the first paint, and used where something is set in it', async ({ page }) => {
  await page.goto('/de/programm');
  const italic = page.locator('main article i').first();
  await expect(async () => {
    expect(await renderedFonts(page, 'main article i')).toEqual(['Spectral']);
  }).toPass();
  await expect(italic).toHaveCSS('font-style', 'italic');
  const { painted: first, requested } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    requested: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /spectral-400-italic-(?!ext)/.test(name))
      .map(({ startTime }) => startTime),
  }));
  expect(requested).toHaveLength(1);
  expect(requested[0]).toBeGreaterThan(first);
});

/** Widths of the title and the text of a page, and their web fonts. */
async function setting(page: Page): Promise<unknown> {
  const widths = await page.evaluate(() =>
    [...document.querySelectorAll('h1, main p')].map((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].map(({ width }) => width);
    }),
  );
  return { widths, title: await renderedFonts(page, 'h1'), text: await renderedFonts(page, 'main p') };
}

test('the page after a late font uses the web fonts', async ({ page }) => {
  await openInteractive(page, '/de/datenschutz');
  await loadWebFonts(page);
  // Its stand-in is not exactly as wide.
  await waitForItalic(page);
  const own = await setting(page);
  expect(own).toMatchObject({ title: ['Spectral Light'], text: ['Spectral'] });

  const releaseFonts = await delayFonts(page);
  await page.goto('/de/impressum', { waitUntil: 'domcontentloaded' });
  await untilPainted(page);
  const loaded = page.waitForResponse(/spectral-300-[^/]*woff2$/);
  releaseFonts();
  await loaded;
  await waitUntilInteractive(page);
  const [title = ''] = await renderedFonts(page, 'h1');
  expect(title).not.toContain('Spectral');
  const goTo = async (name: string, path: string) => {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('h1')).toHaveText(name);
    await page.evaluate(painted);
  };
  // The browser applies them when it is idle.
  await expect(async () => {
    await goTo('Impressum', '/de/impressum');
    await goTo('Datenschutz', '/de/datenschutz');
    expect(await setting(page)).toEqual(own);
  }).toPass();
});
