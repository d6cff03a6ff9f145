import { type Page, test } from '@playwright/test';

export interface Watched {
  /** Errors in the console and scripts that failed. */
  errors: string[];
  /** Requests to other hosts. */
  foreign: string[];
  /** Paths of the loaded scripts. */
  scripts: string[];
}

/** Records errors, foreign requests and scripts of a page from now on. */
export function watchPage(page: Page): Watched {
  const seen: Watched = { errors: [], foreign: [], scripts: [] };
  const own = new URL(test.info().project.use.baseURL ?? '').host;
  page.on('console', (message) => {
    if (message.type() === 'error') seen.errors.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => seen.errors.push(`${page.url()}: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.host !== own) seen.foreign.push(request.url());
    if (request.resourceType() === 'script') seen.scripts.push(url.pathname);
  });
  return seen;
}

/** Opens a page and waits until it is interactive. */
export async function openInteractive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilInteractive(page);
}

/**
 * Resolves when the page is hydrated: React has marked its elements, no request is pending, and the browser is idle. Parts
 * of the page hydrate apart from each other, so it looks at all of them.
 * Scripts start after the first paint, so an idle network alone is no sign.
 */
export async function waitUntilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('main, h1, footer')];
    const isHydrated = (part: Element) => Object.keys(part).some((name) => name.startsWith('__reactProps'));
    return parts.length > 0 && parts.every(isHydrated);
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}
