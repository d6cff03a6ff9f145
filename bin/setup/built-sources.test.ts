import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildState, markBuilt, markComplete } from './built-sources.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'proscenium-built-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a build is complete once it is compressed, whoever built it, until the sources change', () => {
  expect(buildState('one', folder)).toBe('missing');
  markBuilt('one', folder);
  expect(buildState('one', folder)).toBe('built');
  markComplete(folder);
  expect([buildState('one', folder), buildState('two', folder)]).toEqual(['complete', 'missing']);
  markComplete(folder);
  expect(buildState('one', folder)).toBe('complete');
});
