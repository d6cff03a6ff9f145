import path from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { makePicture } from '#tests/factories/rows.ts';
import { createTestBackend, type TestBackend } from '#tests/test-backend.ts';
import { fileStore, media } from '../../db/tables/media.ts';
import { checkFileStore, isOthersStore, takeFileStore } from './check-file-store.ts';
import { createDiskFiles } from './disk-files.ts';
import { originalKey } from './storage-keys.ts';

const hash = 'c'.repeat(64);
const backend: TestBackend = await createTestBackend();
const folder = await temporaryFolder();
let folders = 0;
beforeEach(async () => {
  await backend.ctx.db.delete(fileStore);
  await backend.ctx.db.delete(media);
});
afterAll(() => backend.close());

/** What a process with a media folder of its own sees. */
function newFolder() {
  folders += 1;
  const place = path.join(folder, String(folders));
  const files = createDiskFiles(place);
  return {
    files,
    place,
    check: () => checkFileStore({ db: backend.ctx.db, files, place }),
    addOriginal: () => files.write(originalKey(hash), new Uint8Array([1])),
    setId: (id: string) => files.write('store-id', new TextEncoder().encode(id)),
  };
}

const idInDatabase = async () => (await backend.ctx.db.select().from(fileStore))[0]?.id ?? '';

it('the first process connects database and folder, others with the same folder start too', async () => {
  const shared = newFolder();
  expect(await shared.check()).toBeNull();
  await makePicture(backend.ctx, { hash });
  expect(await shared.check()).toBeNull();
  expect(await backend.ctx.db.$count(fileStore)).toBe(1);
});

it('processes that start together on one new folder agree', async () => {
  const shared = newFolder();
  expect(await Promise.all([shared.check(), shared.check(), shared.check()])).toEqual([null, null, null]);
  expect(await shared.check()).toBeNull();
});

it('a process with a folder of its own is refused, with a sentence that says how to mend it', async () => {
  await newFolder().check();
  await makePicture(backend.ctx, { hash });
  const own = newFolder();
  const refused = own.check();
  await expect(refused).rejects.toThrow(`${own.place} is not the media folder of this database`);
  await expect(refused).rejects.toThrow('Share the folder media of DATA_DIR between all processes');
  await own.setId(await idInDatabase());
  expect(await own.check()).toBeNull();
});

it('with a bucket the sentence names MEDIA_URL, not the data folder', async () => {
  await newFolder().check();
  const { files } = newFolder();
  const place = 's3://house/media/ at https://s3.example';
  const reason = await checkFileStore({ db: backend.ctx.db, files, place }).catch(String);
  expect(reason).toMatch(/at https:\/\/s3\.example is not the media store of this database.* Set MEDIA_URL/);
  expect(reason).not.toContain('DATA_DIR');
});

it('a folder that belongs to another database is refused, also before the first upload', async () => {
  await newFolder().check();
  const other = newFolder();
  await other.setId('11111111-2222-4333-8444-555555555555');
  await expect(other.check()).rejects.toThrow('store-id');
});

it('a new database is refused the folder of another one, until it takes it over', async () => {
  const shared = newFolder();
  await shared.check();
  const former = await idInDatabase();
  await backend.ctx.db.delete(fileStore);
  const { db } = backend.ctx;
  const taken = shared.check();
  await expect(taken).rejects.toThrow(`${shared.place} belongs to another database`);
  await expect(taken).rejects.toThrow('restore with --take-store');
  expect(await isOthersStore({ db, files: shared.files })).toBe(true);
  await (
    await takeFileStore({ db, ...shared })
  )();
  expect(await isOthersStore({ db, files: shared.files })).toBe(false);
  expect(await shared.check()).toBeNull();
  // The other database would delete files that are not its own any longer.
  await backend.ctx.db.update(fileStore).set({ id: former });
  await expect(shared.check()).rejects.toThrow('is not the media folder of this database');
});

it('a second process with an empty folder is refused before anything was uploaded', async () => {
  await newFolder().check();
  await expect(newFolder().check()).rejects.toThrow('is not the media folder of this database');
});

it('a copy of the originals without the id is taken', async () => {
  await newFolder().check();
  await makePicture(backend.ctx, { hash });
  const moved = newFolder();
  await moved.addOriginal();
  expect(await moved.check()).toBeNull();
});

it('a database of an older version is connected with its folder, and missing files are told', async () => {
  await makePicture(backend.ctx, { hash, fileName: 'Szene.jpg' });
  const former = newFolder();
  await former.addOriginal();
  expect(await former.check()).toBeNull();
  await backend.ctx.db.delete(fileStore);
  const lost = newFolder();
  expect(await lost.check()).toContain('such as Szene.jpg');
});
