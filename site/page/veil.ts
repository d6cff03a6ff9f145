import type { CSSProperties } from 'react';
import type { Picture } from '#contract/media/media.ts';

/** The brightest ground, from 0 to 100, on which the second voice of the stage has a contrast of 4.5:1. */
const readable = 27;
/** How much every head is darkened where words are, by the scrim in `stage.module.css`. */
const scrim = 0.35;

/**
 * How deep the veil behind words on a picture is in addition to the scrim, as a variable for styles: from 0 on a dark
 * picture to 0.58 on a white one, and on one that was not measured.
 */
export function veilOf(
  picture: Pick<Picture, 'brightness'> | null | undefined,
): (CSSProperties & { '--veil': number }) | undefined {
  if (!picture) return undefined;
  const { brightness = 100 } = picture;
  const left = readable / Math.max(readable, brightness) / (1 - scrim);
  return { '--veil': Math.round(Math.max(0, 1 - left) * 100) / 100 };
}
