import { expect, test } from '@playwright/test';
import { fresh } from '../support/profiles.ts';
import { openInteractive, watchPage } from '../support/watch-page.ts';

// A first visitor can use everything without answering the consent dialog.
test.use({ storageState: fresh });

test('the first Tab leads to the skip link, which leads to the content', async ({ page }) => {
  await openInteractive(page, '/de');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Zum Inhalt springen' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const inside = await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement));
  expect(inside).toBe(true);
});

test('the main menu opens, closes with Escape and returns the focus', async ({ page }) => {
  await openInteractive(page, '/de');
  const menu = page.getByRole('navigation', { name: 'Menü' });
  const burger = page.getByRole('button', { name: 'Menü öffnen' });
  await expect(menu).toBeHidden();
  await burger.click();
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('link', { name: 'English' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(burger).toBeFocused();
});

test('an internal link changes the page without a reload, and Back returns', { tag: '@core' }, async ({ page }) => {
  const seen = watchPage(page);
  await openInteractive(page, '/de');
  await page.evaluate(() => void Object.assign(window, { stillHere: true }));
  const link = page.locator('footer a[href^="/de/"]').first();
  const target = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await expect(page.locator('h1')).toHaveCount(1);
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/\/de$/);
  expect(seen.errors).toEqual([]);
});

test('an idle page needs few layouts and then rests', async ({ page }) => {
  // React schedules each of its tasks by a message.
  await page.addInitScript(() => {
    let turns = 0;
    Object.defineProperty(window, 'turns', { get: () => turns });
    MessagePort.prototype.postMessage = new Proxy(MessagePort.prototype.postMessage, {
      apply(post, port, message) {
        turns += 1;
        Reflect.apply(post, port, message);
      },
    });
  });
  for (const address of ['/de', '/de/impressum', '/en/programme']) {
    await openInteractive(page, address);
    if (!address.endsWith('impressum')) await expect(page.getByRole('dialog')).toBeVisible();
    const turns = await page.evaluate(() => (window as unknown as { turns: number }).turns);
    expect(turns, address).toBeGreaterThan(0);
    expect(turns, address).toBeLessThan(200);
  }
});

test('an unknown address says so, in both languages', { tag: '@core' }, async ({ page }) => {
  const german = await page.goto('/de/gibt-es-nicht');
  expect(german?.status()).toBe(404);
  await expect(page).toHaveTitle('404');
  await expect(page.getByText('Die gesuchte Seite wurde leider nicht gefunden.')).toBeVisible();
  await page.getByRole('link', { name: 'zur Startseite', exact: true }).click();
  await expect(page).toHaveURL(/\/de$/);
  const english = await page.goto('/en/does-not-exist');
  expect(english?.status()).toBe(404);
  await expect(page.getByRole('link', { name: 'to the start page', exact: true })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu, the pages and the language switch work', { tag: '@core' }, async ({ page }) => {
    await page.goto('/de');
    await expect(page.locator('h1')).toBeVisible();
    const target = await page.locator('footer a[href^="/de/"]').first().getAttribute('href');
    await page.locator('footer a[href^="/de/"]').first().click();
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    await expect(page.locator('h1')).toHaveCount(1);
    const english = await page.locator('link[rel="alternate"][hreflang="en"]').getAttribute('href');
    expect(await page.locator(`a[href="${new URL(english ?? '').pathname}"]`).count()).toBeGreaterThan(0);
  });
});

for (const { path, text, most } of [
  { path: '/de/kontakt', text: 'main section p', most: 1 },
  { path: '/de/freunde', text: 'main [data-block] h2', most: 1 },
  { path: '/de/freunde', text: 'header a span', most: 10 },
  // A row of the list, with its flags and links.
  { path: '/de/programm', text: 'main li time', most: 25 },
])
  test(`a text (${text}) of ${path} that an extension changes before the scripts run is drawn anew alone`, async ({
    page,
  }) => {
    await page.addInitScript((selector) => {
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return;
        const found = [...document.querySelectorAll(selector)].find(
          ({ childNodes: [only, ...more] }) => only?.nodeType === Node.TEXT_NODE && more.length === 0,
        )?.firstChild;
        if (!(found instanceof Text)) return;
        const rest = found.splitText(Math.min(5, found.length));
        rest.before(Object.assign(document.createElement('a'), { href: 'tel:1', textContent: rest.data }));
        for (const each of document.querySelectorAll('body *')) each.setAttribute('data-before', '');
      });
    }, text);
    await openInteractive(page, path);
    await expect(page.locator('[href="tel:1"]')).toHaveCount(0);
    const anew = page.locator(':is(main, header, footer) :not([data-before])');
    const count = await anew.count();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(most);
  });
