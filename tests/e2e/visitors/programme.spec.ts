import { expect, type Page, test } from '@playwright/test';
import { axeFindings, axeOn } from '../support/axe-on.ts';
import { eventsOnPage } from '../support/events-on-page.ts';
import { openInteractive, waitUntilInteractive, watchPage } from '../support/watch-page.ts';

test.describe.configure({ mode: 'default' });

const entries = (page: Page) => page.locator('[data-entry]');

const texts = {
  de: {
    programme: '/de/programm',
    more: 'Weitere Termine anzeigen',
    opera: 'Oper',
    venue: 'Spielstätte',
    month: 'Monat',
    list: 'Liste',
    reset: 'Filter zurücksetzen',
  },
  en: {
    programme: '/en/programme',
    more: 'Show more dates',
    opera: 'Opera',
    venue: 'Venue',
    month: 'Month',
    list: 'List',
    reset: 'Reset filters',
  },
} as const;

test(
  'more dates are appended in place: months join, and the focus moves to the first new one',
  { tag: '@core' },
  async ({ page }) => {
    const seen = watchPage(page);
    await openInteractive(page, texts.de.programme);
    await expect(entries(page)).toHaveCount(eventsOnPage);
    const last = await entries(page).last().locator('h4').textContent();
    await page.getByRole('link', { name: texts.de.more }).focus();
    await page.keyboard.press('Enter');
    await expect(entries(page)).toHaveCount(2 * eventsOnPage);
    await expect(page.getByText(new RegExp(`^${eventsOnPage} weitere, ${2 * eventsOnPage} von \\d+$`))).toBeAttached();
    await expect(entries(page).nth(eventsOnPage).getByRole('link').first()).toBeFocused();
    expect(
      await entries(page)
        .nth(eventsOnPage - 1)
        .locator('h4')
        .textContent(),
    ).toBe(last);
    await expect(page).toHaveURL(/\/de\/programm$/);
    for (const heads of [page.locator('section[id^="month-"]'), page.locator('h3[id^="day-"]')]) {
      const ids = await heads.evaluateAll((all) => all.map(({ id }) => id));
      expect(ids).toEqual([...new Set(ids)].toSorted());
    }
    const starts = await entries(page).evaluateAll((all) =>
      all.map((each) => each.querySelector('article time')?.getAttribute('datetime') ?? ''),
    );
    const moments = starts.map((start) => Date.parse(start));
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    expect(seen.errors).toEqual([]);
  },
);

test('Back restores the length of the list', async ({ page }) => {
  await openInteractive(page, texts.de.programme);
  await page.getByRole('link', { name: texts.de.more }).click();
  await expect(entries(page)).toHaveCount(2 * eventsOnPage);
  await entries(page)
    .nth(2 * eventsOnPage - 5)
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('dialog').getByRole('link', { name: 'Mehr Informationen' }).click();
  await expect(page.locator('h1')).not.toHaveText('Programm');
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(entries(page)).toHaveCount(2 * eventsOnPage);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(entries(page)).toHaveCount(2 * eventsOnPage);
});

test('a failed page leaves the list unchanged and says so', async ({ page }) => {
  await openInteractive(page, texts.de.programme);
  await page.route('**/programm.data?**', (route) => route.abort());
  await page.getByRole('link', { name: texts.de.more }).click();
  await expect(page.getByText('Das ließ sich nicht laden.', { exact: false })).toBeVisible();
  await expect(entries(page)).toHaveCount(eventsOnPage);
  await page.unroute('**/programm.data?**');
  await page.getByRole('link', { name: texts.de.more }).click();
  await expect(entries(page)).toHaveCount(2 * eventsOnPage);
});

for (const address of ['/de/programm', '/en/programme', '/en/artists/sunniva-halmdahl/1']) {
  test(`every price is readable on the narrowest screen (${address})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(address);
    const tickets = page.locator('main a[href*="/webshop"]');
    await expect(tickets.first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const cut = await tickets.evaluateAll(
      (links) => links.filter((link) => link.scrollWidth > link.clientWidth).length,
    );
    expect(cut).toBe(0);
  });
}

test('filters change the list in place and the address', { tag: '@core' }, async ({ page }) => {
  const seen = watchPage(page);
  await openInteractive(page, texts.en.programme);
  const filters = page.getByRole('region', { name: 'Filter the programme' });
  await filters.getByRole('link', { name: texts.en.opera, exact: true }).click();
  await expect(page).toHaveURL(/\?category=oper$/);
  await expect(page).toHaveTitle(/^Programme: Opera/);
  const venue = filters.getByLabel(texts.en.venue);
  await venue.focus();
  const slug = (await venue.locator('option').nth(1).getAttribute('value')) ?? '';
  await venue.selectOption(slug);
  await expect(page).toHaveURL(new RegExp(`category=oper&venue=${slug}$`));
  await expect(venue).toBeFocused();
  await page.goBack();
  await expect(venue).toHaveValue('');
  await filters.getByRole('link', { name: 'Remove filter: Opera' }).press('Enter');
  await expect(page).toHaveURL(/\/en\/programme$/);
  await expect(filters).toBeFocused();
  await filters.getByLabel('With tickets only').check();
  await expect(page).toHaveURL(/\?availability=available$/);
  await filters.getByRole('link', { name: texts.en.reset }).click();
  await expect(page).toHaveURL(/\/en\/programme$/);
  expect(seen.errors).toEqual([]);
});

test('the month is a table whose days lead to the list', { tag: '@core' }, async ({ page }) => {
  await openInteractive(page, texts.de.programme);
  await page.getByRole('link', { name: texts.de.month, exact: true }).click();
  await expect(page).toHaveURL(/\?view=month$/);
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText([
    'Montag',
    'Dienstag',
    'Mittwoch',
    'Donnerstag',
    'Freitag',
    'Samstag',
    'Sonntag',
  ]);
  await page.getByRole('navigation', { name: 'Monat wählen' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/view=month&month=\d{4}-\d\d$/);
  const day = table.locator('p > a:has(time)').first();
  const month = new URL(page.url()).searchParams.get('month') ?? '';
  await expect(day.locator('time')).toHaveAttribute('datetime', new RegExp(`^${month}`));
  const date = await day.locator('time').getAttribute('datetime');
  await day.click();
  await expect(page).toHaveURL(new RegExp(`\\?date=${date}$`));
  await expect(page.locator(`#day-${date}`)).toBeAttached();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${texts.de.programme}?view=month`);
  await table
    .getByRole('article')
    .first()
    .getByRole('link')
    .evaluate((link) => {
      link.textContent = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
    });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
});

test('an event leads from the list to its cast and tickets', async ({ page }) => {
  const seen = watchPage(page);
  await openInteractive(page, `${texts.de.programme}?category=oper&availability=available`);
  const title = entries(page).first().locator('h4 a');
  const name = (await title.textContent()) ?? '';
  await title.click();
  await page.getByRole('dialog', { name }).getByRole('link', { name: 'Mehr Informationen' }).click();
  await expect(page.locator('h1')).toHaveText(name);
  await expect(page.getByRole('heading', { name: 'Besetzung' })).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(`^Tickets für ${name}`) }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'In den Kalender' })).toHaveAttribute('href', /\/event\.ics$/);
  expect(seen.errors).toEqual([]);
});

for (const [locale, text] of Object.entries(texts)) {
  test(`axe finds nothing in the programme (${locale})`, async ({ page }) => {
    test.setTimeout(120_000);
    const addresses = ['', '?view=month', '?category=gibt-es-nicht', '?date=2020-01-01&venue=foyer'];
    for (const address of addresses) {
      await openInteractive(page, text.programme + address);
      expect.soft(await axeFindings(axeOn(page)), address).toEqual([]);
    }
    await page.goto(`${text.programme}?category=oper`);
    await page.goto((await entries(page).first().locator('h4 a').getAttribute('href')) ?? '');
    await waitUntilInteractive(page);
    expect.soft((await axeOn(page).analyze()).violations.map(({ id }) => id)).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the next page is a link, filters are a form, and the month is there', async ({ page }) => {
    await page.goto(texts.de.programme);
    await expect(entries(page)).toHaveCount(eventsOnPage);
    const first = await entries(page).first().locator('h4 a').getAttribute('href');
    await page.getByRole('link', { name: texts.de.more }).click();
    await expect(page).toHaveURL(/\?page=2&after=\d+_\d+$/);
    expect(await entries(page).first().locator('h4 a').getAttribute('href')).not.toBe(first);
    await page.getByRole('link', { name: 'Frühere Termine anzeigen' }).click();
    await expect(page).toHaveURL(/\/de\/programm$/);
    const venue = page.getByLabel(texts.de.venue);
    const slug = (await venue.locator('option').nth(1).getAttribute('value')) ?? '';
    await venue.selectOption(slug);
    await page.getByRole('button', { name: 'Anzeigen' }).click();
    await expect(page).toHaveURL(new RegExp(`venue=${slug}`));
    await expect(venue).toHaveValue(slug);
    await page.getByRole('link', { name: texts.de.month, exact: true }).click();
    await expect(page.getByRole('table')).toBeVisible();
  });
});

test('the mark of a private event takes one line on a telephone', async ({ page }) => {
  for (const [address, word] of [
    ['/de/programm', 'Geladene Gäste'],
    ['/en/programme', 'Private event'],
  ] as const) {
    await page.goto(address);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const marks = await page
        .locator('main [class*="flags"] > span')
        .filter({ hasText: word })
        .evaluateAll((all) => all.map((mark) => mark.getBoundingClientRect().height));
      expect(marks.length, address).toBeGreaterThan(0);
      expect(Math.max(...marks), `${address} at ${width} px`).toBeLessThan(32);
    }
  }
});

test('no name of a day breaks in the middle on a telephone', async ({ page }) => {
  for (const address of ['/de/programm', '/en/programme']) {
    await page.goto(address);
    for (const width of [320, 360, 430]) {
      await page.setViewportSize({ width, height: 740 });
      const names = await page.locator('main h3 [class*="week"]').evaluateAll((days) =>
        days.map((day) => {
          const range = document.createRange();
          range.selectNodeContents(day);
          return { name: day.textContent, lines: range.getClientRects().length };
        }),
      );
      expect(names.length, address).toBeGreaterThan(3);
      // 'Today, Thursday' may break after its comma.
      const broken = names.filter(({ name, lines }) => lines > name.split(' ').length);
      expect(broken, `${address} at ${width} px`).toEqual([]);
    }
  }
});
