import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Block } from '#contract/blocks/block.ts';
import { flatBlockSchema } from '#contract/blocks/flat-block.ts';
import { requestsApi } from '#contract/editing/requests/requests-api.ts';
import { sharedPartSchema, sharedPartUseSchema } from '#contract/editing/patterns/shared-parts-api.ts';
import { publishResultSchema } from '#contract/editing/section.ts';
import { pageSchema } from '#contract/pages/page.ts';
import { makeBlock } from '#tests/factories/block.ts';
import { makeOwnSection, makePage } from '#tests/factories/rows.ts';
import { both } from '#tests/factories/resource.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { bad, good, publishDraft, rewrite, send } from '../sections/sections.fixture.ts';

const backend = await sharedBackend();
const editor = await backend.signIn('publisher');

const call = (method: string, address: string, body?: unknown) => send(backend, method, address, editor, body);
const quote = (content: string) => makeBlock('quote', { de: { content }, en: { content: '' } });
const use = (id: number) => makeBlock('sharedpart', { fields: { shared: id } });
const makePart = async (content: string, name = 'Kasse') => {
  const body = { title: both(name, `${name} (en)`), modules: [quote(content)] };
  return good(sharedPartSchema, await call('POST', '/de/pageeditor-api/shared-parts/', body), 201);
};
const changes = async (slug: string, locale = 'de') =>
  good(requestsApi.changes.response, await call('GET', `/${locale}/pageeditor-api/section/${slug}/changes`));

async function pageWith(...modules: Block[]) {
  const { id, pathDe } = await makePage(backend.ctx, {});
  const slug = await makeOwnSection(backend.ctx, 'page', id, modules, false);
  return { id, slug, path: `/de/pageeditor-api/page/${pathDe}` };
}

const publish = async (slug: string) => good(publishResultSchema, await publishDraft(backend, editor, slug));

it('what publishing changes of a page names the modules of a part that is published with it, and the part by its name', async () => {
  const part = await makePart('Geöffnet ab zehn');
  const { slug } = await pageWith(use(part.id));
  const found = await changes(slug);
  expect(found.new_parts).toEqual([{ id: part.id, revision: 1 }]);
  expect(found.parts).toMatchObject([
    { title: 'Gemeinsamer Baustein', kind: 'added', changes: [{ after: [{ text: 'Kasse' }] }] },
    { title: 'Zitat in „Kasse“', kind: 'added' },
  ]);
  const words = found.parts[1]?.changes.flatMap(({ parts }) => parts.map(({ text }) => text));
  expect(words).toEqual(['Geöffnet ab zehn']);
  expect((await changes(slug, 'en')).parts[1]?.title).toMatch(/ in “Kasse \(en\)”$/);
  await publish(slug);
  expect(await changes(slug)).toMatchObject({ parts: [], new_parts: [] });
});

it('what publishing changes of a page leaves out the draft of a part that is public already: it is published at the part', async () => {
  const part = await makePart('Alt');
  const { slug } = await pageWith(use(part.id));
  await publish(slug);
  await rewrite(backend, editor, part.section, 'Neu');
  expect(await changes(slug)).toMatchObject({ parts: [], new_parts: [] });
  const [changed] = (await changes(part.section)).parts;
  expect(changed).toMatchObject({ title: 'Zitat', kind: 'changed' });
  expect(changed?.changes[0]?.parts.map(({ kind, text }) => `${kind} ${text}`)).toEqual(['removed Alt', 'added Neu']);
});

it('what publishing changes of a part is seen on the public pages where it stands', async () => {
  const part = await makePart('Alt');
  const [shown, hidden] = [await pageWith(use(part.id)), await pageWith(use(part.id))];
  await publish(shown.slug);
  const uses = await call('GET', `/de/pageeditor-api/shared-parts/${part.id}/uses/`);
  expect(good(z.array(sharedPartUseSchema), uses)).toMatchObject([
    { section: shown.slug, is_public: true, published_revision: 1 },
    { section: hidden.slug, is_public: false, published_revision: null },
  ]);
});

async function pageWithTwoParts() {
  const [one, other, unused] = [await makePart('Eins'), await makePart('Zwei'), await makePart('Drei')];
  const page = await pageWith(use(one.id), use(other.id));
  await publish(page.slug);
  await rewrite(backend, editor, one.section, 'Eins neu');
  await rewrite(backend, editor, other.section, 'Zwei neu');
  return { ...page, one, other, unused };
}

async function textsOf(address: string, headers = editor): Promise<unknown[]> {
  const { modules } = good(pageSchema, await send(backend, 'GET', address, headers));
  return modules.flatMap(({ children }) => children?.map(({ content }) => content) ?? []);
}

it('a revision of a page shows the drafts of the parts that are named, and what is published of the others', async () => {
  const { path, one, other, unused } = await pageWithTwoParts();
  expect(await textsOf(`${path}?version_id=1`)).toEqual(['Eins neu', 'Zwei neu']);
  expect(await textsOf(`${path}?version_id=1&version_parts=none`)).toEqual(['Eins', 'Zwei']);
  expect(await textsOf(`${path}?version_id=1&version_parts=${one.id}`)).toEqual(['Eins neu', 'Zwei']);
  const several = `${other.id},${unused.id},999999,9999999999`;
  expect(await textsOf(`${path}?version_id=1&version_parts=${several}`)).toEqual(['Eins', 'Zwei neu']);
});

it('a revision of a page shows visitors no draft of a part, whatever they ask for', async () => {
  const { path, slug, one } = await pageWithTwoParts();
  for (const query of ['', `?version_parts=${one.id}`, `?version_id=1&version_parts=${one.id}`])
    expect(await textsOf(`${path}${query}`, {})).toEqual(['Eins', 'Zwei']);
  const section = `/de/pageeditor-api/container/by-slug/${slug}?version_parts=${one.id}`;
  const shown = JSON.stringify(good(flatBlockSchema, await send(backend, 'GET', section, {})));
  expect(shown).toContain('Eins');
  expect(shown).not.toContain('Eins neu');
  expect(await textsOf(`${path}?version_parts=${one.id}`)).toEqual(['Eins', 'Zwei']);
});

it.each(['x', '1;2', '-1', `${'1,'.repeat(900)}1`])('a revision of a page refuses the list %j', async (list) => {
  const { path } = await pageWith();
  const refused = bad(await call('GET', `${path}?version_id=1&version_parts=${list}`), 400);
  expect(refused.issues?.[0]?.path).toBe('version_parts');
});
