import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { portraits } from './people/portraits.ts';
import { pictures } from './pictures.ts';

const folder = path.join(import.meta.dirname, 'pictures');

it('shows every picture of the folder in the library, and every portrait', async () => {
  const files = Object.values(pictures).map(({ file }) => file);
  expect(files.toSorted()).toEqual((await readdir(folder)).toSorted());
  expect(files.filter((file) => file.startsWith('portraet-')).toSorted()).toEqual(
    portraits.map((key) => `portraet-${key}.jpg`).toSorted(),
  );
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
  const logos = (await readdir(folder)).filter((file) => file.endsWith('.png'));
  expect(logos.length).toBeGreaterThan(2);
  for (const file of logos) {
    const { isOpaque } = await sharp(path.join(folder, file)).stats();
    expect(isOpaque).toBe(false);
  }
});

function sizeOf(file: string): [width: number, height: number] {
  if (file.endsWith('.png')) return [600, 180];
  if (file.endsWith('-hoch.jpg')) return [1000, 1250];
  if (file.startsWith('portraet-')) return [480, 600];
  return file.startsWith('studie-') ? [1200, 750] : [1600, 1000];
}
