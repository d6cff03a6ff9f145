import { expect, type Page, test } from '@playwright/test';
import { axeFindings, axeOn } from '../support/axe-on.ts';
import { openInteractive } from '../support/watch-page.ts';

const texts = {
  de: {
    modules: '/de/bausteine',
    enlarge: /Bild vergrößern$/,
    view: 'Bilder',
    next: 'Nächstes Bild',
    previous: 'Vorheriges Bild',
    close: 'Schließen',
    zoomIn: 'Vergrößern',
    information: 'Bildinformationen',
  },
  en: {
    modules: '/en/modules',
    enlarge: /Enlarge picture$/,
    view: 'Pictures',
    next: 'Next picture',
    previous: 'Previous picture',
    close: 'Close',
    zoomIn: 'Zoom in',
    information: 'Picture information',
  },
} as const;

/** Pictures that are served at once, whatever renditions exist. */
test.beforeEach(async ({ context }) => {
  const rendered =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><rect width="1600" height="1000" fill="#a8102b"/></svg>';
  await context.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: rendered }));
});

async function noFaults(page: Page, place: string): Promise<void> {
  expect(await axeFindings(axeOn(page).include(place))).toEqual([]);
}

for (const locale of ['de', 'en'] as const) {
  test(`the lightbox shows pictures one by one, by keyboard and by click (${locale})`, async ({ page }) => {
    const { modules, enlarge, view, next, previous, close, zoomIn } = texts[locale];
    await openInteractive(page, modules);
    const links = page.getByRole('main').getByRole('link', { name: enlarge });
    const count = await links.count();
    expect(count).toBeGreaterThan(5);
    const copyrights = [await toldOf(page, 1), await toldOf(page, 2)];
    await links.nth(1).focus();
    await page.keyboard.press('Enter');
    const lightbox = page.getByRole('dialog', { name: view });
    await expect(lightbox).toBeVisible();
    const shown = lightbox.locator('.yarl__slide_current');
    await expect(lightbox.getByText(`2 / ${count}`)).toBeVisible();
    await expect(shown.getByRole('img')).toHaveAttribute('alt', copyrights[0]!.alt);
    await expect(shown).toContainText(copyrights[0]!.caption);
    await page.keyboard.press('ArrowRight');
    await expect(lightbox.getByText(`3 / ${count}`)).toBeVisible();
    await expect(shown).toContainText(copyrights[1]!.caption);
    await lightbox.getByRole('button', { name: previous }).click();
    await expect(lightbox.getByText(`2 / ${count}`)).toBeVisible();
    await noFaults(page, '.lightbox');
    await page.keyboard.press('Escape');
    await expect(lightbox).toHaveCount(0);
    await expect(links.nth(1)).toBeFocused();

    await page.setViewportSize({ width: 360, height: 740 });
    await links.nth(0).click();
    await lightbox.getByRole('button', { name: next }).click();
    await expect(lightbox.getByText(`2 / ${count}`)).toBeVisible();
    await lightbox.getByRole('button', { name: zoomIn }).click();
    await noFaults(page, '.lightbox');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await lightbox.getByRole('button', { name: close }).click();
    await expect(lightbox).toHaveCount(0);
    await expect(links.nth(0)).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(modules);
  });

  test(`a picture shows its copyright at the bottom left (${locale})`, async ({ page }) => {
    const { information } = texts[locale];
    await openInteractive(page, `/${locale}`);
    const sign = page.locator('summary', { hasText: information });
    const popup = page.getByRole('dialog', { name: information, exact: true });
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const last = sign.last();
      await last.scrollIntoViewIfNeeded();
      const { width: wide, height: high } = (await last.boundingBox())!;
      expect(Math.min(wide, high)).toBeGreaterThanOrEqual(24);
      await last.focus();
      await page.keyboard.press('Enter');
      await expect(popup).toContainText('Atelier Colonia');
      const { x, y, height } = (await popup.boundingBox())!;
      expect([x < width / 10, 740 - y - height < 60]).toEqual([true, true]);
      await noFaults(page, 'dialog');
      await page.keyboard.press('Escape');
      await expect(popup).toHaveCount(0);
      await expect(last).toBeFocused();
      await last.click();
      await expect(popup).toBeVisible();
      await page.mouse.click(width - 4, 370);
      await expect(popup).toHaveCount(0);
    }
    expect(new URL(page.url()).pathname).toBe(`/${locale}`);
  });
}

test('a click elsewhere closes the copyright popup at once', async ({ page }) => {
  await openInteractive(page, '/de');
  await page.evaluate(() => {
    new MutationObserver((_, watch) => {
      if (!document.querySelector('[aria-labelledby=copyright-title]')) return;
      watch.disconnect();
      document.body.dataset.pressed = '';
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    }).observe(document.body, { subtree: true, childList: true });
  });
  await page.locator('summary', { hasText: texts.de.information }).last().click();
  await expect(page.locator('body')).toHaveAttribute('data-pressed');
  await expect(page.getByRole('dialog', { name: texts.de.information, exact: true })).toHaveCount(0);
});

/** The alternative text of a picture and the last part of its caption. */
async function toldOf(page: Page, index: number): Promise<{ alt: string; caption: string }> {
  const figure = page.locator('figure', { has: page.locator('a[data-enlarge]') }).nth(index);
  return {
    alt: (await figure.locator('img').getAttribute('alt')) ?? '',
    caption: (await figure.locator('figcaption > *').last().textContent()) ?? '',
  };
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture links to its largest size, and its © opens in place', async ({ page }) => {
    await page.goto('/de');
    await page.locator('summary', { hasText: 'Bildinformationen' }).nth(1).click();
    await expect(page.locator('details[open]').getByText('Atelier Colonia')).toBeVisible();
    await page.goto('/de/bausteine');
    await page.getByRole('link', { name: texts.de.enlarge }).first().click();
    await expect(page).toHaveURL(/\/media\/\d+\/\w+\/\d+\.jpg$/);
  });
});
