import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { axeFindings, axeOn } from '../support/axe-on.ts';
import { fresh } from '../support/profiles.ts';
import { openInteractive, waitUntilInteractive } from '../support/watch-page.ts';

test.use({ storageState: fresh });

const texts = {
  de: {
    title: 'Was dürfen wir mitschreiben?',
    yes: 'Alle Akzeptieren',
    no: 'Alle ablehnen',
    details: 'Einstellungen',
    save: 'Einstellungen speichern',
    delete: 'Cookies löschen',
    close: 'Cookie-Einstellungen schließen',
    statistics: 'Statistik',
    media: 'Externe Medien',
  },
  en: {
    title: 'May we take notes?',
    yes: 'Accept all',
    no: 'Reject all',
    details: 'Settings',
    save: 'Save settings',
    delete: 'Delete cookies',
    close: 'Close cookie settings',
    statistics: 'Statistics',
    media: 'External media',
  },
} as const;

/** Stubs every other host and records its requests, except those for pictures. */
async function standIn(context: BrowserContext): Promise<URL[]> {
  await context.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: '<svg/>' }));
  const own = new URL(process.env.E2E_BASE_URL ?? '').host;
  const requested: URL[] = [];
  await context.route(
    (url) => url.host !== own,
    (route) => {
      const url = new URL(route.request().url());
      requested.push(url);
      const isScript = route.request().resourceType() === 'script';
      return isScript
        ? route.fulfill({ contentType: 'text/javascript', body: 'document.cookie = "_ga=GA1.1.1; Path=/";' })
        : route.fulfill({ contentType: 'text/html', body: '<title>Player</title><p>Player</p>' });
    },
  );
  return requested;
}

const ofTagManager = (requested: URL[]) => requested.filter(({ host }) => host === 'www.googletagmanager.com');

/** Everything that the page has stored on the device. */
async function storedEntries(page: Page): Promise<unknown[]> {
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
  ]);
  return [...(await page.context().cookies()), ...stored];
}

async function chosen(page: Page): Promise<Record<string, unknown>> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'cookie_consent_settings');
  return JSON.parse(decodeURIComponent(cookie?.value ?? '{}')) as Record<string, unknown>;
}

async function open(page: Page, path: string) {
  await openInteractive(page, path);
  return page.getByRole('dialog', { name: texts[path.startsWith('/en') ? 'en' : 'de'].title });
}

async function noFaults(page: Page): Promise<void> {
  expect(await axeFindings(axeOn(page).include('dialog'))).toEqual([]);
}

test(
  'before a choice there is no request to another host and nothing is stored',
  { tag: '@core' },
  async ({ browser }) => {
    test.setTimeout(120_000);
    for (const path of [
      '/de',
      '/en/programme',
      '/de/produktionen',
      '/de/bausteine',
      '/en/search?q=salome',
      '/de/kontakt',
    ]) {
      await test.step(path, async () => {
        const context = await browser.newContext({ storageState: fresh });
        const requested = await standIn(context);
        const page = await context.newPage();
        const dialog = await open(page, path);
        await expect(dialog).toBeVisible();
        if (path === '/de/produktionen') {
          await page.locator('main h2 a[href^="/de/produktionen/"]').first().click();
          await expect(page).toHaveURL(/\/\d+$/);
        }
        for (let seen = 0; seen < 4; seen += 1) await page.keyboard.press('PageDown');
        await page.waitForLoadState('networkidle');
        expect(requested.map(String)).toEqual([]);
        expect(await storedEntries(page)).toEqual([]);
        await expect(page.locator('iframe')).toHaveCount(0);
        await context.close();
      });
    }
  },
);

test(
  'accepting loads media and statistics, and two clicks withdraw it',
  { tag: '@core' },
  async ({ page, context }) => {
    const requested = await standIn(context);
    const { yes, delete: withdraw } = texts.de;
    const dialog = await open(page, '/de/bausteine');
    await dialog.getByRole('button', { name: yes }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: 'Ihre Auswahl ist gespeichert.' })).toBeAttached();
    await expect.poll(() => ofTagManager(requested).map(({ search }) => search)).toEqual(['?id=GTM-E2ETEST']);
    await expect(page.locator('iframe').first()).toBeAttached();
    await expect.poll(() => page.locator('iframe').count()).toBeGreaterThan(5);
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('_ga');
    const cookie = (await context.cookies()).find(({ name }) => name === 'cookie_consent_settings');
    expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/', httpOnly: false });
    expect(await chosen(page)).toEqual({
      version: 1,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      required: true,
      tracking: true,
      media: true,
      offline: true,
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
    await expect(page.getByRole('checkbox', { name: texts.de.media })).toBeChecked();
    const before = requested.length;
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('dialog').getByRole('button', { name: withdraw }).click(),
    ]);
    await waitUntilInteractive(page);
    await expect(page.locator('iframe')).toHaveCount(0);
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['cookie_consent_settings']);
    expect(requested.slice(before).map(String)).toEqual([]);
  },
);

test('after declining the dialog returns only once, on leaving the imprint', async ({ page, context }) => {
  const requested = await standIn(context);
  const { no, close } = texts.en;
  const dialog = await open(page, '/en/impressum');
  await page.getByRole('contentinfo').waitFor();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Magazine' }).click();
  await dialog.getByRole('button', { name: no }).click();
  expect(await chosen(page)).toMatchObject({ tracking: false, media: false, marketing: false });
  await open(page, '/en');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click();
  await expect(page).toHaveURL(/\/en\/impressum$/);
  await page.getByRole('banner').getByRole('link', { name: 'Programme', exact: true }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: close }).click();
  await expect(dialog).toHaveCount(0);
  expect(await chosen(page)).toMatchObject({ tracking: false, media: false });
  expect(requested.map(String)).toEqual([]);
});

test('the page stays as it is when the dialog cannot be loaded', async ({ page }) => {
  const requested = page.waitForRequest(/consent-manager-[\w-]+\.js/);
  await page.route(/consent-manager-/, (route) => route.abort());
  await page.goto('/de/programm');
  await requested;
  await waitUntilInteractive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programm');
  await expect(page.getByRole('link', { name: 'Tickets' }).first()).toBeVisible();
});

test('media are loaded once or always by keyboard, and the settings withdraw it', async ({ page, context }) => {
  const requested = await standIn(context);
  await open(page, '/de/bausteine');
  await page.getByRole('button', { name: 'Einmal laden' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(page.locator('iframe')).toBeFocused();
  expect(await chosen(page)).toEqual({});
  await page
    .getByRole('button', { name: /^Immer laden/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Einmal laden' })).toHaveCount(0);
  expect(await chosen(page)).toMatchObject({ media: true });
  expect(await chosen(page)).not.toHaveProperty('tracking');
  await page.reload();
  await waitUntilInteractive(page);
  await expect(page.locator('iframe').first()).toBeAttached();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: texts.de.details }).click();
  await expect(dialog.getByRole('checkbox', { name: texts.de.media })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: texts.de.statistics })).not.toBeChecked();
  await dialog.getByRole('checkbox', { name: texts.de.media }).uncheck();
  await dialog.getByRole('button', { name: texts.de.save }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Bei YouTube öffnen/ }).first()).toHaveAttribute('rel', /noopener/);
  expect(ofTagManager(requested)).toEqual([]);
});

for (const locale of ['de', 'en'] as const) {
  test(`the dialog has no axe finding and hides nothing permanently, ${locale}`, async ({ page }) => {
    test.setTimeout(120_000);
    const { details, save, yes, no } = texts[locale];
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const dialog = await open(page, `/${locale}/${locale === 'de' ? 'kontakt' : 'contacts'}`);
      await noFaults(page);
      const boxOf = async (name: string) => (await dialog.getByRole('button', { name }).boundingBox())!;
      const [first, second] = [await boxOf(yes), await boxOf(no)];
      expect([first.width, first.height, first.y]).toEqual([second.width, second.height, second.y]);
      expect((await dialog.boundingBox())!.height).toBeLessThan(300);
      // After the skip link; from there every focused element is visible, down to the last link of the page.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(dialog.getByRole('button', { name: yes })).toBeFocused();
      if (locale === 'de') expect(await tabThrough(page)).toEqual([]);
      await dialog.getByRole('button', { name: details }).press('Enter');
      await expect(dialog.getByRole('checkbox').first()).toBeFocused();
      await expect(dialog.getByRole('button', { name: save })).toBeInViewport();
      await noFaults(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

/** Focused elements hidden behind the dialog while tabbing to the end of the page. */
async function tabThrough(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const element = document.activeElement;
      const panel = document.querySelector('dialog[open]')?.getBoundingClientRect();
      if (!element || element === document.body || !panel) return null;
      if (element.closest('dialog')) return '';
      const { top, right, bottom, left } = element.getBoundingClientRect();
      const isCovered = top >= panel.top && bottom <= panel.bottom && left >= panel.left && right <= panel.right;
      return isCovered ? element.outerHTML.slice(0, 120) : '';
    });
    if (at === null) break;
    if (at !== '') hidden.push(at);
  }
  return hidden;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the Cookies link explains, and media are links to their provider', async ({ page, context }) => {
    await standIn(context);
    await page.goto('/de/bausteine');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Bei YouTube öffnen/ }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Einmal laden' })).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
    await expect(page).toHaveURL(/\/de\/datenschutz#cookies$/);
    await expect(page.locator('#cookies')).toBeInViewport();
  });
});
