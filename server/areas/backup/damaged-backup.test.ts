import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, readdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { pack } from 'tar-stream';
import { afterAll, expect, it } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { callCommand } from '#tests/call-command.ts';
import { embeddedDump } from '#tests/embedded-dump.ts';
import { makePicture } from '#tests/factories/rows.ts';
import { runCommand } from '#tests/run-command.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { versionedRecords } from '../../all-resources.ts';
import { media } from '../../db/tables/media.ts';
import { openDatabase } from '../../db/open-database.ts';
import { originalKey } from '../../platform/files/storage-keys.ts';
import { jpeg } from '../../platform/pictures/pictures.fixture.ts';
import { emptyBin } from '../../resources/bin/empty-bin.ts';
import { removeMedia } from '../media/remove-media.ts';
import { storeUpload } from '../media/store-upload.ts';
import { archiveEntries } from './archive-entries.ts';
import { inspectBackup } from './inspect-backup.ts';
import { checksumsSchema, parts } from './manifest.ts';
import { readBackup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

const bytes = Buffer.from('ein Bild');
const hash = createHash('sha256').update(bytes).digest('hex');

const folder = await temporaryFolder();
const backend = await sharedBackend();
await backend.signIn('admin');
await makePicture(backend.ctx, { fileName: 'Szene.jpg', hash });
await backend.ctx.files.write(originalKey(hash), bytes);
const whole = path.join(folder, 'whole.tar.gz');
await writeBackup(backend.database, backend.ctx.config, { file: whole });
const memory = { dump: await embeddedDump() };
const house = await openDatabase({ databaseUrl: undefined, databasePool: 1, dataDir: '', memory });
afterAll(() => house.close());

const configOf = (name: string) => ({ dataDir: path.join(folder, name), authSecret: undefined });

/** A copy of the whole archive in which entries are changed, or left out (null). */
async function damaged(
  name: string,
  change: (entry: string, content: Buffer) => Buffer | string | null,
): Promise<string> {
  const file = path.join(folder, `${name}.tar.gz`);
  const archive = pack();
  const written = pipeline(archive, createGzip(), createWriteStream(file));
  for await (const entry of archiveEntries(whole)) {
    const content = change(entry.name, entry.bytes);
    if (content !== null) archive.entry({ name: entry.name }, content);
  }
  archive.finalize();
  await written;
  return file;
}

const script = 'server/areas/backup/command.ts';
const verify = (source: string) => callCommand(script, ['backup', '--verify', source]);

it('a backup where the media library is not in the data folder is refused with the names of the missing files, and leaves no archive', async () => {
  const file = path.join(folder, 'elsewhere.tar.gz');
  const refused = writeBackup(backend.database, configOf('elsewhere'), { file });
  await expect(refused).rejects.toThrow(/1 files of the media library are missing in .*elsewhere.*Szene\.jpg/);
  await expect(access(file)).rejects.toThrow();
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
});

it('a backup where the media library is not in the data folder is written on request, says what is missing, and can be restored', async () => {
  const file = path.join(folder, 'incomplete.tar.gz');
  const written = await writeBackup(backend.database, configOf('elsewhere'), { file, incomplete: true });
  expect(written).toMatchObject({ files: 0, absent: 1 });
  expect(await inspectBackup(file)).toMatchObject({ damage: [], missing: [], absent: 1 });
  const restored = await readBackup(house, { config: configOf('in'), source: file, force: true });
  expect(restored).toMatchObject({ rows: written.rows, files: 0, absent: 1 });
});

it('a backup where the media library is not in the data folder is refused when a file has changed', async () => {
  await backend.ctx.files.write(originalKey(hash), Buffer.from('ein anderes Bild'));
  const refused = writeBackup(backend.database, backend.ctx.config, { file: path.join(folder, 'changed.tar.gz') });
  await expect(refused).rejects.toThrow('Szene.jpg');
  await backend.ctx.files.write(originalKey(hash), bytes);
});

it('a backup where the media library is not in the data folder needs the file of an entry that is in the bin, and an archive without it is refused', async () => {
  const file = path.join(folder, 'binned.tar.gz');
  const { id, hash: own } = await storeUpload(backend.ctx, {
    bytes: await jpeg({ width: 77 }),
    fileName: 'korb.jpg',
  });
  await removeMedia(backend.ctx, id, 'de');
  expect(await writeBackup(backend.database, backend.ctx.config, { file })).toMatchObject({ files: 2, absent: 0 });
  expect((await inspectBackup(file)).originals).toContain(own);
  await backend.ctx.files.remove(originalKey(own));
  await expect(writeBackup(backend.database, backend.ctx.config, { file })).rejects.toThrow('korb.jpg');
  await writeBackup(backend.database, backend.ctx.config, { file, incomplete: true });
  expect(await inspectBackup(file)).toMatchObject({ missing: [], absent: 1 });
  await emptyBin(backend.ctx, { resources: versionedRecords, now: new Date(Date.now() + 31 * 86_400_000) });
});

it('a backup where the media library is not in the data folder does not need the file of an entry that was removed meanwhile', async () => {
  const file = path.join(folder, 'removed.tar.gz');
  const gone = await makePicture(backend.ctx, { fileName: 'weg.jpg', hash: 'b'.repeat(64) });
  await expect(writeBackup(backend.database, backend.ctx.config, { file })).rejects.toThrow('weg.jpg');
  await backend.ctx.db.delete(media).where(eq(media.id, gone.id));
  expect(await writeBackup(backend.database, backend.ctx.config, { file })).toMatchObject({ files: 1, absent: 0 });
});

const lineBreak = (content: Buffer) => content.toString().replace('Szene', 'Scene');
const isUsers = (entry: string) => entry.startsWith('tables/users/');
it.each<[string, (entry: string, content: Buffer) => Buffer | string | null, RegExp]>([
  ['a missing original', (entry, content) => (entry.startsWith('media/') ? null : content), /Szene\.jpg/],
  ['a changed original', (entry, content) => (entry.startsWith('media/') ? 'Bild' : content), /Szene\.jpg/],
  ['missing rows', (entry, content) => (isUsers(entry) ? null : content), /tables\/users\/000000\.jsonl is missing/],
  ['changed rows', (entry, content) => (entry.startsWith('tables/media/') ? lineBreak(content) : content), /changed/],
  ['no checksums', (entry, content) => (entry === parts.checksums ? null : content), /checksums .* missing/],
  ['another secret', (entry, content) => (entry === parts.secret ? 'x'.repeat(64) : content), /secret has changed/],
])('restoring refuses an archive with %s and leaves neither rows nor files', async (name, change, reason) => {
  const source = await damaged(name.replaceAll(' ', '-'), change);
  const before = await house.pool.query('select * from media');
  const config = configOf(`after ${name}`);
  const refused = readBackup(house, { config, source, force: true });
  await expect(refused).rejects.toThrow(reason);
  expect((await house.pool.query('select * from media')).rows).toEqual(before.rows);
  await expect(readdir(config.dataDir)).rejects.toThrow('ENOENT');
  expect(await verify(source)).toMatchObject({ code: 1, errors: expect.stringMatching(reason) });
});

it('restoring takes the originals that the data folder has already', async () => {
  const source = await damaged('without-media', (entry, content) => (entry.startsWith('media/') ? null : content));
  const restored = await readBackup(backend.database, { config: backend.ctx.config, source, force: true });
  expect(restored).toMatchObject({ files: 0, absent: 1 });
  expect(await backend.ctx.files.read(originalKey(hash))).toEqual(bytes);
});

it('restoring takes an archive without its originals only when told to restore the rest', async () => {
  const source = await damaged('incomplete', (entry, content) => (entry.startsWith('media/') ? null : content));
  const config = configOf('incomplete');
  await expect(readBackup(house, { config, source, force: true })).rejects.toThrow(/Szene\.jpg.*--incomplete/);
  await expect(readdir(config.dataDir)).rejects.toThrow('ENOENT');
  const restored = await readBackup(house, { config, source, force: true, incomplete: true });
  expect(restored).toMatchObject({ files: 0, absent: 1 });
});

it('restoring takes everything back when the database refuses the rows', async () => {
  const withoutUsers = (content: Buffer) => {
    const { entries, rows, absent } = checksumsSchema.parse(JSON.parse(content.toString()));
    const isOther = ([name]: [string, unknown]) => name !== 'users' && !isUsers(name);
    const kept = { entries: Object.entries(entries).filter(isOther), rows: Object.entries(rows).filter(isOther) };
    return JSON.stringify({ entries: Object.fromEntries(kept.entries), rows: Object.fromEntries(kept.rows), absent });
  };
  const source = await damaged('without-users', (entry, content) => {
    if (isUsers(entry)) return null;
    return entry === parts.checksums ? withoutUsers(content) : content;
  });
  const before = await house.pool.query('select * from media');
  const config = configOf('without-users');
  await expect(readBackup(house, { config, source, force: true })).rejects.toThrow(/foreign key/);
  expect((await house.pool.query('select * from media')).rows).toEqual(before.rows);
  await expect(readdir(config.dataDir)).rejects.toThrow('ENOENT');
});

it('a whole archive is told to be complete', async () => {
  const { out } = await runCommand(script, ['backup', '--verify', whole]);
  expect(out).toMatch(/is complete: \d+ rows and 1 file,/);
  expect(await callCommand(script, ['backup', '--verified', whole])).toMatchObject({ code: 1 });
});
