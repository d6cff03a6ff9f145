import { expect, type Page, test } from '@playwright/test';
import { axeOn } from '../support/axe-on.ts';
import { openInteractive, watchPage } from '../support/watch-page.ts';

const texts = {
  de: {
    home: '/de',
    search: 'Suche öffnen',
    field: 'Wonach suchen Sie?',
    calendar: 'Kalendar öffnen',
    programme: '/de/programm',
    results: /^\/de\/search\?q=/,
    next: 'Nächster Monat',
    close: 'Schließen',
    events: /, (?:\d+ Veranstaltung(?:en)?|mit Veranstaltungen)$/,
    chosen: /, ausgewählt$/,
    suggestions: /^(?:Ein Vorschlag|\d+ Vorschläge)$/,
  },
  en: {
    home: '/en',
    search: 'Open search',
    field: 'What are you looking for?',
    calendar: 'Open calendar',
    programme: '/en/programme',
    results: /^\/en\/search\?q=/,
    next: 'Next month',
    close: 'Close',
    events: /, (?:\d+ events?|with events)$/,
    chosen: /, chosen$/,
    suggestions: /^(?:One suggestion|\d+ suggestions)$/,
  },
} as const;
type Texts = (typeof texts)['de' | 'en'];

const button = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name });
const address = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** Presses Tab from the beginning of the page. */
async function walkTo(page: Page, name: string): Promise<void> {
  for (let stops = 0; stops < 25; stops += 1) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))) === name) return;
  }
  throw new Error(`${name} cannot be reached`);
}

for (const [locale, text] of Object.entries(texts)) {
  test(
    `the search panel leads to a result by keyboard alone (${locale})`,
    { tag: locale === 'de' ? '@core' : [] },
    async ({ page }) => {
      const seen = watchPage(page);
      await openInteractive(page, text.home);
      await walkTo(page, text.search);
      await page.keyboard.press('Enter');
      const field = page.getByRole('dialog').getByRole('combobox', { name: text.field });
      await expect(field).toBeFocused();
      // On a slow machine the pauses between keys are so long that parts of the word are searched for, too.
      const requested = page.waitForRequest((request) => /autocomplete.*[?]query=salo$/.test(request.url()));
      await page.keyboard.type('SALO');
      await requested;
      const options = page.getByRole('option');
      await expect(options.first()).toContainText('Salome');
      await expect(page.getByRole('dialog').getByRole('status')).toHaveText(text.suggestions);
      await page.keyboard.press('ArrowDown');
      await expect(options.first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowUp');
      await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(field).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(button(page, text.search)).toBeFocused();

      await page.keyboard.press('Space');
      await page.keyboard.type('salo');
      await expect(options.first()).toContainText('Salome');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect.poll(() => address(page)).toMatch(text.results);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('combobox', { name: text.field })).toHaveValue(/Salome/);
      const result = page.locator('main h3 a').first();
      await result.press('Enter');
      await expect(page.locator('h1')).toContainText('Salome');
      expect(seen.errors).toEqual([]);
      expect(seen.foreign).toEqual([]);
    },
  );

  test(
    `a day is picked, then another one, then none (${locale})`,
    { tag: locale === 'en' ? '@core' : [] },
    async ({ page }) => {
      const seen = watchPage(page);
      await openInteractive(page, text.home);
      const first = await pick(page, text, 0);
      await expect.poll(() => address(page)).toBe(`${text.programme}?date=${first}`);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await openInteractive(page, `${text.programme}?category=oper&date=${first}`);
      const second = await pick(page, text, 1);
      await expect.poll(() => address(page)).toBe(`${text.programme}?category=oper&date=${second}`);
      // The address changes before the page does, and the arrival closes a panel that was opened in between.
      await expect(page.getByRole('main').locator('input[name=date]')).toHaveValue(second);
      await expect(button(page, text.calendar)).toBeFocused();
      await page.keyboard.press('Enter');
      const chosen = page.getByRole('grid').getByRole('link', { name: text.chosen });
      await expect(chosen).toBeFocused();
      await page.keyboard.press('Enter');
      await expect.poll(() => address(page)).toBe(`${text.programme}?category=oper`);
      expect(seen.errors).toEqual([]);
    },
  );

  test(`axe finds nothing while a panel is open (${locale})`, async ({ page }) => {
    await openInteractive(page, text.programme);
    await button(page, text.search).click();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.keyboard.type('sa');
    await page.getByRole('dialog').getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await findings(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: text.close }).click();
    await button(page, text.calendar).click();
    // At the end of a month no event may be left in it.
    await page.getByRole('dialog').getByRole('button', { name: text.next }).click();
    await page.getByRole('grid').getByRole('link', { name: text.events }).first().waitFor();
    expect(await findings(page)).toEqual([]);
  });
}

test('the panels have their sizes, and suggestions unfold in 0.56 s', async ({ page }) => {
  const sheet = page.locator('dialog > div');
  const widthAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    return (await sheet.boundingBox())?.width;
  };
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openInteractive(page, texts.de.home);
  const icon = await button(page, texts.de.calendar).locator('> span').boundingBox();
  expect([icon?.width, icon?.height]).toEqual([48, 48]);
  await button(page, texts.de.search).click();
  expect([await widthAt(360), await widthAt(767), await widthAt(768), await widthAt(1920)]).toEqual([
    360, 767, 432, 432,
  ]);
  const list = page.locator('[role=listbox]');
  await expect(list).toHaveCSS('max-height', '336px');
  await expect(list.locator('..')).toHaveCSS('transition-duration', '0.56s, 0s');
  await page.keyboard.press('Escape');
  await button(page, texts.de.calendar).click();
  expect([await widthAt(768), await widthAt(360)]).toEqual([440, 360]);
});

/** On a wide screen and on a phone. */
async function findings(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const { violations } = await axeOn(page).analyze();
    found.push(...violations.map(({ id, nodes }) => `${width} ${id}: ${nodes[0]?.html}`));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) found.push(`${width}: ${wide} wide`);
  }
  return found;
}

/** Picks a day of next month that has events by keyboard and returns it. */
async function pick(page: Page, text: Texts, index: number): Promise<string> {
  await button(page, text.calendar).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid').locator('[data-day]:focus')).toBeVisible();
  // Without the days with events there is no month to turn to.
  await expect(page.getByRole('button', { name: text.next })).not.toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('PageDown');
  const day = page.getByRole('grid').getByRole('link', { name: text.events }).nth(index);
  const date = (await day.getAttribute('data-day')) ?? '';
  await page.keyboard.press('Control+Home');
  for (let days = 1; days < Number(date.slice(8)); days += 1) await page.keyboard.press('ArrowRight');
  await expect(day).toBeFocused();
  await page.keyboard.press('Enter');
  return date;
}

test('tabbing through the header or closing a panel keeps the scroll position', async ({ page }) => {
  await openInteractive(page, texts.de.programme);
  await page.mouse.wheel(0, 900);
  const place = () => page.evaluate(() => Math.round(scrollY));
  await expect.poll(place).toBe(900);
  await button(page, texts.de.calendar).evaluate((element) => element.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid').locator('[data-day]:focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, texts.de.calendar)).toBeFocused();
  for (const key of ['Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) await page.keyboard.press(key);
  expect(await place()).toBe(900);
});

test('the panels survive failing suggestions and invalid days', async ({ page }) => {
  await page.route('**/api/search/autocomplete/**', (route) => route.fulfill({ status: 500 }));
  await page.route('**/api/calendar/', (route) => route.fulfill({ json: ['31.02.2027', '2026-12-01', null, '<b>'] }));
  await openInteractive(page, texts.de.home);
  await button(page, texts.de.search).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  const failed = page.waitForResponse(/autocomplete/);
  await page.keyboard.type('salome');
  await failed;
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect.poll(() => address(page)).toBe('/de/search?q=salome');
  await button(page, texts.de.calendar).click();
  await expect(page.getByRole('grid').locator('[aria-current=date]')).toBeFocused();
  await expect(page.getByRole('button', { name: texts.de.next })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect.poll(() => address(page)).toMatch(/^\/de\/programm\?date=\d{4}-\d\d-\d\d$/);
});

test('Enter right after typing searches for what is in the field, whatever is still loading', async ({ page }) => {
  await page.route('**/api/search/autocomplete/**', () => {});
  await openInteractive(page, texts.de.home);
  await button(page, texts.de.search).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  const asked = page.waitForRequest(/autocomplete/);
  await page.keyboard.type('s');
  await asked;
  await page.keyboard.type('alome');
  await page.keyboard.press('Enter');
  await expect.poll(() => address(page)).toBe('/de/search?q=salome');

  // The page is there, its scripts are not.
  await page.route('**/assets/*.js', () => {});
  await page.goto('/de/search', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('textbox', { name: texts.de.field }).click();
  await page.keyboard.type('tosca');
  await page.keyboard.press('Enter');
  await expect.poll(() => address(page)).toBe('/de/search?q=tosca');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the buttons are links to the search and to the months of the programme', async ({ page }) => {
    for (const text of Object.values(texts)) {
      await page.goto(text.home);
      await page.getByRole('banner').getByRole('link', { name: text.search }).click();
      await page.getByRole('textbox', { name: text.field }).fill('salome');
      await page.getByRole('textbox', { name: text.field }).press('Enter');
      await expect.poll(() => address(page)).toMatch(text.results);
      await page.getByRole('banner').getByRole('link', { name: text.calendar }).click();
      await expect.poll(() => address(page)).toBe(`${text.programme}?view=month`);
    }
  });
});
