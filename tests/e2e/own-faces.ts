import type { Page } from '@playwright/test';

/**
 * Has the page drawn with the house's own faces, also where they came too late for it, so that two pictures of it are
 * drawn with the same.
 */
export async function ownFaces(page: Page): Promise<void> {
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
