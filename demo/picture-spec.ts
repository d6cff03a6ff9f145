import type { LocalizedText } from '#contract/base/localized.ts';

/** What the media library stores for a file in the folder pictures. */
export interface PictureSpec {
  file: string;
  alt: LocalizedText;
  caption: LocalizedText;
  /** The point that stays visible, in percent from the top left. */
  focal: { x: number; y: number };
}

/** A picture with its focal point in percent, what it shows, and its caption. */
export function picture(
  file: string,
  focal: [x: number, y: number],
  alt: [de: string, en: string],
  caption: [de: string, en: string],
): PictureSpec {
  const [x, y] = focal;
  return { file, alt: { de: alt[0], en: alt[1] }, caption: { de: caption[0], en: caption[1] }, focal: { x, y } };
}
