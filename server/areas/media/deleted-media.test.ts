import { expect, it } from 'vitest';
import { binApi } from '#contract/resources/versions.ts';
import { both } from '#tests/factories/resource.ts';
import { issuesOf, openOffice } from '#tests/office.ts';
import { get } from '#tests/test-backend.ts';
import { versionedRecords } from '../../all-resources.ts';
import { originalKey, renditionKey } from '../../platform/files/storage-keys.ts';
import { toMedia } from '../../platform/pictures/media-rows.ts';
import { jpeg, pdf } from '../../platform/pictures/pictures.fixture.ts';
import { emptyBin } from '../../resources/bin/empty-bin.ts';
import { replaceFile } from './replace-file.ts';
import { storeUpload } from './store-upload.ts';

const office = await openOffice();

const texts = { alt: both('Der Saal', 'The hall'), copyright: both('Foto: Klee'), focal: { x: 20, y: 70 } };
let width = 300;
async function upload(fileName = 'saal.jpg') {
  width += 1;
  return storeUpload(office.backend.ctx, { bytes: await jpeg({ width, height: 200 }), fileName, ...texts });
}
const isStored = async (hash: string) => (await office.backend.ctx.files.read(originalKey(hash))) !== null;
const statusOf = async (address: string) => (await office.backend.app.request(address)).status;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const empty = (days: number) => emptyBin(office.backend.ctx, { resources: versionedRecords, now: inDays(days) });

it('a deleted entry of the library is not served any more, and comes back with its file, texts and addresses', async () => {
  const row = await upload();
  const { url, thumbs } = toMedia(row);
  expect([await statusOf(url), await statusOf(thumbs['256'] ?? Object.values(thumbs)[0] ?? '')]).toEqual([200, 200]);
  expect((await office.remove(`media/${row.id}/`)).status).toBe(204);
  expect(await statusOf(url)).toBe(404);
  expect(await isStored(row.hash)).toBe(true);
  expect(await office.binned('media', row.id)).toMatchObject({ title: 'saal.jpg', size: row.size });

  expect((await office.restore('media', row.id)).body).toMatchObject({ resource: 'media', id: row.id });
  expect(await statusOf(url)).toBe(200);
  const shown = await office.backend.app.request(`/de/api/media/${row.id}/`, { headers: office.editor });
  expect(await shown.json()).toEqual(toMedia(row));
});

it('a deleted entry of the library loses its renditions with its file, also the one in its own width', async () => {
  const row = await storeUpload(office.backend.ctx, {
    bytes: await jpeg({ width: 480, height: 600 }),
    fileName: 'p.jpg',
  });
  const { base, thumbs } = toMedia(row);
  expect(Object.keys(thumbs)).toEqual(['480']);
  expect([await statusOf(`${base}/480.webp`), await statusOf(`${base}/320.webp`)]).toEqual([200, 200]);
  const { files } = office.backend.ctx;
  const stored = () => Promise.all([320, 480].map((each) => files.read(renditionKey(row.hash, each, 'webp'))));
  expect(await stored()).not.toContain(null);
  await office.remove(`media/${row.id}/`);
  await empty(31);
  expect([await isStored(row.hash), ...(await stored())]).toEqual([false, null, null]);
});

it('a deleted entry of the library loses its file when its time in the bin is over, unless another entry has the same bytes', async () => {
  const row = await upload('frist.jpg');
  await office.remove(`media/${row.id}/`);
  await empty(29);
  expect(await isStored(row.hash)).toBe(true);
  await empty(31);
  expect(await isStored(row.hash)).toBe(false);
  expect(await office.binned('media', row.id)).toBeUndefined();

  const bytes = await jpeg({ width: 333, height: 111 });
  const [one, two] = [
    await storeUpload(office.backend.ctx, { bytes, fileName: 'eins.jpg' }),
    await storeUpload(office.backend.ctx, { bytes, fileName: 'zwei.jpg' }),
  ];
  await office.remove(`media/${one.id}/`);
  await office.remove(`media/${two.id}/`);
  const entry = await office.binned('media', one.id);
  expect((await office.remove(`bin/${entry?.id}/`, office.admin)).status).toBe(204);
  expect(await isStored(one.hash)).toBe(true);
  expect((await office.restore('media', two.id)).status).toBe(200);
  await empty(31);
  expect(await isStored(one.hash)).toBe(true);
});

it('a deleted entry of the library deleted for good by an admin, loses its file at once; the bin says what its files take', async () => {
  const row = await upload('weg.jpg');
  await office.remove(`media/${row.id}/`);
  const bin = () => get(office.backend, '/de/api/bin/?resource=media', binApi.list.response, office.editor);
  expect((await bin()).body.files_size).toBe(row.size);
  const entry = await office.binned('media', row.id);
  await office.remove(`bin/${entry?.id}/`, office.admin);
  expect(await isStored(row.hash)).toBe(false);
  expect((await bin()).body.files_size).toBe(0);
});

it('an entry of the library has versions of its texts and its file; a replaced file is named, but cannot be restored', async () => {
  const row = await upload('plakat.jpg');
  const changed = await office.post(`media/${row.id}/`, { alt: both('Neu', 'New'), decorative: true });
  await replaceFile(office.backend.ctx, row.id, {
    bytes: await jpeg({ width: 640, height: 480 }),
    fileName: 'neu.jpg',
  });
  const [replaced, second, created] = await office.versionsOf(`media/${row.id}`);
  expect(second?.changes.map(({ field }) => field)).toEqual(['alt', 'alt', 'decorative']);
  const has = replaced?.changes[0]?.parts.filter(({ kind }) => kind !== 'removed').map(({ text }) => text);
  expect(has?.join('')).toContain('plakat.jpg, 640 × 480, ');
  const { version } = (await (
    await office.backend.app.request(`/de/api/media/${row.id}/`, { headers: office.editor })
  ).json()) as { version: string };
  expect(version).not.toBe(changed.body.version);
  const restore = (body: object) =>
    office.post(`media/${row.id}/versions/${created?.id}/restore/`, { version, ...body });
  const whole = await restore({});
  expect([whole.status, issuesOf(whole).map(({ path }) => path)]).toEqual([422, ['file']]);
  expect((await restore({ fields: ['file'] })).status).toBe(422);
  const field = await restore({ fields: ['alt'] });
  expect(field.body).toMatchObject({ alt: texts.alt, decorative: true });
  const rest = await office.post(`media/${row.id}/versions/${created?.id}/restore/`, {
    version: field.body.version,
    leave_out: ['file'],
  });
  expect(rest.body).toMatchObject({ ...texts, decorative: false });
});

it('an entry of the library that is a download goes to the bin, too', async () => {
  const row = await storeUpload(office.backend.ctx, { bytes: pdf, fileName: 'heft.pdf' });
  await office.remove(`media/${row.id}/`);
  expect(await statusOf(toMedia(row).url)).toBe(404);
  await office.restore('media', row.id);
  expect(await statusOf(toMedia(row).url)).toBe(200);
});
