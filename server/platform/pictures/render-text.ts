import { readFile } from 'node:fs/promises';
import path from 'node:path';
import anyAscii from 'any-ascii';
import { Blob, Face } from 'harfbuzzjs';
import sharp from 'sharp';
import type { ShippedTypeface } from '#contract/settings/theme/theme.ts';
import { escapeHtml } from '#text/escape-html.ts';

/** A family of one upright face, and its TrueType file. */
export interface PictureFont {
  name: string;
  file: string;
}

export type PictureFonts = Record<'Light' | 'Italic', PictureFont>;

/** Names of the families in the files of `fonts/`, without the face. */
const families: Readonly<Record<ShippedTypeface, { file: string; name: string }>> = {
  spectral: { file: 'sharing', name: 'Sharing' },
  archivo: { file: 'archivo', name: 'SharingArchivo' },
  bitter: { file: 'bitter', name: 'SharingBitter' },
  'crimson-pro': { file: 'crimson-pro', name: 'SharingCrimsonPro' },
  jost: { file: 'jost', name: 'SharingJost' },
  'work-sans': { file: 'work-sans', name: 'SharingWorkSans' },
};

export function shippedFonts(typeface: ShippedTypeface): PictureFonts {
  const { file, name } = families[typeface];
  const font = (face: 'Light' | 'Italic') => ({
    name: `${name}${face}`,
    file: path.join(import.meta.dirname, `fonts/${file}-${face.toLowerCase()}.ttf`),
  });
  return { Light: font('Light'), Italic: font('Italic') };
}

interface TextLook {
  font: PictureFont;
  points: number;
  colour: string;
  /** Pixels after which a line breaks. */
  width: number;
}

/** Renders a text with line breaks as a picture; null for a text of which nothing can be written. */
export async function renderText(text: string, { font, points, colour, width }: TextLook) {
  const clean = text.replaceAll(/[\p{Cc}\p{Surrogate}\u00AD\uFFFE\uFFFF]/gu, '');
  const escaped = escapeHtml(writable(clean, await lettersOf(font)));
  if (escaped === '') return null;
  return sharp({
    text: {
      text: `<span foreground="${colour}">${escaped}</span>`,
      font: `${font.name} ${points}`,
      fontfile: font.file,
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

export async function lettersOf({ file }: PictureFont): Promise<ReadonlySet<number>> {
  return new Set(new Face(new Blob(await readFile(file))).collectUnicodes());
}

/**
 * A text in the letters of a font, which has no boxes for others: letters and signs that it lacks are written in Latin,
 * `Чайка` as `Chayka`, and pictures such as emoji left out.
 */
export function writable(text: string, letters: ReadonlySet<number>): string {
  const has = (part: string) => Array.from(part).every((letter) => letters.has(letter.codePointAt(0) ?? 0));
  const graphemes = Array.from(new Intl.Segmenter().segment(text.normalize('NFC')), ({ segment }) => segment);
  return graphemes
    .map((part) => (has(part) || /^\s$/.test(part) ? part : /[\p{L}\p{M}\p{N}\p{P}]/u.test(part) ? anyAscii(part) : ''))
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}
