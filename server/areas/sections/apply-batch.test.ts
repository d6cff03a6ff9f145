import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Operation } from '#contract/blocks/operations.ts';
import { batchResultSchema } from '#contract/editing/section.ts';
import { sectionReferences, sections } from '#server/db/tables/sections.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { takeConsoleErrors } from '#tests/no-console-errors.ts';
import { makePage, makePicture } from '#tests/factories/rows.ts';
import { findSection } from './revisions/section-row.ts';
import {
  applied,
  bad,
  batch,
  block,
  draft,
  good,
  makeSection,
  oneQuote,
  revisionsOf,
  send,
  set,
} from './sections.fixture.ts';

const stage = await sharedBackend();
const editor = await stage.signIn('publisher');

const sendAfter = (slug: string, after: string, body: object) =>
  send(stage, 'POST', `/de/pageeditor-api/section/${slug}/operations`, editor, { ...body, after });

it('a batch creates one new revision of the draft with all its operations', async () => {
  const { slug, id, root } = await makeSection(stage, oneQuote);
  const result = await applied(stage, editor, slug, 1, [
    set(id('q'), 'content', 'Alt', 'Neu'),
    {
      op: 'insert',
      place: { parent: root, slot: 0, index: 0 },
      block: block('headline', id('h'), { content: 'Vorn' }),
    },
  ]);
  expect(result).toEqual({ revision: 2 });
  const { revision, published_revision, body } = await draft(stage, editor, slug);
  expect({ revision, published_revision }).toEqual({ revision: 2, published_revision: null });
  expect(body.columns?.[0]?.children.map((child) => [child.id, child.translations.de.content])).toEqual([
    [id('h'), 'Vorn'],
    [id('q'), 'Neu'],
  ]);
});

it('a batch cleans texts, and replaces one that was stored with unseen characters', async () => {
  const { slug, id } = await makeSection(stage, oneQuote);
  await stage.ctx.db.execute(sql`update section_revisions set body = replace(body::text, 'Alt', ${'A\u200blt'})::jsonb
      where section_id = (select id from sections where slug = ${slug})`);
  const result = await applied(stage, editor, slug, 1, [set(id('q'), 'content', 'A\u200blt', 'Ne\u200bu')]);
  expect(result.revision).toBe(2);
  const { body } = await draft(stage, editor, slug);
  expect(body.columns?.[0]?.children[0]?.translations.de.content).toBe('Neu');
});

it('a batch sent twice is applied once and returns the same response', async () => {
  const { slug, root, id } = await makeSection(stage);
  const step: Operation = {
    op: 'insert',
    place: { parent: root, slot: 0, index: 0 },
    block: block('text', id('t'), { content: '<b>fett</b>' }),
  };
  const name = randomUUID();
  const first = await batch(stage, editor, slug, 1, [step], name);
  expect(first.body).toMatchObject({ revision: 2, body: { id: root } });
  await applied(stage, editor, slug, 2, [set(id('t'), 'content', '<p><strong>fett</strong></p>', '<p>dünn</p>')]);
  expect(await batch(stage, editor, slug, 1, [step], name)).toEqual(first);
  expect(await revisionsOf(stage, slug)).toBe(3);
});

it('a batch based on one that is still on its way is applied after it, even if it overtakes it; sent again it is known', async () => {
  const { slug, id } = await makeSection(stage, oneQuote);
  const [first, second] = [randomUUID(), randomUUID()];
  const last = [set(id('q'), 'content', 'Eins', 'Zwei')];
  const following = sendAfter(slug, first, { batch: second, base: 1, operations: last });
  await batch(stage, editor, slug, 1, [set(id('q'), 'content', 'Alt', 'Eins')], first);
  expect(good(batchResultSchema, await following)).toEqual({ revision: 3 });
  expect((await batch(stage, editor, slug, 2, last, second)).body).toEqual({ revision: 3 });
  const { body } = await draft(stage, editor, slug);
  expect(body.columns?.[0]?.children[0]?.translations.de.content).toBe('Zwei');
});

it('a batch based on one that was merged with a text of somebody else does not replace that text', async () => {
  const { slug, id } = await makeSection(stage, oneQuote);
  await batch(stage, editor, slug, 1, [set(id('q'), 'content', 'Alt', 'Von anderen')]);
  const first = randomUUID();
  await batch(stage, editor, slug, 1, [set(id('q'), 'author', '', 'Kafka')], first);
  const operations = [set(id('q'), 'content', 'Alt', 'Von mir')];
  bad(await sendAfter(slug, first, { batch: randomUUID(), base: 1, operations }), 409);
  const { body } = await draft(stage, editor, slug);
  expect(body.columns?.[0]?.children[0]?.translations.de.content).toBe('Von anderen');
});

it('a batch based on another one is refused at once for a section that does not exist', async () => {
  const { id } = await makeSection(stage, oneQuote);
  const sent = { batch: randomUUID(), base: 1, operations: [set(id('q'), 'content', 'Alt', 'Neu')] };
  bad(await sendAfter('gibt-es-nicht', randomUUID(), sent), 404);
});

it('a batch based on one that never arrives is refused, and nothing is applied', async () => {
  const { slug, id } = await makeSection(stage, oneQuote);
  const sent = { batch: randomUUID(), base: 1, operations: [set(id('q'), 'content', 'Alt', 'Neu')] };
  const { issues } = bad(await sendAfter(slug, randomUUID(), sent), 422);
  expect(issues?.map(({ path }) => path)).toEqual(['after']);
  expect(await revisionsOf(stage, slug)).toBe(1);
});

it('a batch sent many times at once is applied once', async () => {
  const { slug, id } = await makeSection(stage, oneQuote);
  const name = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => batch(stage, editor, slug, 1, [set(id('q'), 'content', 'Alt', 'Neu')], name)),
  );
  expect(answers).toEqual(Array.from({ length: 5 }, () => ({ status: 200, body: { revision: 2 } })));
  expect(await revisionsOf(stage, slug)).toBe(2);
});

it('a module that is restored or pasted loses what is gone by then, and keeps what is left of it', async () => {
  const { slug, id, root } = await makeSection(stage, oneQuote);
  const { id: image } = await makePicture(stage.ctx);
  const gone = 999_999;
  const linked = (target: string) => `<p>Der <a href="${target}">Plan</a></p>`;
  const children = [
    block('image', id('i'), { image: gone }),
    block('image', id('j'), { image }),
    block('text', id('t'), { content: linked(`page:${gone}`) }),
    block('link', id('l'), { link: `page:${gone}` }),
  ];
  const place = { parent: root, slot: 0, index: 0 };
  const body = {
    batch: randomUUID(),
    base: 1,
    operations: [{ op: 'insert', place, block: block('container', id('c'), {}, children) }],
  };
  const path = `/de/pageeditor-api/section/${slug}/operations`;
  const first = good(batchResultSchema, await send(stage, 'POST', path, editor, body));
  expect(first.body?.columns?.[0]?.children[0]?.columns?.[0]?.children).toMatchObject([
    { fields: { image: null } },
    { fields: { image } },
    { translations: { de: { content: '<p>Der Plan</p>' } } },
    { fields: { link: '' } },
  ]);
  expect(first.left_out).toEqual([`${id('i')}.image`, `${id('t')}.content.de`, `${id('l')}.link`]);
  const { left_out: _, ...again } = first;
  expect(good(batchResultSchema, await send(stage, 'POST', path, editor, body))).toEqual(again);
});

it('undo of a value leaves out a reference that no longer exists, and stores the later steps', async () => {
  const { slug, id } = await makeSection(stage, (name) => [
    ...oneQuote(name),
    block('video', name('v')),
    block('link', name('l')),
    block('text', name('t')),
  ]);
  const name = randomUUID();
  const operations = [
    set(id('v'), 'image', null, 99_999, null),
    set(id('v'), 'image', 99_999, 9_000_000_000, null),
    set(id('l'), 'link', '', 'article:1', null),
    set(id('t'), 'content', '', '<p>Der <a href="page:99999">Plan</a></p>', 'en'),
    set(id('q'), 'content', 'Alt', 'Neu'),
  ];
  const first = good(batchResultSchema, await batch(stage, editor, slug, 1, operations, name));
  expect(first.left_out).toEqual([`${id('v')}.image`, `${id('l')}.link`, `${id('t')}.content.en`]);
  expect(first.body?.columns?.[0]?.children).toMatchObject([
    { translations: { de: { content: 'Neu' } } },
    { fields: { image: null } },
    { fields: { link: '' } },
    { translations: { en: { content: '<p>Der Plan</p>' } } },
  ]);
  const { left_out: _, ...again } = first;
  expect(good(batchResultSchema, await batch(stage, editor, slug, 1, operations, name))).toEqual(again);
});

it('a batch with the id of another batch is rejected', async () => {
  const { slug, id } = await makeSection(stage, oneQuote);
  const name = randomUUID();
  await batch(stage, editor, slug, 1, [set(id('q'), 'content', 'Alt', 'Neu')], name);
  const { issues } = bad(await batch(stage, editor, slug, 1, [set(id('q'), 'content', 'Alt', 'Anders')], name), 422);
  expect(issues?.[0]?.path).toBe('batch');
});

it('a batch returns the tree if the stored text differs from the sent one', async () => {
  const { slug, id, root } = await makeSection(stage, (name) => [block('text', name('t'))]);
  const { body } = await applied(stage, editor, slug, 1, [
    set(id('t'), 'content', '', '<p onclick="x">a<script>b</script></p>'),
  ]);
  expect(body?.id).toBe(root);
  expect(body?.columns?.[0]?.children[0]?.translations.de.content).toBe('<p>a</p>');
});

it('a batch returns the targets of its new references, in both languages', async () => {
  const { id: picture } = await makePicture(stage.ctx);
  const page = await makePage(stage.ctx, { title: { de: 'Anfahrt', en: 'Getting here' } });
  const { slug, id } = await makeSection(stage, (name) => [block('image', name('i'))]);
  const { resolved } = await applied(stage, editor, slug, 1, [
    set(id('i'), 'image', null, picture, null),
    set(id('i'), 'link', '', `page:${page.id}`, null),
  ]);
  expect(resolved?.de.pictures[picture]).toMatchObject({ alt: 'Ein Bild' });
  expect(resolved?.de.links[`page:${page.id}`]).toEqual({ url: `/de/${page.pathDe}`, title: 'Anfahrt' });
  expect(resolved?.en.links[`page:${page.id}`]).toEqual({ url: `/en/${page.pathEn}`, title: 'Getting here' });
});

it('a batch updates the list of references of the draft', async () => {
  const { id: picture } = await makePicture(stage.ctx);
  const { slug, id } = await makeSection(stage, (name) => [block('image', name('i')), block('text', name('t'))]);
  await applied(stage, editor, slug, 1, [
    set(id('i'), 'image', null, picture, null),
    set(id('t'), 'content', '', `<p><a href="media:${picture}">a</a></p>`),
  ]);
  const section = await findSection(stage.ctx.db, slug);
  const used = () =>
    stage.ctx.db
      .select()
      .from(sectionReferences)
      .where(eq(sectionReferences.sectionId, section?.id ?? 0));
  expect(await used()).toEqual([{ sectionId: section?.id, state: 'draft', kind: 'media', targetId: picture }]);
  await applied(stage, editor, slug, 2, [
    { op: 'remove', id: id('i') },
    { op: 'remove', id: id('t') },
  ]);
  expect(await used()).toEqual([]);
});

it('a database error within a batch leaves no partial changes, and the same batch succeeds afterwards', async () => {
  const { id: picture } = await makePicture(stage.ctx);
  const { slug, id } = await makeSection(stage, (name) => [...oneQuote(name), block('image', name('i'))]);
  const { db } = stage.ctx;
  await db.execute(
    sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'disk is full'; end $$`,
  );
  await db.execute(
    sql`create trigger refuse before insert on section_references for each row execute function refuse()`,
  );
  const before = await findSection(db, slug);
  const steps = [set(id('q'), 'content', 'Alt', 'Neu'), set(id('i'), 'image', null, picture, null)];
  const name = randomUUID();
  const { message } = bad(await batch(stage, editor, slug, 1, steps, name), 500);
  expect(message).not.toContain('disk');
  expect(takeConsoleErrors().join()).toContain('disk is full');
  expect(await findSection(db, slug)).toEqual(before);
  expect(await revisionsOf(stage, slug)).toBe(1);
  await db.execute(sql`drop trigger refuse on section_references`);
  await db.execute(sql`drop function refuse`);
  expect((await batch(stage, editor, slug, 1, steps, name)).body).toMatchObject({ revision: 2 });
});

it('text is stored without characters that the database cannot hold', async () => {
  const { slug, id } = await makeSection(stage, oneQuote);
  const { body } = await applied(stage, editor, slug, 1, [set(id('q'), 'content', 'Alt', 'a\u0000b\ud800c')]);
  expect(body?.columns?.[0]?.children[0]?.translations.de.content).toBe('ab\ufffdc');
  const [row] = await stage.ctx.db.select({ slug: sections.slug }).from(sections).where(eq(sections.slug, slug));
  expect(row).toEqual({ slug });
});
