import { expect, it } from 'vitest';
import { searchApi } from '#contract/api.ts';
import { get, sharedBackend } from '#tests/test-backend.ts';
import { makeBlock, makeRoot } from '#tests/factories/block.ts';
import { makeArticle, makeOwnSection, makePage } from '#tests/factories/rows.ts';
import { changePage } from '../pages/editing/change-page.ts';
import { deletePage } from '../pages/editing/delete-page.ts';
import { pageSectionSlug } from '../pages/page-content.ts';
import { createSection } from '../sections/create-section.ts';
import { publishSection } from '../sections/publish/publish-section.ts';
import { sectionText } from '../sections/publish/store-section-text.ts';

const backend = await sharedBackend();

const others = async (query: string, locale = 'de') =>
  (await get(backend, `/${locale}/api/search/others/?query=${query}`, searchApi.others.response)).body.results;

const garderobe = () =>
  makeRoot(
    makeBlock('headline', { de: { content: 'Garderobe' }, en: { content: 'Cloakroom' } }),
    makeBlock('text', { de: { content: '<p>Mäntel &amp; <strong>Schirme</strong></p><p>kostenlos</p>' } }),
  );

it('the text of a tree contains its words, with German as fallback for English', () => {
  expect(sectionText(garderobe(), 'de')).toBe('Garderobe Mäntel & Schirme kostenlos');
  expect(sectionText(garderobe(), 'en')).toBe('Cloakroom Mäntel & Schirme kostenlos');
  const english = makeRoot({ ...makeBlock('headline', { de: { content: 'Garderobe' } }), omitted: ['en'] });
  expect([sectionText(english, 'de'), sectionText(english, 'en')]).toEqual(['Garderobe', '']);
});

it('a page is found by its content once that is published', async () => {
  const page = await makePage(backend.ctx, {
    title: { de: 'Besuch', en: 'Visit' },
    slug: { de: 'besuch', en: 'visit' },
  });
  const slug = pageSectionSlug(page.id);
  const section = { slug, contentType: 'page', objectId: page.id };
  await createSection(backend.ctx, { ...section, body: garderobe() });
  expect(await others('Garderobe')).toEqual([]);
  await publishSection(backend.ctx, { slug, revision: 1, locale: 'de' });
  expect(await others('Garderobe')).toMatchObject([{ kind: 'page', id: page.id, url: '/de/besuch' }]);
  expect(await others('cloakroom', 'en')).toMatchObject([{ url: '/en/visit' }]);

  await changePage(backend.ctx, page.id, { slug: { de: 'ihr-besuch', en: 'your-visit' } });
  expect(await others('Garderobe')).toMatchObject([{ url: '/de/ihr-besuch' }]);
  await changePage(backend.ctx, page.id, { isOnline: false });
  expect(await others('Garderobe')).toEqual([]);
  await changePage(backend.ctx, page.id, { isOnline: true });
  await deletePage(backend.ctx, page.id);
  expect(await others('Garderobe')).toEqual([]);
});

it('an article is found by its blocks', async () => {
  const article = await makeArticle(backend.ctx);
  const text = makeBlock('text', { de: { content: '<p>Elf Meter Seide</p>' } });
  await makeOwnSection(backend.ctx, 'article', article.id, [text]);
  const [result] = await others('Seide');
  expect(result).toMatchObject({ kind: 'article', id: article.id });
  expect(result?.excerpt).toEqual([
    { text: 'Elf Meter ', hit: false },
    { text: 'Seide', hit: true },
  ]);
});
