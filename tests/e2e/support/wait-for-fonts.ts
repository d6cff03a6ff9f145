import type { Page } from '@playwright/test';

/**
 * Renders the page with the web fonts even if they arrived too late, so that two screenshots of it use the same
 * fonts.
 */
export async function loadWebFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    const faces = files.flatMap((name) => {
      const [, weight] = /\/spectral-(300|400)-(?!ext|italic)[^/]*\.woff2$/.exec(name) ?? [];
      return weight ? [new FontFace('Spectral', `url(${name})`, { weight })] : [];
    });
    for (const face of faces) document.fonts.add(await face.load());
    await document.fonts.ready;
  });
}

/** Resolves when the italic, which is added after the first paint, has replaced its local stand-in. */
export async function waitForItalic(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      performance.getEntriesByType('resource').some(({ name }) => /\/spectral-400-italic-(?!ext)/.test(name)),
  );
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
