import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import type { Locale } from '#contract/base/locale.ts';
import { axeFindings, axeOn } from '../support/axe-on.ts';
import { loadWebFonts } from '../support/wait-for-fonts.ts';
import { watchPage } from '../support/watch-page.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const texts = {
  de: {
    programme: '/de/programm',
    few: 'Restkarten',
    out: 'Ausverkauft',
    best: 'Bestplatzwahl',
    map: 'Saalplan',
    add: 'In den Warenkorb',
    till: 'Weiter zur Kasse',
    guest: 'Ohne Konto bestellen',
    on: 'Weiter',
    terms: 'Ich habe die Geschäftsbedingungen gelesen',
    buy: 'Bestellen, ohne zu bezahlen',
    done: 'Vielen Dank, Ihre Plätze sind gebucht.',
    back: 'Zurück zur Oper',
  },
  en: {
    programme: '/en/programme',
    few: 'Few left',
    out: 'Sold out',
    best: 'Best seats',
    map: 'Seating plan',
    add: 'Add to cart',
    till: 'On to checkout',
    guest: 'Order without an account',
    on: 'Continue',
    terms: 'I have read the terms and conditions',
    buy: 'Order without paying',
    done: 'Thank you, your seats are booked.',
    back: 'Back to the opera',
  },
} as const;

const person = {
  first: 'Clara',
  last: 'Vogt',
  email: 'clara.vogt@example.org',
  street: 'Rheinufer 3',
  postalCode: '50679',
  city: 'Köln',
};

interface Evening {
  title: string;
  day: string;
  link: string;
}

/** An event with the last two seats available. */
async function lastTwo(request: APIRequestContext, locale: Locale): Promise<Evening> {
  const { results } = await (await request.get(`/${locale}/api/events/?page_size=100&availability=available`)).json();
  for (const { ticket_link: link, title, start, availability } of results) {
    const number = /event=(\d+)/.exec(link)?.[1];
    if (number === undefined || availability !== 'few') continue;
    const page = await (await request.get(`/webshop/webticket/bestseatselect?eventId=${number}`)).text();
    const free = [...page.matchAll(/id="full-\d+"[^>]*data-max="(\d+)"/g)].map(([, max]) => Number(max));
    if (free.length > 1 && free.reduce((sum, max) => sum + max, 0) === 2)
      return { title, link, day: start.slice(0, 10) };
  }
  throw new Error('The demo has no evening with two seats left');
}

const rowOf = (page: Page, { link }: Evening) => page.locator('article', { has: page.locator(`a[href="${link}"]`) });

async function fillIn(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.locator(`#${name}`).fill(value);
}

/** From the cart to the confirmation; `look` runs on every page. */
async function order(page: Page, locale: Locale, look: (state: string) => Promise<void>): Promise<void> {
  const say = texts[locale];
  await expect(page.locator('#seatList li')).toHaveCount(2);
  await look('cart');
  await page.getByRole('link', { name: say.till }).click();
  await look('login');
  await page.getByRole('link', { name: say.guest }).click();
  await look('data');
  await fillIn(page, person);
  await page.getByRole('button', { name: say.on, exact: true }).click();
  await look('delivery');
  await page.getByRole('button', { name: say.on, exact: true }).click();
  await page.getByLabel(say.terms).check();
  await look('check');
  await page.getByRole('button', { name: say.buy }).click();
  await expect(page.getByRole('heading', { name: say.done })).toBeVisible();
  await look('confirmation');
}

/** Waits until the programme shows the new availability. */
async function isSoldOut(page: Page, { title }: Evening, locale: Locale): Promise<void> {
  await expect(async () => {
    await page.reload();
    const row = page.locator('article', { hasText: title }).filter({ hasText: texts[locale].out });
    await expect(row.first()).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 15_000 });
}

test(
  'two tickets are bought in German, and the programme then says sold out',
  { tag: '@core' },
  async ({ page, request }) => {
    const say = texts.de;
    const seen = watchPage(page);
    const event = await lastTwo(request, 'de');
    const look = async (state: string) => {
      // Header and footer are the same on every page.
      const axe = axeOn(page).include(state === 'frame' ? 'html' : '#webshop');
      expect.soft(await axeFindings(axe), state).toEqual([]);
      await expect.soft(page.locator('h1'), state).toHaveText('Kartenshop');
    };
    await page.goto('/eventim-template');
    await look('frame');
    const from = `${say.programme}?date=${event.day}`;
    await page.goto(from);
    await expect(rowOf(page, event)).toContainText(say.few);
    await rowOf(page, event).locator(`a[href="${event.link}"]`).click();
    await expect(page.getByRole('heading', { name: event.title, exact: true })).toBeVisible();
    await look('choice');
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${from.replace('?', '\\?')}$`));
    await page.goForward();
    await page.getByRole('link', { name: say.best, exact: true }).click();
    await page.getByRole('button', { name: say.add }).click();
    await expect(page.getByRole('alert')).toHaveText('Bitte wählen Sie mindestens einen Platz.');
    await look('best seats');
    await page.goBack();
    await page.goBack();
    await page.getByRole('link', { name: say.map, exact: true }).click();
    for (const seat of await page.locator('input[name="seat"]').all()) await seat.check({ force: true });
    await look('seating plan');
    await page.getByRole('button', { name: say.add }).click();
    await order(page, 'de', look);
    await page.getByRole('link', { name: say.back }).last().click();
    await expect(page).toHaveURL(new RegExp(`${from.replace('?', '\\?')}$`));
    await isSoldOut(page, event, 'de');
    expect(seen.errors).toEqual([]);
    expect(seen.foreign).toEqual([]);
  },
);

test('two tickets are bought in English without scripts on a phone, and the programme then says sold out', async ({
  browser,
  request,
}) => {
  const say = texts.en;
  const event = await lastTwo(request, 'en');
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const look = async (state: string) => {
    await expect.soft(page.locator('html'), state).toHaveAttribute('lang', 'en');
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), state).toBeLessThanOrEqual(360);
  };
  await page.goto(`${say.programme}?date=${event.day}`);
  await rowOf(page, event).locator(`a[href="${event.link}"]`).click();
  await look('choice');
  await page.getByRole('link', { name: say.best, exact: true }).click();
  await look('best seats');
  await page.locator('input[name^="full-"]:not([disabled])').fill('2');
  await page.getByRole('button', { name: say.add }).click();
  await order(page, 'en', look);
  await page.getByRole('link', { name: say.back }).last().click();
  await isSoldOut(page, event, 'en');
  await context.close();
});

test.describe('the frame', () => {
  // Styles for the screenshots only.
  test.use({ bypassCSP: true });
  /** Content below the window is laid out one frame later. */
  const allDrawn = '* { content-visibility: visible !important }';

  test('looks the same on a foreign host, keeps its menus, and links to the programme', async ({ page, request }) => {
    const template = await (await request.get('/eventim-template?language=en')).text();
    const host = createServer((_, outgoing) => outgoing.writeHead(200, { 'content-type': 'text/html' }).end(template));
    await new Promise<void>((resolve) => {
      host.listen(0, '127.0.0.1', resolve);
    });
    const foreign = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
    const shoot = async (address: string) => {
      await page.goto(address);
      await loadWebFonts(page);
      return page.screenshot({ fullPage: true, style: allDrawn });
    };
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const own = await shoot('/eventim-template?language=en');
      expect(own.equals(await shoot(`${foreign}/webshop/webticket/cart`)), `${width} pixels`).toBe(true);
    }
    await page.locator('header summary', { hasText: 'Open menu' }).click();
    await expect(
      page.getByRole('navigation', { name: 'Menu', exact: true }).getByText('Subscriptions').first(),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('header details[open]')).toHaveCount(0);
    await page.goto(`${foreign}/webshop/webticket/eventlist`);
    await expect(page).toHaveURL(/\/en\/programme$/);
    host.close();
    host.closeAllConnections();
  });
});
