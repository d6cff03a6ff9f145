import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { longest, putFirst } from './longest-first.ts';
import { root } from './source-files.ts';

it('the longest files come first, in their order, and the others keep theirs', () => {
  const [first = '', second = ''] = longest;
  const given = ['server/b.test.ts', second, 'server/a.test.ts', first];
  expect(putFirst(given, (file) => file)).toEqual([first, second, 'server/b.test.ts', 'server/a.test.ts']);
});

it('every file in the list exists', () => {
  expect(longest.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
