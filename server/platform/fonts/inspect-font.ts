import { AppError } from '#contract/base/errors.ts';
import type { Message } from '#contract/base/messages.ts';
import { type FontTable, readTables } from './sfnt.ts';

/** Most bytes of a font file, and of what it contains when it is unpacked. */
export const largestFont = 5 * 1024 * 1024;
const largestUnpacked = 30_000_000;

/** A font that cannot be used, and why. */
export function refuse(reason: Message): never {
  throw new AppError('invalid', reason);
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
  if (tables.has('CFF2')) refuse('font_variable_outlines');
  const hasOutlines = tables.has('glyf') || tables.has('CFF ');
  if (!hasOutlines || required.some((tag) => !tables.has(tag))) refuse('font_broken');
  if (isRestricted(tables.get('OS/2'))) refuse('font_restricted');
}

/** Restricted licence, no parts of the font, or no outlines: what is done here needs all three. */
function isRestricted(os2: FontTable['bytes'] | undefined): boolean {
  if (!os2 || os2.length < 10) return false;
  const type = os2.readUInt16BE(8);
  return (type & 0xf) === 2 || (type & 0x300) !== 0;
}
