import { expect, it } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { buildState, markBuilt, markComplete } from './built-sources.mjs';

const folder = await temporaryFolder();

it('a build is complete once it is compressed, whoever built it, until the sources change', () => {
  expect(buildState('one', folder)).toBe('missing');
  markBuilt('one', folder);
  expect(buildState('one', folder)).toBe('built');
  markComplete(folder);
  expect([buildState('one', folder), buildState('two', folder)]).toEqual(['complete', 'missing']);
  markComplete(folder);
  expect(buildState('one', folder)).toBe('complete');
});
