import { expect, test } from 'vitest';
import { containsPattern } from './like-pattern.ts';

test('escapes wildcards and backslashes', () => {
  expect(containsPattern(String.raw`50%_\x`)).toBe(String.raw`%50\%\_\\x%`);
});
