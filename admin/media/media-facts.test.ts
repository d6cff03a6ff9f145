import { expect, test } from 'vitest';
import type { Media } from '../../contract/media.ts';
import { endingOf, gapsOf, sizeIn } from './media-facts.ts';

const both = (de: string, en = '') => ({ de, en });
const whole = {
  kind: 'image',
  decorative: false,
  alt: both('Bühne', 'Stage'),
  caption: both(''),
  copyright: both('©'),
};
const gaps = (change: object) => gapsOf({ ...whole, ...change } as unknown as Media);

test('a picture lacks its alternative text, its English, its source', () => {
  expect(gaps({})).toEqual([]);
  expect(gaps({ alt: both(' ') })).toEqual(['alt']);
  expect(gaps({ alt: both(''), decorative: true })).toEqual([]);
  expect(gaps({ caption: both('Probe'), copyright: both('') })).toEqual(['translation', 'copyright']);
  expect(gaps({ kind: 'file', alt: both(''), copyright: both('') })).toEqual([]);
});

test('sizes and kinds of files are said as people say them', () => {
  expect([sizeIn('de', 640), sizeIn('de', 1_440_000), sizeIn('en', 12_600_000)]).toEqual(['0,6 kB', '1,4 MB', '13 MB']);
  expect([endingOf('heft.pdf'), endingOf('ohne')]).toEqual(['PDF', '']);
});
