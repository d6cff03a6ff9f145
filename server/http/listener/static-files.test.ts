import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { readStaticFiles, type StaticFiles } from './static-files.ts';

const packed = gzipSync('plain');
const folder = await temporaryFolder();
let files: StaticFiles;

beforeAll(async () => {
  await mkdir(path.join(folder, 'assets'));
  await mkdir(path.join(folder, '.vite'));
  await writeFile(path.join(folder, 'assets/entry-1.js'), 'plain');
  await writeFile(path.join(folder, 'assets/entry-1.js.br'), 'br');
  await writeFile(path.join(folder, 'assets/entry-1.js.gz'), packed);
  await writeFile(path.join(folder, 'favicon.svg'), '<svg/>');
  await writeFile(path.join(folder, '.vite/manifest.json'), '{}');
  files = await readStaticFiles(folder);
});

it('serves only the files that the build made for browsers', () => {
  expect([...files.keys()].toSorted()).toEqual(['/assets/entry-1.js', '/favicon.svg']);
});

it('sends the compressed versions of a file', () => {
  const file = files.get('/assets/entry-1.js');
  const bytes = [file?.plain, file?.br, file?.gzip].map((variant) => variant?.bytes);
  expect(bytes).toEqual([Buffer.from('plain'), Buffer.from('br'), packed]);
  expect(files.get('/favicon.svg')?.br).toBeUndefined();
});

it('makes a file with a hash in its name immutable, and caches others for an hour', () => {
  expect(files.get('/assets/entry-1.js')?.base).toEqual(
    expect.arrayContaining(['text/javascript; charset=utf-8', 'public, max-age=31536000, immutable']),
  );
  expect(files.get('/favicon.svg')?.base).toEqual(expect.arrayContaining(['image/svg+xml', 'public, max-age=3600']));
});
