import { expect, it } from 'vitest';
import { searchApi } from '#contract/api.ts';
import type { Block } from '#contract/blocks/block.ts';
import { makeArticle, makeOwnSection, makePage } from '#tests/factories/rows.ts';
import { makeBlock, makeRoot } from '#tests/factories/block.ts';
import { both } from '#tests/factories/resource.ts';
import { get, sharedBackend } from '#tests/test-backend.ts';
import { sharedParts } from '../../db/tables/pages.ts';
import { createSection } from '../sections/create-section.ts';
import { publishSection } from '../sections/publish/publish-section.ts';
import { saveRevision } from '../sections/revisions/save-revision.ts';
import { lockSection } from '../sections/revisions/section-row.ts';
import { reindexAll } from './reindex.ts';

const backend = await sharedBackend();

const found = async (query: string, locale = 'de') =>
  (await get(backend, `/${locale}/api/search/others/?query=${query}`, searchApi.others.response)).body.results.map(
    ({ kind, id }) => `${kind} ${id}`,
  );

const quote = (de: string, en = '') => makeBlock('quote', { de: { content: de }, en: { content: en } });
const use = (id: number): Block => makeBlock('sharedpart', { fields: { shared: id } });

async function makePart(module: Block, publish = true) {
  const [part] = await backend.ctx.db
    .insert(sharedParts)
    .values({ title: both('Kasse', 'Box office') })
    .returning();
  const id = part?.id ?? 0;
  const slug = `shared-${id}`;
  await createSection(backend.ctx, { slug, contentType: 'shared', objectId: id, body: makeRoot(module), publish });
  return { id, slug };
}

async function pageWith(modules: Block[], publish = true) {
  const { id } = await makePage(backend.ctx, {});
  const slug = await makeOwnSection(backend.ctx, 'page', id, modules, publish);
  return { id: `page ${id}`, slug };
}

/** Stores another draft of a section; returns its number. */
function setDraft(slug: string, modules: Block[]): Promise<number> {
  return backend.ctx.db.transaction(async (tx) => {
    const section = await lockSection(tx, slug);
    return saveRevision(tx, section, { body: makeRoot(...modules), author: null });
  });
}

/** Publishes another draft of a section. */
async function rewrite(slug: string, modules: Block[]): Promise<void> {
  const revision = await setDraft(slug, modules);
  await publishSection(backend.ctx, { slug, revision, locale: 'de' });
}

it('the words of a shared part find every page and record that shows it, in each language, and not the part itself', async () => {
  const part = await makePart(quote('Pfauenfeder', 'Peacock'));
  const page = await pageWith([use(part.id), quote('Danach')]);
  const article = await makeArticle(backend.ctx);
  const section = { slug: `article-${article.id}`, contentType: 'article', objectId: article.id };
  await createSection(backend.ctx, { ...section, body: makeRoot(use(part.id)), publish: true });
  expect((await found('Pfauenfeder')).toSorted()).toEqual([`article ${article.id}`, page.id]);
  expect(await found('Danach')).toEqual([page.id]);
  expect((await found('Peacock', 'en')).toSorted()).toEqual([`article ${article.id}`, page.id]);
});

it('the words of a shared part find the pages anew when the part is published again', async () => {
  const part = await makePart(quote('Kandelaber'));
  const pages = [await pageWith([use(part.id)]), await pageWith([use(part.id)])].map(({ id }) => id);
  expect((await found('Kandelaber')).toSorted()).toEqual(pages.toSorted());
  await setDraft(part.slug, [quote('Girandole')]);
  expect(await found('Girandole')).toEqual([]);
  await rewrite(part.slug, [quote('Girandole')]);
  expect((await found('Girandole')).toSorted()).toEqual(pages.toSorted());
  expect(await found('Kandelaber')).toEqual([]);
});

it('the words of a shared part find a page once that shows the part to visitors, and only as long as it does', async () => {
  const part = await makePart(quote('Hermelin'));
  const page = await pageWith([quote('Vorher')]);
  await setDraft(page.slug, [quote('Vorher'), use(part.id)]);
  expect(await found('Hermelin')).toEqual([]);
  await rewrite(page.slug, [quote('Vorher'), use(part.id)]);
  expect(await found('Hermelin')).toEqual([page.id]);
  await rewrite(page.slug, [quote('Vorher')]);
  expect(await found('Hermelin')).toEqual([]);
});

it('the words of a shared part find a page that publishes the part with it', async () => {
  const part = await makePart(quote('Zobelpelz'), false);
  const page = await pageWith([use(part.id)]);
  expect(await found('Zobelpelz')).toEqual([page.id]);
});

it('the words of a shared part do not find a page in the language that leaves the part out', async () => {
  const part = await makePart(quote('Samtvorhang', 'Velvet'));
  const page = await pageWith([{ ...use(part.id), omitted: ['en'] }]);
  expect(await found('Samtvorhang')).toEqual([page.id]);
  expect(await found('Velvet', 'en')).toEqual([]);
  await rewrite(part.slug, [quote('Samtvorhang', 'Velour')]);
  expect(await found('Velour', 'en')).toEqual([]);
});

it('the words of a shared part find the page after the index was built anew', async () => {
  const part = await makePart(quote('Orchesterstuhl'));
  const page = await pageWith([use(part.id)]);
  await reindexAll(backend.ctx);
  expect(await found('Orchesterstuhl')).toEqual([page.id]);
});

it('the words of a shared part that is published while a page with it is published find the page', async () => {
  const part = await makePart(quote('Seidenfaden'));
  const pages = await Promise.all([1, 2, 3].map(() => pageWith([use(part.id)], false)));
  await setDraft(part.slug, [quote('Goldfaden')]);
  await Promise.all([
    publishSection(backend.ctx, { slug: part.slug, revision: 2, locale: 'de' }),
    ...pages.map(({ slug }) => publishSection(backend.ctx, { slug, revision: 1, locale: 'de' })),
  ]);
  expect((await found('Goldfaden')).toSorted()).toEqual(pages.map(({ id }) => id).toSorted());
  expect(await found('Seidenfaden')).toEqual([]);
});
