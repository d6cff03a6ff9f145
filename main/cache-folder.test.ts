import { mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cacheFolder } from './cache-folder.ts';

let temporary: string;
let noHome: string;
beforeAll(() => {
  temporary = mkdtempSync(path.join(tmpdir(), 'proscenium-home-'));
  noHome = path.join(temporary, 'file');
  writeFileSync(noHome, '');
});
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

it('a home that can be written needs no other folder, nor does a folder that is set', () => {
  expect(cacheFolder({}, { home: temporary, temporary })).toBeUndefined();
  expect(cacheFolder({}, { home: path.join(temporary, 'new'), temporary })).toBeUndefined();
  expect(cacheFolder({ XDG_CACHE_HOME: '/var/cache/house' }, { home: noHome, temporary })).toBeUndefined();
});

it('without such a home it is a folder below the temporary one, for this user alone', () => {
  const folder = cacheFolder({}, { home: noHome, temporary });
  expect(path.dirname(folder ?? '')).toBe(temporary);
  expect(statSync(folder ?? '').mode & 0o777).toBe(0o700);
  expect(cacheFolder({}, { home: noHome, temporary })).toBe(folder);
  rmSync(folder ?? '', { recursive: true });
  symlinkSync(tmpdir(), folder ?? '');
  expect(cacheFolder({}, { home: noHome, temporary })).not.toBe(folder);
});

it('without a temporary folder there is none', () => {
  expect(cacheFolder({}, { home: noHome, temporary: noHome })).toBeUndefined();
});
