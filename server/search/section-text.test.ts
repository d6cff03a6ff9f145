import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchApi } from '#contract/api.ts';
import { get } from '#tests/ask.ts';
import { makeBlock, makeRoot } from '#tests/factories/block.ts';
import { makePage } from '#tests/factories/page.ts';
import { makeArticle } from '#tests/factories/article.ts';
import { createTestHouse, type TestHouse } from '#tests/house.ts';
import { changePage } from '../pages/change-page.ts';
import { deletePage } from '../pages/delete-page.ts';
import { pageSectionSlug } from '../pages/page-content.ts';
import { createSection } from '../sections/create-section.ts';
import { publishSection } from '../sections/publish-section.ts';
import { sectionText } from './keep-section-text.ts';

let opera: TestHouse;

beforeAll(async () => {
  opera = await createTestHouse();
});
afterAll(() => opera.close());

const others = async (query: string, locale = 'de') =>
  (await get(opera, `/${locale}/api/search/others/?query=${query}`, searchApi.others.response)).body.results;

const garderobe = () =>
  makeRoot(
    makeBlock('headline', { de: { content: 'Garderobe' }, en: { content: 'Cloakroom' } }),
    makeBlock('text', { de: { content: '<p>Mäntel &amp; <strong>Schirme</strong></p><p>kostenlos</p>' } }),
  );

test('the text of a tree is its words, in German where English is empty', () => {
  expect(sectionText(garderobe(), 'de')).toBe('Garderobe Mäntel & Schirme kostenlos');
  expect(sectionText(garderobe(), 'en')).toBe('Cloakroom Mäntel & Schirme kostenlos');
  const english = makeRoot({ ...makeBlock('headline', { de: { content: 'Garderobe' } }), omitted: ['en'] });
  expect([sectionText(english, 'de'), sectionText(english, 'en')]).toEqual(['Garderobe', '']);
});

test('a page is found by what stands on it, once that is published', async () => {
  const page = await makePage(opera.house, {
    title: { de: 'Besuch', en: 'Visit' },
    slug: { de: 'besuch', en: 'visit' },
  });
  const slug = pageSectionSlug(page.id);
  const section = { slug, contentType: 'page', objectId: page.id };
  await createSection(opera.house, { ...section, body: garderobe() });
  expect(await others('Garderobe')).toEqual([]);
  await publishSection(opera.house, { slug, revision: 1, locale: 'de' });
  expect(await others('Garderobe')).toMatchObject([{ kind: 'page', id: page.id, url: '/de/besuch' }]);
  expect(await others('cloakroom', 'en')).toMatchObject([{ url: '/en/visit' }]);

  await changePage(opera.house, page.id, { slug: { de: 'ihr-besuch', en: 'your-visit' } });
  expect(await others('Garderobe')).toMatchObject([{ url: '/de/ihr-besuch' }]);
  await changePage(opera.house, page.id, { isOnline: false });
  expect(await others('Garderobe')).toEqual([]);
  await changePage(opera.house, page.id, { isOnline: true });
  await deletePage(opera.house, page.id);
  expect(await others('Garderobe')).toEqual([]);
});

test('an article is found by its blocks', async () => {
  const article = await makeArticle(opera.house);
  await createSection(opera.house, {
    slug: `article-${article.id}`,
    contentType: 'article',
    objectId: article.id,
    body: makeRoot(makeBlock('text', { de: { content: '<p>Elf Meter Seide</p>' } })),
    publish: true,
  });
  const [result] = await others('Seide');
  expect(result).toMatchObject({ kind: 'article', id: article.id });
  expect(result?.excerpt).toEqual([
    { text: 'Elf Meter ', hit: false },
    { text: 'Seide', hit: true },
  ]);
});
