import { crc32 } from 'node:zlib';

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;

/** The texts in a zip of uncompressed files, by name; throws where a sum or a length is wrong. */
export function readZip(bytes: Uint8Array): Record<string, string> {
  const zip = Buffer.from(bytes);
  const end = zip.length - 22;
  if (zip.readUInt32LE(end) !== endOfDirectory) throw new Error('The zip has no end');
  const files: Record<string, string> = {};
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== directoryEntry) throw new Error(`No entry at ${at}`);
    const length = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + length);
    const content = contentOf(zip, zip.readUInt32LE(at + 42), zip.readUInt32LE(at + 24));
    if (zip.readUInt16LE(at + 10) !== 0) throw new Error(`${name} is compressed`);
    if (crc32(content) !== zip.readUInt32LE(at + 16)) throw new Error(`${name} has another sum`);
    if (name in files) throw new Error(`${name} is there twice`);
    files[name] = content.toString('utf8');
    at += 46 + length + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  if (at !== end) throw new Error('The directory of the zip does not end where the zip does');
  return files;
}

function contentOf(zip: Buffer, header: number, size: number): Buffer {
  const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
  return zip.subarray(start, start + size);
}
