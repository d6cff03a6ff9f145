import { type Page, test } from '@playwright/test';

export interface Watched {
  /** Errors in the console and scripts that failed. */
  errors: string[];
  /** Requests to other hosts than the house's own. */
  foreign: string[];
  /** Addresses of the scripts that were loaded. */
  scripts: string[];
}

/** Writes down what a page does, from now on. */
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

/**
 * Settles when the scripts have taken the page over: React has marked what it answers for, nothing is on its way, and the
 * browser has nothing left to do. They start after the first paint, so a quiet network alone says nothing.
 */
export async function untilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((name) => name.startsWith('__reactProps')),
  );
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}
