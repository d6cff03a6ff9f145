import { isUtf8 } from 'node:buffer';
import type { TextEncoding } from '#contract/office/table-import-api.ts';

/** Decodes a file in the given encoding, or in that which it seems to have. */
export function decodeText(bytes: Uint8Array, encoding: string = encodingOf(bytes)): string {
  return new TextDecoder(encoding).decode(bytes);
}

/**
 * The encoding of a file: by its byte order mark, UTF-8 where it is that, as it declares itself, or else as Excel writes
 * it, Windows-1252 or on a Mac Mac Roman.
 */
export function encodingOf(bytes: Uint8Array): TextEncoding;
export function encodingOf(bytes: Uint8Array, declared: string | undefined): string;
export function encodingOf(bytes: Uint8Array, declared?: string): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (isUtf8(bytes)) return 'utf-8';
  if (declared !== undefined && isOther(declared)) return declared;
  return isMacRoman(bytes) ? 'macintosh' : 'windows-1252';
}

/** `ä`, `ö`, `ü` of Mac Roman; in Windows-1252 `Š`, `š`, `Ÿ`. */
const macUmlauts = new Set([0x8a, 0x9a, 0x9f]);
/** Letters of Windows-1252 that are rare signs in Mac Roman. */
const windowsLetters = new Set(Buffer.from('äöüÄÖÜßéèêëàáâçíîñóôúûÉ', 'latin1'));

/** True for a text with umlauts of Mac Roman and none of Windows-1252. */
function isMacRoman(bytes: Uint8Array): boolean {
  return bytes.some((byte) => macUmlauts.has(byte)) && !bytes.some((byte) => windowsLetters.has(byte));
}

/** The encoding in the XML declaration. */
export function declaredEncoding(bytes: Uint8Array): string | undefined {
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  return /^[^<]*<\?xml[^>]*encoding=["']([\w.:-]+)["']/.exec(beginning)?.[1];
}

/** True for an encoding that is known and not UTF-8. */
function isOther(encoding: string): boolean {
  try {
    return new TextDecoder(encoding).encoding !== 'utf-8';
  } catch {
    return false;
  }
}
