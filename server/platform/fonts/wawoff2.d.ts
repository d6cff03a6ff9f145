declare module 'wawoff2' {
  /** WOFF2 of a TrueType or OpenType file; rejects for what it cannot read. */
  export function compress(font: Uint8Array): Promise<Uint8Array>;
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}
