import { expect, it } from 'vitest';
import { z } from 'zod';
import { type Block, childrenOf } from '#contract/blocks/block.ts';
import { type FlatBlock, flatBlockSchema } from '#contract/blocks/flat-block.ts';
import { sharedPartSchema, sharedPartUseSchema } from '#contract/editing/patterns/shared-parts-api.ts';
import { batchResultSchema, publishResultSchema } from '#contract/editing/section.ts';
import { makeBlock } from '#tests/factories/block.ts';
import { makeOwnSection, makePage, makePicture } from '#tests/factories/rows.ts';
import { both } from '#tests/factories/resource.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { bad, batch, draft, good, publishDraft, rewrite, send } from '../sections/sections.fixture.ts';

let dropped: string[] = [];
const backend = await sharedBackend();
const editor = await backend.signIn('publisher');
backend.changes.onInvalidate((tags) => dropped.push(...(tags ?? ['everything'])));

const path = '/de/pageeditor-api/shared-parts/';
const call = (method: string, address: string, body?: unknown, headers = editor) =>
  send(backend, method, address, headers, body);
const make = async (body: object) => good(sharedPartSchema, await call('POST', path, body), 201);
const uses = async (id: number) => good(z.array(sharedPartUseSchema), await call('GET', `${path}${id}/uses/`));
const quote = (content: string, more: object = {}) =>
  makeBlock('quote', { de: { content }, en: { content: '' }, ...more });
const makePart = (content: string) => make({ title: both('Kasse', 'Box office'), modules: [quote(content)] });
const use = (id: number) => makeBlock('sharedpart', { fields: { shared: id } });
const publish = (slug: string) => publishDraft(backend, editor, slug);

/** A page with these modules in its draft. */
async function pageWith(modules: Block[]) {
  const { id } = await makePage(backend.ctx, {});
  return { id, slug: await makeOwnSection(backend.ctx, 'page', id, modules, false) };
}

async function asVisitor(slug: string, locale = 'de'): Promise<FlatBlock[]> {
  const address = `/${locale}/pageeditor-api/container/by-slug/${slug}`;
  const root = good(flatBlockSchema, await send(backend, 'GET', address, {}));
  return root.columns?.[0]?.children ?? [];
}

it('a shared part is made of modules, with both languages and new ids, as a draft that no visitor reads', async () => {
  const module = quote('Geöffnet ab zehn');
  const part = await make({ title: both('Kasse', 'Box office'), modules: [module] });
  expect(part).toMatchObject({ title: both('Kasse', 'Box office'), models: ['quote'], is_public: false });
  const stored = childrenOf((await draft(backend, editor, part.section)).body);
  expect(stored[0]?.translations).toEqual(module.translations);
  expect(stored[0]?.id).not.toBe(module.id);
  expect((await send(backend, 'GET', `/de/pageeditor-api/container/by-slug/${part.section}`, {})).status).toBe(404);
  expect(good(z.array(sharedPartSchema), await call('GET', path))).toContainEqual(part);
});

it.each([
  ['without a German title', { title: both(' ', 'Hours') }, 'title.de'],
  ['without modules', { modules: [] }, 'modules'],
  ['with a field that there is not', { colour: 'red' }, 'colour'],
])('a shared part is refused %s', async (_, change, field) => {
  const refused = bad(await call('POST', path, { title: both('Kasse'), modules: [quote('x')], ...change }), 422);
  expect(refused.issues?.map((issue) => issue.path)).toEqual([field]);
});

it('a shared part holds no other shared part, neither when it is made nor later', async () => {
  const { id, section } = await makePart('Innen');
  const nested = use(id);
  const made = bad(await call('POST', path, { title: both('Außen'), modules: [nested] }), 422);
  expect(made.issues?.[0]).toMatchObject({ path: nested.id, message: expect.stringContaining('gemeinsamen') });
  const { revision, body } = await draft(backend, editor, section);
  const place = { parent: body.id, slot: 0, index: 0 };
  const written = bad(await batch(backend, editor, section, revision, [{ op: 'insert', place, block: nested }]), 422);
  expect(written.issues?.[0]?.path).toBe(nested.id);
  expect((await draft(backend, editor, section)).revision).toBe(revision);
});

it('a shared part keeps its pictures, and is not deleted while it stands somewhere; unused it goes to the bin and comes back', async () => {
  const { id: picture } = await makePicture(backend.ctx);
  const image = makeBlock('image', { fields: { image: picture } });
  const part = await make({ title: both('Bild'), modules: [image] });
  const kept = bad(await call('DELETE', `/de/api/media/${picture}/`), 409);
  expect(JSON.stringify(kept.details)).toContain(part.section);
  const { slug } = await pageWith([use(part.id)]);
  const refused = bad(await call('DELETE', `/de/api/shared-parts/${part.id}/`), 409);
  expect(JSON.stringify(refused.details)).toContain(slug);

  const unused = await makePart('Nirgends');
  expect((await call('DELETE', `/de/api/shared-parts/${unused.id}/`)).status).toBe(204);
  const bin = await call('GET', '/de/api/bin/');
  const [entry] = z.object({ results: z.array(z.object({ id: z.int() })) }).parse(bin.body).results;
  expect((await call('POST', `/de/api/bin/${entry?.id}/restore/`, {})).status).toBeLessThan(300);
  const back = childrenOf((await draft(backend, editor, unused.section)).body);
  expect(back[0]?.translations.de.content).toBe('Nirgends');
});

it('a page with a shared part shows its published modules inside the module, never its draft; publishing the part drops the page', async () => {
  const part = await makePart('Erste Fassung');
  const { slug } = await pageWith([use(part.id), quote('Danach')]);
  good(publishResultSchema, await publish(slug));
  const shown = await asVisitor(slug);
  expect(shown.map(({ model }) => model)).toEqual(['sharedpart', 'quote']);
  expect(shown[0]?.children?.map(({ content }) => content)).toEqual(['Erste Fassung']);

  await rewrite(backend, editor, part.section, 'Noch geheim');
  const answer = await send(backend, 'GET', `/de/pageeditor-api/container/by-slug/${slug}`, {});
  expect(JSON.stringify(answer.body)).not.toContain('geheim');
  expect(JSON.stringify(answer.body)).not.toContain('Kasse');
  const english = (await asVisitor(slug, 'en'))[0]?.children?.[0];
  expect(english).toMatchObject({ content: 'Erste Fassung', fallback: ['content'] });

  dropped = [];
  good(publishResultSchema, await publish(part.section));
  const raw = await backend.app.request(`/de/pageeditor-api/container/by-slug/${slug}`);
  expect(raw.headers.get('Cache-Tag')?.split(',')).toContain(`section:${part.section}`);
  expect(dropped).toContain(`section:${part.section}`);
  expect((await asVisitor(slug))[0]?.children?.[0]?.content).toBe('Noch geheim');
});

it('a page with a shared part publishes with it a part that was never public, and only then; an incomplete one prevents it', async () => {
  const part = await makePart('Neu');
  const { slug } = await pageWith([use(part.id)]);
  good(publishResultSchema, await publish(slug));
  expect(good(z.array(sharedPartSchema), await call('GET', path))).toContainEqual({ ...part, is_public: true });
  await rewrite(backend, editor, part.section, 'Neuer');
  good(publishResultSchema, await publish(slug));
  expect((await asVisitor(slug))[0]?.children?.[0]?.content).toBe('Neu');

  const empty = await makePart('');
  const module = use(empty.id);
  const other = await pageWith([module]);
  const refused = bad(await publish(other.slug), 422);
  expect(refused.issues?.[0]).toMatchObject({
    path: `${module.id}.shared`,
    message: expect.stringContaining('Kasse'),
  });
  expect((await send(backend, 'GET', `/de/pageeditor-api/container/by-slug/${other.slug}`, {})).status).toBe(404);
  expect(good(z.array(sharedPartSchema), await call('GET', path))).toContainEqual(empty);
});

it('a page with a shared part has the draft of the part in its own draft, with the name', async () => {
  const part = await makePart('Entwurf');
  const { slug } = await pageWith([use(part.id)]);
  const shown = (await draft(backend, editor, slug)).resolved.en.shared?.[String(part.id)];
  expect(shown).toMatchObject({ title: 'Box office', children: [{ model: 'quote', content: 'Entwurf' }] });
});

it('a page with a shared part leaves out a part that there is not, and is among the uses of one that there is', async () => {
  const { slug } = await pageWith([]);
  const { revision, body } = await draft(backend, editor, slug);
  const place = { parent: body.id, slot: 0, index: 0 };
  const part = await makePart('Da');
  const block = use(part.id);
  const written = good(
    batchResultSchema,
    await batch(backend, editor, slug, revision, [{ op: 'insert', place, block }]),
  );
  const none = use(99_999);
  const { left_out } = good(
    batchResultSchema,
    await batch(backend, editor, slug, written.revision, [{ op: 'insert', place, block: none }]),
  );
  expect(left_out).toEqual([`${none.id}.shared`]);
  expect(written.resolved?.de.shared?.[String(part.id)]?.children[0]?.content).toBe('Da');
  expect((await call('GET', `${path}99999/uses/`)).status).toBe(404);
  const [found, ...more] = await uses(part.id);
  expect(found).toMatchObject({ section: slug, is_public: false, published_revision: null });
  expect(found?.urls?.de).toContain('/de/');
  expect(more).toEqual([]);
});
