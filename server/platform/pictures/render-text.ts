import path from 'node:path';
import sharp from 'sharp';
import type { TypefaceName } from '#contract/settings/theme/theme.ts';
import { escapeHtml } from '#text/escape-html.ts';

/** Names of the families in the files of `fonts/`, without the face. */
const families: Readonly<Record<TypefaceName, { file: string; name: string }>> = {
  spectral: { file: 'sharing', name: 'Sharing' },
  archivo: { file: 'archivo', name: 'SharingArchivo' },
  bitter: { file: 'bitter', name: 'SharingBitter' },
  'crimson-pro': { file: 'crimson-pro', name: 'SharingCrimsonPro' },
  jost: { file: 'jost', name: 'SharingJost' },
  'work-sans': { file: 'work-sans', name: 'SharingWorkSans' },
};

interface TextLook {
  typeface: TypefaceName;
  face: 'Light' | 'Italic';
  points: number;
  colour: string;
  /** Pixels after which a line breaks. */
  width: number;
}

/** Renders a text with line breaks as a picture; null for an empty text. */
export async function renderText(text: string, { typeface, face, points, colour, width }: TextLook) {
  const { file, name } = families[typeface];
  const escaped = escapeHtml(text.replaceAll(/[\p{Cc}\p{Surrogate}\u00AD\uFFFE\uFFFF]/gu, '')).trim();
  if (escaped === '') return null;
  return sharp({
    text: {
      text: `<span foreground="${colour}">${escaped}</span>`,
      font: `${name}${face} ${points}`,
      fontfile: path.join(import.meta.dirname, `fonts/${file}-${face.toLowerCase()}.ttf`),
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
