import { expect, type Locator, type Page, test } from '@playwright/test';
import { axeFindings, axeOn } from '../support/axe-on.ts';
import { openInteractive, watchPage } from '../support/watch-page.ts';
import { waitForItalic } from '../support/wait-for-fonts.ts';
import { shifted, recordLayoutShifts } from '../support/layout-shifts.ts';

const texts = {
  de: { home: '/de', openMenu: 'Menü öffnen', closeMenu: 'Menü schließen', menu: 'Menü', visit: 'Besuch' },
  en: { home: '/en', openMenu: 'Open menu', closeMenu: 'Close menu', menu: 'Menu', visit: 'Visit' },
} as const;

const head = (page: Page) => page.getByRole('banner');
const news = (page: Page) => page.getByRole('region', { name: 'Wichtige Information' });

test('on a narrow phone name and tools are in one line, and the open menu has its close button beside the name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { home, openMenu, closeMenu } of Object.values(texts)) {
    await openInteractive(page, home);
    const middle = async (each: Locator) => {
      const { y, height } = (await each.boundingBox()) ?? { y: 0, height: 0 };
      return Math.round(y + height / 2);
    };
    const tools = head(page).getByRole('button').or(head(page).locator(':scope > div > a')).filter({ visible: true });
    expect(await tools.count()).toBe(4);
    const line = await middle(head(page).getByRole('button', { name: openMenu }));
    for (const tool of await tools.all()) expect(Math.abs((await middle(tool)) - line)).toBeLessThan(3);
    await head(page).getByRole('button', { name: openMenu }).click();
    const name = page.locator('header details[open] svg + *').filter({ visible: true }).first();
    await expect(name).toBeVisible();
    const out = await middle(head(page).getByRole('button', { name: closeMenu }));
    expect(Math.abs((await middle(name)) - out)).toBeLessThan(3);
  }
});

test(
  'by keyboard alone: past the news, through a submenu, and by the menu to a page',
  { tag: '@core' },
  async ({ page }) => {
    const seen = watchPage(page);
    await openInteractive(page, '/de');
    const order = [
      page.getByRole('link', { name: 'Zum Inhalt springen' }),
      news(page).getByRole('link'),
      news(page).getByRole('button', { name: 'Information schließen' }),
      head(page).getByRole('link', { name: /zur Startseite$/ }),
    ];
    for (const each of order) {
      await page.keyboard.press('Tab');
      await expect(each).toBeFocused();
    }
    const row = page.getByRole('navigation', { name: 'Hauptnavigation' });
    const visit = row.getByRole('button', { name: 'Besuch' });
    await visit.focus();
    await page.keyboard.press('Enter');
    await expect(visit).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(row.getByRole('link', { name: 'Übersicht' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(visit).toBeFocused();
    await expect(row.getByRole('link', { name: 'Übersicht' })).toBeHidden();

    const burger = page.getByRole('button', { name: 'Menü öffnen' });
    await burger.focus();
    await page.keyboard.press('Space');
    const menu = page.getByRole('navigation', { name: 'Menü', exact: true });
    await expect(page.getByRole('button', { name: 'Menü schließen' })).toBeFocused();
    await menu.getByRole('button', { name: 'Das Haus' }).press('Enter');
    await menu.getByRole('button', { name: 'Besuch' }).press('Enter');
    await expect(menu.getByRole('button', { name: 'Das Haus' })).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/de\/besuch$/);
    await expect(menu).toBeHidden();
    await expect(page.locator('body')).not.toHaveClass(/no-scroll/);
    await expect(page.locator('main')).toBeFocused();
    expect(seen.errors).toEqual([]);
    expect(seen.foreign).toEqual([]);
  },
);

test(
  'the language switch closes when the focus leaves, and keeps the page and its filters',
  { tag: '@core' },
  async ({ page }) => {
    await openInteractive(page, '/de/programm?category=oper');
    const toggle = head(page).getByRole('button', { name: 'Sprache ändern' });
    const english = head(page).getByRole('link', { name: 'English' });
    await expect(toggle).toContainText('DE');
    await toggle.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(english).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(english).toBeHidden();
    await toggle.click();
    const requested = page.waitForRequest(/programme\.data/);
    await english.click();
    await requested;
    await expect(page).toHaveURL(/\/en\/programme\?category=oper$/);
    await expect(head(page).getByRole('button', { name: 'Change language' })).toContainText('EN');
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toContainText('Productions');
  },
);

test('the header hides on scrolling down and returns on scrolling up, never over the focus; nothing else moves', async ({
  page,
}) => {
  await recordLayoutShifts(page);
  await openInteractive(page, '/de');
  await waitForItalic(page);
  const header = head(page);
  const before = await shifted(page);
  await page.mouse.wheel(0, 1600);
  await expect(header).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(header).toBeInViewport({ ratio: 0.99 });
  await expect(header).not.toHaveClass(/stage-colour/);
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  for (let n = 0; n < 12; n += 1) {
    await page.keyboard.press('Shift+Tab');
    const covered = await page.evaluate(() => {
      const focused = document.activeElement?.getBoundingClientRect();
      const over = document.querySelector('header')?.getBoundingClientRect();
      return focused && over ? focused.bottom <= over.bottom : true;
    });
    expect(covered).toBe(false);
  }
  expect(await shifted(page)).toBe(before);
});

test('closed news stay closed in this tab without a layout shift', async ({ page }) => {
  await recordLayoutShifts(page);
  await openInteractive(page, '/de/impressum');
  expect(await page.evaluate(() => 'closed-news' in sessionStorage)).toBe(false);
  await news(page).getByRole('button', { name: 'Information schließen' }).click();
  await expect(news(page)).toBeHidden();
  await expect(head(page).getByRole('link', { name: /zur Startseite$/ })).toBeFocused();
  expect(await shifted(page)).toBe(0);
  await openInteractive(page, '/de/datenschutz');
  await expect(news(page)).toBeHidden();
  expect(await shifted(page)).toBe(0);
});

/** Shows a page as received so far on a slow connection, up to the given marker. */
async function readIn(page: Page, path: string, from: string, upTo: string): Promise<void> {
  const html = await (await page.request.get(path)).text();
  const end = html.indexOf(upTo, html.indexOf(from));
  expect(end, upTo).toBeGreaterThan(html.indexOf('<body'));
  await page.route(`**${path}`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html.slice(0, end) }),
  );
  await page.goto(path);
  await page.unroute(`**${path}`);
}

test('while a page arrives in pieces, header and stage appear whole', async ({ page }) => {
  const home = head(page).getByRole('link', { name: /zur Startseite$/ });
  for (const [from, upTo] of [
    ['<header', '<li><details'],
    ['<header', '</nav>'],
    ['<header', 'aria-label="Merkzettel"'],
    ['>English</a>', '<summary'],
    ['<header', '<i></i>'],
  ] as const) {
    await readIn(page, '/de/impressum', from, upTo);
    await expect(head(page)).toBeVisible();
    await expect(home).toBeHidden();
  }
  await readIn(page, '/de/impressum', '<main', '<h1');
  await expect(home).toBeVisible();
  for (const [path, title, upTo] of [
    ['/de', 'h2', '</h2>'],
    ['/de', 'h2', '</ol>'],
    ['/de/das-haus', 'h1', '</h1>'],
  ] as const) {
    await readIn(page, path, '<main', upTo);
    const first = page.locator('main').locator(title).first();
    await expect(first).toBeAttached();
    await expect(first).toBeHidden();
    await page.goto(path);
    await expect(first).toBeVisible();
  }
});

test('the glow behind a title does not move while the title grows', async ({ page }) => {
  await recordLayoutShifts(page);
  await openInteractive(page, '/de/impressum');
  const before = await shifted(page);
  await page.evaluate(async () => {
    // Content that follows may be pushed.
    const below = document.querySelectorAll<HTMLElement>('main > div > div ~ div, footer');
    for (const each of below) each.style.display = 'none';
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await painted();
    document.querySelector('h1')?.append(document.createElement('br'), 'zweite Zeile');
    await painted();
    await painted();
  });
  expect(await shifted(page)).toBe(before);
});

test('the tools stand in one line on the narrowest telephone', async ({ page }) => {
  for (const { home } of Object.values(texts)) {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto(home);
    const tools = head(page).locator('a, summary, button').filter({ visible: true });
    const boxes = await Promise.all((await tools.all()).map((tool) => tool.boundingBox()));
    const middles = boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0) / 2);
    expect(Math.max(...middles) - Math.min(...middles), home).toBeLessThan(12);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

for (const [locale, own] of Object.entries(texts))
  for (const width of [1280, 360])
    test(`axe finds nothing in the open menu (${locale}, ${width} pixels)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openInteractive(page, own.home);
      const tools = head(page).locator('a, summary, button').filter({ visible: true });
      for (const tool of await tools.all()) {
        const box = await tool.boundingBox();
        if (width === 360)
          expect(Math.min(box?.width ?? 0, box?.height ?? 0), await tool.innerText()).toBeGreaterThanOrEqual(44);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      }
      await head(page).getByRole('button', { name: own.openMenu }).click();
      const menu = page.getByRole('navigation', { name: own.menu, exact: true });
      await menu.getByRole('button', { name: own.visit }).click();
      await expect(menu.getByRole('link').first()).toBeVisible();
      expect(await axeFindings(axeOn(page))).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await head(page).getByRole('button', { name: own.closeMenu }).click();
      await expect(menu).toBeHidden();
    });

test('the menu slides for 0.7 seconds; submenus unfold in 0.4, their lines fade in one after the other', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openInteractive(page, '/de');
  const timings = (selector: string) =>
    page.locator(selector).evaluateAll((elements) =>
      elements.map((element) => {
        const { animationDuration, animationDelay } = getComputedStyle(element);
        return `${animationDuration} after ${animationDelay}`;
      }),
    );
  await head(page).getByRole('button', { name: 'Menü öffnen' }).click();
  await page.getByRole('navigation', { name: 'Menü', exact: true }).getByRole('button', { name: 'Das Haus' }).click();
  expect(await timings('details[open] > .stage')).toEqual(['0.7s after 0s']);
  const open = 'nav[aria-label="Menü"] details[open] > div';
  expect(await timings(open)).toEqual(['0.4s after 0s']);
  const lines = ['0.5s after 0.2s', '0.5s after 0.3s', '0.5s after 0.4s'];
  expect((await timings(`${open} li`)).slice(0, 3)).toEqual(lines);
});

test('a slow page shows the progress line; a failed one shows it in red with a retry', async ({ page }) => {
  await openInteractive(page, '/de/impressum');
  let release = () => {};
  await page.route('**/programm.data*', async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await route.continue();
  });
  const row = page.getByRole('navigation', { name: 'Hauptnavigation' });
  await row.getByRole('link', { name: 'Programm' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Die Seite wird geladen' })).toHaveCount(1);
  await expect(page.locator('[data-shown]')).toHaveCount(1);
  release();
  await expect(page).toHaveURL(/\/programm$/);
  await page.route('**/blog.data*', (route) => route.abort());
  await row.getByRole('link', { name: 'Magazin' }).click();
  await expect(page.locator('[data-failed]')).toHaveCount(1);
  await page.unroute('**/blog.data*');
  await page.getByRole('link', { name: 'Noch einmal versuchen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Magazin' })).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'ohne Verbindung' })).toBeVisible();
  await row.getByRole('link', { name: 'Produktionen' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await page.context().setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: 'wieder da' })).toBeVisible();
});

test('only signed-in users load the staff bar: they edit, open the back office and sign out', async ({ page }) => {
  const { E2E_ADMIN_EMAIL: email, E2E_ADMIN_PASSWORD: password } = process.env;
  test.skip(!email || !password, 'Needs a login');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const forStaff = () => requested.filter((path) => /staff|pageeditor-api/.test(path));
  await openInteractive(page, '/de');
  expect(forStaff()).toEqual([]);
  const { origin } = new URL(page.url());
  await page.request.post('/auth/sign-in/email', { data: { email, password }, headers: { origin } });
  await page.reload();
  const bar = page.getByRole('region', { name: 'Für Mitarbeitende' });
  await expect(bar.getByRole('link', { name: 'Seite bearbeiten' })).toHaveAttribute('href', '/de?edit');
  await bar.getByRole('button', { name: 'Verwaltung' }).click();
  await expect(bar.getByRole('link', { name: 'Termine' })).toHaveAttribute('href', '/admin/events');
  expect(await axeFindings(axeOn(page))).toEqual([]);
  await bar.getByRole('button', { name: 'Abmelden' }).click();
  await expect(bar).toBeHidden();
  expect(await page.evaluate(() => document.cookie)).not.toContain('csrftoken');
});
