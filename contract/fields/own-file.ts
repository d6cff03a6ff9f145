/** What a page can do with a file of the media library itself, without a foreign player. */
export const ownFileUses = ['video', 'audio', 'captions'] as const;
export type OwnFileUse = (typeof ownFileUses)[number];

/** The library gives each file the extension of its content, so that its name tells what it is. */
export const ownFileEndings: Record<OwnFileUse, readonly string[]> = {
  video: ['mp4', 'm4v', 'webm'],
  audio: ['mp3', 'm4a', 'ogg', 'oga', 'opus', 'wav', 'flac'],
  captions: ['vtt'],
};

/** True for the stored form of a file of the library, `media:12`. */
export function isFileReference(value: string): boolean {
  return /^media:[1-9]\d{0,9}$/.test(value);
}

/** What a file of the library can be used for, by its name; null for any other file. */
export function ownFileUse(fileName: string): OwnFileUse | null {
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1);
  return ownFileUses.find((use) => ownFileEndings[use].includes(ending)) ?? null;
}

/** As `ownFileUse`, for an address; null for an address that is not one of the library. */
export function ownFileAt(address: string): OwnFileUse | null {
  return /^(?:https?:\/\/[^/]+)?\/media\/\d+\/[0-9a-f]{12}\/[^/?#]+$/.test(address) ? ownFileUse(address) : null;
}
