import { type Picture, pictureSchema } from '#contract/media/media.ts';
import { address, record } from './read.ts';

/** A picture of the media library; null without a usable address. */
export function readPicture(value: unknown): Picture | null {
  const result = pictureSchema.safeParse(value);
  return result.success && address(result.data.base) !== '' ? result.data : null;
}

/** Addresses by width, only those that are safe in an attribute. */
export function readThumbs(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record(value)).flatMap(([width, url]) => (address(url) === '' ? [] : [[width, address(url)]])),
  );
}
