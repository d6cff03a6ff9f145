import { expect, it } from 'vitest';
import { preferredEncoding } from './prepared-response.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=1.0, gzip;q=0.8', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['identity', 'plain'],
  ['gzip;q=0, br;q=0', 'plain'],
  ['', 'plain'],
])('%s is answered with %s', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding);
});
