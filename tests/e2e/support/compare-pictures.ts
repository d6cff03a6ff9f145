import type { Page } from '@playwright/test';
import { loadWebFonts } from './wait-for-fonts.ts';

/**
 * Makes screenshots of the page comparable to the pixel: waits for each picture and replaces it by a drawing of the same
 * size with the name of its file, which covers the placeholder as the picture does. Which size of a picture is loaded
 * depends on the width of the page, and a browser does not always scale the same file to the same pixels.
 */
export async function normalizePictures(page: Page): Promise<void> {
  await loadWebFonts(page);
  await page.evaluate(async () => {
    for (const source of document.querySelectorAll('main source')) source.remove();
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')];
    await Promise.all(pictures.map(standIn));
    window.scrollTo(0, 0);

    async function standIn(image: HTMLImageElement): Promise<void> {
      const file = new Image();
      file.src = image.src;
      await file.decode();
      image.removeAttribute('srcset');
      image.loading = 'eager';
      image.src = `data:image/svg+xml,${encodeURIComponent(drawingOf(file))}`;
      await image.decode();
    }

    /** The grid shows how the picture is cropped, the text which file it is. */
    function drawingOf({ src, naturalWidth, naturalHeight }: HTMLImageElement): string {
      const size = Math.round(naturalWidth / 16);
      const lines = Array.from({ length: 16 }, (_, line) => {
        const at = line * size;
        return `<path d="M${at} 0V${naturalHeight}M0 ${at}H${naturalWidth}"/><text y="${at}">${new URL(src).pathname}</text>`;
      });
      return `<svg xmlns="http://www.w3.org/2000/svg" width="${naturalWidth}" height="${naturalHeight}"
        stroke="teal" font-size="${size}"><rect width="100%" height="100%" fill="white"/>${lines.join('')}</svg>`;
    }
  });
}
