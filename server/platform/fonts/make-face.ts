import { compress, decompress } from 'wawoff2';
import { checkTables, fontFormat, hasUsualSize, largestFont, refuse } from './inspect-font.ts';
import { dailyRanges, lettersOf, missingLetters } from './letters.ts';
import { type FaceMeasures, lettersIn, measureFont } from './measure-font.ts';
import { subsetFont } from './subset-font.ts';

/** A face of the house's own typeface, made of an uploaded font. */
export interface MadeFace {
  measures: FaceMeasures;
  woff2: Uint8Array;
  /** The same letters for pictures: the text layout of sharp reads no WOFF2. */
  trueType: Uint8Array;
}

/** Most bytes of a face as browsers get it. */
const largestFace = 60_000;

/** The face for browsers and pictures; throws `invalid` with the reason for a font that cannot be used. */
export async function makeFace(file: Uint8Array, weight: number): Promise<MadeFace> {
  const font = await unpack(file);
  checkTables(font);
  const missing = missingLetters(lettersIn(font));
  if (missing.length > 0) {
    const letters = missing.slice(0, 20).join(' ') + (missing.length > 20 ? ' …' : '');
    refuse({ key: 'font_lacks_letters', params: { letters } });
  }
  const trueType = await subsetFont(font, { letters: lettersOf(dailyRanges), weight });
  if (!trueType || missingLetters(lettersIn(trueType)).length > 0) refuse('font_broken');
  const measures = measureFont(trueType);
  if (!(measures.width > 0 && measures.ascent > 0 && measures.descent >= 0)) refuse('font_broken');
  // A copy: the packer answers with a part of its memory.
  const woff2 = new Uint8Array(await compress(trueType).catch(() => refuse('font_broken')));
  if (woff2.byteLength > largestFace) {
    const params = { size: Math.ceil(woff2.byteLength / 1000), limit: largestFace / 1000 };
    refuse({ key: 'font_too_large', params });
  }
  return { measures, woff2, trueType };
}

async function unpack(file: Uint8Array): Promise<Uint8Array> {
  const format = fontFormat(file);
  if (format === null || file.byteLength > largestFont) refuse('font_format');
  if (format === 'collection') refuse('font_collection');
  if (format === 'sfnt') return file;
  if (!hasUsualSize(file)) refuse('font_broken');
  return new Uint8Array(await decompress(file).catch(() => refuse('font_broken')));
}
