import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { errorSchema } from '#contract/base/errors.ts';
import { bulkMediaApi } from '#contract/media/bulk-media-api.ts';
import { makePicture } from '#tests/factories/rows.ts';
import { both } from '#tests/factories/resource.ts';
import { send, sharedBackend } from '#tests/test-backend.ts';
import { media } from '../../../db/tables/media.ts';
import { toMedia } from '../../../platform/pictures/media-rows.ts';

let dropped: string[] = [];
const t = await sharedBackend();
const editor = await t.signIn('press');
t.ctx.changes.onInvalidate((tags) => dropped.push(...(tags ?? [])));
beforeEach(async () => {
  await t.ctx.db.delete(media);
  dropped = [];
});

const change = (body: object) => send(t, 'POST', '/de/api/media/bulk/', editor, body);
const chosen = (rows: Parameters<typeof toMedia>[0][]) =>
  rows.map((row) => ({ id: row.id, version: toMedia(row).version }));

async function preview(ids: number[], wanted: object) {
  const { body } = await send(t, 'POST', '/de/api/media/bulk/preview/', editor, { ids, change: wanted });
  return bulkMediaApi.preview.response.parse(body).media;
}

async function stored(id: number) {
  const [row] = await t.ctx.db.select().from(media).where(eq(media.id, id));
  if (!row) throw new Error('gone');
  return toMedia(row);
}

it('many entries get texts where there are none, and tags, as the preview says', async () => {
  const bare = await makePicture(t.ctx, { alt: both(''), tags: ['Alt'] });
  const described = await makePicture(t.ctx, { alt: both('Da', ''), copyright: both('© Klee') });
  const decorative = await makePicture(t.ctx, { alt: both(''), decorative: true });
  const file = await makePicture(t.ctx, { alt: both(''), kind: 'file', width: null, height: null });
  const all = [bare, described, decorative, file];
  const wanted = {
    alt: both('Szene', 'Scene'),
    copyright: both('© Haus'),
    add_tags: ['Salome', 'alt'],
  };
  const plan = await preview(
    all.map(({ id }) => id),
    wanted,
  );
  const fields = (id: number) => plan.find((one) => one.media.id === id)?.changes.map(({ field }) => field);
  expect(fields(bare.id)).toEqual(['alt', 'copyright', 'tags']);
  expect(fields(described.id)).toEqual(['alt', 'tags']);
  expect(fields(decorative.id)).toEqual(['copyright', 'tags']);
  expect((await stored(bare.id)).alt).toEqual(both(''));

  expect((await change({ media: chosen(all), change: wanted })).body).toMatchObject({ changed: 4 });
  expect(await stored(bare.id)).toMatchObject({
    alt: both('Szene', 'Scene'),
    copyright: both('© Haus'),
    tags: ['Alt', 'Salome'],
  });
  expect(await stored(described.id)).toMatchObject({ alt: both('Da', 'Scene'), copyright: both('© Klee') });
  expect(await stored(decorative.id)).toMatchObject({ alt: both(''), tags: ['Salome', 'alt'] });
  for (const row of all)
    for (const { field, after } of plan.find(({ media: { id } }) => id === row.id)?.changes ?? [])
      expect((await stored(row.id))[field as 'alt']).toEqual(after);
  expect(dropped).toEqual(expect.arrayContaining(all.map(({ id }) => `media:${id}`)));
  const versions = await t.app.request(`/de/api/media/${bare.id}/versions/`, { headers: editor });
  expect(((await versions.json()) as { results: unknown[] }).results.length).toBeGreaterThan(0);
});

it('many entries get other texts and lose tags if that is chosen', async () => {
  const row = await makePicture(t.ctx, { caption: both('Alt', 'Old'), tags: ['Presse', 'Salome'] });
  const wanted = { caption: both('Neu'), remove_tags: ['presse'], texts: 'replace' };
  expect((await change({ media: chosen([row]), change: wanted })).status).toBe(200);
  expect(await stored(row.id)).toMatchObject({ caption: both('Neu', 'Old'), tags: ['Salome'] });
});

it('many entries are all left as they are if one has changed since the preview or is gone', async () => {
  const [first, second] = [await makePicture(t.ctx), await makePicture(t.ctx, { fileName: 'zwei.jpg' })];
  const body = { media: [...chosen([first, second]), { id: 999_999, version: 'x' }], change: { add_tags: ['x'] } };
  await send(t, 'POST', `/de/api/media/${second.id}/`, editor, { caption: both('Neu') });
  const refused = await change(body);
  expect([refused.status, errorSchema.parse(refused.body).details]).toEqual([
    409,
    {
      media: [
        { id: second.id, title: 'zwei.jpg', message: expect.stringMatching(/geändert/) },
        { id: 999_999, title: '', message: expect.stringMatching(/gibt es nicht/) },
      ],
    },
  ]);
  expect((await stored(first.id)).tags).toEqual([]);
});

it.each([
  [{}, /^change/],
  [{ texts: 'replace' }, /^change/],
  [{ add_tags: ['a', 'A'] }, /^change\.add_tags/],
  [{ alt: both('x'.repeat(501)) }, /^change\.alt\.de/],
  [{ colour: 'red' }, /^change\.colour/],
  [{ add_tags: Array.from({ length: 30 }, (_, n) => `neu ${n}`) }, /^change\.add_tags/],
])('many entries are refused the change %j, and the field is named', async (wanted, path) => {
  const row = await makePicture(t.ctx, { tags: ['da'] });
  const refused = await change({ media: chosen([row]), change: wanted });
  expect([refused.status, errorSchema.parse(refused.body).issues?.[0]?.path]).toEqual([
    422,
    expect.stringMatching(path),
  ]);
});
