import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { slotsOf } from '#contract/blocks/block.ts';
import { type FlatBlock, flatBlockSchema } from '#contract/blocks/flat-block.ts';
import { sectionDraftSchema } from '#contract/editing/section.ts';
import { sections } from '#server/db/tables/sections.ts';
import { makePage, makeProduction } from '#tests/factories/rows.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { bad, draft, good, makeSection, type Sent, send } from './sections.fixture.ts';

const stage = await sharedBackend();
const editor = await stage.signIn('publisher');

const create = (body: unknown) => send(stage, 'POST', '/de/pageeditor-api/container', editor, body);
const flat = (sent: Sent): FlatBlock => good(flatBlockSchema, sent, 201);

it('a new section is an empty container that is visible to visitors', async () => {
  const page = await makePage(stage.ctx);
  const body = {
    parent: null,
    content_type: 'page',
    object_id: page.id,
    slug: `neu-${page.id}`,
    layout: '100',
    model: 'container',
    columns: [],
  };
  const made = flat(await create(body));
  expect(made).toMatchObject({
    model: 'container',
    slug: `neu-${page.id}`,
    parent: null,
    content_type: 'page',
    object_id: page.id,
    layout: 0,
    columns: [{ classes: 'col-12', children: [] }],
  });
  const shown = await send(stage, 'GET', `/de/pageeditor-api/container/by-slug/neu-${page.id}`, {});
  expect(good(flatBlockSchema, shown)).toEqual(made);
});

it('a new section is created once for a page when several editors request it at the same time, and keeps its first author', async () => {
  const page = await makePage(stage.ctx);
  const request = (slug: string) => create({ parent: null, content_type: 'page', object_id: page.id, slug });
  const made = await Promise.all([`a-${page.id}`, `a-${page.id}`].map(request));
  const [first, ...others] = [...made, await request('')].map((sent) => flat(sent));
  expect(others).toEqual([first, first]);
  expect(await stage.ctx.db.$count(sections, eq(sections.objectId, page.id))).toBe(1);
});

it('a new section of a page that has one under another slug is refused, with that slug', async () => {
  const page = await makePage(stage.ctx);
  const body = { parent: null, content_type: 'page', object_id: page.id };
  flat(await create({ ...body, slug: `page-${page.id}` }));
  expect(bad(await create({ ...body, slug: 'probe' }), 422).issues).toEqual([
    { path: 'slug', message: `Diese Seite hat schon den Abschnitt page-${page.id}` },
  ]);
  bad(await send(stage, 'GET', '/de/pageeditor-api/container/by-slug/probe', editor), 404);
});

it('a new section with the slug of another owner’s section is rejected; a repeated request returns the same one', async () => {
  const body = { parent: null, content_type: 'magazine', object_id: 7, slug: 'doppelt' };
  const made = flat(await create(body));
  expect(flat(await create(body))).toEqual(made);
  bad(await create({ ...body, object_id: 8 }), 409);
});

it('a new section that a production does not have yet is null for the editor, who then creates and reads it', async () => {
  const { id } = await makeProduction(stage.ctx);
  const slug = `production-${id}`;
  const find = async () =>
    good(sectionDraftSchema.nullable(), await send(stage, 'GET', `/de/pageeditor-api/section/${slug}/draft`, editor));
  expect(await find()).toBeNull();
  bad(await send(stage, 'GET', `/de/pageeditor-api/section/${slug}`, editor), 404);
  flat(await create({ parent: null, content_type: 'production', object_id: id, slug }));
  expect(await find()).toMatchObject({ slug, revision: 1 });
});

it('a new section without a slug gets a generated one', async () => {
  const made = flat(await create({ parent: null }));
  expect(made.slug).toMatch(/^section-[0-9a-f]+$/);
});

it.each([
  ['for an unknown page', { content_type: 'page', object_id: 99_999 }, 'object_id'],
  ['for an unknown production', { content_type: 'production', object_id: 99_999 }, 'object_id'],
  ['for an id beyond all numbers', { content_type: 'page', object_id: 9_000_000_000 }, 'object_id'],
  ['for an invalid content type', { content_type: '<b>' }, 'content_type'],
  ['with an invalid slug', { slug: 'A B' }, 'slug'],
  ['with two columns', { layout: '50-50' }, 'layout'],
  ['with two columns, as the index of the layout', { layout: 3 }, 'layout'],
])('a new section %s is rejected', async (_, body, field) => {
  expect(bad(await create({ parent: null, ...body }), 422).issues?.[0]?.path).toBe(field);
});

it('a container inside another one is created like any other module', async () => {
  const { slug, root } = await makeSection(stage);
  const made = flat(await create({ parent: root, layout: 5, slug: 'karten' }));
  expect(made).toMatchObject({ layout: 5, slug: 'karten', parent: root });
  expect(slotsOf((await draft(stage, editor, slug)).body).flat()[0]?.columns).toHaveLength(3);
});
