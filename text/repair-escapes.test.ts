import { expect, it } from 'vitest';
import { repairEscapes } from './repair-escapes.ts';

it.each([
  ['/de/K%C3%BCche', '/de/Küche'],
  ['/K%FCche', '/Küche'],
  ['M%fcller+%e4%f6%FC%80%DF', 'Müller+äöü€ß'],
  ['-20%rabatt', '-20%rabatt'],
  ['100%25', '100%'],
  ['%', '%'],
  ['%%41%zz%4', '%A%zz%4'],
  ['%C3', 'Ã'],
  ['%C3%BC%FC', 'üü'],
  ['%F0%9F%8E%AD', '🎭'],
  // Overlong and half of a pair: neither becomes what it stands for.
  ['%C0%AF', 'À¯'],
  ['%ED%A0%80', 'í\u00a0€'],
])('repairing %s makes it readable as %s', (text, read) => {
  expect(decodeURIComponent(repairEscapes(text))).toBe(read);
});
