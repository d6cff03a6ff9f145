import sharp, { type Sharp } from 'sharp';

/** Opens a picture for processing; damaged pictures and those with too many pixels are refused. */
export function openImage(bytes: Uint8Array, maxPixels: number): Sharp {
  return sharp(bytes, { limitInputPixels: Number.isFinite(maxPixels) ? maxPixels : false, failOn: 'warning' });
}
