import subset from 'subset-font';

/** Letters that names in an opera house have daily, in ranges as CSS writes them: those of Spectral in `ui/fonts.css`. */
export const dailyRanges =
  'U+0000-00FF, U+0102-0103, U+0105-0107, U+010C-0111, U+0119-011B, U+011E-011F, U+0130-0131, U+0141-0142, U+0144, U+0147-0148, U+0150-0153, U+0158-015B, U+015E-0161, U+0164-0165, U+016E-0171, U+017A-017E, U+0218-021B, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

/** Without these no page of a German house can be set. */
const needed = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÄÖÜäöüß0123456789.,:;!?-()';

/** Code points of a list of ranges as CSS writes it, `U+0000-00FF, U+0131`. */
export function lettersOf(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [from = 0, to = from] = range
      .trim()
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

/** The needed letters that a font lacks. */
export function missingLetters(present: Iterable<number>): string[] {
  const found = new Set(present);
  return [...needed].filter((letter) => !found.has(letter.charCodeAt(0)));
}

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

/**
 * A font as a family of one upright face of weight 400 with this name: the text layout of sharp reads `Light` and
 * `Italic` as wishes and finds no light face.
 */
export function renameFont(font: Uint8Array, family: string): Buffer {
  const tables = readTables(font);
  if (!tables) throw new Error(`There are no tables in the font for ${family}`);
  const others = tables
    .filter(({ tag }) => tag !== 'name')
    .map(({ tag, bytes }) => {
      const changed = Buffer.from(bytes);
      if (tag === 'head') changed.writeUInt16BE(0, 44);
      if (tag === 'OS/2') {
        changed.writeUInt16BE(400, 4);
        changed.writeUInt16BE((changed.readUInt16BE(62) & ~0x21) | 0x40, 62);
      }
      return { tag, bytes: changed };
    });
  return writeTables(font, [...others, { tag: 'name', bytes: nameTable(family) }]);
}

/** Family, style and full name, for Windows in English. */
function nameTable(family: string): Buffer {
  const names = ([1, 2, 4, 6] as const).map((id) => ({
    id,
    text: Buffer.from(id === 2 ? 'Regular' : family, 'utf16le').swap16(),
  }));
  const head = Buffer.alloc(6 + 12 * names.length);
  head.writeUInt16BE(names.length, 2);
  head.writeUInt16BE(head.length, 4);
  let offset = 0;
  for (const [index, { id, text }] of names.entries()) {
    for (const [place, value] of [3, 1, 0x409, id, text.length, offset].entries())
      head.writeUInt16BE(value, 6 + 12 * index + 2 * place);
    offset += text.length;
  }
  return Buffer.concat([head, ...names.map(({ text }) => text)]);
}

interface Wanted {
  letters: readonly number[];
  /** Of a variable font, which becomes a fixed one: every other axis has its default. */
  weight?: number;
}

/**
 * A TrueType or OpenType font with these letters only, as far as it has them: with kerning, ligatures and figures of one
 * width, without instructions for coarse screens. Null if HarfBuzz cannot read it.
 */
export async function subsetFont(font: Uint8Array, { letters, weight = 400 }: Wanted): Promise<Buffer | null> {
  const axes = axesOf(font);
  // What GDEF says of a variable font is needed to fix its kerning.
  const dropTables = ['gasp', 'DSIG', 'STAT', 'meta', ...(axes ? [] : ['GDEF'])];
  return subset(Buffer.from(font), String.fromCodePoint(...letters), {
    ...{ targetFormat: 'sfnt', keepFeatures: ['kern', 'liga', 'locl', 'tnum'], noHinting: true, dropTables },
    variationAxes: { ...axes, ...(axes && 'wght' in axes ? { wght: weight } : {}) },
  }).catch(() => null);
}

/** The axes of a variable font with their defaults; null for a fixed one. */
function axesOf(font: Uint8Array): Record<string, number> | null {
  const table = readTables(font)?.find(({ tag }) => tag === 'fvar')?.bytes;
  if (!table) return null;
  const [first = 0, count = 0, size = 0] = [4, 8, 10].map((at) => table.readUInt16BE(at));
  const places = Array.from({ length: count }, (_, at) => first + at * size);
  return Object.fromEntries(
    places.map((at) => [table.toString('latin1', at, at + 4), table.readInt32BE(at + 8) / 0x1_00_00]),
  );
}
