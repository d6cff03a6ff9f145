import { expect, type Page, test } from '@playwright/test';
import { axeFindings, axeOn } from '../support/axe-on.ts';
import { openInteractive, watchPage } from '../support/watch-page.ts';

test.describe.configure({ mode: 'default' });

const texts = {
  de: {
    programme: '/de/programm',
    close: 'Overlay schließen',
    cast: 'Besetzung',
    buy: 'Ticket kaufen',
    more: 'Mehr Informationen',
    subscriptions: 'Abonnements entdecken',
    reduced: 'zu einem reduzierten Preis auch im abonnement erhältlich',
  },
  en: {
    programme: '/en/programme',
    close: 'Close overlay',
    cast: 'Cast',
    buy: 'Buy ticket',
    more: 'More information',
    subscriptions: 'Discover subscriptions',
    reduced: 'also available in a subscription at a reduced price',
  },
} as const;

interface Found {
  id: number;
  title: string;
  url: string;
}

/** A coming event with cast, tickets and a subscription. */
async function event(page: Page, locale: 'de' | 'en'): Promise<Found> {
  const list = await page.request.get(`/${locale}/api/events/?category=oper&availability=available`);
  const { results } = (await list.json()) as { results: Found[] };
  for (const each of results) {
    const answer = await page.request.get(`/${locale}/api/events/${each.id}/`);
    const { cast, in_subscription: included } = (await answer.json()) as { cast: unknown[]; in_subscription: boolean };
    if (cast.length > 1 && included) return each;
  }
  throw new Error('The demo house has no opera in a subscription');
}

const overlay = (page: Page) => page.getByRole('dialog');
const violations = (page: Page) => axeFindings(axeOn(page));

test('an event of the programme opens as an overlay by keyboard and closes', { tag: '@core' }, async ({ page }) => {
  const seen = watchPage(page);
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/events\/\d+\/|\/programm\.data/.test(request.url())) requested.push(new URL(request.url()).pathname);
  });
  const { id, title } = await event(page, 'de');
  await openInteractive(page, `${texts.de.programme}?category=oper&availability=available`);
  const link = page.locator(`[data-entry] h4 a[href$="/${id}"]`);
  await link.focus();
  const place = await page.evaluate(() => window.scrollY);
  requested.length = 0;
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: title });
  await expect(sheet.getByRole('heading', { name: texts.de.cast })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/de/programm\\?category=oper&availability=available&event_overlay=${id}$`));
  await expect(sheet.getByRole('button', { name: texts.de.close })).toBeFocused();
  await expect(sheet.getByRole('link', { name: new RegExp(`^${texts.de.buy} für ${title}`) })).toBeVisible();
  await expect(sheet.getByRole('link', { name: texts.de.more })).toBeVisible();
  await expect(sheet.getByRole('link', { name: texts.de.subscriptions })).toBeVisible();
  await expect(sheet.getByText(texts.de.reduced)).toBeVisible();
  expect(requested).toEqual([`/de/api/events/${id}/`]);
  // The page below is unreachable: after the overlay, Tab leaves to the browser's own controls.
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    expect(await page.evaluate(() => document.activeElement?.closest('main, header, footer') ?? null)).toBeNull();
  }
  await page.mouse.wheel(0, 400);
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await violations(page), `${width}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/de\/programm\?category=oper&availability=available$/);
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  await link.press('Enter');
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(overlay(page)).toHaveCount(0);
  await page.goForward();
  await expect(sheet).toBeVisible();
  expect(requested).toEqual([`/de/api/events/${id}/`]);
  await page.mouse.click(40, 400);
  await expect(overlay(page)).toHaveCount(0);
  expect(seen.errors).toEqual([]);
});

test('when the backend fails the overlay keeps its placeholder and can be closed', async ({ page }) => {
  await page.route('**/api/events/*/', (route) => route.fulfill({ status: 500, body: '' }));
  await openInteractive(page, '/de');
  const row = page.locator('article[data-peek] h3 a').first();
  await row.click();
  await expect(overlay(page).locator('[aria-busy="true"]')).toBeVisible();
  await expect(overlay(page).getByRole('status')).toHaveText('Der Termin wird geladen …');
  expect(await violations(page)).toEqual([]);
  await overlay(page).getByRole('button', { name: texts.de.close }).click();
  await expect(overlay(page)).toHaveCount(0);
  await expect(row).toBeFocused();
});

test('an address with an event opens the overlay, and closing stays on the page', async ({ page }) => {
  const seen = watchPage(page);
  const { id, title } = await event(page, 'en');
  await openInteractive(page, `/en/programme?view=month&event_overlay=${id}`);
  const sheet = page.getByRole('dialog', { name: title });
  await expect(sheet.getByRole('button', { name: texts.en.close })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await sheet.getByRole('button', { name: texts.en.close }).click();
  await expect(page).toHaveURL(/\/en\/programme\?view=month$/);
  await expect(overlay(page)).toHaveCount(0);
  await page.getByRole('table').getByRole('article').first().getByRole('link').click();
  await expect(overlay(page).getByRole('link', { name: texts.en.more })).toBeVisible();
  expect(seen.errors).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [locale, text] of Object.entries(texts))
    test(
      `the overlay is part of the page, and a link closes it (${locale})`,
      { tag: locale === 'en' ? '@core' : [] },
      async ({ page }) => {
        const { id, title, url } = await event(page, locale as 'de' | 'en');
        await page.goto(`${text.programme}?category=oper&event_overlay=${id}`);
        const sheet = page.getByRole('dialog', { name: title });
        await expect(sheet.getByRole('heading', { name: text.cast })).toBeInViewport();
        await expect(sheet.getByRole('link', { name: text.more })).toHaveAttribute('href', url);
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
        await sheet.getByRole('link', { name: text.close }).press('Enter');
        await expect(page).toHaveURL(new RegExp(`${text.programme}\\?category=oper$`));
        await expect(overlay(page)).toHaveCount(0);
        expect((await page.goto(`${text.programme}?event_overlay=abc`))?.status()).toBe(200);
        await expect(overlay(page)).toHaveCount(0);
        expect((await page.goto(`${text.programme}?event_overlay=999999999`))?.status()).toBe(200);
        await expect(overlay(page).locator(`a[href="${text.programme}"]`)).toHaveCount(2);
      },
    );
});
