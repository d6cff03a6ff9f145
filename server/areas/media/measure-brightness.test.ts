import sharp from 'sharp';
import { expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { sharedBackend } from '#tests/test-backend.ts';
import { media } from '../../db/tables/media.ts';
import { originalKey } from '../../platform/files/storage-keys.ts';
import { picturesByIds } from '../../platform/pictures/pictures.ts';
import { storeFile } from '../../platform/pictures/pictures.fixture.ts';
import { measureBrightness } from './measure-brightness.ts';

const t = await sharedBackend();
const editor = await t.signIn('publisher');

const plain = (background: string, width = 64) =>
  sharp({ create: { width, height: 64, channels: 4, background } })
    .png()
    .toBuffer();

const store = (bytes: Uint8Array) => storeFile(t, editor, bytes, 'a.png');

const shown = async (id: number) => (await picturesByIds({ db: t.ctx.db, locale: 'de' }, [id]))[String(id)]?.brightness;

it('an upload is measured: white, black, grey, and transparent on the dark ground', async () => {
  const measured = [];
  for (const colour of ['#fff', '#000', '#808080', 'rgba(255, 255, 255, 0)'])
    measured.push((await store(await plain(colour))).brightness);
  expect(measured).toEqual([100, 0, 50, 0]);
});

it('a single light in a dark picture does not count', async () => {
  const lamp = await plain('#fff', 3);
  const dark = sharp(await plain('#000', 1000)).composite([{ input: lamp, left: 5, top: 0 }]);
  const { brightness } = await store(await dark.png().toBuffer());
  expect(brightness).toBeLessThan(20);
});

it('pictures without brightness are measured later; one without its file stays unmeasured', async () => {
  const [bright, lost] = [await store(await plain('#fffffe', 80)), await store(await plain('#fffefe', 81))];
  await t.ctx.db.update(media).set({ brightness: null });
  const [row] = await t.ctx.db.select().from(media).where(eq(media.id, lost.id));
  await t.ctx.files.remove(originalKey(row?.hash ?? ''));
  expect(await shown(bright.id)).toBeUndefined();
  await measureBrightness(t.ctx);
  expect(await shown(bright.id)).toBe(100);
  expect(await shown(lost.id)).toBeUndefined();
});
