import type { LocalizedText } from '#contract/base/localized.ts';
import { type FontTable, readTables } from './sfnt.ts';

/** Most bytes of a font file, and of what it contains when it is unpacked. */
export const largestFont = 5 * 1024 * 1024;
const largestUnpacked = 30_000_000;

/** What is wrong with a font; for people. */
export class FontRefused extends Error {
  readonly reason: LocalizedText;

  constructor(reason: LocalizedText) {
    super(reason.en);
    this.name = 'FontRefused';
    this.reason = reason;
  }
}

const reasons = {
  noFont: {
    de: 'Diese Datei ist keine Schrift im Format WOFF2, TTF oder OTF.',
    en: 'This file is no font in the format WOFF2, TTF or OTF.',
  },
  broken: {
    de: 'Diese Schriftdatei ist beschädigt oder unvollständig.',
    en: 'This font file is damaged or incomplete.',
  },
  collection: {
    de: 'Diese Datei enthält mehrere Schriften (TTC). Bitte laden Sie jeden Schnitt als eigene Datei hoch.',
    en: 'This file contains several fonts (TTC). Please upload each face as a file of its own.',
  },
  restricted: {
    de: 'Nach den Angaben in der Datei darf diese Schrift nicht in Websites eingebettet werden (fsType). Bitte fragen Sie den Anbieter nach der Fassung für Websites.',
    en: 'According to the file, this font must not be embedded in websites (fsType). Please ask its vendor for the version for websites.',
  },
  variableOutlines: {
    de: 'Variable Schriften sind nur als TTF oder daraus gemachtes WOFF2 möglich. Bitte nehmen Sie diese Fassung, oder jeden Schnitt als eigene Datei.',
    en: 'Variable fonts are possible as TTF, or WOFF2 made from it, only. Please use that version, or each face as a file of its own.',
  },
} satisfies Record<string, LocalizedText>;

export function refuseFont(reason: keyof typeof reasons): never {
  throw new FontRefused(reasons[reason]);
}

/** The format of a font, by its first bytes. */
export function fontFormat(file: Uint8Array): 'sfnt' | 'woff2' | 'collection' | null {
  const signature = Buffer.from(file.subarray(0, 4)).toString('latin1');
  if (signature === 'ttcf') return 'collection';
  if (signature === 'wOF2')
    return Buffer.from(file.subarray(4, 8)).toString('latin1') === 'ttcf' ? 'collection' : 'woff2';
  return ['\0\x01\0\0', 'OTTO', 'true'].includes(signature) ? 'sfnt' : null;
}

/** True for a WOFF2 file that unpacks to a size that a font can have. */
export function hasUsualSize(woff2: Uint8Array): boolean {
  return woff2.byteLength >= 48 && Buffer.from(woff2.subarray(16, 20)).readUInt32BE() <= largestUnpacked;
}

const required = ['cmap', 'head', 'hhea', 'hmtx', 'maxp'];

/** Throws for a font that is broken, has no outlines or must not be embedded. */
export function checkTables(font: Uint8Array): void {
  const tables = new Map(readTables(font)?.map(({ tag, bytes }) => [tag, bytes]));
  // HarfBuzz does not fix the widths of these for a weight.
  if (tables.has('CFF2')) refuseFont('variableOutlines');
  const hasOutlines = tables.has('glyf') || tables.has('CFF ');
  if (!hasOutlines || required.some((tag) => !tables.has(tag))) refuseFont('broken');
  if (isRestricted(tables.get('OS/2'))) refuseFont('restricted');
}

/** Restricted licence, no parts of the font, or no outlines: what is done here needs all three. */
function isRestricted(os2: FontTable['bytes'] | undefined): boolean {
  if (!os2 || os2.length < 10) return false;
  const type = os2.readUInt16BE(8);
  return (type & 0xf) === 2 || (type & 0x300) !== 0;
}

export function refuseLetters(missing: readonly string[]): never {
  const [shown, more] = [missing.slice(0, 20).join(' '), missing.length > 20 ? ' …' : ''];
  throw new FontRefused({
    de: `Dieser Schrift fehlen Zeichen, die jede Seite braucht: ${shown}${more}`,
    en: `This font lacks characters that every page needs: ${shown}${more}`,
  });
}

export function refuseSize(bytes: number, most: number): never {
  const [size, limit] = [Math.ceil(bytes / 1000), most / 1000];
  throw new FontRefused({
    de: `Diese Schrift ist zu groß: ${size} kB mit den Zeichen, die Seiten brauchen, höchstens ${limit} kB. Bitte nehmen Sie einen einfacheren Schnitt.`,
    en: `This font is too large: ${size} kB with the characters that pages need, at most ${limit} kB. Please use a simpler face.`,
  });
}
