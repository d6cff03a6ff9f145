import { Blob, Buffer as TextBuffer, Face, Font, shape } from 'harfbuzzjs';
import { sampleText } from './sample-text.ts';

/** Measures of a face in parts of its size. */
export interface FaceMeasures {
  /** Width of the sample text. */
  width: number;
  /** Above and below the base line, as browsers take them for lines. */
  ascent: number;
  descent: number;
}

/** Letters that a font has. */
export function lettersIn(font: Uint8Array): number[] {
  return [...new Face(new Blob(font)).collectUnicodes()];
}

export function measureFont(bytes: Uint8Array): FaceMeasures {
  const face = new Face(new Blob(bytes));
  const font = new Font(face);
  const buffer = new TextBuffer();
  buffer.addText(sampleText);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const width = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  // Those of hhea, or the typographic ones where the font says so: as in Chromium.
  const { ascender, descender } = font.hExtents();
  return { width: width / face.upem, ascent: ascender / face.upem, descent: -descender / face.upem };
}
