import { expect, it } from 'vitest';
import { containsPattern } from './like-pattern.ts';

it('escapes wildcards and backslashes', () => {
  expect(containsPattern(String.raw`50%_\x`)).toBe(String.raw`%50\%\_\\x%`);
});
