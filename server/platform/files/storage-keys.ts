import { type RenditionFormat, renditionFormats, servedWidths } from '#contract/media/media.ts';

/** Storage key of an upload, derived from its hash: uploads with the same bytes share one file. */
export function originalKey(hash: string): string {
  return `originals/${hash.slice(0, 2)}/${hash}`;
}

export function renditionKey(hash: string, width: number, format: RenditionFormat): string {
  return `renditions/${hash.slice(0, 2)}/${hash}/${width}.${format}`;
}

/** Weights in which a font is made fit for pages; a variable font can serve as both. */
export const fontWeights = [300, 400] as const;
export type FontWeight = (typeof fontWeights)[number];

/** What pages and pictures need of an uploaded font. */
export function faceKey(hash: string, weight: FontWeight): string {
  return `renditions/${hash.slice(0, 2)}/${hash}/typeface-${weight}.json`;
}

/** The parts of a key; throws for one that could leave its folder. */
export function checkedParts(key: string): string[] {
  const parts = key.split('/');
  if (!parts.every((part) => /^[a-z0-9][a-z0-9._-]*$/.test(part)))
    throw new Error(`Not a key of a stored file: ${key}`);
  return parts;
}

/** Every key that can exist for an upload; `width` is that of a picture. */
export function allKeys({ hash, width }: { hash: string; width: number | null }): string[] {
  const renditions = (width === null ? [] : servedWidths(width)).flatMap((each) =>
    renditionFormats.map((format) => renditionKey(hash, each, format)),
  );
  return [originalKey(hash), ...renditions, ...fontWeights.map((weight) => faceKey(hash, weight))];
}

/** Base URL of an entry’s renditions; width and format are appended. */
export function baseUrl(entry: { id: number; hash: string }): string {
  return `/media/${entry.id}/${entry.hash.slice(0, 12)}`;
}
