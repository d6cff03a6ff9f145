import { type Picture, pictureSchema } from '#contract/media/media.ts';
import { address, record } from './read.ts';

/** What a picture needs not say. */
const unsaid = { id: 0, alt: '', caption: '', copyright: '', focal: { x: 50, y: 50 }, placeholder: '' };

/** A picture of the media library; null without a usable address and its size. */
export function readPicture(value: unknown): Picture | null {
  const given = Object.entries(record(value)).filter(([, each]) => each !== null);
  const result = pictureSchema.safeParse({ ...unsaid, ...Object.fromEntries(given) });
  if (!result.success || address(result.data.base) === '') return null;
  return result.data.width > 0 && result.data.height > 0 ? result.data : null;
}

/** Addresses by width, only those that are safe in an attribute. */
export function readThumbs(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record(value)).flatMap(([width, url]) => (address(url) === '' ? [] : [[width, address(url)]])),
  );
}
