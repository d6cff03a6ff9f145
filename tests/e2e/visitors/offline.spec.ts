import { expect, type Page, test } from '@playwright/test';
import { type FrontProxy, openFrontProxy } from '../../front-proxy.ts';
import { axeFindings, axeOn } from '../support/axe-on.ts';
import { signIn, labels as editorWords } from '../support/edit-page.ts';
import { fresh } from '../support/profiles.ts';
import { openInteractive, waitUntilInteractive, watchPage } from '../support/watch-page.ts';

test.use({ storageState: fresh, serviceWorkers: 'allow' });

// The other consent categories do not matter here.
test.beforeEach(({ context }) =>
  context.route('https://www.googletagmanager.com/**', (route) => route.fulfill({ contentType: 'text/javascript' })),
);

/** Paths and queries of the stored pages. */
function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const keys = await (await caches.open('pages-1')).keys();
    return keys.map(({ url }) => new URL(url).pathname + new URL(url).search).toSorted();
  });
}

const isRegistered = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0);

async function accept(page: Page, name: 'Alle Akzeptieren' | 'Accept all'): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name }).click();
  await expect.poll(() => keptPages(page), { timeout: 20_000 }).not.toEqual([]);
}

/** Header and footer have their own tests. */
async function noFaults(page: Page): Promise<void> {
  expect(await axeFindings(axeOn(page).exclude('header').exclude('footer'))).toEqual([]);
}

const note = (page: Page) => page.getByRole('complementary', { name: 'Stand dieser Seite' });

test(
  'after consent the programme and visited pages are readable offline with their date',
  { tag: '@core' },
  async ({ page, context }) => {
    test.setTimeout(120_000);
    await openInteractive(page, '/de');
    expect(await isRegistered(page)).toBe(false);
    await accept(page, 'Alle Akzeptieren');
    await expect.poll(() => keptPages(page), { timeout: 20_000 }).toContain('/de/programm');

    const seen = watchPage(page);
    await page.getByRole('banner').getByRole('link', { name: 'Magazin', exact: true }).first().click();
    await expect(page).toHaveURL(/\/de\/blog$/);
    await expect.poll(() => keptPages(page)).toContain('/de/blog');
    await openInteractive(page, '/de/programm');
    expect(seen.errors).toEqual([]);

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programm');
    await expect(note(page)).toContainText(/Ohne Verbindung, Stand: .* 20\d\d, \d\d:\d\d\sUhr\./);
    await waitUntilInteractive(page);
    await noFaults(page);
    await page.getByRole('link', { name: 'Weitere Termine anzeigen' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programm');
    await page.goBack();
    await page.getByRole('banner').getByRole('link', { name: 'Magazin', exact: true }).first().click();
    await expect(page).toHaveURL(/\/de\/blog$/);
    await expect(note(page)).toContainText('Stand:');

    await page.getByRole('contentinfo').getByRole('link', { name: 'Presse', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gerade kein Netz');
    await noFaults(page);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await noFaults(page);
    await page.getByRole('link', { name: 'Magazin', exact: true }).click();
    await expect(note(page)).toContainText('Stand:');
    await page.goto('/en/artists');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection just now');
    await noFaults(page);

    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/\/en\/artists$/);
    await expect(page.locator('[data-kept]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('No connection just now');
  },
);

test('after declining nothing is stored until it is switched on, and one click removes it; editor pages are never stored', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openInteractive(page, '/en');
  await page.getByRole('dialog').getByRole('button', { name: 'Reject all' }).click();
  await openInteractive(page, '/en/offline');
  await expect(page.getByText('Switched off. Nothing is kept on this device.')).toBeVisible();
  expect([await isRegistered(page), await page.evaluate(() => caches.keys())]).toEqual([false, []]);
  await noFaults(page);
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByText('Switched on.')).toBeVisible({ timeout: 20_000 });
  const list = page.getByRole('region', { name: 'On this device' });
  await expect(list.getByRole('link', { name: 'Programme' })).toBeVisible();
  await noFaults(page);

  await page.goto('/en/visit?edit');
  await signIn(page, editorWords.en);
  for (const address of ['/en/contacts', '/en/imprint-of-nobody', '/en/visit?edit', '/en/artists']) {
    await page.goto(address);
    // The editor keeps an event stream open, so the network never becomes idle.
    await page.locator('main h1').waitFor();
  }
  const stored = await keptPages(page);
  expect(stored.filter((address) => /contacts|imprint|visit|artists/.test(address))).toEqual([]);
  await page.context().clearCookies({ name: /session/ });

  await page.goto('/en/offline');
  await page.getByRole('button', { name: 'Switch off and remove everything' }).click();
  await expect(page.getByText('Switched off. Nothing is kept on this device.')).toBeVisible();
  expect([await isRegistered(page), await page.evaluate(() => caches.keys())]).toEqual([false, []]);
});

/** True once the newest service worker is active. */
async function takeNewWorker(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
  return registration?.active?.state === 'activated' && !registration.installing && !registration.waiting;
}

/** Stops the worker, as a browser does after half a minute; while a test listens to it, it may stay for minutes. */
async function endIdleWorkers(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.stopAllWorkers');
  await browser.detach();
}

test.describe('a new version', () => {
  let front: FrontProxy;
  test.beforeEach(async () => {
    front = await openFrontProxy(process.env.E2E_BASE_URL ?? '');
  });
  test.afterEach(() => front.close());

  test('keeps open old pages working, and OFFLINE_READING=false removes everything', async ({ page }) => {
    test.setTimeout(120_000);
    await openInteractive(page, `${front.url}/de`);
    await accept(page, 'Alle Akzeptieren');
    // Parts that are loaded when the browser is idle; a missing one would make the page reload itself at any moment.
    const idle = [/\/assets\/offline-state/, /googletagmanager/].map((part) =>
      page.waitForRequest((request) => page.url().endsWith('/de/besuch') && part.test(request.url())),
    );
    await page.goto(`${front.url}/de/besuch`);
    await Promise.all(idle);
    await waitUntilInteractive(page);
    await expect.poll(() => keptPages(page)).toContain('/de/besuch');

    // Another worker, and none of the chunks of the old pages.
    front.before = (path) => (path === '/sw.js' ? '/* the next one */' : '');
    front.instead = (path) => (path.startsWith('/assets/') ? { status: 404, text: '' } : null);
    // A lazily loaded chunk is missing, the page reloads and requests it again.
    await expect.poll(() => page.evaluate(takeNewWorker).catch(() => false)).toBe(true);
    front.instead = (path) => (path.startsWith('/assets/') || path === '/de/besuch' ? { status: 503, text: '' } : null);
    const seen = watchPage(page);
    await page.reload();
    await expect(note(page)).toContainText('Stand:');
    await waitUntilInteractive(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Spectral/);
    expect(seen.errors.filter((error) => !error.includes('503'))).toEqual([]);

    // A server that does not answer in time.
    front.instead = (path) => (path === '/de/besuch' ? 'hangs' : null);
    await page.reload({ timeout: 20_000 });
    await expect(note(page)).toContainText('Stand:');

    // Switched off by the setting.
    front.release();
    front.before = () => '';
    front.instead = () => null;
    const off = await (await page.request.get(`${front.url}/sw-off.js`)).text();
    front.instead = (path) => (path === '/sw.js' ? { type: 'text/javascript', text: off } : null);
    // The removing worker waits until the previous one has finished storing.
    // An update fails if the worker is stopped or removed meanwhile.
    const askAgain = async () =>
      void (await (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined));
    const isWaiting = async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting);
    const isThere = async () => {
      await page.evaluate(askAgain);
      if (await page.evaluate(isWaiting)) await endIdleWorkers(page);
      return isRegistered(page);
    };
    await expect.poll(isThere, { timeout: 60_000 }).toBe(false);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });
});
