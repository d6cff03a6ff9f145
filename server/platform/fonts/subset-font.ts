import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** HarfBuzz with its memory; functions have addresses and numbers only, `1` also means true. */
interface HarfBuzz {
  memory: WebAssembly.Memory;
  call(name: string, ...values: number[]): number;
}

async function loadHarfBuzz(): Promise<HarfBuzz> {
  const wasm = await readFile(createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { exports } = (await WebAssembly.instantiate(wasm)).instance;
  const { memory } = exports;
  if (!(memory instanceof WebAssembly.Memory)) throw new Error('HarfBuzz has no memory');
  const call = (name: string, ...values: number[]) => {
    const called = exports[name];
    if (typeof called !== 'function') throw new Error(`HarfBuzz has no ${name}`);
    return Number(called(...values));
  };
  call('_initialize');
  return { memory, call };
}

/** `hb_subset_sets_t` and `hb_subset_flags_t` of HarfBuzz. */
const sets = { dropTables: 3, nameIds: 4, features: 6 };
const noHinting = 1;

const tagOf = (text: string) => [...text].reduce((tag, sign) => (tag << 8) + sign.charCodeAt(0), 0) >>> 0;

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
  const { memory, call } = await loadHarfBuzz();
  const fill = (set: number, values: readonly number[]) => {
    call('hb_set_clear', set);
    for (const value of values) call('hb_set_add', set, value);
  };
  const at = call('malloc', font.byteLength);
  new Uint8Array(memory.buffer).set(font, at);
  const face = call('hb_face_create', call('hb_blob_create', at, font.byteLength, 2, 0, 0), 0);
  const input = call('hb_subset_input_create_or_fail');
  fill(call('hb_subset_input_unicode_set', input), letters);
  fill(call('hb_subset_input_set', input, sets.features), ['kern', 'liga', 'locl', 'tnum'].map(tagOf));
  fill(call('hb_subset_input_set', input, sets.nameIds), [1, 2]);
  const isVariable = call('hb_subset_input_pin_all_axes_to_default', input, face) === 1;
  // Does nothing for a font without this axis.
  call('hb_subset_input_pin_axis_location', input, face, tagOf('wght'), weight);
  const dropped = call('hb_subset_input_set', input, sets.dropTables);
  // What GDEF says of a variable font is needed to fix its kerning.
  for (const table of ['gasp', 'DSIG', 'STAT', 'meta', ...(isVariable ? [] : ['GDEF'])])
    call('hb_set_add', dropped, tagOf(table));
  call('hb_subset_input_set_flags', input, noHinting);
  const made = call('hb_subset_or_fail', face, input);
  if (made === 0) return null;
  const result = call('hb_face_reference_blob', made);
  const from = call('hb_blob_get_data', result, 0);
  // A copy: the instance with all of its memory is given up.
  return Buffer.from(new Uint8Array(memory.buffer, from, call('hb_blob_get_length', result)));
}
