import { expect, type Page, test } from '@playwright/test';
import { ownFaces } from './own-faces.ts';
import { untilInteractive } from './watch-page.ts';
import { shifted, watchShifts } from './watch-shifts.ts';

/** The budget of a page for everything that moves on it. */
const mayMove = 0.02;
const pages = ['/de', '/de/impressum', '/de/spielplan', '/en/visit/getting-here', '/en/programme', '/en/blog'];

/** A line on which the faces come a good while after everything else has been painted. */
async function holdFaces(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Which fonts the letters of an element are drawn with. */
async function drawnWith(page: Page, selector: string): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
  await browser.detach();
  return fonts.map(({ familyName }) => familyName);
}

/** Until something has been painted, with whatever was there to paint it with. */
async function untilPainted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.evaluate(painted);
}

const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

for (const width of [360, 768, 1280])
  test(`faces that come late move nothing (${width} pixels)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    for (const path of pages) {
      const letGo = await holdFaces(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await untilPainted(page);
      letGo();
      await untilInteractive(page);
      await page.evaluate(async () => {
        await document.fonts.ready;
      });
      await page.evaluate(painted);
      expect(await shifted(page), path).toBeLessThan(mayMove);
      await page.unroute('**/*.woff2');
    }
  });

/** How wide the browser sets the title and the text of a page, and with which of the house's faces. */
async function setting(page: Page): Promise<unknown> {
  const widths = await page.evaluate(() =>
    [...document.querySelectorAll('h1, main p')].map((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].map(({ width }) => width);
    }),
  );
  return { widths, title: await drawnWith(page, 'h1'), text: await drawnWith(page, 'main p') };
}

test('a page after the one for which they came too late has the house’s own faces', async ({ page }) => {
  await page.goto('/de/datenschutz');
  await untilInteractive(page);
  await ownFaces(page);
  const own = await setting(page);
  expect(own).toMatchObject({ title: ['Spectral Light'], text: ['Spectral'] });

  const letGo = await holdFaces(page);
  await page.goto('/de/impressum', { waitUntil: 'domcontentloaded' });
  await untilPainted(page);
  const loaded = page.waitForResponse(/spectral-300-[^/]*woff2$/);
  letGo();
  await loaded;
  await untilInteractive(page);
  const [title = ''] = await drawnWith(page, 'h1');
  expect(title).not.toContain('Spectral');
  const goTo = async (name: string, path: string) => {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('h1')).toHaveText(name);
    await page.evaluate(painted);
  };
  // The browser takes them over when it has nothing else to do.
  await expect(async () => {
    await goTo('Impressum', '/de/impressum');
    await goTo('Datenschutz', '/de/datenschutz');
    expect(await setting(page)).toEqual(own);
  }).toPass();
});
