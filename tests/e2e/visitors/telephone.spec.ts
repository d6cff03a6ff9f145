import { expect, test } from '@playwright/test';
import { openInteractive } from '../support/watch-page.ts';

test.use({ viewport: { width: 390, height: 780 } });

test('the first event of the programme is in the first window, the filters behind a button', async ({ page }) => {
  await openInteractive(page, '/de/programm');
  const first = page.locator('[data-entry="0"]');
  await expect(first.getByRole('heading')).toBeInViewport();
  const venue = page.getByLabel('Spielstätte');
  await expect(venue).toBeHidden();
  await page.getByText('Filter', { exact: true }).click();
  await venue.selectOption({ index: 1 });
  await expect(page.getByText('Filter (1)')).toBeVisible();
  await expect(page).toHaveURL(/venue=/);
});

test('the filters are folded after a navigation within the site, too', async ({ page }) => {
  await openInteractive(page, '/de/merkzettel');
  await page.getByRole('main').getByRole('link', { name: 'Zum Programm' }).click();
  await expect(page.locator('[data-entry="0"]')).toBeVisible();
  await expect(page.getByLabel('Spielstätte')).toBeHidden();
});

test('the empty shortlist offers the next events, which can be noted there', async ({ page }) => {
  await page.goto('/de/merkzettel');
  const next = page.getByRole('region', { name: 'Die nächsten Termine' });
  await next
    .getByRole('button', { name: /^Merken/ })
    .first()
    .click();
  await expect(next).toBeHidden();
  await expect(page.locator('[data-entry="0"]')).toBeVisible();
});

for (const [name, address] of [
  ['programme', '/de/programm'],
  ['empty shortlist', '/en/shortlist'],
] as const)
  test(`the ${name} shows the title of its first event in a window of 360 × 740 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address);
    await expect(page.locator('[data-entry]').first().getByRole('heading')).toBeInViewport({ ratio: 1 });
  });

test('the first result of the search is in a window of 360 × 740 pixels, with the button beside the field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/de/search?q=salome');
  const form = page.getByRole('main').getByRole('search').or(page.locator('main form')).first();
  const field = await form.getByRole('combobox').boundingBox();
  const button = await form.getByRole('button', { name: 'Suchen' }).boundingBox();
  expect(button?.x).toBeGreaterThan((field?.x ?? 0) + (field?.width ?? 0));
  await expect(page.locator('main h3').first()).toBeInViewport({ ratio: 1 });
});

test('an event has one visible ticket button, always at the bottom of the window', async ({ page }) => {
  await page.goto('/de/programm');
  // The first event of the list may have begun, which ends its sale.
  const onSale = page.locator('[data-entry]').filter({ has: page.getByRole('link', { name: /^Tickets/ }) });
  await page.goto((await onSale.locator('h4 a').first().getAttribute('href')) ?? '');
  const tickets = page
    .getByRole('main')
    .getByRole('link', { name: /^Tickets/ })
    .filter({ visible: true })
    // The other dates have theirs before.
    .last();
  await expect(tickets).toBeInViewport();
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    // Label and price are in one line, beside a date with a long month as well.
    await page.locator('[class$="_bar"] p').evaluateAll((dates) => {
      for (const date of dates) if (date.firstChild) date.firstChild.textContent = '28. September';
    });
    await expect.poll(async () => (await tickets.boundingBox())?.height).toBeLessThan(60);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.mouse.wheel(0, 600);
  await expect(tickets).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 780 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(
    page.locator('[class$="_bar"]').filter({ has: page.getByRole('link', { name: /^Tickets/ }) }),
  ).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the filters are open', async ({ page }) => {
    await page.goto('/de/programm');
    await expect(page.getByLabel('Spielstätte')).toBeVisible();
  });
});

for (const [locale, name] of [
  ['de', 'Alles als ZIP laden'],
  ['en', 'Download all as ZIP'],
] as const)
  test(`the button for all press files has label and size in one line (${locale})`, async ({ page, request }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const list = await (await request.get(`/${locale}/pressedownloads`)).text();
    const address = new RegExp(`href="(/${locale}/pressedownloads/[^"]+/1)"`).exec(list)?.[1];
    expect(address).toBeDefined();
    await page.goto(address ?? '');
    const button = page.getByRole('link', { name });
    const parts = button.locator(':scope > span');
    await expect(parts).toHaveCount(2);
    const [label, size] = [await parts.first().boundingBox(), await parts.last().boundingBox()];
    expect(label).not.toBeNull();
    expect(size?.y).toBe(label?.y);
  });
