import { type Picture, pictureSchema } from '#contract/media.ts';
import { address, record } from './read.ts';

/** A picture of the library, or null where it is none that can be drawn. */
export function readPicture(value: unknown): Picture | null {
  const result = pictureSchema.safeParse(value);
  return result.success && address(result.data.base) !== '' ? result.data : null;
}

/** Addresses by width, those that may stand in an attribute. */
export function readThumbs(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record(value)).flatMap(([width, url]) => (address(url) === '' ? [] : [[width, address(url)]])),
  );
}
