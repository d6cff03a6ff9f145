import { expect, type Page, test } from '@playwright/test';
import { openInteractive } from '../support/watch-page.ts';
import { wordsOnPictures } from '../support/words-on-pictures.ts';

const windows = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

/** Addresses of one kind in the sitemap. */
async function addresses(page: Page, kind: string): Promise<string[]> {
  const map = await (await page.request.get(`/sitemap/${kind}-1.xml`)).text();
  return [...map.matchAll(/<loc>[^<]*?(\/de[^<]*)<\/loc>/g)].map(([, address = '']) => address);
}

for (const kind of ['page', 'season', 'production', 'subscription'])
  test(`menus and words on the head of every ${kind} can be read on its picture`, async ({ page }) => {
    test.setTimeout(600_000);
    const faults: string[] = [];
    let heads = 0;
    for (const address of await addresses(page, kind)) {
      const html = await (await page.request.get(address)).text();
      // The header stands over a picture there.
      if (!/<header[^>]*_over/.test(html)) continue;
      heads += 1;
      await page.goto(address);
      for (const viewport of windows) {
        await page.setViewportSize(viewport);
        for (const { words, contrast, needed } of await wordsOnPictures(page))
          if (contrast < needed)
            faults.push(`${address}, ${viewport.width} px: '${words}' has ${contrast.toFixed(2)}, needs ${needed}`);
      }
    }
    expect(faults).toEqual([]);
    expect(heads).toBeGreaterThan(0);
  });

test('every slide of the home page, and the error page, can be read on their pictures', async ({ page }) => {
  const faults: string[] = [];
  const look = async (where: string) => {
    for (const { words, contrast, needed } of await wordsOnPictures(page))
      if (contrast < needed) faults.push(`${where}: '${words}' has ${contrast.toFixed(2)}, needs ${needed}`);
  };
  for (const viewport of windows) {
    await page.setViewportSize(viewport);
    await openInteractive(page, '/de');
    const names = page.getByRole('navigation', { name: 'Weiteres im Rampenlicht' }).getByRole('link');
    for (let index = 0; index < (await names.count()); index += 1) {
      await names.nth(index).click();
      await expect(names.nth(index)).toHaveAttribute('aria-current', 'true');
      await look(`slide ${index + 1}, ${viewport.width} px`);
    }
    await page.goto('/de/gibt-es-nicht');
    await look(`error page, ${viewport.width} px`);
  }
  expect(faults).toEqual([]);
});

test('with forced colours the icons of the header stay visible over pictures', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const viewport of windows) {
    await page.setViewportSize(viewport);
    await page.goto('/de/besuch');
    const inHeader = (await wordsOnPictures(page)).filter(({ words }) => words.startsWith('icon: '));
    expect(inHeader.length).toBeGreaterThanOrEqual(2);
    expect(inHeader.filter(({ contrast, needed }) => contrast < needed)).toEqual([]);
  }
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`with forced colours of a ${colorScheme} scheme every screen has the logo for that ground`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    // Without and with a picture behind the header.
    for (const address of ['/de/programm', '/de/besuch', '/de']) {
      await page.goto(address);
      for (const part of ['header', 'footer'])
        await expect(page.locator(`${part} a[href="/de"] img:visible`), `${part} of ${address}`).toHaveAttribute(
          'class',
          colorScheme === 'light' ? /onLight/ : /onDark/,
        );
    }
  });
