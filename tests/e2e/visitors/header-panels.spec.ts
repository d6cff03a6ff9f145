import { expect, type Page, test } from '@playwright/test';
import { axeOn } from '../support/axe-on.ts';
import { waitUntilInteractive, watchPage } from '../support/watch-page.ts';

const words = {
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
type Words = (typeof words)['de' | 'en'];

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

for (const [locale, said] of Object.entries(words)) {
  test(`the search panel leads to a result by keyboard alone (${locale})`, async ({ page }) => {
    const seen = watchPage(page);
    await page.goto(said.home);
    await waitUntilInteractive(page);
    await walkTo(page, said.search);
    await page.keyboard.press('Enter');
    const field = page.getByRole('dialog').getByRole('combobox', { name: said.field });
    await expect(field).toBeFocused();
    const asked = page.waitForRequest(/autocomplete/);
    await page.keyboard.type('SALO');
    expect(new URL((await asked).url()).search).toBe('?query=salo');
    const options = page.getByRole('option');
    await expect(options.first()).toContainText('Salome');
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(said.suggestions);
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button(page, said.search)).toBeFocused();

    await page.keyboard.press('Space');
    await page.keyboard.type('salo');
    await expect(options.first()).toContainText('Salome');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => address(page)).toMatch(said.results);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('combobox', { name: said.field })).toHaveValue(/Salome/);
    const result = page.locator('main h3 a').first();
    await result.press('Enter');
    await expect(page.locator('h1')).toContainText('Salome');
    expect(seen.errors).toEqual([]);
    expect(seen.foreign).toEqual([]);
  });

  test(`a day is picked, then another one, then none (${locale})`, async ({ page }) => {
    const seen = watchPage(page);
    await page.goto(said.home);
    await waitUntilInteractive(page);
    const first = await pick(page, said, 0);
    await expect.poll(() => address(page)).toBe(`${said.programme}?date=${first}`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto(`${said.programme}?category=oper&date=${first}`);
    await waitUntilInteractive(page);
    const second = await pick(page, said, 1);
    await expect.poll(() => address(page)).toBe(`${said.programme}?category=oper&date=${second}`);
    // The address changes before the page does, and the arrival closes a panel that was opened in between.
    await expect(page.getByRole('main').locator('input[name=date]')).toHaveValue(second);
    await expect(button(page, said.calendar)).toBeFocused();
    await page.keyboard.press('Enter');
    const chosen = page.getByRole('grid').getByRole('link', { name: said.chosen });
    await expect(chosen).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => address(page)).toBe(`${said.programme}?category=oper`);
    expect(seen.errors).toEqual([]);
  });

  test(`axe finds nothing while a panel is open (${locale})`, async ({ page }) => {
    await page.goto(said.programme);
    await waitUntilInteractive(page);
    await button(page, said.search).click();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.keyboard.type('sa');
    await page.getByRole('dialog').getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await findings(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: said.close }).click();
    await button(page, said.calendar).click();
    await page.getByRole('grid').getByRole('link', { name: said.events }).first().waitFor();
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
  await page.goto(words.de.home);
  await waitUntilInteractive(page);
  const icon = await button(page, words.de.calendar).locator('> span').boundingBox();
  expect([icon?.width, icon?.height]).toEqual([48, 48]);
  await button(page, words.de.search).click();
  expect([await widthAt(360), await widthAt(767), await widthAt(768), await widthAt(1920)]).toEqual([
    360, 767, 432, 432,
  ]);
  const list = page.locator('[role=listbox]');
  await expect(list).toHaveCSS('max-height', '336px');
  await expect(list.locator('..')).toHaveCSS('transition-duration', '0.56s, 0s');
  await page.keyboard.press('Escape');
  await button(page, words.de.calendar).click();
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
async function pick(page: Page, said: Words, index: number): Promise<string> {
  await button(page, said.calendar).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid').locator('[data-day]:focus')).toBeVisible();
  await page.keyboard.press('PageDown');
  const day = page.getByRole('grid').getByRole('link', { name: said.events }).nth(index);
  const date = (await day.getAttribute('data-day')) ?? '';
  await page.keyboard.press('Control+Home');
  for (let days = 1; days < Number(date.slice(8)); days += 1) await page.keyboard.press('ArrowRight');
  await expect(day).toBeFocused();
  await page.keyboard.press('Enter');
  return date;
}

test('tabbing through the header or closing a panel keeps the scroll position', async ({ page }) => {
  await page.goto(words.de.programme);
  await waitUntilInteractive(page);
  await page.mouse.wheel(0, 900);
  const place = () => page.evaluate(() => Math.round(scrollY));
  await expect.poll(place).toBe(900);
  await button(page, words.de.calendar).evaluate((element) => element.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid').locator('[data-day]:focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, words.de.calendar)).toBeFocused();
  for (const key of ['Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) await page.keyboard.press(key);
  expect(await place()).toBe(900);
});

test('the panels survive failing suggestions and invalid days', async ({ page }) => {
  await page.route('**/api/search/autocomplete/**', (route) => route.fulfill({ status: 500 }));
  await page.route('**/api/calendar/', (route) => route.fulfill({ json: ['31.02.2027', '2026-12-01', null, '<b>'] }));
  await page.goto(words.de.home);
  await waitUntilInteractive(page);
  await button(page, words.de.search).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  const failed = page.waitForResponse(/autocomplete/);
  await page.keyboard.type('salome');
  await failed;
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect.poll(() => address(page)).toBe('/de/search?q=salome');
  await button(page, words.de.calendar).click();
  await expect(page.getByRole('grid').locator('[aria-current=date]')).toBeFocused();
  await expect(page.getByRole('button', { name: words.de.next })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect.poll(() => address(page)).toMatch(/^\/de\/programm\?date=\d{4}-\d\d-\d\d$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the buttons are links to the search and to the months of the programme', async ({ page }) => {
    for (const said of Object.values(words)) {
      await page.goto(said.home);
      await page.getByRole('banner').getByRole('link', { name: said.search }).click();
      await page.getByRole('textbox', { name: said.field }).fill('salome');
      await page.getByRole('textbox', { name: said.field }).press('Enter');
      await expect.poll(() => address(page)).toMatch(said.results);
      await page.getByRole('banner').getByRole('link', { name: said.calendar }).click();
      await expect.poll(() => address(page)).toBe(`${said.programme}?view=month`);
    }
  });
});
