import { AppError } from '#contract/base/errors.ts';
import type { FileKind } from '../files/file-kind.ts';
import { brightnessOf, openImage } from './brightness.ts';
import { throughImageGate } from './image-gate.ts';

/** Longest side in pixels, near the limit of WebP (16,383). */
const longestSide = 16_000;
const formats: Record<string, string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'heif',
  'image/gif': 'gif',
};

export interface ImageFacts {
  /** Pixels, after applying the EXIF orientation. */
  width: number;
  height: number;
  /** A tiny blurred picture as a data URL of at most 400 characters. */
  placeholder: string;
  /** See `Picture.brightness` of the contract. */
  brightness: number;
}

/** Decodes a whole picture; throws `invalid` if it is broken, too large or not of the claimed type. */
export function inspectImage(bytes: Uint8Array, kind: FileKind, maxPixels: number): Promise<ImageFacts> {
  return throughImageGate(async () => {
    const { width, height, format, autoOrient } = await readable(openImage(bytes, Number.POSITIVE_INFINITY).metadata());
    if (format !== formats[kind.mime]) throw new AppError('invalid', 'picture_other_format');
    if (width * height > maxPixels || Math.max(width, height) > longestSide) {
      const megapixels = Math.round(maxPixels / 1_000_000);
      throw new AppError('invalid', { key: 'picture_too_large', params: { megapixels, side: longestSide } });
    }
    // Resizing decodes every pixel, so it fails if one is missing.
    const placeholder = await readable(placeholderOf(bytes, maxPixels));
    const brightness = await readable(brightnessOf(bytes, maxPixels));
    return { width: autoOrient.width, height: autoOrient.height, placeholder, brightness };
  });
}

/** Turns errors of the image library into `invalid`: they are caused by the uploaded file. */
async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('invalid', 'picture_broken');
  }
}

async function placeholderOf(bytes: Uint8Array, maxPixels: number): Promise<string> {
  // Up to 16 pixels a picture is a single WebP macroblock and half as long as with 20 pixels.
  for (const size of [16, 12, 8]) {
    const tiny = await openImage(bytes, maxPixels)
      .autoOrient()
      .resize(size, size, { fit: 'inside' })
      .blur(0.6)
      .webp({ quality: 10, alphaQuality: 30, effort: 6 })
      .toBuffer();
    const address = `data:image/webp;base64,${tiny.toString('base64')}`;
    if (address.length <= 400) return address;
  }
  return '';
}
