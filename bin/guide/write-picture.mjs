import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const maximumBytes = 60_000;
/** Average difference of a channel, of 255, below which nobody sees one: letters and photographs vary a little. */
const invisible = 0.6;

/** Writes a screenshot as WebP, small enough for the guide. A file that looks the same stays. Returns what was done. */
export async function writePicture(file, screenshot) {
  const picture = await compress(screenshot);
  if (existsSync(file) && (await looksLike(file, picture))) return 'unchanged';
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, picture);
  return 'written';
}

async function compress(screenshot) {
  for (const quality of [82, 74, 66, 56, 46, 36]) {
    const picture = await sharp(screenshot).webp({ quality, effort: 6 }).toBuffer();
    if (picture.length <= maximumBytes) return picture;
  }
  throw new Error('The picture is larger than 60 kB at every quality; take a smaller part of the screen');
}

async function looksLike(file, picture) {
  const [before, now] = await Promise.all([pixels(await readFile(file)), pixels(picture)]);
  if (before.info.width !== now.info.width || before.info.height !== now.info.height) return false;
  let sum = 0;
  for (let index = 0; index < now.data.length; index += 1) sum += Math.abs(now.data[index] - before.data[index]);
  return sum / now.data.length < invisible;
}

function pixels(picture) {
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}
