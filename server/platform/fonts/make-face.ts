import { compress, decompress } from 'wawoff2';
import { Worker } from 'node:worker_threads';
import type { Message } from '#contract/base/messages.ts';
import { checkTables, fontFormat, hasUsualSize, largestFont, refuse } from './inspect-font.ts';
import { dailyRanges, lettersOf, missingLetters, subsetFont } from './sfnt.ts';
import { type FaceMeasures, lettersIn, measureFont } from './measure-font.ts';

export interface FaceRequest {
  file: Uint8Array;
  weight: number;
}

export type FaceAnswer = { face: MadeFace } | { refused: Message };

/** A font takes seconds at most. */
const longest = 60_000;

/**
 * Makes a face in a thread of its own, which ends with it: the work of seconds stops no request, and the memory that
 * HarfBuzz and the packer took is free again.
 */
export function makeFaceApart(request: FaceRequest): Promise<FaceAnswer> {
  const worker = new Worker(new URL('face-worker.ts', import.meta.url), { workerData: request });
  let timer: NodeJS.Timeout | undefined;
  return new Promise<FaceAnswer>((resolve, reject) => {
    timer = setTimeout(() => reject(new Error('A font took too long')), longest);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The thread for a font ended with ${code}`)));
  }).finally(() => {
    clearTimeout(timer);
    return worker.terminate();
  });
}

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
