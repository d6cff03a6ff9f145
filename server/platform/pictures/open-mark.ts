import sharp, { type Sharp } from 'sharp';
import { sidesOf } from './clean-svg.ts';
import { openImage } from './brightness.ts';

/** A mark of the house: a cleaned SVG, or a picture of the media library. */
export type MarkSource = { svg: string } | { bytes: Uint8Array; maxPixels: number };

interface Box {
  width: number;
  height: number;
}

/** Opens a mark for processing, upright; an SVG is drawn as large as fits into the box. */
export function openMark(source: MarkSource, box: Box): Sharp {
  return 'svg' in source
    ? sharp(Buffer.from(sized(source.svg, box)))
    : openImage(source.bytes, source.maxPixels).autoOrient();
}

/**
 * The SVG with a size in pixels. The library would draw it in the size that it states, or in that of its view box, which
 * may be larger than any picture that it can make.
 */
function sized(svg: string, box: Box): string {
  const { width, height } = sidesOf(svg);
  const scale = Math.min(box.width / width, box.height / height);
  const size = `width="${width * scale}" height="${height * scale}"`;
  return svg.replace(/^<svg\b[^>]*/, (tag) =>
    tag.replaceAll(/ (?:width|height)="[^"]*"/g, '').replace('<svg', `<svg ${size}`),
  );
}

/** True if the image library can draw a cleaned SVG. */
export async function isDrawable(svg: string): Promise<boolean> {
  try {
    await openMark({ svg }, { width: 64, height: 64 }).timeout({ seconds: 10 }).png().toBuffer();
    return true;
  } catch {
    return false;
  }
}
