import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDiskFiles, openFile, type StreamingFiles } from './disk-files.ts';

let folder: string;
let files: StreamingFiles;
const bytes = (text: string) => new TextEncoder().encode(text);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'proscenium-files-'));
  files = createDiskFiles(path.join(folder, 'media'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('reads, replaces, opens in part and removes a written file', async () => {
  await files.write('originals/ab/abc', bytes('first'));
  await files.write('originals/ab/abc', bytes('0123456789'));
  expect(Buffer.from((await files.read('originals/ab/abc')) ?? []).toString()).toBe('0123456789');
  const open = await files.open('originals/ab/abc');
  expect(open?.size).toBe(10);
  expect(await new Response(open?.read(2, 4)).text()).toBe('234');
  await files.remove('originals/ab/abc');
  await files.remove('originals/ab/abc');
  expect(await files.read('originals/ab/abc')).toBeNull();
  expect(await files.open('originals/ab/abc')).toBeNull();
});

test.each(['../secret', 'a/../../secret', '/etc/passwd', 'a//b', 'a/.', '', 'a\0b', 'A', 'a\\b', '.hidden'])(
  'refuses the key %j, which leaves the folder or is malformed',
  async (key) => {
    await writeFile(path.join(folder, 'secret'), 'x');
    await expect(files.read(key)).rejects.toThrow('Not a key');
    await expect(files.write(key, bytes('x'))).rejects.toThrow('Not a key');
    await expect(files.remove(key)).rejects.toThrow('Not a key');
    await expect(files.open(key)).rejects.toThrow('Not a key');
  },
);

test('leaves no partial file when a write fails', async () => {
  await mkdir(path.join(folder, 'media', 'taken', 'name'), { recursive: true });
  await expect(files.write('taken/name', bytes('x'))).rejects.toThrow();
  expect(await readdir(path.join(folder, 'media', 'taken'))).toEqual(['name']);
});

test('reads the whole file from a store without streaming', async () => {
  const plain = { read: async () => bytes('0123456789'), write: async () => {}, remove: async () => {} };
  const open = await openFile(plain, 'a');
  expect([open?.size, await new Response(open?.read(8, 9)).text()]).toEqual([10, '89']);
  expect(await openFile({ ...plain, read: async () => null }, 'a')).toBeNull();
});
