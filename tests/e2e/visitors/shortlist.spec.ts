import { expect, type Page, test } from '@playwright/test';
import { axeOn } from '../support/axe-on.ts';
import { openInteractive, watchPage } from '../support/watch-page.ts';

const texts = {
  de: {
    programme: '/de/programm',
    shortlist: '/de/merkzettel',
    note: /^Merken: /,
    link: /^Merkzettel, /,
    share: 'Merkzettel teilen',
    copied: 'Der Link ist kopiert.',
    undo: 'Rückgängig',
    takeOver: 'Auf meinen Merkzettel übernehmen',
    mine: 'Zu meinem Merkzettel',
    taken: 'Diese Abende stehen auf Ihrem Merkzettel.',
    empty: 'Noch ist Ihr Merkzettel leer.',
  },
  en: {
    programme: '/en/programme',
    shortlist: '/en/shortlist',
    note: /^Add to shortlist: /,
    link: /^Shortlist, /,
    share: 'Share shortlist',
    copied: 'The link has been copied.',
    undo: 'Undo',
    takeOver: 'Add to my shortlist',
    mine: 'To my shortlist',
    taken: 'These evenings are on your shortlist.',
    empty: 'Your shortlist is still empty.',
  },
} as const;

const entries = (page: Page) => page.locator('[data-entry]');
const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage));

for (const [locale, own] of Object.entries(texts)) {
  test(`events are added, shared, adopted and removed (${locale})`, async ({ page, context, browser }) => {
    const seen = watchPage(page);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openInteractive(page, own.programme);
    expect(await stored(page)).toEqual([]);
    const notes = page.getByRole('button', { name: own.note });
    for (const index of [0, 2]) await notes.nth(index).click();
    await expect(notes.nth(0)).toHaveAttribute('aria-pressed', 'true');
    const titles = await Promise.all([0, 2].map((index) => entries(page).nth(index).locator('h4').textContent()));

    await page.getByRole('link', { name: own.link }).click();
    await expect(page).toHaveURL(new RegExp(`${own.shortlist}$`));
    await expect(entries(page)).toHaveCount(2);
    await expect(entries(page).locator('h4')).toHaveText(titles.map((title) => title ?? ''));
    expect((await axeOn(page).analyze()).violations.map(({ id }) => id)).toEqual([]);

    await page.getByRole('button', { name: own.share }).click();
    await expect(page.getByText(own.copied)).toBeVisible();
    const shared = await page.evaluate(() => navigator.clipboard.readText());
    expect(shared).toMatch(new RegExp(`${own.shortlist}\\?ids=\\d+,\\d+$`));

    await notes.first().press('Enter');
    await expect(entries(page)).toHaveCount(1);
    await expect(page.getByRole('button', { name: own.undo })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(entries(page)).toHaveCount(2);
    await expect(entries(page).first().getByRole('link').first()).toBeFocused();
    await page.reload();
    await expect(entries(page)).toHaveCount(2);

    const other = await browser.newPage();
    await openInteractive(other, shared);
    await expect(entries(other)).toHaveCount(2);
    await other.getByRole('button', { name: own.takeOver }).click();
    await expect(other.getByText(own.taken)).toBeVisible();
    await expect(other.getByRole('link', { name: own.mine, exact: true })).toBeFocused();
    await expect(other.getByRole('link', { name: own.link })).toBeVisible();
    await other.close();
    expect(seen.errors).toEqual([]);
    expect(seen.foreign).toEqual([]);
  });
}

test('the shortlist of a visitor says which of its events are over', async ({ page }) => {
  await openInteractive(page, texts.de.programme);
  await page.getByRole('button', { name: texts.de.note }).first().click();
  await page.clock.setFixedTime(new Date('2100-01-01'));
  await openInteractive(page, texts.de.shortlist);
  await expect(entries(page)).toContainText('Hat schon stattgefunden');
});

test('a shared shortlist for which there is no room says so', async ({ page }) => {
  await openInteractive(page, texts.de.programme);
  const event = /\/(\d+)$/.exec((await entries(page).first().locator('h4 a').getAttribute('href')) ?? '')?.[1];
  const full = Array.from({ length: 100 }, (_, index) => 100_000 + index).join(',');
  await page.evaluate((ids) => localStorage.setItem('shortlist', ids), full);
  await openInteractive(page, `${texts.de.shortlist}?ids=${event}`);
  await page.getByRole('button', { name: texts.de.takeOver }).click();
  await expect(page.getByRole('alert')).toContainText('100');
});

test('a shortlist that cannot be loaded says so and appears at the next try', async ({ page }) => {
  await openInteractive(page, texts.de.programme);
  await page.getByRole('button', { name: texts.de.note }).first().click();
  await page.route('**/merkzettel.data?**', (route) => route.abort());
  await page.goto(texts.de.shortlist);
  const retry = page.getByRole('button', { name: 'Noch einmal versuchen' });
  await expect(retry).toBeVisible();
  await page.unroute('**/merkzettel.data?**');
  await retry.click();
  await expect(entries(page)).toHaveCount(1);
});

test('events that are no longer in the programme are named and removed', async ({ page }) => {
  await openInteractive(page, texts.de.programme);
  const notes = page.getByRole('button', { name: texts.de.note });
  for (const index of [0, 2]) await notes.nth(index).click();
  await page.evaluate(() => localStorage.setItem('shortlist', `${localStorage.getItem('shortlist')},999998,999999`));
  await page.goto(texts.de.shortlist);
  await expect(page.getByText('2 Abende auf Ihrem Merkzettel stehen nicht mehr im Programm.')).toBeVisible();
  await expect(entries(page)).toHaveCount(2);
  const bookmark = page.getByRole('banner').getByRole('link', { name: /Merkzettel/ });
  await expect(bookmark).toHaveAccessibleName(/4/);
  const { violations } = await axeOn(page).analyze();
  expect(violations).toEqual([]);
  await page.getByRole('button', { name: 'Vom Merkzettel nehmen' }).press('Enter');
  await expect(page.getByText('stehen nicht mehr im Programm')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(bookmark).toHaveAccessibleName(/2/);
  await expect(entries(page)).toHaveCount(2);

  await page.evaluate(() => localStorage.setItem('shortlist', '999999'));
  await page.reload();
  await expect(page.getByText('Ein Abend auf Ihrem Merkzettel steht nicht mehr im Programm.')).toBeVisible();
  await expect(entries(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Vom Merkzettel nehmen' }).click();
  await expect(page.getByText('Noch ist Ihr Merkzettel leer.')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there are no bookmark buttons, and a shared list is shown with its calendar', async ({ page, request }) => {
    await page.goto(texts.de.programme);
    await expect(page.getByRole('button', { name: texts.de.note })).toHaveCount(0);
    const { results } = (await (await request.get('/de/api/events/?page_size=20')).json()) as {
      results: { id: number; flags: string[] }[];
    };
    // The next events change with the hour, and a private one is in no calendar.
    const open = results.filter(({ flags }) => !flags.includes('private-event'));
    const ids = open
      .slice(0, 2)
      .map(({ id }) => id)
      .join(',');
    await page.goto(`${texts.de.shortlist}?ids=${ids}`);
    await expect(entries(page)).toHaveCount(2);
    const calendar = await page.getByRole('link', { name: 'Alle in den Kalender' }).getAttribute('href');
    const file = await (await request.get(calendar ?? '')).text();
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    await page.goto(texts.de.shortlist);
    await expect(page.locator('noscript p')).toBeVisible();
  });
});
