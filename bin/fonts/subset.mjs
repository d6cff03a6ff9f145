import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { compress } from 'wawoff2';

const wasm = await readFile(fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')));
const { instance } = await WebAssembly.instantiate(wasm);
const harfbuzz = instance.exports;
harfbuzz['_initialize']?.();

/** `hb_subset_sets_t` and `hb_subset_flags_t` of HarfBuzz. */
const sets = { dropTables: 3, nameIds: 4, features: 6 };
const noHinting = 1;

const tagOf = (text) => [...text].reduce((tag, sign) => (tag << 8) + sign.charCodeAt(0), 0) >>> 0;

/**
 * A font with these letters only: with kerning, ligatures and figures of one width, without instructions for coarse
 * screens. As a WOFF2 file for browsers, or as TrueType.
 */
export async function subset(font, letters, { woff2 }) {
  const at = harfbuzz.malloc(font.byteLength);
  new Uint8Array(harfbuzz.memory.buffer).set(font, at);
  const blob = harfbuzz.hb_blob_create(at, font.byteLength, 2, 0, 0);
  const face = harfbuzz.hb_face_create(blob, 0);
  const input = harfbuzz.hb_subset_input_create_or_fail();
  fill(harfbuzz.hb_subset_input_unicode_set(input), letters);
  fill(harfbuzz.hb_subset_input_set(input, sets.features), ['kern', 'liga', 'locl', 'tnum'].map(tagOf));
  fill(harfbuzz.hb_subset_input_set(input, sets.nameIds), [1, 2]);
  const dropped = harfbuzz.hb_subset_input_set(input, sets.dropTables);
  for (const table of ['GDEF', 'gasp', 'DSIG', 'STAT', 'meta']) harfbuzz.hb_set_add(dropped, tagOf(table));
  harfbuzz.hb_subset_input_set_flags(input, noHinting);
  const made = harfbuzz.hb_subset_or_fail(face, input);
  if (made === 0) throw new Error('HarfBuzz could not make the subset');
  const result = harfbuzz.hb_face_reference_blob(made);
  const from = harfbuzz.hb_blob_get_data(result, 0);
  const bytes = Buffer.from(new Uint8Array(harfbuzz.memory.buffer, from, harfbuzz.hb_blob_get_length(result)));
  for (const each of [result, blob]) harfbuzz.hb_blob_destroy(each);
  for (const each of [made, face]) harfbuzz.hb_face_destroy(each);
  harfbuzz.hb_subset_input_destroy(input);
  return woff2 ? Buffer.from(await compress(bytes)) : bytes;
}

function fill(set, values) {
  harfbuzz.hb_set_clear(set);
  for (const value of values) harfbuzz.hb_set_add(set, value);
}
