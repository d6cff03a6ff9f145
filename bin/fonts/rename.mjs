/**
 * A TrueType font as a family of one upright face of weight 400 with this name: the text layout of sharp reads `Light`
 * and `Italic` as wishes and finds no light face.
 */
export function rename(font, family) {
  const count = font.readUInt16BE(4);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = 12 + 16 * index;
    const [from, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
    return { tag: font.toString('latin1', at, at + 4), bytes: Buffer.from(font.subarray(from, from + length)) };
  });
  for (const table of tables) {
    if (table.tag === 'name') table.bytes = nameTable(family);
    if (table.tag === 'head') table.bytes.writeUInt16BE(0, 44);
    if (table.tag === 'OS/2') {
      table.bytes.writeUInt16BE(400, 4);
      table.bytes.writeUInt16BE((table.bytes.readUInt16BE(62) & ~0x21) | 0x40, 62);
    }
  }
  return joined(font.subarray(0, 12), tables);
}

/** Family, style and full name, for Windows in English. */
function nameTable(family) {
  const names = [
    [1, family],
    [2, 'Regular'],
    [4, family],
    [6, family],
  ].map(([id, text]) => ({ id, text: Buffer.from(text, 'utf16le').swap16() }));
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

/** A font file of tables, each at a multiple of four bytes; readers of these files check no sums. */
function joined(head, tables) {
  const directory = Buffer.alloc(16 * tables.length);
  const parts = [];
  let offset = 12 + directory.length;
  for (const [index, { tag, bytes }] of tables.entries()) {
    directory.write(tag, 16 * index, 'latin1');
    directory.writeUInt32BE(offset, 16 * index + 8);
    directory.writeUInt32BE(bytes.length, 16 * index + 12);
    const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([head, directory, ...parts]);
}
