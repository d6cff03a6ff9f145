import { Blob, Buffer as TextBuffer, Face, Font, shape } from 'harfbuzzjs';
import type { TypefaceKind } from '#contract/settings/theme/own-typeface.ts';

/** Widths of the sample text in the fonts of devices, as `bin/fonts/measure-devices.mjs` prints them. */
const widths: Record<TypefaceKind, Record<'usual' | 'android', { upright: number; italic: number }>> = {
  serif: { usual: { upright: 650.2, italic: 652.1 }, android: { upright: 771.9, italic: 749.2 } },
  sans: { usual: { upright: 719.3, italic: 719.7 }, android: { upright: 712.5, italic: 692.5 } },
};

/** What a font of the device is scaled to in the place of a face, in percent. */
export function standInsFor(
  { width, ascent, descent }: FaceMeasures,
  { kind, isItalic }: { kind: TypefaceKind; isItalic: boolean },
) {
  const standIn = (device: 'usual' | 'android') => {
    const size = width / widths[kind][device][isItalic ? 'italic' : 'upright'];
    return { size: percent(size), ascent: percent(ascent / size), descent: percent(descent / size) };
  };
  return { usual: standIn('usual'), android: standIn('android') };
}

function percent(part: number): number {
  return Math.round(part * 1000) / 10;
}

/** What widths are measured with, in the mix of an opera house: headings, lines of a programme, sentences, both languages. */
const sampleText = `
Premiere im Großen Haus: am Samstag, 21. November 2026, um 19.30 Uhr hebt sich der Vorhang für eine Oper, die hier seit
vierzig Jahren nicht zu hören war. Vor der Aufführung führt die Dramaturgin im Foyer in das Werk ein, danach laden wir zum
Gespräch mit Regie und Ensemble. Karten gibt es an der Kasse, am Telefon und auf dieser Seite, für Schülerinnen und Schüler
zum halben Preis. Zwei Akte, eine Pause, Dauer etwa drei Stunden. Musikalische Leitung, Inszenierung, Bühne, Kostüme, Licht,
Chöre. Eine junge Frau kehrt zurück an den Fluss, wo niemand mehr ihren Namen kennt; der König schläft, und über dem Wasser
steht der Mond. Jugendclub, Führungen, Abonnements, Magazin, Spielplan, Kontakt. Bitte beachten Sie: Nach Beginn ist der
Einlass erst in der Pause möglich. Fünf weitere Vorstellungen bis zum 9. Januar, zuletzt quer durch Europa auf Tournee.
Opening night on the main stage: on Saturday the curtain rises at half past seven on an opera that has not been heard here
for forty years. The conductor talks about the work in the foyer before each performance, and afterwards you are invited to
meet the cast. Tickets are sold at the box office, by telephone and on this page; students pay half the price. Two acts, one
interval, about three hours. Sung in Italian with German and English surtitles. A young woman returns to the river where
nobody knows her name any longer; the king is asleep, and the moon stands above the water. Tours of the house, subscriptions,
magazine, programme, contact. Latecomers are admitted at the interval. Five more performances until January, just in time.
`
  .trim()
  .replaceAll('\n', ' ');

/** Measures of a face in parts of its size. */
export interface FaceMeasures {
  /** Width of the sample text. */
  width: number;
  /** Above and below the base line, as browsers take them for lines. */
  ascent: number;
  descent: number;
}

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
