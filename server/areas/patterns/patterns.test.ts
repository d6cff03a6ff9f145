import { expect, it } from 'vitest';
import { z } from 'zod';
import { type Block, childrenOf } from '#contract/blocks/block.ts';
import { patternEntrySchema } from '#contract/editing/patterns/patterns-api.ts';
import { makeBlock } from '#tests/factories/block.ts';
import { makeOwnSection, makePage, makePicture } from '#tests/factories/rows.ts';
import { both } from '#tests/factories/resource.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { findSection, storedDraft } from '../sections/revisions/section-row.ts';
import { bad, draft, good, send } from '../sections/sections.fixture.ts';

const backend = await sharedBackend();
const editor = await backend.signIn('editor');
const publisher = await backend.signIn('publisher');

const path = '/de/pageeditor-api/patterns';
const call = (method: string, address: string, body?: unknown, headers = editor) =>
  send(backend, method, address, headers, body);
const save = async (body: object) => good(patternEntrySchema, await call('POST', path, body), 201);
const list = async () => good(z.array(patternEntrySchema), await call('GET', path));

function quoteAndColumns(): Block[] {
  const quote = makeBlock('quote', {
    de: { content: 'Vorhang auf', author: 'Ein Gast' },
    en: { content: 'Curtain up', author: 'A guest' },
  });
  const container = makeBlock('container');
  container.columns = [{ children: [makeBlock('text', { de: { content: '<p>Neben ihr</p>' } })] }];
  return [quote, container];
}

const idsIn = (block: Block): string[] => [block.id, ...childrenOf(block).flatMap(idsIn)];

async function modulesOf(slug: string): Promise<Block[]> {
  const section = await findSection(backend.ctx.db, slug);
  return section ? childrenOf(await storedDraft(backend.ctx.db, section)) : [];
}

it('modules saved as a pattern are copied with both languages and new ids, are listed, and can be read to be inserted', async () => {
  const modules = quoteAndColumns();
  const made = await save({ title: both('Zitat', 'Quote'), description: both('Für Premieren'), modules });
  expect(made).toMatchObject({ title: both('Zitat', 'Quote'), is_template: false, models: ['quote', 'container'] });
  expect(await list()).toContainEqual(made);
  const stored = childrenOf((await draft(backend, editor, made.section)).body);
  expect(stored[0]?.translations).toEqual(modules[0]?.translations);
  expect(childrenOf(stored[1] ?? makeBlock('text'))[0]?.translations.de.content).toBe('<p>Neben ihr</p>');
  const sent = new Set(modules.flatMap(idsIn));
  expect(stored.flatMap(idsIn).filter((id) => sent.has(id))).toEqual([]);
});

it('modules saved as a pattern may stand on a page at the same time, which stays as it is', async () => {
  const { id } = await makePage(backend.ctx, {});
  const modules = quoteAndColumns();
  await makeOwnSection(backend.ctx, 'page', id, modules, false);
  await save({ title: both('Von einer Seite'), modules });
  expect(await modulesOf(`page-${id}`)).toEqual(modules);
});

it.each([
  ['without a German title', { title: both(' ', 'Quote') }, 'title.de'],
  ['without modules', { modules: [] }, 'modules'],
  ['with a title that is too long', { title: both('x'.repeat(121)) }, 'title.de'],
  ['with a field that there is not', { colour: 'red' }, 'colour'],
])('modules saved as a pattern are refused %s, with the field', async (_, change, field) => {
  const body = { title: both('Zitat'), modules: quoteAndColumns(), ...change };
  expect(bad(await call('POST', path, body), 422).issues?.map((issue) => issue.path)).toEqual([field]);
});

it('modules saved as a pattern are refused where they are not allowed on a page, or hold a wrong value, with the id that was sent', async () => {
  const item = makeBlock('faqitem');
  const refused = bad(await call('POST', path, { title: both('Frage'), modules: [item] }), 422);
  expect(refused.issues?.[0]?.path).toBe(item.id);
  const quote = makeBlock('quote', { de: { content: 17 } });
  const wrong = bad(await call('POST', path, { title: both('Zitat'), modules: [quote] }), 422);
  expect(wrong.issues?.[0]?.path).toBe(`${quote.id}.content.de`);
});

it('modules saved as a pattern keep the pictures that they show from being deleted', async () => {
  const { id: picture } = await makePicture(backend.ctx);
  const image = makeBlock('image', { fields: { image: picture } });
  const { section } = await save({ title: both('Bild'), modules: [image] });
  const refused = bad(await call('DELETE', `/de/api/media/${picture}/`, undefined, publisher), 409);
  expect(JSON.stringify(refused.details)).toContain(section);
});

it('modules saved as a pattern are read by no visitor', async () => {
  const { section } = await save({ title: both('Zitat'), modules: quoteAndColumns() });
  expect((await call('GET', `/de/pageeditor-api/container/by-slug/${section}`, undefined, {})).status).toBe(404);
});

it('a pattern is renamed, deleted into the bin and comes back with its modules; the audit log tells', async () => {
  const made = await save({ title: both('Alt'), modules: quoteAndColumns() });
  const before = await modulesOf(made.section);
  const at = `/de/api/patterns/${made.id}/?translations=all`;
  expect((await call('POST', at, { title: both('Neu', 'New') })).status).toBe(200);
  expect(await list()).toContainEqual({ ...made, title: both('Neu', 'New') });
  expect((await call('DELETE', `/de/api/patterns/${made.id}/`)).status).toBe(204);
  expect((await list()).map(({ id }) => id)).not.toContain(made.id);
  expect(await findSection(backend.ctx.db, made.section)).toBeUndefined();
  const bin = await call('GET', '/de/api/bin/', undefined, publisher);
  const [entry] = z.object({ results: z.array(z.object({ id: z.int() })) }).parse(bin.body).results;
  expect((await call('POST', `/de/api/bin/${entry?.id}/restore/`, {}, publisher)).status).toBeLessThan(300);
  expect(await modulesOf(made.section)).toEqual(before);
  const admin = await backend.signIn('admin');
  const log = JSON.stringify((await call('GET', '/de/api/audit/', undefined, admin)).body);
  expect(log).toContain('"kind":"pattern"');
});

const create = (body: object) => call('POST', '/de/api/pages/', { title: both('Premiere'), ...body });

it('a page that is created with a pattern has a draft with its modules under new ids, and the pattern stays', async () => {
  const { id, section } = await save({ title: both('Vorlage'), is_template: true, modules: quoteAndColumns() });
  const made = await create({ pattern_id: id });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const page = z.object({ id: z.int() }).parse(made.body);
  const modules = await modulesOf(`page-${page.id}`);
  const originals = await modulesOf(section);
  expect(modules.map(({ model, translations }) => ({ model, translations }))).toEqual(
    originals.map(({ model, translations }) => ({ model, translations })),
  );
  expect(modules.flatMap(idsIn)).not.toEqual(originals.flatMap(idsIn));
  const shown = await findSection(backend.ctx.db, `page-${page.id}`);
  expect(shown).toMatchObject({ contentType: 'page', objectId: page.id, publishedRevision: null });
});

it('a page that is created with a pattern is refused with a pattern that is gone, and as a menu entry; nothing is created', async () => {
  const { id } = await save({ title: both('Vorlage'), modules: quoteAndColumns() });
  const gone = bad(await create({ pattern_id: 99_999, title: both('Nie da') }), 422);
  expect(gone.issues?.map((issue) => issue.path)).toEqual(['pattern_id']);
  const target = both('/de/programm', '/en/programme');
  const entry = bad(await create({ pattern_id: id, target, title: both('Nie da') }), 422);
  expect(entry.issues?.map((issue) => issue.path)).toEqual(['pattern_id']);
  const pages = await call('GET', '/de/api/pages/?query=nie', undefined);
  expect(JSON.stringify(pages.body)).not.toContain('Nie da');
});
