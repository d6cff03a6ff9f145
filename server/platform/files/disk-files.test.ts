import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { createDiskFiles } from './disk-files.ts';
import { openFile } from './stored-files.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

const folder = await temporaryFolder();
const files = createDiskFiles(path.join(folder, 'media'));

it.each(['../secret', 'a/../../secret', '/etc/passwd', 'a//b', 'a/.', '', 'a\0b', 'A', 'a\\b', '.hidden'])(
  'refuses the key %j, which leaves the folder or is malformed',
  async (key) => {
    await writeFile(path.join(folder, 'secret'), 'x');
    await expect(files.read(key)).rejects.toThrow('Not a key');
    await expect(files.write(key, bytes('x'))).rejects.toThrow('Not a key');
    await expect(files.remove(key)).rejects.toThrow('Not a key');
    await expect(files.open(key)).rejects.toThrow('Not a key');
  },
);

it('leaves no partial file when a write fails', async () => {
  await mkdir(path.join(folder, 'media', 'taken', 'name'), { recursive: true });
  await expect(files.write('taken/name', bytes('x'))).rejects.toThrow();
  expect(await readdir(path.join(folder, 'media', 'taken'))).toEqual(['name']);
});

it('has a file and its folders on the disk before a write ends', async () => {
  const probe = await open(folder, 'r');
  const prototype: { sync(): Promise<void> } = Object.getPrototypeOf(probe);
  await probe.close();
  await mkdir(path.join(folder, 'media', 'originals'), { recursive: true });
  const synced = vi.spyOn(prototype, 'sync');
  await files.write('originals/cd/cdef', bytes('x'));
  // The file, its folder, and `originals`, which has a new folder.
  expect(synced).toHaveBeenCalledTimes(3);
  await files.write('originals/cd/cdee', bytes('x'));
  expect(synced).toHaveBeenCalledTimes(5);
  synced.mockRestore();
});

it('removes the drafts of killed writes, and nothing that is new or somebody else’s', async () => {
  const place = path.join(folder, 'media', 'originals', 'ef');
  const hour = 3_600_000;
  await mkdir(place, { recursive: true });
  const draft = `.${randomUUID()}.tmp`;
  for (const name of [draft, 'ef01', '.hidden', 'other.tmp']) await writeFile(path.join(place, name), 'x');
  expect(await files.removeDrafts(new Date())).toBe(0);
  expect(await files.removeDrafts(new Date(Date.now() + 2 * hour))).toBe(1);
  expect((await readdir(place)).toSorted()).toEqual(['.hidden', 'ef01', 'other.tmp']);
  expect(await createDiskFiles(path.join(folder, 'nowhere')).removeDrafts(new Date())).toBe(0);
});

it('reads the whole file from a store without streaming', async () => {
  const plain = { read: async () => bytes('0123456789'), write: async () => {}, remove: async () => {} };
  const opened = await openFile(plain, 'a');
  expect([opened?.size, await new Response(opened?.read(8, 9)).text()]).toEqual([10, '89']);
  expect(await openFile({ ...plain, read: async () => null }, 'a')).toBeNull();
});
