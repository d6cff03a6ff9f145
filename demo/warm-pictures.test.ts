import { expect, it } from 'vitest';
import sharp from 'sharp';
import { renditionKey } from '#server/platform/files/storage-keys.ts';
import { storeUpload } from '#server/areas/media/store-upload.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { warmPictures } from './warm-pictures.ts';

let hash: string;
const stage = await sharedBackend();
const bytes = await sharp({ create: { width: 700, height: 400, channels: 3, background: '#a8102b' } })
  .png()
  .toBuffer();
({ hash } = await storeUpload(stage.ctx, { bytes, fileName: 'red.png' }));

it('creates no renditions while the process is stopping', async () => {
  await warmPictures(stage.ctx, AbortSignal.abort());
  expect(await stage.ctx.files.read(renditionKey(hash, 700, 'avif'))).toBeNull();
});

it('creates every picture in the best format at all its widths', async () => {
  await warmPictures(stage.ctx, new AbortController().signal);
  expect(await stage.ctx.files.read(renditionKey(hash, 700, 'avif'))).not.toBeNull();
  expect(await stage.ctx.files.read(renditionKey(hash, 320, 'avif'))).not.toBeNull();
  expect(await stage.ctx.files.read(renditionKey(hash, 768, 'avif'))).toBeNull();
});
