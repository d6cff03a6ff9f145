import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { decompress } from 'wawoff2';
import { expect, it } from 'vitest';
import measured from '#ui/fonts/typefaces.json';
import { AppError } from '#contract/base/errors.ts';
import { writeMessage } from '../../http/errors/write-message.ts';
import { root } from '#tests/source-files.ts';
import { pdf } from '../pictures/pictures.fixture.ts';
import { dailyRanges, lettersOf, readTables, writeTables, subsetFont } from './sfnt.ts';
import { makeFaceApart, makeFace } from './make-face.ts';
import { lettersIn, standInsFor } from './measure-font.ts';

const font = await readFile(path.join(root, 'server/platform/pictures/fonts/jost-light.ttf'));

/** The font with another table in the place of one that it has. */
function changed(tag: string, change: (bytes: Buffer) => void): Buffer {
  const tables = readTables(font) ?? [];
  return writeTables(
    font,
    tables.map((table) => {
      const bytes = Buffer.from(table.bytes);
      if (table.tag === tag) change(bytes);
      return { tag: table.tag, bytes };
    }),
  );
}

/** The font with a different outline of 200 random points in the place of each letter. */
function intricate(): Buffer {
  const points = 200;
  const glyphs = (readTables(font)?.find(({ tag }) => tag === 'maxp')?.bytes ?? Buffer.alloc(6)).readUInt16BE(4);
  const outline = () => {
    const head = Buffer.alloc(14);
    head.writeInt16BE(1, 0);
    head.writeUInt16BE(points - 1, 10);
    return Buffer.concat([head, Buffer.alloc(points, 1), randomBytes(4 * points)]);
  };
  const outlines = Array.from({ length: glyphs }, outline);
  const offsets = Buffer.alloc(4 * (glyphs + 1));
  for (const index of outlines.keys()) offsets.writeUInt32BE((index + 1) * (outlines[0]?.length ?? 0), 4 * (index + 1));
  const tables = (readTables(font) ?? []).map(({ tag, bytes }) => {
    if (tag === 'glyf') return { tag, bytes: Buffer.concat(outlines) };
    if (tag === 'loca') return { tag, bytes: offsets };
    const copy = Buffer.from(bytes);
    // Offsets of four bytes.
    if (tag === 'head') copy.writeInt16BE(1, 50);
    return { tag, bytes: copy };
  });
  return writeTables(font, tables);
}

const reason = async (file: Uint8Array) => {
  const error: unknown = await makeFace(file, 400).catch((thrown: unknown) => thrown);
  return error instanceof AppError ? writeMessage(error.sentence, 'en') : 'made';
};

it('the letters of pages are those of the style sheet', async () => {
  const css = await readFile(path.join(root, 'ui/fonts.css'), 'utf8');
  const ranges = /\/spectral-400\.woff2'\)[^}]*unicode-range:([^;}]*)/.exec(css)?.[1] ?? '';
  expect(lettersOf(ranges)).toEqual(lettersOf(dailyRanges));
});

it('a face has the letters of pages only, for browsers and for pictures', { timeout: 60_000 }, async () => {
  const answer = await makeFaceApart({ file: font, weight: 400 });
  if (!('face' in answer)) throw new Error(writeMessage(answer.refused, 'en'));
  const { woff2, trueType } = answer.face;
  expect(Buffer.from(woff2).toString('latin1', 0, 4)).toBe('wOF2');
  const daily = new Set(lettersOf(dailyRanges));
  const letters = lettersIn(await decompress(woff2));
  expect(letters.length).toBeGreaterThan(200);
  expect(letters.filter((code) => !daily.has(code))).toEqual([]);
  expect(lettersIn(font)).toContain('Ā'.codePointAt(0));
  expect(lettersIn(trueType)).toEqual(letters);
});

it('stand-ins are measured like those of the shipped families', { timeout: 60_000 }, async () => {
  const file = await readFile(path.join(root, 'ui/fonts/jost/jost-400.woff2'));
  const { measures } = await makeFace(file, 400);
  const { usual, android } = standInsFor(measures, { kind: 'sans', isItalic: false });
  const { usual: known, android: knownOfAndroid } = measured.jost.standIns['400'];
  // Another text, so not the same to the last digit.
  for (const [one, other] of [
    [usual, known],
    [android, knownOfAndroid],
  ] as const)
    for (const [index, value] of [one.size, one.ascent, one.descent].entries())
      expect(Math.abs(value - (other[index] ?? 0))).toBeLessThan(2);
});

it('what is no font, or a broken one, is refused', { timeout: 60_000 }, async () => {
  const woff2 = await readFile(path.join(root, 'ui/fonts/jost/jost-400.woff2'));
  expect(await reason(pdf)).toContain('no font in the format');
  expect(await reason(font.subarray(0, font.length / 2))).toContain('damaged or incomplete');
  expect(await reason(woff2.subarray(0, woff2.length / 2))).toContain('damaged or incomplete');
  expect(await reason(Buffer.concat([Buffer.from('ttcf'), font]))).toContain('several fonts');
  expect(await reason(Buffer.concat([Buffer.from('wOF2ttcf'), woff2]))).toContain('several fonts');
});

it('a font that must not be embedded, or as a whole only, is refused', async () => {
  const withType = (type: number) => changed('OS/2', (bytes) => bytes.writeUInt16BE(type, 8));
  expect(await reason(withType(2))).toContain('must not be embedded');
  expect(await reason(withType(0x100))).toContain('must not be embedded');
});

it('a font of which pages would load more than 60 kB is refused, with its size', { timeout: 60_000 }, async () => {
  expect(await reason(intricate())).toMatch(/^This font is too large: \d{3} kB .* at most 60 kB/);
});

it('a variable font becomes a fixed one of the weight that it is for', { timeout: 60_000 }, async () => {
  const file = await readFile(path.join(root, 'tests/fonts/variable.woff2'));
  const [light, regular] = [await makeFace(file, 300), await makeFace(file, 400)];
  for (const { trueType } of [light, regular]) {
    const tags = readTables(trueType)?.map(({ tag }) => tag) ?? [];
    expect(tags).toContain('glyf');
    expect(tags.filter((tag) => ['fvar', 'gvar', 'HVAR', 'avar'].includes(tag))).toEqual([]);
  }
  // Its default is the thinnest, and bolder letters are wider.
  const thinnest = await makeFace(file, 100);
  expect(light.measures.width).toBeGreaterThan(thinnest.measures.width);
  expect(regular.measures.width).toBeGreaterThan(light.measures.width);
});

it('an OTF with PostScript outlines becomes a face of the same widths as its TTF', { timeout: 60_000 }, async () => {
  const { woff2, trueType, measures } = await makeFace(
    await readFile(path.join(root, 'tests/fonts/outlines.otf')),
    300,
  );
  expect(readTables(trueType)?.map(({ tag }) => tag)).toContain('CFF ');
  expect(lettersIn(await decompress(woff2))).toContain('ß'.codePointAt(0));
  expect(measures.width).toBeCloseTo((await makeFace(font, 300)).measures.width, 3);
});

it('a font without German letters is refused, and they are named', async () => {
  const ascii = Array.from({ length: 95 }, (_, index) => 32 + index);
  const english = await subsetFont(font, { letters: ascii });
  expect(await reason(english ?? Buffer.of())).toMatch(/lacks characters .*: Ä Ö Ü ä ö ü ß$/);
});
