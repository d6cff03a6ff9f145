import { beforeEach, describe, expect, it } from 'vitest';
import { errorSchema } from '#contract/base/errors.ts';
import { existingSchema } from '#contract/media/media-api.ts';
import { listOf } from '#contract/base/list.ts';
import { mediaSchema } from '#contract/media/media.ts';
import { makePage, makePerson, makePicture } from '#tests/factories/rows.ts';
import { both, fullBodies, makeTargets } from '#tests/factories/resource.ts';
import { get, send, sharedBackend } from '#tests/test-backend.ts';
import { media } from '../../../db/tables/media.ts';
import { sectionReferences, sections } from '../../../db/tables/sections.ts';
import { siteSettings } from '../../../db/tables/site.ts';
import { jpeg, upload } from '../../../platform/pictures/pictures.fixture.ts';
import { mediaUsedIn } from '../uses/used-in.ts';

const t = await sharedBackend();
const editor = await t.signIn('publisher');

const picture = (fileName: string, values: Partial<typeof media.$inferInsert> = {}) =>
  makePicture(t.ctx, { fileName, hash: fileName.padEnd(64, '0'), ...values });

const list = async (query: string) =>
  (await get(t, `/de/api/media/?page_size=100&${query}`, listOf(mediaSchema), editor)).body.results;

const names = async (query: string) => (await list(query)).map(({ file_name }) => file_name);
const change = (id: number, body: object) => send(t, 'POST', `/de/api/media/${id}/`, editor, body);

it('unused entries are those without a use that prevents deletion, whatever uses them', async () => {
  const targets = await makeTargets(t.ctx);
  const picked = await picture('in-records.jpg');
  const bodies = fullBodies({ ...targets, pictureId: picked.id, fileId: picked.id });
  for (const path of ['productions', 'events', 'persons', 'slides', 'seasons', 'download-directories'])
    expect((await send(t, 'POST', `/de/api/${path}/?translations=all`, editor, bodies[path])).status).toBe(201);
  const linked = await picture('linked.jpg');
  await makePerson(t.ctx, 'Mit Verweis', { biography: both(`<p><a href="media:${linked.id}">x</a></p>`) });
  const hero = await picture('hero.jpg');
  await makePage(t.ctx, { heroImageId: hero.id });
  const shared = await picture('shared.jpg');
  await makePage(t.ctx, { ogImageId: shared.id });
  const logo = await picture('logo.jpg');
  const value = { logo: { media_id: logo.id }, sharing_image_id: null } as never;
  await t.ctx.db.insert(siteSettings).values({ value }).onConflictDoUpdate({ target: siteSettings.id, set: { value } });
  const drafted = await picture('drafted.jpg');
  const [section] = await t.ctx.db.insert(sections).values({ slug: 'probe', draftRevision: 1 }).returning();
  await t.ctx.db
    .insert(sectionReferences)
    .values({ sectionId: section?.id ?? 0, kind: 'media', targetId: drafted.id, state: 'draft' });
  await picture('free.jpg');

  const rows = await t.ctx.db.select().from(media);
  const expected = [];
  for (const { id, fileName } of rows) if ((await mediaUsedIn(t.ctx.db, id)).length === 0) expected.push(fileName);
  expect((await names('unused=true')).toSorted()).toEqual(expected.toSorted());
  expect(expected).toContain('free.jpg');
  for (const used of ['in-records', 'linked', 'hero', 'shared', 'logo', 'drafted'])
    expect(expected).not.toContain(`${used}.jpg`);
});

describe('duplicates', () => {
  beforeEach(() => t.ctx.db.delete(media));

  it('are listed side by side', async () => {
    for (const [name, hash] of [
      ['a1', 'a'],
      ['b1', 'b'],
      ['only', 'c'],
      ['a2', 'a'],
      ['b2', 'b'],
    ] as const)
      await picture(`${name}.jpg`, { hash: hash.repeat(64) });
    expect(await names('duplicates=true')).toEqual(['a2.jpg', 'a1.jpg', 'b2.jpg', 'b1.jpg']);
    expect(await names('duplicates=true&query=b1')).toEqual(['b1.jpg']);
  });

  it('are refused with the existing entries if the upload says so; otherwise both are kept', async () => {
    const bytes = await jpeg({ width: 310, height: 200 });
    const post = (query: string) =>
      t.app.request(`/de/api/media/${query}`, { method: 'POST', headers: editor, body: upload(bytes, 'neu.jpg') });
    const first = mediaSchema.parse(await (await post('?duplicates=refuse')).json());
    const refused = await post('?duplicates=refuse');
    const body = errorSchema.parse(await refused.json());
    expect([refused.status, body.code, body.message]).toEqual([
      409,
      'conflict',
      'Diese Datei ist schon in der Mediathek',
    ]);
    expect(existingSchema.parse(body.details).existing).toEqual([first]);
    expect(await t.ctx.db.$count(media)).toBe(1);
    expect((await post('')).status).toBe(201);
    expect(await t.ctx.db.$count(media)).toBe(2);
    const wrong = await post('?duplicates=maybe');
    expect([wrong.status, errorSchema.parse(await wrong.json()).issues?.[0]?.path]).toEqual([400, 'duplicates']);
  });
});

describe('tags', () => {
  beforeEach(() => t.ctx.db.delete(media));

  it('are set, listed with their numbers, searched and filtered without regard to case', async () => {
    const [a, b] = [await picture('a.jpg'), await picture('b.jpg')];
    await picture('c.jpg');
    expect((await change(a.id, { tags: ['Salome', 'Presse 25/26'] })).body).toMatchObject({
      tags: ['Salome', 'Presse 25/26'],
    });
    await change(b.id, { tags: ['salome'] });
    const answer = await t.app.request('/de/api/media/tags/', { headers: editor });
    expect(await answer.json()).toEqual([
      { name: 'Presse 25/26', count: 1 },
      { name: expect.stringMatching(/^salome$/i), count: 2 },
    ]);
    expect(await names('tag=SALOME')).toEqual(['b.jpg', 'a.jpg']);
    expect(await names('tag=Sal')).toEqual([]);
    expect(await names('query=25/26')).toEqual(['a.jpg']);
  });

  it.each([
    ['empty', [' ']],
    ['with a comma', ['a, b']],
    ['twice', ['Salome', 'salome']],
    ['too long', ['x'.repeat(61)]],
    ['too many', Array.from({ length: 31 }, (_, n) => `tag ${n}`)],
  ])('are refused if they are %s, with the name of the field', async (_, tags) => {
    const { id } = await picture('a.jpg');
    const refused = await change(id, { tags });
    expect([refused.status, errorSchema.parse(refused.body).issues?.[0]?.path]).toEqual([
      422,
      expect.stringMatching(/^tags/),
    ]);
  });

  it('are part of the versions, and of the version that prevents lost updates', async () => {
    const { id } = await picture('a.jpg');
    const before = (await change(id, { tags: ['eins'] })).body;
    await change(id, { tags: ['zwei'], version: before.version });
    expect((await change(id, { tags: ['drei'], version: before.version })).status).toBe(409);
  });
});
