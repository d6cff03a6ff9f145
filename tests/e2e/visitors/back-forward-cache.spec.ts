import { expect, type Page, test as base } from '@playwright/test';
import { presentFullChromium } from '../../../bin/setup/find-chromium.mjs';
import { firstAt, oneOfEachKind } from '../support/crawl.ts';

/** Playwright switches the cache off by default, and the headless shell has none. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const executablePath = presentFullChromium();
      await use({
        ...launchOptions,
        ...(executablePath ? { executablePath } : {}),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
    },
    { scope: 'worker' },
  ],
});

const attempts = 5;

/** What the page notes when it is shown again. */
interface Noted {
  persisted: boolean | undefined;
  /** Why the browser did not keep the page, as it says itself. */
  reasons: string;
  scrolled: number;
}

async function leaveAndReturn(page: Page, away: string): Promise<Noted> {
  await page.evaluate(() =>
    window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { notedPersisted: persisted })),
  );
  await page.goto(away);
  // The document of the call disappears.
  await page.evaluate(() => window.history.back()).catch(() => null);
  // A restored page does not load again.
  await page.waitForURL((url) => !url.pathname.endsWith(away), { waitUntil: 'commit' });
  return page.evaluate(() => ({
    persisted: (window as { notedPersisted?: boolean }).notedPersisted,
    reasons: JSON.stringify(
      (performance.getEntriesByType('navigation')[0] as { notRestoredReasons?: unknown } | undefined)
        ?.notRestoredReasons ?? null,
    ),
    scrolled: window.scrollY,
  }));
}

/** A page that the browser discarded by itself (`masked`, for example for want of memory) is tried again. */
async function notedAt(page: Page, address: string): Promise<Noted & { left: number }> {
  for (let attempt = 1; ; attempt += 1) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    const left = await page.evaluate(() => window.scrollY);
    const noted = await leaveAndReturn(page, '/robots.txt');
    const byItself = noted.reasons.includes('"reasons":[{"reason":"masked"}]');
    if (!byItself || attempt === attempts) return { ...noted, left };
  }
}

test('Back shows every kind of screen at once, as it was left', async ({ page, request }) => {
  test.setTimeout(400_000);
  // Nothing that a browser objects to depends on the language.
  const english = ['/en', '/en/search?q=mozart', '/en/visit', await firstAt(request, '/en/programme/:slug/:id')];
  for (const address of [...(await oneOfEachKind(request, 'de')), ...english]) {
    const { left, ...noted } = await notedAt(page, address);
    expect.soft(noted, address).toEqual({ persisted: true, reasons: 'null', scrolled: left });
  }
});

test('an open event, a shortlist and the ticket shop are restored as well', async ({ page, request }) => {
  const event = await firstAt(request, '/de/programm/:slug/:id');
  await page.addInitScript(() => localStorage.setItem('shortlist', '1,2'));
  for (const address of [`/de?event_overlay=${event.split('/').at(-1)}`, '/de/merkzettel', '/webshop'])
    expect.soft(await notedAt(page, address), address).toMatchObject({ persisted: true });
});
