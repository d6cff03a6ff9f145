import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { ideas } from './artwork/ideas.ts';
import { logos } from './artwork/logos.ts';
import { portraits } from './people/portraits.ts';
import { pictures } from './pictures.ts';

const folder = path.join(import.meta.dirname, 'artwork', 'pictures');

test('every generated picture is in the folder and in the library', async () => {
  const rendered = [
    ...Object.keys(ideas).map((name) => `${name}.jpg`),
    ...Object.entries(ideas).flatMap(([name, { tall }]) => (tall ? [`${name}-hoch.jpg`] : [])),
    ...Object.keys(logos).map((name) => `${name}.png`),
    ...portraits.map((key) => `portraet-${key}.jpg`),
  ].toSorted();
  expect((await readdir(folder)).toSorted()).toEqual(rendered);
  expect(
    Object.values(pictures)
      .map(({ file }) => file)
      .toSorted(),
  ).toEqual(rendered);
});

describe.each(Object.entries(pictures))('the picture %s', (_, { file, alt, focal }) => {
  test('is small enough, has an alternative text in both languages and a focal point inside the picture', async () => {
    const bytes = await readFile(path.join(folder, file));
    const { width, height } = await sharp(bytes).metadata();
    expect(bytes.byteLength).toBeLessThanOrEqual(200_000);
    expect([width, height]).toEqual(sizeOf(file));
    expect(alt.de.length).toBeGreaterThan(8);
    expect(alt.en.length).toBeGreaterThan(8);
    for (const value of Object.values(focal)) expect(value).toBeGreaterThan(0);
    for (const value of Object.values(focal)) expect(value).toBeLessThan(100);
  });
});

test('logos have a transparent background', async () => {
  for (const name of Object.keys(logos)) {
    const { isOpaque } = await sharp(path.join(folder, `${name}.png`)).stats();
    expect(isOpaque).toBe(false);
  }
});

function sizeOf(file: string): [width: number, height: number] {
  if (file.endsWith('.png')) return [600, 180];
  if (file.endsWith('-hoch.jpg')) return [1000, 1250];
  if (file.startsWith('portraet-')) return [480, 600];
  return file.startsWith('studie-') ? [1200, 750] : [1600, 1000];
}
