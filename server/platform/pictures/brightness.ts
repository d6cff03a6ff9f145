import sharp, { type Sharp } from 'sharp';

/** How much of a picture is brighter than its measured brightness: single lamps and reflections do not count. */
const leftOut = 0.01;

/**
 * How bright the lightest parts of a picture are, from 0 (black) to 100 (white): words over them need a scrim that is
 * the deeper. Transparent parts count as black, as they stand on a dark ground.
 */
export async function brightnessOf(bytes: Uint8Array, maxPixels: number): Promise<number> {
  const levels = await openImage(bytes, maxPixels)
    .resize(256, 256, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#000' })
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  levels.sort();
  return Math.round(((levels[Math.ceil(levels.length * (1 - leftOut)) - 1] ?? 255) / 255) * 100);
}

/**
 * Opens a picture for processing; damaged pictures and those with too many pixels are refused. Telephones write JPEGs that
 * break a rule and that every viewer shows: warnings are no damage.
 */
export function openImage(bytes: Uint8Array, maxPixels: number): Sharp {
  return sharp(bytes, { limitInputPixels: Number.isFinite(maxPixels) ? maxPixels : false, failOn: 'error' });
}
