import { expect, it } from 'vitest';
import { slotsOf } from '#contract/blocks/block.ts';
import { type FlatBlock, flatBlockSchema } from '#contract/blocks/flat-block.ts';
import { models } from '#contract/blocks/module-write.ts';
import { makePage, makePicture } from '#tests/factories/rows.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { bad, block, draft, good, makeSection, send } from '../sections.fixture.ts';

const stage = await sharedBackend();
const editor = await stage.signIn('publisher');

const call = (method: string, path: string, body?: unknown, locale = 'de') =>
  send(stage, method, `/${locale}/pageeditor-api/${path}`, editor, body);
const flat = (sent: Awaited<ReturnType<typeof call>>, status = 200): FlatBlock => good(flatBlockSchema, sent, status);

async function blocksOf(slug: string) {
  return slotsOf((await draft(stage, editor, slug)).body).flat();
}

it('a new module is sent as a flat object in the language of the path, and returned with its id and place', async () => {
  const { slug, root } = await makeSection(stage, (id) => [block('quote', id('q'))]);
  const made = flat(
    await call('POST', 'headline', { parent: root, order: 0, content: 'Salome', headline_level: 3 }),
    201,
  );
  expect(made).toMatchObject({
    model: 'headline',
    parent: root,
    order: 0,
    content: 'Salome',
    headline_level: '3',
    anchor: '',
  });
  const [first] = await blocksOf(slug);
  expect(first).toMatchObject({ id: made.id, translations: { de: { content: 'Salome' }, en: { content: '' } } });
  const english = flat(await call('POST', 'quote', { parent: root, content: 'English' }, 'en'), 201);
  expect((await blocksOf(slug)).at(-1)).toMatchObject({
    id: english.id,
    translations: { de: { content: '' }, en: { content: 'English' } },
  });
});

it('a new module is added to the given column', async () => {
  const { slug, id } = await makeSection(stage, (name) => [block('container', name('c'))]);
  flat(await call('PATCH', `container/${id('c')}`, { layout: 3 }));
  const made = flat(await call('POST', 'text', { parent: id('c'), column: 1, content: '<b>a</b>' }), 201);
  expect(made.content).toBe('<p><strong>a</strong></p>');
  expect((await blocksOf(slug))[0]?.columns?.map(({ children }) => children.map((child) => child.id))).toEqual([
    [],
    [made.id],
  ]);
  expect(bad(await call('POST', 'text', { parent: id('c'), column: 2 }), 422).issues?.[0]?.path).toBe('column');
});

it('a new module may include its items', async () => {
  const { root } = await makeSection(stage);
  const sent = {
    parent: root,
    children: [{ model: 'faqitem', content: 'Wann?', children: [{ model: 'text', content: '<p>Um acht.</p>' }] }],
  };
  const made = flat(await call('POST', 'faq', sent), 201);
  expect(made.children?.[0]).toMatchObject({ content: 'Wann?', children: [{ content: '<p>Um acht.</p>' }] });
  const wrong = bad(await call('POST', 'faq', { parent: root, children: [{ model: 'faqitem', content: '' }] }), 422);
  expect(wrong.issues).toEqual([{ path: 'children.0.content', message: 'Bitte füllen Sie dieses Feld aus' }]);
});

it('a new module accepts a picture by id or by its media address', async () => {
  const { id: picture } = await makePicture(stage.ctx);
  const { root } = await makeSection(stage);
  const byId = flat(await call('POST', 'image', { parent: root, image: picture }), 201);
  expect(byId.image_url).toContain(`/media/${picture}/`);
  const byAddress = flat(await call('POST', 'image', { parent: root, image_url: byId.image_url }), 201);
  expect(byAddress.image).toBe(picture);
  expect(
    bad(await call('POST', 'image', { parent: root, image_url: 'https://foreign.example/a.jpg' }), 422).issues?.map(
      ({ path }) => path,
    ),
  ).toContain('image_url');
});

it.each([
  ['a required field that is missing', 'quote', {}, 'content'],
  ['a number that is not an option', 'headline', { content: 'a', headline_level: 70 }, 'headline_level'],
  ['the level of the page’s own headline', 'headline', { content: 'a', headline_level: 1 }, 'headline_level'],
  ['an unknown picture', 'image', { image: 99_999 }, 'image'],
  ['a link to an unknown page', 'link', { content: 'a', link: 'page:99999' }, 'link'],
  ['a script as a link', 'link', { content: 'a', link: 'javascript:alert(1)' }, 'link'],
  ['an invalid id', 'quote', { content: 'a', id: 'a b' }, 'id'],
  ['an item outside its list', 'faqitem', { content: 'a' }, 'parent'],
])('a new module with %s is rejected and the field is named', async (_, model, body, field) => {
  const { slug, root } = await makeSection(stage);
  expect(bad(await call('POST', model, { parent: root, ...body }), 422).issues?.map(({ path }) => path)).toContain(
    field,
  );
  expect(await blocksOf(slug)).toEqual([]);
});

it('a new module with an unknown field, an unknown kind or without a parent is rejected', async () => {
  const { root } = await makeSection(stage);
  const unknown = bad(await call('POST', 'quote', { parent: root, content: 'a', colour: 'red' }), 422);
  expect(JSON.stringify(unknown.issues)).toContain('colour');
  bad(await call('POST', 'carousel', { parent: root }), 404);
  expect(bad(await call('POST', 'quote', { content: 'a' }), 422).issues?.[0]?.path).toBe('parent');
  expect(bad(await call('POST', 'quote', { parent: 'nobody', content: 'a' }), 422).issues?.[0]?.path).toBe('parent');
});

const one = () =>
  makeSection(stage, (id) => [
    block('quote', id('q'), { content: 'Alt', author: 'Wilde', anchor: 'zitat' }),
    block('quote', id('r'), { content: 'R' }),
  ]);

it('an existing module is returned to editors by id, in the path or in the query', async () => {
  const { id, root } = await one();
  expect(flat(await call('GET', `quote/${id('q')}`))).toMatchObject({ content: 'Alt', parent: root, order: 0 });
  expect(flat(await call('GET', `quote?id=${id('r')}`))).toMatchObject({ content: 'R', order: 1 });
  bad(await call('GET', 'quote'), 400);
  bad(await call('GET', `headline/${id('q')}`), 404);
});

it('an existing module changes only the fields that PATCH sends', async () => {
  const { slug, id } = await one();
  expect(flat(await call('PATCH', `quote/${id('q')}`, { content: 'Neu' }))).toMatchObject({
    content: 'Neu',
    author: 'Wilde',
  });
  flat(await call('PATCH', 'quote', { id: id('q'), content: 'New' }, 'en'));
  flat(await call('POST', `quote/${id('q')}`, { author: 'Oscar Wilde' }));
  expect((await blocksOf(slug))[0]).toMatchObject({
    fields: { anchor: 'zitat' },
    translations: { de: { content: 'Neu', author: 'Oscar Wilde' }, en: { content: 'New', author: '' } },
  });
});

it('an existing module is replaced by PUT: absent fields are reset to their default, the other language stays', async () => {
  const { slug, id } = await one();
  flat(await call('PATCH', `quote/${id('q')}`, { content: 'New', author: 'W' }, 'en'));
  flat(await call('PUT', `quote/${id('q')}`, { content: 'Neu' }));
  expect((await blocksOf(slug))[0]).toMatchObject({
    fields: { anchor: '' },
    translations: { de: { content: 'Neu', author: '' }, en: { content: 'New', author: 'W' } },
  });
  expect(bad(await call('PUT', `quote/${id('q')}`, { author: 'W' }), 422).issues).toEqual([
    { path: 'content', message: 'Bitte füllen Sie dieses Feld aus' },
  ]);
  expect(bad(await call('PATCH', `quote/${id('q')}`, { content: '' }), 422).issues?.[0]?.path).toBe('content');
});

it('an existing module may be empty in English, where it falls back to German', async () => {
  const { id } = await one();
  flat(await call('PATCH', `quote/${id('q')}`, { content: 'New' }, 'en'));
  expect(flat(await call('PATCH', `quote/${id('q')}`, { content: '' }, 'en'))).toMatchObject({
    content: 'Alt',
    fallback: ['content', 'author'],
  });
});

it('an existing module accepts its own response without a new revision', async () => {
  const { id: picture } = await makePicture(stage.ctx);
  const page = await makePage(stage.ctx);
  const { slug, id } = await makeSection(stage, (name) => [
    block('fullteaser', name('f'), { headline: 'H', text: 'T', image: picture, link: `page:${page.id}` }),
    block('teaserlist', name('l'), {}, [block('teaseritem', name('i'), { headline: 'I', image: picture })]),
  ]);
  for (const [model, name] of [
    ['fullteaser', 'f'],
    ['teaserlist', 'l'],
    ['teaseritem', 'i'],
    ['container', 'root'],
  ] as const) {
    const shown = flat(await call('GET', `${model}/${id(name)}`));
    expect(flat(await call('PUT', model, shown))).toEqual(shown);
  }
  expect((await draft(stage, editor, slug)).revision).toBe(1);
});

it('an existing module keeps its references and its missing English when it is sent back unchanged', async () => {
  const page = await makePage(stage.ctx);
  const html = `<p><a href="page:${page.id}#karten">Karten</a></p>`;
  const { slug, id } = await makeSection(stage, (name) => [block('text', name('t'), { content: html })]);
  for (const locale of ['de', 'en']) {
    const shown = flat(await call('GET', `text/${id('t')}`, undefined, locale));
    expect(shown.content).toContain(` href="/${locale}/`);
    flat(await call('PUT', 'text', { ...shown, anchor: `in-${locale}` }, locale));
  }
  expect((await blocksOf(slug))[0]).toMatchObject({
    fields: { anchor: 'in-en' },
    translations: { de: { content: html }, en: { content: '' } },
  });
});

it('an existing module moves to the place that is sent', async () => {
  const { slug, id, root } = await makeSection(stage, (name) => [
    block('quote', name('q'), { content: 'Q' }),
    block('quote', name('r'), { content: 'R' }),
    block('container', name('c')),
  ]);
  expect(flat(await call('PATCH', `quote/${id('q')}`, { order: 1 }))).toMatchObject({ parent: root, order: 1 });
  expect(flat(await call('PATCH', `quote/${id('r')}`, { parent: id('c') }))).toMatchObject({
    parent: id('c'),
    order: 0,
  });
  expect((await blocksOf(slug)).map((child) => child.id)).toEqual([id('q'), id('c')]);
  expect(bad(await call('PATCH', `quote/${id('q')}`, { parent: id('r') }), 422).code).toBe('invalid');
});

it('an existing module is removed, but the root of a section is not', async () => {
  const { slug, id, root } = await one();
  expect(await call('DELETE', `quote/${id('q')}`)).toEqual({ status: 204, body: null });
  expect(await call('DELETE', 'quote', { id: id('r') })).toEqual({ status: 204, body: null });
  expect(await blocksOf(slug)).toEqual([]);
  bad(await call('DELETE', `quote/${id('q')}`), 404);
  bad(await call('DELETE', `container/${root}`), 422);
});

it('an existing module rejects an id in the body that differs from the path', async () => {
  const { id } = await one();
  expect(bad(await call('PUT', `quote/${id('q')}`, { id: id('r'), content: 'x' }), 422).issues?.[0]?.path).toBe('id');
  expect(bad(await call('PUT', 'quote', { content: 'x' }), 422).issues?.[0]?.path).toBe('id');
});

it('the OpenAPI document contains every kind with all its fields', async () => {
  const document = (await (await stage.app.request('/openapi.json')).json()) as {
    paths: Record<string, Record<string, { operationId: string }>>;
    components: {
      schemas: Record<string, { properties: Record<string, { description?: string }>; additionalProperties: unknown }>;
    };
  };
  for (const model of models) {
    expect(Object.keys(document.paths[`/{locale}/pageeditor-api/${model}`] ?? {})).toEqual(
      expect.arrayContaining(['get', 'post', 'put', 'patch', 'delete']),
    );
    expect(Object.keys(document.paths[`/{locale}/pageeditor-api/${model}/{id}`] ?? {})).toEqual(
      expect.arrayContaining(['get', 'post', 'put', 'patch', 'delete']),
    );
  }
  const names = Object.values(document.paths).flatMap((calls) =>
    Object.values(calls).map(({ operationId }) => operationId),
  );
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  const { properties, additionalProperties } = document.components.schemas.fullteaserWrite ?? {
    properties: {},
    additionalProperties: null,
  };
  expect(properties.text?.description).toBe(
    'Description, required, at most 256 characters, in the language of the path.',
  );
  expect(additionalProperties).toBe(false);
});
