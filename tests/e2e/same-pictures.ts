import type { Page } from '@playwright/test';
import { ownFaces } from './own-faces.ts';

/**
 * Makes pictures of the page comparable to the pixel: each has come, and a drawing of the same size that names its file
 * takes its place. In which of its sizes a picture comes depends on how wide the page was by then, and a browser does not
 * shrink the same one to the same pixels each time.
 */
export async function samePictures(page: Page): Promise<void> {
  await ownFaces(page);
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

    /** A grid shows how the picture is cut, its lines of text which one it is. */
    function drawingOf({ src, naturalWidth, naturalHeight }: HTMLImageElement): string {
      const size = Math.round(naturalWidth / 16);
      const lines = Array.from({ length: 16 }, (_, line) => {
        const at = line * size;
        return `<path d="M${at} 0V${naturalHeight}M0 ${at}H${naturalWidth}"/><text y="${at}">${new URL(src).pathname}</text>`;
      });
      return `<svg xmlns="http://www.w3.org/2000/svg" width="${naturalWidth}" height="${naturalHeight}"
        stroke="teal" font-size="${size}">${lines.join('')}</svg>`;
    }
  });
}
