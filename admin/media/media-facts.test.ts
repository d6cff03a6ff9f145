import { expect, it } from 'vitest';
import type { Media } from '#contract/media/media.ts';
import { fileExtension, mediaGapsOf, formatFileSize } from './media-facts.ts';

const both = (de: string, en = '') => ({ de, en });
const whole = {
  kind: 'image',
  decorative: false,
  alt: both('Bühne', 'Stage'),
  caption: both(''),
  copyright: both('©'),
};
const gaps = (change: object) => mediaGapsOf({ ...whole, ...change } as unknown as Media);

it('finds a missing alternative text, English text and copyright', () => {
  expect(gaps({})).toEqual([]);
  expect(gaps({ alt: both(' ') })).toEqual(['alt']);
  expect(gaps({ alt: both(''), decorative: true })).toEqual([]);
  expect(gaps({ caption: both('Probe'), copyright: both('') })).toEqual(['translation', 'copyright']);
  expect(gaps({ kind: 'file', alt: both(''), copyright: both('') })).toEqual([]);
});

it('formats file sizes and extensions for display', () => {
  expect([formatFileSize('de', 640), formatFileSize('de', 1_440_000), formatFileSize('en', 12_600_000)]).toEqual([
    '0,6 kB',
    '1,4 MB',
    '13 MB',
  ]);
  expect([fileExtension('heft.pdf'), fileExtension('ohne')]).toEqual(['PDF', '']);
});
