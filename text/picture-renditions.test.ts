import { expect, it } from 'vitest';
import { servedWidths, widthsFor } from './picture-renditions.ts';

it('widthsFor ends with the width of the original, up to the widest rendition', () => {
  expect(widthsFor(480)).toEqual([480]);
  expect(widthsFor(1000)).toEqual([320, 640, 1000]);
  expect(widthsFor(640)).toEqual([320, 640]);
  expect(widthsFor(600)).toEqual([320, 600]);
  expect(widthsFor(4000)).toEqual([320, 640, 768, 1024, 1280, 1536]);
});

it('widthsFor has one width for an original narrower than all renditions, which is not enlarged', () => {
  expect(widthsFor(200)).toEqual([320]);
});

it('servedWidths has the widths of former addresses as well', () => {
  expect(servedWidths(480)).toEqual([320, 480]);
  expect(servedWidths(1000)).toEqual([320, 640, 768, 1000]);
  expect(servedWidths(200)).toEqual([320]);
});
