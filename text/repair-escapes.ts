const escapes =
  /%(?:[0-7][\da-f]|[cd][\da-f]%[89ab][\da-f]|e[\da-f](?:%[89ab][\da-f]){2}|f[0-4](?:%[89ab][\da-f]){3}|[\da-f]{2})?/gi;
const windows = new TextDecoder('windows-1252');

/**
 * An address or part of one that `decodeURIComponent` can read: bytes that are no UTF-8 are taken for Latin-1, as old
 * sites and mail programs write it (`M%FCller`), and a percent sign that escapes nothing for itself.
 */
export function repairEscapes(text: string): string {
  return text.includes('%') ? text.replaceAll(escapes, repair) : text;
}

function repair(escape: string): string {
  if (escape === '%') return '%25';
  if (isEncoded(escape)) return escape;
  const bytes = escape.slice(1).split('%');
  return encodeURIComponent(windows.decode(Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16))));
}

/** A part of an address without its escapes, even wrong ones. */
export function decoded(text: string): string {
  return decodeURIComponent(repairEscapes(text));
}

/**
 * True if `decodeURIComponent` can read it. The result is used, because the bundler drops a call of
 * `decodeURIComponent` whose result is not.
 */
export function isEncoded(text: string): boolean {
  try {
    return decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}
