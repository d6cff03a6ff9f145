import sharp from 'sharp';
import type { Theme } from '#contract/settings/theme/theme.ts';
import { type MarkSource, openMark } from '../../platform/pictures/open-mark.ts';
import { type PictureFonts, renderText } from '../../platform/pictures/render-text.ts';

/** What an icon is made of: a file, or else a letter. */
export interface IconSource {
  /** Null if the house has no icon. */
  mark: MarkSource | null;
  /** First letter of the name. */
  initial: string;
  theme: Theme;
  fonts: PictureFonts;
}

/** A square PNG. */
export async function renderIcon(source: IconSource, side: number): Promise<Uint8Array> {
  const { mark } = source;
  if (mark === null) return renderInitial(source, side);
  const box = { width: side, height: side };
  return openMark(mark, box)
    .resize({ ...box, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
}

async function renderInitial({ initial, theme, fonts }: IconSource, side: number): Promise<Uint8Array> {
  const { colours } = theme;
  const look = { font: fonts.Light, points: Math.round(side * 0.7), colour: colours.light, width: side };
  const letter = await renderText(initial, look);
  return sharp({ create: { width: side, height: side, channels: 4, background: colours.stage } })
    .composite(letter ? [{ input: letter.data, gravity: 'centre' }] : [])
    .png()
    .toBuffer();
}

/** An icon file (ICO) that holds PNGs of these sides. */
export function toIco(pictures: { side: number; png: Uint8Array }[]): Uint8Array {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { side, png }] of pictures.entries()) {
    const at = 6 + 16 * index;
    head.writeUInt8(side % 256, at);
    head.writeUInt8(side % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
