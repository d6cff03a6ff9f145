import { type RenditionFormat, renditionFormats, renditionWidths } from '#contract/media/media.ts';

/** Where the bytes of an upload lie. Two uploads of the same bytes share them. */
export function originalKey(hash: string): string {
  return `originals/${hash.slice(0, 2)}/${hash}`;
}

export function renditionKey(hash: string, width: number, format: RenditionFormat): string {
  return `renditions/${hash.slice(0, 2)}/${hash}/${width}.${format}`;
}

/** Every key that can exist for an upload. */
export function allKeys(hash: string): string[] {
  const renditions = renditionWidths.flatMap((width) =>
    renditionFormats.map((format) => renditionKey(hash, width, format)),
  );
  return [originalKey(hash), ...renditions];
}

/** The address of an entry’s pictures, without width and format. */
export function baseUrl(entry: { id: number; hash: string }): string {
  return `/media/${entry.id}/${entry.hash.slice(0, 12)}`;
}
