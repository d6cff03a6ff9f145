import type { FileHandle } from 'node:fs/promises';

/** Where a file lies in a zip. */
export interface ZippedFile {
  name: string;
  /** 0: stored, 8: deflated. */
  method: number;
  /** Bytes in the zip. */
  packed: number;
  /** Position of its header. */
  header: number;
}

const endSign = 0x06054b50;
const end64Sign = 0x06064b50;
const locator64Sign = 0x07064b50;
const entrySign = 0x02014b50;
/** An end with the longest comment. */
const longestEnd = 22 + 65_535;
/** A directory of 500,000 files has 50 MB. */
const largestPart = 200_000_000;
/** Value of a field of 32 bits whose real value is in the part for zip64. */
const in64 = 0xffffffff;

/** The files of a zip, or null if it is none, or not whole. Encrypted ones are left out. */
export async function readZipDirectory(file: FileHandle): Promise<ZippedFile[] | null> {
  const { size } = await file.stat();
  const tail = await readBytes(file, Math.max(0, size - longestEnd), Math.min(size, longestEnd));
  const end = tail?.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1')) ?? -1;
  if (!tail || end < 0 || end + 22 > tail.length || tail.readUInt32LE(end) !== endSign) return null;
  const place = (await placeIn64(file, tail, end)) ?? {
    count: tail.readUInt16LE(end + 10),
    length: tail.readUInt32LE(end + 12),
    start: tail.readUInt32LE(end + 16),
  };
  const directory = await readBytes(file, place.start, place.length);
  return directory && readEntries(directory, place.count);
}

/** Start of the bytes of a file. */
export async function contentStart(file: FileHandle, { header }: ZippedFile): Promise<number | null> {
  const bytes = await readBytes(file, header, 30);
  return bytes && header + 30 + bytes.readUInt16LE(26) + bytes.readUInt16LE(28);
}

async function placeIn64(file: FileHandle, tail: Buffer, end: number) {
  const locator = end - 20;
  if (locator < 0 || tail.readUInt32LE(locator) !== locator64Sign) return undefined;
  const record = await readBytes(file, Number(tail.readBigUInt64LE(locator + 8)), 56);
  if (!record || record.readUInt32LE(0) !== end64Sign) return undefined;
  const [count, length, start] = [32, 40, 48].map((at) => Number(record.readBigUInt64LE(at)));
  return { count: count ?? 0, length: length ?? 0, start: start ?? 0 };
}

function readEntries(directory: Buffer, count: number): ZippedFile[] | null {
  const found: ZippedFile[] = [];
  let at = 0;
  for (let left = count; left > 0; left -= 1) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== entrySign) return null;
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => directory.readUInt16LE(at + offset));
    const nameEnd = at + 46 + (nameLength ?? 0);
    const extraEnd = nameEnd + (extraLength ?? 0);
    const isEncrypted = (directory.readUInt16LE(at + 8) & 1) === 1;
    if (!isEncrypted)
      found.push({
        name: directory.toString('utf8', at + 46, nameEnd),
        method: directory.readUInt16LE(at + 10),
        ...sizesOf(directory, at, directory.subarray(nameEnd, extraEnd)),
      });
    at = extraEnd + (commentLength ?? 0);
  }
  return found;
}

/** Size and position; those that 32 bits cannot hold are in the extra part with the number 1, in this order. */
function sizesOf(directory: Buffer, at: number, extra: Buffer): Pick<ZippedFile, 'packed' | 'header'> {
  const [unpacked, packed, header] = [24, 20, 42].map((offset) => directory.readUInt32LE(at + offset));
  const large = extraPart(extra, 1);
  let next = 0;
  const real = (value = 0) => {
    if (value !== in64 || !large || next + 8 > large.length) return value;
    next += 8;
    return Number(large.readBigUInt64LE(next - 8));
  };
  real(unpacked);
  return { packed: real(packed), header: real(header) };
}

function extraPart(extra: Buffer, wanted: number): Buffer | null {
  for (let at = 0; at + 4 <= extra.length;) {
    const length = extra.readUInt16LE(at + 2);
    if (extra.readUInt16LE(at) === wanted) return extra.subarray(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return null;
}

/** Bytes of a file, or null if it ends before. Place and length stand in the file, which may be wrong. */
async function readBytes(file: FileHandle, start: number, length: number): Promise<Buffer | null> {
  const { size } = await file.stat();
  if (start < 0 || start + length > size || length > largestPart) return null;
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, start);
  return bytesRead === length ? bytes : null;
}
