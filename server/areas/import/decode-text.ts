/** Decodes a file: by its byte order mark, as UTF-8, or else as Excel writes it, in Windows-1252 or on a Mac in Mac Roman. */
export function decodeText(bytes: Uint8Array, declared?: string): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (declared !== undefined && isKnown(declared)) return new TextDecoder(declared).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(isMacRoman(bytes) ? 'macintosh' : 'windows-1252').decode(bytes);
  }
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

function isKnown(encoding: string): boolean {
  try {
    return new TextDecoder(encoding).encoding !== '';
  } catch {
    return false;
  }
}
