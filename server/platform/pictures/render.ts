import type { RenditionFormat } from '#contract/media/media.ts';
import { openImage } from './open-image.ts';

/** Number of renderings so far, for tests and measurements. */
export const rendered = { count: 0 };

/** Widest rendition for telephones, whose pixels are too small for the difference to be seen. */
const onPhones = 768;

/** Renders a picture in a width and format: upright, in sRGB, without metadata, never larger than the original. */
export async function render(
  bytes: Uint8Array,
  { width, format, maxPixels }: { width: number; format: RenditionFormat; maxPixels: number },
): Promise<Uint8Array> {
  rendered.count += 1;
  const image = openImage(bytes, maxPixels)
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .timeout({ seconds: 60 });
  switch (format) {
    case 'avif':
      return image.avif({ quality: width <= onPhones ? 40 : 45, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer();
    case 'webp':
      return image.webp({ quality: 72, effort: 4, smartSubsample: true }).toBuffer();
    case 'jpg':
      return image
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 76, progressive: true, mozjpeg: true })
        .toBuffer();
  }
}
