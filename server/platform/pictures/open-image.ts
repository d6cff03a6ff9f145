import sharp, { type Sharp } from 'sharp';

/**
 * Opens a picture for processing; damaged pictures and those with too many pixels are refused. Telephones write JPEGs that
 * break a rule and that every viewer shows: warnings are no damage.
 */
export function openImage(bytes: Uint8Array, maxPixels: number): Sharp {
  return sharp(bytes, { limitInputPixels: Number.isFinite(maxPixels) ? maxPixels : false, failOn: 'error' });
}
