/** One table of a TrueType or OpenType file. */
export interface FontTable {
  /** Four characters, `OS/2`. */
  tag: string;
  bytes: Buffer;
}

/** The tables of a font; null if the file is none, or ends before its tables. */
export function readTables(font: Uint8Array): FontTable[] | null {
  const file = Buffer.from(font.buffer, font.byteOffset, font.byteLength);
  if (file.length < 12) return null;
  const count = file.readUInt16BE(4);
  if (count === 0 || file.length < 12 + 16 * count) return null;
  const tables = Array.from({ length: count }, (_, index) => {
    const at = 12 + 16 * index;
    const [from, length] = [file.readUInt32BE(at + 8), file.readUInt32BE(at + 12)];
    return { tag: file.toString('latin1', at, at + 4), bytes: file.subarray(from, from + length), length };
  });
  return tables.every(({ bytes, length }) => bytes.length === length) ? tables : null;
}

/** A font of these tables, each at a multiple of four bytes; readers of these files check no sums. */
export function writeTables(version: Uint8Array, tables: FontTable[]): Buffer {
  const sorted = tables.toSorted((a, b) => (a.tag < b.tag ? -1 : 1));
  const head = Buffer.alloc(12 + 16 * sorted.length);
  const power = Math.floor(Math.log2(sorted.length));
  head.set(version.subarray(0, 4));
  for (const [place, value] of [sorted.length, 16 * 2 ** power, power, 16 * (sorted.length - 2 ** power)].entries())
    head.writeUInt16BE(value, 4 + 2 * place);
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (const [index, { tag, bytes }] of sorted.entries()) {
    const at = 12 + 16 * index;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(bytes.length, at + 12);
    const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}
