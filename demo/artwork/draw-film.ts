import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

// Draws the demo's film anew, and speaks what it shows: `node demo/artwork/draw-film.ts`. Needs ffmpeg and espeak-ng.

const folder = path.join(import.meta.dirname, 'films');
const seconds = 9;
const perSecond = 12;
const width = 640;
const height = 360;

const spoken = {
  film: 'Vor rotem Grund öffnen sich zwei Hände. Sie heben sich und zeichnen ein Haus in die Luft. Dann weisen sie auf die Bühne.',
  sample:
    'Der Saal ist dunkel. Auf der Bühne steht ein Turm aus Licht. Links wartet Salome, in einem Kleid aus sieben Schleiern.',
};

const work = await mkdtemp(path.join(tmpdir(), 'film-'));
await drawFrames();
speak('film');
speak('sample');
const frames = ['-framerate', String(perSecond), '-i', path.join(work, '%03d.png')];
const picture = [
  '-c:v',
  'libx264',
  '-preset',
  'veryslow',
  '-crf',
  '30',
  '-pix_fmt',
  'yuv420p',
  '-movflags',
  '+faststart',
];
const bare = ['-map_metadata', '-1', '-fflags', '+bitexact', '-y'];
encode([...frames, ...picture, ...bare, path.join(folder, 'sign-language.mp4')]);
const voice = ['-i', path.join(work, 'film.wav'), '-c:a', 'aac', '-b:a', '40k', '-ac', '1'];
encode([...frames, ...voice, ...picture, ...bare, path.join(folder, 'sign-language-described.mp4')]);
encode([
  '-i',
  path.join(work, 'sample.wav'),
  '-b:a',
  '32k',
  '-ac',
  '1',
  ...bare,
  path.join(folder, 'audio-description.mp3'),
]);
await rm(work, { recursive: true });

function encode(options: string[]): void {
  execFileSync('ffmpeg', ['-loglevel', 'error', ...options], { stdio: 'inherit' });
}

function speak(name: keyof typeof spoken): void {
  execFileSync('espeak-ng', ['-v', 'de', '-s', '150', '-w', path.join(work, `${name}.wav`), spoken[name]]);
}

async function drawFrames(): Promise<void> {
  await mkdir(work, { recursive: true });
  for (let number = 0; number < seconds * perSecond; number += 1) {
    const svg = drawFrame(number / perSecond / seconds);
    await sharp(Buffer.from(svg))
      .png()
      .toFile(path.join(work, `${String(number).padStart(3, '0')}.png`));
  }
}

/** One frame; `at` runs from 0 to 1. */
function drawFrame(at: number): string {
  const open = ease(at, 0, 0.2);
  const rise = ease(at, 0.15, 0.45);
  const roof = ease(at, 0.4, 0.7);
  const point = ease(at, 0.75, 0.95);
  const beat = Math.sin(at * Math.PI * 14) * 5;
  const left = { x: 210 - 40 * roof + 120 * point, y: 290 - 130 * rise + 60 * roof - 20 * point + beat };
  const right = { x: 430 + 40 * roof + 40 * point, y: 290 - 130 * rise + 60 * roof - 20 * point - beat };
  const line = 510 * roof;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="#7a1420"/>
    <circle cx="320" cy="180" r="${150 + 8 * Math.sin(at * 6)}" fill="#8f1c2a"/>
    <path d="M190 230V130L320 60L450 130V230" fill="none" stroke="#f4e9dc" stroke-width="6" stroke-linejoin="round"
      stroke-dasharray="${line} 999"/>
    ${hand(left, 1, open, -24 + 48 * point)}${hand(right, -1, open, 24 + 10 * point)}
  </svg>`;
}

/** A drawn hand with five fingers that spread when it opens. */
function hand({ x, y }: { x: number; y: number }, side: number, open: number, turn: number): string {
  const fingers = [-2, -1, 0, 1]
    .map(
      (n) =>
        `<rect x="-6" y="-74" width="12" height="52" rx="6" transform="translate(${n * 13 + 6} 0) rotate(${(n + 0.5) * 10 * open})"/>`,
    )
    .join('');
  const thumb = `<rect x="-6" y="-46" width="13" height="44" rx="6" transform="translate(${26 * side} 6) rotate(${side * (20 + 40 * open)})"/>`;
  const palm =
    '<rect x="-27" y="-34" width="54" height="58" rx="20"/><rect x="-17" y="10" width="34" height="260" rx="12"/>';
  return `<g fill="#f4e9dc" transform="translate(${x} ${y}) rotate(${turn})">${fingers}${thumb}${palm}</g>`;
}

/** From 0 to 1 between two moments, slowly at both ends. */
function ease(at: number, from: number, to: number): number {
  const part = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return part * part * (3 - 2 * part);
}
