import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { type FlatBlock, flatBlockSchema } from '#contract/blocks/flat-block.ts';
import { publishResultSchema } from '#contract/editing/section.ts';
import { media } from '#server/db/tables/media.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { applied, bad, block, draft, good, makePicture, makeSection, send, set } from '../sections.fixture.ts';

const stage = await sharedBackend({ clock: () => new Date('2026-11-21T12:00:00Z') });
const editor = await stage.signIn('publisher');

const address = (slug: string, locale = 'de') => `/${locale}/pageeditor-api/container/by-slug/${slug}`;
const publish = (slug: string, revision: number) =>
  send(stage, 'POST', `/de/pageeditor-api/section/${slug}/publish`, editor, { revision });
const contents = (root: FlatBlock) => root.columns?.[0]?.children.map((child) => child.content);

async function asVisitor(slug: string, locale = 'de'): Promise<FlatBlock> {
  return good(flatBlockSchema, await send(stage, 'GET', address(slug, locale), {}));
}

it('publishing of German alone keeps the published English texts and the draft', async () => {
  const quote = (name: string, de: string, en: string) => {
    const made = block('quote', name, { content: de });
    return { ...made, translations: { ...made.translations, en: { ...made.translations.en, content: en } } };
  };
  const { slug, id } = await makeSection(stage, (name) => [quote(name('q'), 'Alt', 'Old')], true);
  const english = set(id('q'), 'content', 'Old', 'New', 'en');
  await applied(stage, editor, slug, 1, [set(id('q'), 'content', 'Alt', 'Neu'), english]);
  const sendOne = (language: string, revision: number) =>
    send(stage, 'POST', `/de/pageeditor-api/section/${slug}/publish`, editor, { revision, language });
  expect(good(publishResultSchema, await sendOne('de', 2))).toEqual({ revision: 4, published_revision: 3 });
  expect(contents(await asVisitor(slug))).toEqual(['Neu']);
  expect(contents(await asVisitor(slug, 'en'))).toEqual(['Old']);

  const now = await draft(stage, editor, slug);
  expect(now).toMatchObject({ revision: 4, published_revision: 3 });
  expect(now.body.columns?.[0]?.children[0]?.translations.en.content).toBe('New');
  // An editor with the previous base revision continues to write.
  await applied(stage, editor, slug, 2, [set(id('q'), 'content', 'Neu', 'Ganz neu')]);
  expect(good(publishResultSchema, await sendOne('en', 5))).toEqual({ revision: 7, published_revision: 6 });
  expect(contents(await asVisitor(slug))).toEqual(['Neu']);
  expect(contents(await asVisitor(slug, 'en'))).toEqual(['New']);
  expect(contents(good(flatBlockSchema, await send(stage, 'GET', `${address(slug)}?edit`, editor)))).toEqual([
    'Ganz neu',
  ]);
  // If the other language has no unpublished changes, everything is published.
  expect(good(publishResultSchema, await sendOne('de', 7))).toEqual({ revision: 7, published_revision: 7 });
});

it('publishing of one language alone includes the blocks omitted in that language only', async () => {
  const blocks = (name: (of: string) => string) => [
    block('quote', name('a'), { content: 'A' }),
    block('quote', name('b'), { content: 'B' }),
  ];
  const { slug, id } = await makeSection(stage, blocks, true);
  await applied(stage, editor, slug, 1, [
    { op: 'omit', id: id('a'), locale: 'en', value: true },
    { op: 'omit', id: id('b'), locale: 'de', value: true },
  ]);
  const sendOne = (language: string, revision: number) =>
    send(stage, 'POST', `/de/pageeditor-api/section/${slug}/publish`, editor, { revision, language });
  expect(good(publishResultSchema, await sendOne('de', 2))).toEqual({ revision: 4, published_revision: 3 });
  expect(contents(await asVisitor(slug))).toEqual(['A']);
  expect(contents(await asVisitor(slug, 'en'))).toEqual(['A', 'B']);
  expect(good(publishResultSchema, await sendOne('en', 4))).toEqual({ revision: 4, published_revision: 4 });
  expect(contents(await asVisitor(slug, 'en'))).toEqual(['B']);
  // The single-module endpoint still returns modules that are omitted in that language.
  const module = await send(stage, 'PATCH', `/en/pageeditor-api/quote/${id('a')}`, editor, { content: 'Ah' });
  expect(good(flatBlockSchema, module)).toMatchObject({ id: id('a'), content: 'Ah' });
});

it('publishing of one language alone is rejected until both were published once', async () => {
  const { slug } = await makeSection(stage);
  const answer = await send(stage, 'POST', `/de/pageeditor-api/section/${slug}/publish`, editor, {
    revision: 1,
    language: 'de',
  });
  bad(answer, 422);
  expect(answer.body).toMatchObject({ issues: [{ path: 'language' }] });
});

it('publishing is rejected while a picture is neither described nor marked as decorative', async () => {
  const picture = await makePicture(stage);
  await stage.ctx.db
    .update(media)
    .set({ alt: { de: ' ', en: '' }, decorative: false })
    .where(eq(media.id, picture));
  const { slug, id } = await makeSection(stage, (name) => [block('image', name('i'), { image: picture })]);
  const answer = await publish(slug, 1);
  bad(answer, 422);
  expect(answer.body).toMatchObject({ issues: [{ path: `${id('i')}.image` }] });
  await stage.ctx.db.update(media).set({ decorative: true }).where(eq(media.id, picture));
  expect((await publish(slug, 1)).status).toBe(200);
});
