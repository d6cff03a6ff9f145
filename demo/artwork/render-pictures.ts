import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { canvasDefinitions, newCanvas, random } from './brush.ts';
import { type Idea, ideas } from './ideas.ts';
import { portraits } from '../people/portraits.ts';
import { logos } from './logos.ts';
import { portrait } from './portrait.ts';

/** Largest size of a file in bytes, in general and for `light` pictures; the quality is lowered until it fits. */
const limit = 200_000;
const lightLimit = 115_000;
const studyLimit = 70_000;
const portraitLimit = 26_000;
const wide = { W: 1600, H: 1000 };
const tall = { W: 1000, H: 1250 };
const study = { W: 1200, H: 750 };
const bust = { W: 480, H: 600 };
const folder = path.join(import.meta.dirname, 'pictures');

// Renders all pictures, or those named: `node demo/artwork/render-pictures.ts salome`.
await renderPictures(process.argv.slice(2));

async function renderPictures(wanted: string[]): Promise<void> {
  const chosen = (name: string) => wanted.length === 0 || wanted.includes(name);
  for (const [name, idea] of Object.entries(ideas).filter(([key]) => chosen(key))) {
    await renderPicture(name, idea, `${name}.jpg`, { ...(idea.study ? study : wide), max: maxBytesOf(idea) });
    if (idea.tall) await renderPicture(name, idea, `${name}-hoch.jpg`, { ...tall, max: limit });
  }
  for (const name of portraits.map((key) => `portraet-${key}`).filter(chosen)) {
    await renderPicture(name, { render: portrait }, `${name}.jpg`, { ...bust, max: portraitLimit });
  }
  for (const [name, svg] of Object.entries(logos).filter(([key]) => chosen(key))) {
    await keep(`${name}.png`, await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer());
  }
}

function maxBytesOf({ light, study: isStudy }: Idea): number {
  if (isStudy) return studyLimit;
  return light ? lightLimit : limit;
}

interface RenderOptions {
  W: number;
  H: number;
  /** Largest file, in bytes. */
  max: number;
}

async function renderPicture(name: string, idea: Idea, file: string, { W, H, max }: RenderOptions): Promise<void> {
  newCanvas();
  const body = idea.render(W, H, random(seedOf(name)));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}"><defs>${canvasDefinitions()}</defs>${body}</svg>`;
  const flat = await sharp(Buffer.from(svg), { unlimited: true }).flatten().removeAlpha().png().toBuffer();
  const grain = { input: await grainOf(W, H, seedOf(file)), blend: 'soft-light' as const };
  const done = await sharp(flat).composite([grain]).removeAlpha().png().toBuffer();
  for (let quality = 80; quality >= 30; quality -= 5) {
    const jpeg = await sharp(done).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= max || quality === 30) return keep(file, jpeg);
  }
}

/** Film grain, against visible steps in smooth gradients. */
function grainOf(W: number, H: number, seed: number): Promise<Buffer> {
  const next = random(seed);
  const pixels = Buffer.alloc(W * H);
  for (let i = 0; i < pixels.length; i++) pixels[i] = 128 + (next() + next() + next() - 1.5) * 88;
  return sharp(pixels, { raw: { width: W, height: H, channels: 1 } })
    .blur(0.7)
    .toColourspace('srgb')
    .png()
    .toBuffer();
}

function seedOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);
}

async function keep(file: string, bytes: Buffer): Promise<void> {
  await writeFile(path.join(folder, file), bytes);
  console.log(`${file}  ${Math.round(bytes.length / 1024)} kB`);
}
