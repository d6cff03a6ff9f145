import { afterAll, beforeAll, expect, test } from 'vitest';
import sharp from 'sharp';
import { renditionKey } from '#server/media/keys.ts';
import { storeUpload } from '#server/media/store-upload.ts';
import { createTestHouse, type TestHouse } from '#tests/house.ts';
import { warmPictures } from './warm-pictures.ts';

let stage: TestHouse;
let hash: string;
beforeAll(async () => {
  stage = await createTestHouse();
  const bytes = await sharp({ create: { width: 700, height: 400, channels: 3, background: '#a8102b' } })
    .png()
    .toBuffer();
  ({ hash } = await storeUpload(stage.house, { bytes, fileName: 'red.png' }));
});
afterAll(() => stage.close());

test('nothing is made once the house is closing', async () => {
  await warmPictures(stage.house, AbortSignal.abort());
  expect(await stage.house.files.read(renditionKey(hash, 640, 'avif'))).toBeNull();
});

test('every picture is there in the best format, at the widths that it has', async () => {
  await warmPictures(stage.house, new AbortController().signal);
  expect(await stage.house.files.read(renditionKey(hash, 640, 'avif'))).not.toBeNull();
  expect(await stage.house.files.read(renditionKey(hash, 320, 'avif'))).not.toBeNull();
  expect(await stage.house.files.read(renditionKey(hash, 768, 'avif'))).toBeNull();
});
