import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { SharingContent } from '../links/sharing-address.ts';
import { escapeHtml } from '#text/escape-html.ts';

/** The size that every network shows uncropped. */
const size = { width: 1200, height: 630 };
const edge = 64;
const light = '#f7f2e9';

const fonts = {
  SharingLight: path.join(import.meta.dirname, 'fonts/sharing-light.ttf'),
  SharingItalic: path.join(import.meta.dirname, 'fonts/sharing-italic.ttf'),
};

export interface SharingPictureContent extends Pick<SharingContent, 'preline' | 'title' | 'by'> {
  siteName: string;
  /** The upright background picture, and its focal point in percent; null for the site colours. */
  picture: { bytes: Uint8Array; focal: { x: number; y: number } } | null;
}

/** Number of rendered pictures, for tests and metrics. */
export const renderCounter = { count: 0 };

/** Renders the picture for shared links: the background under a scrim, with title, date and site name on top. */
export async function renderSharingPicture({
  siteName,
  preline,
  title,
  by,
  picture,
}: SharingPictureContent): Promise<Uint8Array> {
  renderCounter.count += 1;
  const ground = picture ? await cropped(picture) : await sharp(Buffer.from(glow)).png().toBuffer();
  const layers: OverlayOptions[] = picture ? [{ input: Buffer.from(scrim) }] : [];
  layers.push({ input: Buffer.from(mark), left: edge, top: 50 });
  const name = await line(siteName, 'SharingLight', 34);
  if (name) layers.push({ input: name.data, left: edge + 62, top: 50 + Math.round((48 - name.info.height) / 2) });
  let bottom = size.height - edge + 6;
  for (const [text, gap] of [
    [await line(by, 'SharingItalic', 38), 30],
    [await fittingTitle(title), 26],
    [await line(preline, 'SharingLight', 32), 0],
  ] as const) {
    if (!text) continue;
    bottom -= text.info.height;
    layers.push({ input: text.data, left: edge, top: Math.max(0, bottom) });
    bottom -= gap;
  }
  return sharp(ground).composite(layers).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}

/** The part of a picture around its focal point. */
async function cropped({ bytes, focal }: NonNullable<SharingPictureContent['picture']>): Promise<Buffer> {
  const { width, height } = await sharp(bytes).metadata();
  const scale = Math.max(size.width / width, size.height / height);
  const whole = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
  const from = (all: number, part: number, percent: number) =>
    Math.round(Math.min(Math.max((all * percent) / 100 - part / 2, 0), all - part));
  return sharp(bytes)
    .resize({ ...whole, fit: 'fill' })
    .extract({
      left: from(whole.width, size.width, focal.x),
      top: from(whole.height, size.height, focal.y),
      ...size,
    })
    .flatten({ background: '#0e0a0c' })
    .toBuffer();
}

/** The title in the largest size at which it covers at most half of the picture. */
async function fittingTitle(title: string) {
  for (const points of [116, 92, 74, 58]) {
    const text = await line(title, 'SharingLight', points);
    if (!text || text.info.height <= (points > 90 ? 200 : 270)) return text;
  }
  return line(`${title.slice(0, 90).trimEnd()}…`, 'SharingLight', 50);
}

/** Renders a text with line breaks; null for an empty text. */
async function line(text: string, font: keyof typeof fonts, points: number) {
  const escaped = escapeHtml(text.replaceAll(/[\p{Cc}\p{Surrogate}\u00AD\uFFFE\uFFFF]/gu, '')).trim();
  if (escaped === '') return null;
  const width = size.width - 2 * edge;
  return sharp({
    text: {
      text: `<span foreground="${light}">${escaped}</span>`,
      font: `${font} ${points}`,
      fontfile: fonts[font],
      width,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
      spacing: Math.round(points * -0.28),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}

const frame = `xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"`;

const scrim = `<svg ${frame}><defs>
  <linearGradient id="up" x2="0" y2="1"><stop offset="0" stop-color="#0e0a0c" stop-opacity=".7"/>
    <stop offset=".26" stop-color="#0e0a0c" stop-opacity=".22"/><stop offset=".42" stop-color="#0e0a0c" stop-opacity=".58"/>
    <stop offset="1" stop-color="#0e0a0c" stop-opacity=".95"/></linearGradient></defs>
  <rect width="100%" height="100%" fill="url(#up)"/></svg>`;

const glow = `<svg ${frame}><defs>
  <radialGradient id="red" cx=".1" cy=".1" r=".8"><stop offset="0" stop-color="#a50f2d"/><stop offset="1" stop-color="#a50f2d" stop-opacity="0"/></radialGradient>
  <radialGradient id="amber" cx="1" cy=".8" r=".6"><stop offset="0" stop-color="#8a4a0c"/><stop offset="1" stop-color="#8a4a0c" stop-opacity="0"/></radialGradient></defs>
  <rect width="100%" height="100%" fill="#4c1433"/><rect width="100%" height="100%" fill="url(#red)"/>
  <rect width="100%" height="100%" fill="url(#amber)"/></svg>`;

const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 40 40" fill="none" stroke="${light}" stroke-width="1.6">
  <path d="M33.8 8.4A18 18 0 1 0 33.8 31.6M29.6 12A12.5 12.5 0 1 0 29.6 28M25.4 15.5A7 7 0 1 0 25.4 24.5"/>
  <circle cx="20" cy="20" r="2.6" fill="${light}" stroke="none"/></svg>`;
