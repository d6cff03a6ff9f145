import { readTables, writeTables } from './sfnt.ts';

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
