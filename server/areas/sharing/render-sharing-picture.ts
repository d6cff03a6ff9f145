import sharp, { type OverlayOptions } from 'sharp';
import { deriveColours } from '#contract/settings/theme/derive-colours.ts';
import type { Theme } from '#contract/settings/theme/theme.ts';
import { shortened } from '#text/beginning-of.ts';
import type { SharingContent } from '../links/sharing-address.ts';
import { type MarkSource, openMark } from '../../platform/pictures/open-mark.ts';
import { type PictureFonts, renderText } from '../../platform/pictures/render-text.ts';

/** The size that every network shows uncropped. */
const size = { width: 1200, height: 630 };
const edge = 64;

export interface SharingPictureContent extends Pick<SharingContent, 'preline' | 'title' | 'by'> {
  /** Empty: the logo contains it. */
  siteName: string;
  /** The logo for dark ground; null if there is none. */
  logo: MarkSource | null;
  theme: Theme;
  fonts: PictureFonts;
  /** The upright background picture, and its focal point in percent; null for the site colours. */
  picture: { bytes: Uint8Array; focal: { x: number; y: number } } | null;
}

/** Number of rendered pictures, for tests and metrics. */
export const renderCounter = { count: 0 };

/** Renders the picture for shared links: the background under a scrim, with title, date and site name on top. */
export async function renderSharingPicture({
  siteName,
  logo,
  theme,
  fonts,
  preline,
  title,
  by,
  picture,
}: SharingPictureContent): Promise<Uint8Array> {
  renderCounter.count += 1;
  const ground = picture
    ? await cropped(picture, theme)
    : await sharp(Buffer.from(glowOf(theme)))
        .png()
        .toBuffer();
  const layers: OverlayOptions[] = picture ? [{ input: Buffer.from(scrimOf(theme)) }] : [];
  const mark = logo && (await fittingLogo(logo));
  if (mark) layers.push({ input: mark.data, left: edge, top: 50 });
  const line = writerFor(theme, fonts);
  const name = await line(siteName, 'Light', 34);
  const left = edge + (mark ? mark.info.width + 14 : 0);
  if (name) layers.push({ input: name.data, left, top: 50 + Math.round((48 - name.info.height) / 2) });
  let bottom = size.height - edge + 6;
  for (const [text, gap] of [
    [await line(by, 'Italic', 38), 30],
    [await fittingTitle(title, line), 26],
    [await line(preline, 'Light', 32), 0],
  ] as const) {
    if (!text) continue;
    bottom -= text.info.height;
    layers.push({ input: text.data, left: edge, top: Math.max(0, bottom) });
    bottom -= gap;
  }
  return sharp(ground).composite(layers).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}

/** The part of a picture around its focal point. */
async function cropped(
  { bytes, focal }: NonNullable<SharingPictureContent['picture']>,
  { colours }: Theme,
): Promise<Buffer> {
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
    .flatten({ background: colours.stage })
    .toBuffer();
}

/** The title in the largest size at which it covers at most half of the picture. */
async function fittingTitle(title: string, line: Writer) {
  for (const points of [116, 92, 74, 58]) {
    const text = await line(title, 'Light', points);
    if (!text || text.info.height <= (points > 90 ? 200 : 270)) return text;
  }
  return line(shortened(title, 91), 'Light', 50);
}

type Writer = ReturnType<typeof writerFor>;

/** Writes lines in the type and colour of a theme. */
function writerFor({ colours }: Theme, fonts: PictureFonts) {
  return (text: string, face: 'Light' | 'Italic', points: number) =>
    renderText(text, { font: fonts[face], points, colour: colours.light, width: size.width - 2 * edge });
}

/** The logo, 48 pixels high unless it is very wide. */
function fittingLogo(logo: MarkSource) {
  const box = { width: 420, height: 48 };
  return openMark(logo, box)
    .resize({ ...box, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
}

const frame = `xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"`;

/** The shade over a picture, so that the texts can be read. */
function scrimOf({ colours: { stage } }: Theme): string {
  return `<svg ${frame}><defs>
  <linearGradient id="up" x2="0" y2="1"><stop offset="0" stop-color="${stage}" stop-opacity=".7"/>
    <stop offset=".26" stop-color="${stage}" stop-opacity=".22"/><stop offset=".42" stop-color="${stage}" stop-opacity=".58"/>
    <stop offset="1" stop-color="${stage}" stop-opacity=".95"/></linearGradient></defs>
  <rect width="100%" height="100%" fill="url(#up)"/></svg>`;
}

/** The gradient of page heads. */
function glowOf({ colours }: Theme): string {
  const [first, second, third] = deriveColours(colours).gradient;
  return `<svg ${frame}><defs>
  <radialGradient id="first" cx=".1" cy=".1" r=".8"><stop offset="0" stop-color="${first}"/><stop offset="1" stop-color="${first}" stop-opacity="0"/></radialGradient>
  <radialGradient id="third" cx="1" cy=".8" r=".6"><stop offset="0" stop-color="${third}"/><stop offset="1" stop-color="${third}" stop-opacity="0"/></radialGradient></defs>
  <rect width="100%" height="100%" fill="${second}"/><rect width="100%" height="100%" fill="url(#first)"/>
  <rect width="100%" height="100%" fill="url(#third)"/></svg>`;
}
