import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { sharedBackend } from '#tests/test-backend.ts';
import { originalKey, renditionKey } from '../files/storage-keys.ts';
import { toMedia } from './media-rows.ts';
import { jpeg, pdf, picture } from './pictures.fixture.ts';
import { rendered, prepareRenditions } from './renditions.ts';
import { storeUpload } from '../../areas/media/store-upload.ts';

const t = await sharedBackend();
const row = await storeUpload(t.ctx, { bytes: await jpeg({ width: 1000, height: 500 }), fileName: 'bild.jpg' });
const base = toMedia(row).base;
beforeEach(() => {
  rendered.count = 0;
});

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return Promise.resolve(t.app.request(path, { headers }));
}

async function bytesOf(answer: Response): Promise<Buffer> {
  return Buffer.from(await answer.arrayBuffer());
}

it.each([
  ['avif', 'image/avif', 'heif'],
  ['webp', 'image/webp', 'webp'],
  ['jpg', 'image/jpeg', 'jpeg'],
])('a rendition %s has the width asked for and may be kept for ever', async (format, type, decoded) => {
  const answer = await get(`${base}/640.${format}`);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    etag: `"${row.hash.slice(0, 12)}-640-${format}"`,
  });
  const bytes = await bytesOf(answer);
  expect(answer.headers.get('content-length')).toBe(String(bytes.length));
  expect(await sharp(bytes).metadata()).toMatchObject({ format: decoded, width: 640, height: 320 });
});

it('a rendition is rendered once, stored, and read from the store afterwards', async () => {
  const first = await bytesOf(await get(`${base}/768.webp`));
  expect(rendered.count).toBe(1);
  expect(Buffer.from((await t.ctx.files.read(renditionKey(row.hash, 768, 'webp'))) ?? [])).toEqual(first);
  expect(await bytesOf(await get(`${base}/768.webp`))).toEqual(first);
  expect(rendered.count).toBe(1);
});

it('a rendition is rendered once for concurrent requests', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => get(`${base}/320.avif`)));
  const bodies = await Promise.all(answers.map(bytesOf));
  expect(bodies.every((body) => body.length > 0 && body.equals(bodies[0] ?? Buffer.alloc(0)))).toBe(true);
  expect(rendered.count).toBe(1);
});

it('a rendition returns 304 without rendering if the client has it, and no body for HEAD', async () => {
  const etag = (await get(`${base}/640.jpg`)).headers.get('etag') ?? '';
  const again = await get(`${base}/640.jpg`, { 'if-none-match': `W/"x", ${etag}` });
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  const head = await t.app.request(`${base}/640.jpg`, { method: 'HEAD' });
  expect([head.status, await head.text(), head.headers.get('content-type')]).toEqual([200, '', 'image/jpeg']);
});

it('a rendition has no camera metadata and is upright', async () => {
  const camera = await picture({ width: 800, height: 400 })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'geheim' }, IFD3: { GPSLatitude: '50/1 56/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await sharp(camera).metadata()).exif).toBeDefined();
  const upright = toMedia(await storeUpload(t.ctx, { bytes: camera, fileName: 'kamera.jpg' }));
  for (const format of ['avif', 'webp', 'jpg']) {
    const bytes = await bytesOf(await get(`${upright.base}/320.${format}`));
    const facts = await sharp(bytes).metadata();
    expect([facts.width, facts.height, facts.orientation ?? 1]).toEqual([320, 640, 1]);
    expect([facts.exif, facts.xmp, facts.iptc]).toEqual([undefined, undefined, undefined]);
  }
});

it('a rendition of a transparent picture has a white background as JPEG and stays transparent as WebP', async () => {
  const holes = await sharp({ create: { width: 400, height: 400, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  const entry = toMedia(await storeUpload(t.ctx, { bytes: holes, fileName: 'logo.png' }));
  const { channels } = await sharp(await bytesOf(await get(`${entry.base}/320.jpg`))).stats();
  expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
  expect((await sharp(await bytesOf(await get(`${entry.base}/320.webp`))).metadata()).hasAlpha).toBe(true);
});

it('a rendition of a small picture is not enlarged', async () => {
  const small = toMedia(
    await storeUpload(t.ctx, { bytes: await jpeg({ width: 100, height: 50 }), fileName: 'klein.jpg' }),
  );
  expect(Object.keys(small.thumbs)).toEqual(['320']);
  expect((await sharp(await bytesOf(await get(`${small.base}/320.jpg`))).metadata()).width).toBe(100);
});

it.each([
  ['at a width that is not in the list', () => `${base}/500.webp`],
  ['at a width beyond the original', () => `${base}/1024.webp`],
  ['at a width written differently', () => `${base}/0640.webp`],
  ['in a format that is not made', () => `${base}/640.png`],
  ['under another hash', () => `/media/${row.id}/000000000000/640.webp`],
  ['under a hash that is too short', () => `/media/${row.id}/${row.hash.slice(0, 11)}/640.webp`],
  ['under another id', () => `${base.replace(`/${row.id}/`, '/999999/')}/640.webp`],
  ['under an id that no database knows', () => `${base.replace(`/${row.id}/`, '/99999999999999999999/')}/640.webp`],
  ['under another file name', () => `${base}/anders.jpg`],
])('a rendition returns 404 %s', async (_, path) => {
  const answer = await get(path());
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(rendered.count).toBe(0);
});

it('a rendition returns 404 for a rendition of a file that is not a picture', async () => {
  const file = await storeUpload(t.ctx, { bytes: pdf, fileName: 'a.pdf' });
  expect((await get(`/media/${file.id}/${file.hash.slice(0, 12)}/320.webp`)).status).toBe(404);
});

it('a rendition returns 404 if the original is missing in the store', async () => {
  const lost = await storeUpload(t.ctx, { bytes: await jpeg({ width: 321, height: 50 }), fileName: 'weg.jpg' });
  await t.ctx.files.remove(originalKey(lost.hash));
  expect((await get(`${toMedia(lost).base}/320.webp`)).status).toBe(404);
  expect((await get(toMedia(lost).url)).status).toBe(404);
});

it('renders in advance only the requested renditions, in widths that the picture has', async () => {
  const ahead = await storeUpload(t.ctx, { bytes: await jpeg({ width: 700, height: 300 }), fileName: 'vorher.jpg' });
  await prepareRenditions(t.ctx, { mediaId: ahead.id, widths: [320, 640, 1280], formats: ['webp'] });
  expect(rendered.count).toBe(2);
  expect((await get(`${toMedia(ahead).base}/640.webp`)).status).toBe(200);
  expect(rendered.count).toBe(2);
  await expect(prepareRenditions(t.ctx, { mediaId: 999_999, widths: [320], formats: ['webp'] })).rejects.toMatchObject({
    code: 'not_found',
  });
});

it('retries a failed rendition at the next request', async () => {
  const entry = toMedia(
    await storeUpload(t.ctx, { bytes: await jpeg({ width: 350, height: 300 }), fileName: 'pech.jpg' }),
  );
  const { write } = t.ctx.files;
  t.ctx.files.write = () => Promise.reject(Object.assign(new Error('connection lost'), { code: 'ECONNREFUSED' }));
  const failed = await get(`${entry.base}/320.webp`);
  t.ctx.files.write = write;
  expect(failed.status).toBeGreaterThanOrEqual(500);
  expect((await get(`${entry.base}/320.webp`)).status).toBe(200);
});
