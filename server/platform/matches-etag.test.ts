import { expect, it } from 'vitest';
import { matchesEtag } from './matches-etag.ts';

it.each([
  ['"abc"', '"abc"', true],
  ['W/"abc"', '"abc"', true],
  ['"x" , W/"abc" ,"y"', '"abc"', true],
  ['"x","abc"', '"abc"', true],
  ['*', '"abc"', true],
  ['"a,b"', '"a,b"', true],
  ['"x", "a, b"', '"a, b"', true],
  [undefined, '"abc"', false],
  ['', '"abc"', false],
  ['"abcd"', '"abc"', false],
  ['"abc-br"', '"abc"', false],
  ['abc', '"abc"', false],
  ['"ABC"', '"abc"', false],
  ['"x,*,y"', '"abc"', false],
  ['"a,abc,b"', '"abc"', false],
  ['"a","b"', '","', false],
])('If-None-Match %s and the ETag %s match: %s', (header, etag, isMatch) => {
  expect(matchesEtag(header, etag)).toBe(isMatch);
});
