import { OpenAPIHono } from '@hono/zod-openapi';
import { expect, it } from 'vitest';
import { sharedBackend } from '#tests/test-backend.ts';
import type { AppContext, InvalidationListener } from '../../app-context.ts';
import { onError } from '../../http/errors/on-error.ts';
import { byteRange } from '../../platform/files/ranged-response.ts';
import { fileRoutes } from './file-routes.ts';
import { toMedia } from '../../platform/pictures/media-rows.ts';
import { jpeg, pdf } from '../../platform/pictures/pictures.fixture.ts';
import { storeUpload } from './store-upload.ts';

const text = Buffer.from('0123456789');

const t = await sharedBackend();
const address = toMedia(await storeUpload(t.ctx, { bytes: text, fileName: 'Größe „neu“.txt' })).url;

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return Promise.resolve(t.app.request(path, { headers }));
}

it('sends a file as a download with both forms of its name, and it cannot run as a page', async () => {
  const answer = await get(address);
  expect([answer.status, await answer.text()]).toEqual([200, '0123456789']);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/plain',
    'content-length': '10',
    'content-disposition': `attachment; filename="Groe-neu.txt"; filename*=UTF-8''Gr%C3%B6%C3%9Fe-neu.txt`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
  });
});

it('sends a picture inline and a PDF as a download', async () => {
  const image = toMedia(await storeUpload(t.ctx, { bytes: await jpeg(), fileName: 'bild.jpg' }));
  expect((await get(image.url)).headers.get('content-disposition')).toMatch(/^inline; filename="bild.jpg"/);
  const file = toMedia(await storeUpload(t.ctx, { bytes: pdf, fileName: 'heft.pdf' }));
  const answer = await get(file.url);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf);
});

it.each([
  ['bytes=2-4', '234', 'bytes 2-4/10'],
  ['bytes=7-', '789', 'bytes 7-9/10'],
  ['bytes=-2', '89', 'bytes 8-9/10'],
  ['bytes=8-99', '89', 'bytes 8-9/10'],
])('returns 206 for the range %s', async (range, body, content) => {
  const answer = await get(address, { range });
  expect([answer.status, await answer.text(), answer.headers.get('content-range')]).toEqual([206, body, content]);
  expect(answer.headers.get('content-length')).toBe(String(body.length));
});

it('returns 416 with the size for a range past the end', async () => {
  const answer = await get(address, { range: 'bytes=10-' });
  expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */10']);
});

it('returns the whole file for a range of another version', async () => {
  const etag = (await get(address)).headers.get('etag') ?? '';
  expect((await get(address, { range: 'bytes=2-4', 'if-range': etag })).status).toBe(206);
  expect((await get(address, { range: 'bytes=2-4', 'if-range': '"other"' })).status).toBe(200);
  expect((await get(address, { 'if-none-match': etag })).status).toBe(304);
  expect((await get(address, { 'if-none-match': '"a,*,b"' })).status).toBe(200);
});

it('answers HEAD with the size and no body', async () => {
  const answer = await t.app.request(address, { method: 'HEAD' });
  expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, '10', '']);
});

it.each(['items=0-1', 'bytes=a-b', 'bytes=-', 'bytes=5-2', 'bytes=0-1,3-4', ''])(
  'ignores the malformed range %s',
  (header) => {
    expect(byteRange(header, 10)).toBeNull();
  },
);

it('serves known pictures while the database is unreachable, and forgets them when the whole cache is invalidated', async () => {
  const seen = toMedia(
    await storeUpload(t.ctx, { bytes: await jpeg({ width: 400, height: 300 }), fileName: 'gesehen.jpg' }),
  );
  const listeners: InvalidationListener[] = [];
  const ctx: AppContext = {
    ...t.ctx,
    changes: { ...t.ctx.changes, onInvalidate: (listener) => void listeners.push(listener) },
  };
  const app = new OpenAPIHono();
  app.onError(onError);
  fileRoutes(app, ctx);
  const status = async () => (await app.request(`${seen.base}/320.webp`)).status;
  expect(await status()).toBe(200);
  const gone = () => Promise.reject(Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' }));
  ctx.db = { select: () => ({ from: () => ({ where: gone }) }) } as never;
  expect(await status()).toBe(200);
  for (const listener of listeners) listener(null, true);
  expect(await status()).toBe(503);
});
