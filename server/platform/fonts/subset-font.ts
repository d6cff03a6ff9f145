import subset from 'subset-font';
import { readTables } from './sfnt.ts';

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
