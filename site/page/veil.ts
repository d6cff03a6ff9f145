import type { CSSProperties } from 'react';
import type { Picture } from '#contract/media/media.ts';

/** The brightest ground, from 0 to 100, on which the second voice of the stage has a contrast of 4.5:1. */
const readable = 27;

/**
 * How deep the veil behind words on a picture is, as a variable for styles: from 0 on a dark picture to 0.73 on a white
 * one, and on one that was not measured.
 */
export function veilOf(
  picture: Pick<Picture, 'brightness'> | null | undefined,
): (CSSProperties & { '--veil': number }) | undefined {
  if (!picture) return undefined;
  const { brightness = 100 } = picture;
  const veil = Math.max(0, (brightness - readable) / Math.max(1, brightness));
  return { '--veil': Math.round(veil * 100) / 100 };
}
