import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { type FlatBlock, flatBlockSchema } from '#contract/blocks/flat-block.ts';
import { publishResultSchema, revisionSchema, sectionDraftSchema } from '#contract/editing/section.ts';
import { listOf } from '#contract/base/list.ts';
import { media } from '#server/db/tables/media.ts';
import { pages } from '#server/db/tables/pages.ts';
import { sectionReferences } from '#server/db/tables/sections.ts';
import { makeEvent, makePage, makePicture } from '#tests/factories/rows.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { createSection } from '../create-section.ts';
import { findSection } from '../revisions/section-row.ts';
import { applied, bad, block, draft, good, makeSection, send, set } from '../sections.fixture.ts';

let dropped: string[] = [];
const stage = await sharedBackend({ clock: () => new Date('2026-11-21T12:00:00Z') });
const editor = await stage.signIn('publisher');
stage.changes.onInvalidate((tags) => dropped.push(...(tags ?? ['everything'])));

const address = (slug: string, locale = 'de') => `/${locale}/pageeditor-api/container/by-slug/${slug}`;
const publish = (slug: string, revision: number, locale = 'de') =>
  send(stage, 'POST', `/${locale}/pageeditor-api/section/${slug}/publish`, editor, { revision });
const contents = (root: FlatBlock) => root.columns?.[0]?.children.map((child) => child.content);

async function asVisitor(slug: string, locale = 'de'): Promise<FlatBlock> {
  return good(flatBlockSchema, await send(stage, 'GET', address(slug, locale), {}));
}

it('publishing makes the draft public; before that, visitors see the previously published state', async () => {
  const { slug, id } = await makeSection(stage, (name) => [block('quote', name('q'), { content: 'Alt' })], true);
  await applied(stage, editor, slug, 1, [set(id('q'), 'content', 'Alt', 'Neu')]);
  expect(contents(await asVisitor(slug))).toEqual(['Alt']);
  expect(good(publishResultSchema, await publish(slug, 2))).toEqual({ revision: 2, published_revision: 2 });
  expect(contents(await asVisitor(slug))).toEqual(['Neu']);
});

it('publishing is rejected while somebody else’s newer operations are not in the sender’s revision', async () => {
  const { slug, id } = await makeSection(stage, (name) => [block('quote', name('q'), { content: 'Alt' })], true);
  await applied(stage, editor, slug, 1, [set(id('q'), 'content', 'Alt', 'Neu')]);
  expect(bad(await publish(slug, 1), 409).details).toEqual({ conflicts: [], revision: 2 });
  expect(contents(await asVisitor(slug))).toEqual(['Alt']);
});

it('publishing lists everything that is missing, in the language of the request, and changes nothing', async () => {
  const { slug, id } = await makeSection(stage, (name) => [
    block('quote', name('q')),
    block('fullteaser', name('f'), { headline: 'Da', text: 'x'.repeat(260) }),
    block('image', name('i')),
    block('faq', name('e'), {}, []),
  ]);
  const { issues, details } = bad(await publish(slug, 1), 422);
  expect(issues).toEqual([
    { path: `${id('q')}.content.de`, message: 'Bitte füllen Sie dieses Feld aus' },
    { path: `${id('f')}.text.de`, message: '4 Zeichen zu viel (höchstens 256)' },
    { path: `${id('i')}.image`, message: 'Bitte füllen Sie dieses Feld aus' },
    { path: id('e'), message: 'Bitte füllen Sie dieses Feld aus' },
  ]);
  expect(details).toMatchObject({
    labels: { [`${id('q')}.content.de`]: 'Zitat: Zitat (de)', [id('e')]: 'Fragen und Antworten' },
  });
  expect(bad(await publish(slug, 1, 'en'), 422).issues?.[0]?.message).toBe('This field is required!');
  bad(await send(stage, 'GET', address(slug), {}), 404);
});

it('publishing invalidates the section, its page and search results in every cache, and nothing else', async () => {
  const page = await makePage(stage.ctx);
  await createSection(stage.ctx, { slug: 'seite-publik', contentType: 'page', objectId: page.id });
  dropped = [];
  good(publishResultSchema, await publish('seite-publik', 1));
  expect(dropped.toSorted()).toEqual([`page:${page.id}`, 'search', 'section:seite-publik']);
  dropped = [];
  bad(await publish('seite-publik', 9), 409);
  expect(dropped).toEqual([]);
});

it('publishing stores the references of the published tree', async () => {
  const { id: picture } = await makePicture(stage.ctx);
  const { slug, id } = await makeSection(stage, (name) => [block('image', name('i'), { image: picture })], true);
  const section = await findSection(stage.ctx.db, slug);
  const used = async () =>
    (
      await stage.ctx.db
        .select()
        .from(sectionReferences)
        .where(eq(sectionReferences.sectionId, section?.id ?? 0))
    )
      .map(({ state, kind }) => `${state} ${kind}`)
      .toSorted();
  expect(await used()).toEqual(['draft media', 'published media']);
  await applied(stage, editor, slug, 1, [{ op: 'remove', id: id('i') }]);
  expect(await used()).toEqual(['published media']);
  good(publishResultSchema, await publish(slug, 2));
  expect(await used()).toEqual([]);
});

const publishOne = (slug: string, language: string, revision: number) =>
  send(stage, 'POST', `/de/pageeditor-api/section/${slug}/publish`, editor, { revision, language });

it('publishing of German alone keeps the published English texts and the draft', async () => {
  const quote = (name: string, de: string, en: string) => {
    const made = block('quote', name, { content: de });
    return { ...made, translations: { ...made.translations, en: { ...made.translations.en, content: en } } };
  };
  const { slug, id } = await makeSection(stage, (name) => [quote(name('q'), 'Alt', 'Old')], true);
  const english = set(id('q'), 'content', 'Old', 'New', 'en');
  await applied(stage, editor, slug, 1, [set(id('q'), 'content', 'Alt', 'Neu'), english]);
  expect(good(publishResultSchema, await publishOne(slug, 'de', 2))).toEqual({ revision: 4, published_revision: 3 });
  expect(contents(await asVisitor(slug))).toEqual(['Neu']);
  expect(contents(await asVisitor(slug, 'en'))).toEqual(['Old']);

  const now = await draft(stage, editor, slug);
  expect(now).toMatchObject({ revision: 4, published_revision: 3 });
  expect(now.body.columns?.[0]?.children[0]?.translations.en.content).toBe('New');
  // An editor with the previous base revision continues to write.
  await applied(stage, editor, slug, 2, [set(id('q'), 'content', 'Neu', 'Ganz neu')]);
  expect(good(publishResultSchema, await publishOne(slug, 'en', 5))).toEqual({ revision: 7, published_revision: 6 });
  expect(contents(await asVisitor(slug))).toEqual(['Neu']);
  expect(contents(await asVisitor(slug, 'en'))).toEqual(['New']);
  expect(contents(good(flatBlockSchema, await send(stage, 'GET', `${address(slug)}?edit`, editor)))).toEqual([
    'Ganz neu',
  ]);
  // If the other language has no unpublished changes, everything is published.
  expect(good(publishResultSchema, await publishOne(slug, 'de', 7))).toEqual({ revision: 7, published_revision: 7 });
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
  expect(good(publishResultSchema, await publishOne(slug, 'de', 2))).toEqual({ revision: 4, published_revision: 3 });
  expect(contents(await asVisitor(slug))).toEqual(['A']);
  expect(contents(await asVisitor(slug, 'en'))).toEqual(['A', 'B']);
  expect(good(publishResultSchema, await publishOne(slug, 'en', 4))).toEqual({ revision: 4, published_revision: 4 });
  expect(contents(await asVisitor(slug, 'en'))).toEqual(['B']);
  // The single-module endpoint still returns modules that are omitted in that language.
  const module = await send(stage, 'PATCH', `/en/pageeditor-api/quote/${id('a')}`, editor, { content: 'Ah' });
  expect(good(flatBlockSchema, module)).toMatchObject({ id: id('a'), content: 'Ah' });
});

it('publishing of one language alone is rejected until both were published once', async () => {
  const { slug } = await makeSection(stage);
  expect(bad(await publishOne(slug, 'de', 1), 422).issues).toMatchObject([{ path: 'language' }]);
});

it('publishing is rejected while a picture is neither described nor marked as decorative', async () => {
  const { id: picture } = await makePicture(stage.ctx);
  await stage.ctx.db
    .update(media)
    .set({ alt: { de: ' ', en: '' }, decorative: false })
    .where(eq(media.id, picture));
  const { slug, id } = await makeSection(stage, (name) => [block('image', name('i'), { image: picture })]);
  expect(bad(await publish(slug, 1), 422).issues).toMatchObject([{ path: `${id('i')}.image` }]);
  await stage.ctx.db.update(media).set({ decorative: true }).where(eq(media.id, picture));
  expect((await publish(slug, 1)).status).toBe(200);
});

it('a section is shown to visitors in its published state and to editors as draft, with its dependencies', async () => {
  const { id: picture } = await makePicture(stage.ctx, { alt: { de: 'Ein Bild', en: '' } });
  const tickets = await makePage(stage.ctx);
  const event = await makeEvent(stage.ctx, { ticketLink: `page:${tickets.id}` });
  const page = await makePage(stage.ctx, { title: { de: 'Ziel', en: '' } });
  const { slug, id, root } = await makeSection(
    stage,
    (name) => [
      block('image', name('i'), { image: picture, link: `page:${page.id}#karten` }),
      block('eventlist', name('l'), {}, [block('eventitem', name('e'), { event: event.id })]),
      block('text', name('t'), { content: `<p><a href="page:${page.id}">hin</a></p>` }),
    ],
    true,
  );
  const answer = await stage.app.request(address(slug, 'en'));
  expect(answer.headers.get('cache-tag')?.split(',').toSorted()).toEqual(
    [`event:${event.id}`, `media:${picture}`, `page:${page.id}`, `page:${tickets.id}`, `section:${slug}`].toSorted(),
  );
  const tree = flatBlockSchema.parse(await answer.json());
  expect(tree).toMatchObject({ id: root, slug, model: 'container', parent: null });
  const [image, list, text] = tree.columns?.[0]?.children ?? [];
  expect(image).toMatchObject({
    id: id('i'),
    parent: root,
    order: 0,
    image_alt: 'Ein Bild',
    link_url: `/en/${page.pathEn}#karten`,
  });
  expect(image?.image_url).toMatch(/^\/media\/\d+\/[0-9a-f]{12}\/1536\.jpg$/);
  expect(list?.children?.[0]?.event_obj).toMatchObject({ title: 'Salome', ticket_link: `/en/${tickets.pathEn}` });
  expect(text).toMatchObject({ content: `<p><a href="/en/${page.pathEn}">hin</a></p>`, fallback: ['content'] });
  await applied(stage, editor, slug, 1, [{ op: 'remove', id: id('i') }]);
  const asEditor = good(flatBlockSchema, await send(stage, 'GET', `${address(slug)}?edit`, editor));
  expect(asEditor.columns?.[0]?.children).toHaveLength(2);
  bad(await send(stage, 'GET', `${address(slug)}?edit`, {}), 401);
});

it('a section has no links for visitors to offline or deleted pages', async () => {
  const page = await makePage(stage.ctx, { isOnline: false });
  const gone = await makePage(stage.ctx);
  const { slug } = await makeSection(
    stage,
    (name) => [
      block('link', name('a'), { content: 'a', link: `page:${page.id}` }),
      block('link', name('b'), { content: 'b', link: `page:${gone.id}` }),
    ],
    true,
  );
  await stage.ctx.db.delete(pages).where(eq(pages.id, gone.id));
  const urls = (root: FlatBlock) => root.columns?.[0]?.children.map((child) => child.link_url);
  expect(urls(await asVisitor(slug))).toEqual(['', '']);
  expect(urls(good(flatBlockSchema, await send(stage, 'GET', `${address(slug)}?edit`, editor)))).toEqual([
    `/de/${page.pathDe}`,
    '',
  ]);
});

it('a section that does not exist or is not public yet returns 404', async () => {
  const { slug } = await makeSection(stage);
  bad(await send(stage, 'GET', address(slug), {}), 404);
  bad(await send(stage, 'GET', address('nirgends'), {}), 404);
  bad(await send(stage, 'GET', address('Böse..'), {}), 400);
});

it('a section may have a path as slug', async () => {
  await createSection(stage.ctx, { slug: 'start/unten', publish: true });
  expect((await asVisitor(encodeURIComponent('start/unten'))).slug).toBe('start/unten');
});

it('a section may keep a link to a deleted entity while another field is changed', async () => {
  const page = await makePage(stage.ctx);
  const { slug, id } = await makeSection(stage, (name) => [
    block('link', name('a'), { content: 'a', link: `page:${page.id}` }),
  ]);
  await stage.ctx.db.delete(pages).where(eq(pages.id, page.id));
  expect((await applied(stage, editor, slug, 1, [set(id('a'), 'content', 'a', 'b')])).revision).toBe(2);
});

it('revisions are listed newest first, with author, operation names and which one is published', async () => {
  const { slug, id } = await makeSection(stage, (name) => [block('quote', name('q'), { content: 'Alt' })], true);
  const body = {
    batch: crypto.randomUUID(),
    base: 1,
    operations: [set(id('q'), 'content', 'Alt', 'Neu')],
    labels: ['Zitat geändert'],
  };
  await send(stage, 'POST', `/de/pageeditor-api/section/${slug}/operations`, editor, body);
  const list = good(
    listOf(revisionSchema),
    await send(stage, 'GET', `/de/pageeditor-api/section/${slug}/revisions?page_size=1`, editor),
  );
  expect(list).toMatchObject({
    count: 2,
    previous: null,
    results: [{ number: 2, author: 'publisher', labels: ['Zitat geändert'], published: false }],
  });
  const next = good(listOf(revisionSchema), await send(stage, 'GET', list.next ?? '', editor));
  expect(next.results).toMatchObject([{ number: 1, author: null, published: true }]);
  bad(await send(stage, 'GET', `/de/pageeditor-api/section/${slug}/revisions`, {}), 401);
  bad(await send(stage, 'GET', `/de/pageeditor-api/section/${slug}/revisions?page=x`, editor), 400);
});

const restore = (slug: string, revision: number, one?: string) =>
  send(
    stage,
    'POST',
    `/de/pageeditor-api/section/${slug}/restore`,
    editor,
    one ? { revision, block: one } : { revision },
  );

it('revisions are restored completely as a new draft; the history keeps those in between', async () => {
  const { slug, id } = await makeSection(stage, (name) => [
    block('quote', name('q'), { content: 'Alt' }),
    block('quote', name('r')),
  ]);
  await applied(stage, editor, slug, 1, [set(id('q'), 'content', 'Alt', 'Neu'), { op: 'remove', id: id('r') }]);
  const restored = good(sectionDraftSchema, await restore(slug, 1));
  expect(restored.revision).toBe(3);
  expect(restored.body.columns?.[0]?.children.map((child) => child.translations.de.content)).toEqual(['Alt', '']);
  const { results } = good(
    listOf(revisionSchema),
    await send(stage, 'GET', `/de/pageeditor-api/section/${slug}/revisions`, editor),
  );
  expect(results.map(({ labels }) => labels)).toEqual([['Fassung 1 wiederhergestellt'], [], []]);
});

it('revisions restore one block, in its current place or else in its old one', async () => {
  const { slug, id, root } = await makeSection(stage, (name) => [
    block('quote', name('q'), { content: 'Alt' }),
    block('quote', name('r'), { content: 'R' }),
  ]);
  await applied(stage, editor, slug, 1, [
    set(id('q'), 'content', 'Alt', 'Neu'),
    { op: 'move', id: id('q'), to: { parent: root, slot: 0, index: 1 } },
  ]);
  const moved = good(sectionDraftSchema, await restore(slug, 1, id('q')));
  expect(moved.body.columns?.[0]?.children.map((child) => child.translations.de.content)).toEqual(['R', 'Alt']);
  await applied(stage, editor, slug, 3, [{ op: 'remove', id: id('q') }]);
  const back = good(sectionDraftSchema, await restore(slug, 1, id('q')));
  expect(back.body.columns?.[0]?.children.map((child) => child.translations.de.content)).toEqual(['Alt', 'R']);
});

it('revisions restore a list without the items that have moved elsewhere', async () => {
  const items = (name: (of: string) => string) => [
    block('faqitem', name('x'), { content: 'X' }),
    block('faqitem', name('y'), { content: 'Y' }),
  ];
  const { slug, id } = await makeSection(stage, (name) => [
    block('faq', name('f'), {}, items(name)),
    block('faq', name('g'), {}, []),
  ]);
  await applied(stage, editor, slug, 1, [
    { op: 'move', id: id('x'), to: { parent: id('g'), slot: 0, index: 0 } },
    { op: 'remove', id: id('y') },
  ]);
  const { body } = good(sectionDraftSchema, await restore(slug, 1, id('f')));
  expect(body.columns?.[0]?.children.map((list) => list.children?.map((child) => child.id))).toEqual([
    [id('y')],
    [id('x')],
  ]);
});

it('revisions return 404 if they do not exist', async () => {
  const { slug } = await makeSection(stage);
  for (const revision of [0, 2, 99_999_999_999]) bad(await restore(slug, revision), 404);
  bad(await restore(slug, 1, 'nobody'), 404);
});

it('a tree stored by an older version of the product is read with its known parts, written only where it is changed, and loses nothing', async () => {
  const { slug, id } = await makeSection(
    stage,
    (name) => [block('quote', name('q'), { content: 'Alt' }), block('quote', name('r'), { content: 'R' })],
    true,
  );
  const section = await findSection(stage.ctx.db, slug);
  await stage.ctx.db.execute(sql`
      update section_revisions set body = jsonb_set(jsonb_set(body #- '{columns,0,children,0,translations,en}', '{columns,0,children,0,fields}', '{"colour": "red"}'),
        '{columns,0,children,1,model}', '"carousel"') where section_id = ${section?.id}`);
  const newest = sql`select body from section_revisions where section_id = ${section?.id} order by number desc limit 1`;
  const stored = async () => JSON.stringify((await stage.ctx.db.execute(newest)).rows);
  const before = await stored();
  const { body } = await draft(stage, editor, slug);
  expect(body.columns?.[0]?.children).toEqual([{ ...block('quote', id('q'), { content: 'Alt' }) }]);
  expect(contents(await asVisitor(slug))).toEqual(['Alt']);
  expect(await stored()).toBe(before);
  await applied(stage, editor, slug, 1, [set(id('q'), 'content', 'Alt', 'Neu')]);
  expect(await stored()).toContain('carousel');
  expect((await draft(stage, editor, slug)).body.columns?.[0]?.children[0]?.translations).toEqual({
    de: { content: 'Neu', author: '' },
    en: { content: '', author: '' },
  });
});
