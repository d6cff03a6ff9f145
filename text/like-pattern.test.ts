import { expect, test } from 'vitest';
import { containsPattern } from './like-pattern.ts';

test('wildcards and backslashes of the text are escaped', () => {
  expect(containsPattern(String.raw`50%_\x`)).toBe(String.raw`%50\%\_\\x%`);
});
