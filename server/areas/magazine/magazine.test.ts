import { beforeEach, expect, it } from 'vitest';
import { magazineApi } from '#contract/api.ts';
import { badRequest, get, getError, sharedBackend } from '#tests/test-backend.ts';
import { countQueries } from '#tests/count-queries.ts';
import { addToRubric, makeArticle, makeOwnSection, makePicture, makeProduction } from '#tests/factories/rows.ts';
import { makeBlock } from '#tests/factories/block.ts';
import { noDependencies } from '../../platform/invalidation/tags.ts';
import { productionArticles } from '../../db/tables/production-parts.ts';
import { articlesOfProduction, countWords } from '../summaries/summarise-articles.ts';
import { articleCategories, articles } from '../../db/tables/magazine.ts';

let now = new Date('2026-11-21T12:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
const called = (title: string) => ({ title: { de: title, en: '' } });

const backend = await sharedBackend({ clock: () => now });
beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00Z');
  await backend.ctx.db.delete(articles);
  await backend.ctx.db.delete(articleCategories);
});

const list = (query = '', locale = 'de') =>
  get(backend, `/${locale}/api/blog/articles/${query}`, magazineApi.articles.response);
const titles = async (query = '') => (await list(query)).body.results.map(({ title }) => title);
const article = (id: number, locale = 'de', headers: Record<string, string> = {}, query = '') =>
  get(backend, `/${locale}/api/blog/articles/${id}/${query}`, magazineApi.article.response, headers);
const until = async (path: string) => (await backend.app.request(path)).headers.get('Cache-Until');

it('the list of articles changes when the next article becomes public', async () => {
  await makeArticle(backend.ctx, { ...called('Übermorgen'), publishedAt: ago(-2) });
  await makeArticle(backend.ctx, { ...called('Morgen'), publishedAt: ago(-1) });
  await makeArticle(backend.ctx, { ...called('Offline'), publishedAt: ago(-0.5), state: 'draft' });
  const tomorrow = ago(-1);
  expect(await until('/de/api/blog/articles/')).toBe(tomorrow.toISOString());
  now = tomorrow;
  expect(await titles()).toEqual(['Morgen']);
  expect(await until('/de/api/blog/articles/')).toBe('2026-11-23T12:00:00.000Z');
  now = ago(-2);
  expect(await titles()).toEqual(['Übermorgen', 'Morgen']);
  expect(await until('/de/api/blog/articles/')).toBeNull();
});

it('the list of articles can be filtered by rubric and by the home-page flag', async () => {
  const one = await makeArticle(backend.ctx, { ...called('Interview'), showOnHome: true });
  await makeArticle(backend.ctx, called('Bericht'));
  await addToRubric(backend.ctx, 'gespraeche', [one.id]);
  expect(await titles('?categories__slug=gespraeche')).toEqual(['Interview']);
  expect(await titles('?show_on_home=True')).toEqual(['Interview']);
  expect(await titles('?show_on_home=False')).toEqual(['Bericht']);
  expect(await titles('?categories__slug=gibt-es-nicht')).toEqual([]);
  expect(await getError(backend, '/de/api/blog/articles/?show_on_home=1')).toMatchObject(badRequest('show_on_home'));
});

it('the list of articles needs the same number of queries for twenty articles as for one; a page past the end is empty', async () => {
  const picture = await makePicture(backend.ctx);
  const add = async (number: number) => {
    const { id } = await makeArticle(backend.ctx, { ...called(`Artikel ${number}`), imageId: picture.id });
    await addToRubric(backend.ctx, 'alle', [id]);
    await makeOwnSection(backend.ctx, 'article', id, [makeBlock('text', { de: { content: '<p>Text</p>' } })]);
  };
  await add(0);
  await list();
  const few = await countQueries(backend, list);
  for (let number = 1; number < 6; number += 1) await add(number);
  const { body } = await list();
  expect(body.results).toHaveLength(6);
  expect(body.results[5]).toMatchObject({ minutes: 1, categories: [{ slug: 'alle' }], picture: { id: picture.id } });
  expect(await countQueries(backend, list)).toBe(few);
  expect((await list('?page=1000000')).body).toMatchObject({ count: 6, results: [], next: null });
});

it('an article is as new as its data, its publication and its modules', async () => {
  const { id } = await makeArticle(backend.ctx, { publishedAt: ago(3), updatedAt: ago(2) });
  expect((await article(id)).body.updated_at).toBe('2026-11-19T13:00:00+01:00');
  const before = Date.now();
  await makeOwnSection(backend.ctx, 'article', id, [makeBlock('text', { de: { content: '<p>Text</p>' } })]);
  expect(Date.parse((await article(id)).body.updated_at)).toBeGreaterThanOrEqual(before - 1000);
});

it('the list of articles declares its cache dependencies', async () => {
  const { id } = await makeArticle(backend.ctx);
  expect((await list()).tags).toEqual(
    [`article:${id}`, 'article-categories', 'articles', `section:article-${id}`].toSorted(),
  );
});

it('the rubrics are listed in the editors’ order, including empty ones', async () => {
  await addToRubric(backend.ctx, 'zweite', [], 2);
  await addToRubric(backend.ctx, 'erste', [], 1);
  const { body, tags } = await get(backend, '/en/api/blog/categories/', magazineApi.categories.response);
  expect(body.results.map(({ slug, name }) => [slug, name])).toEqual([
    ['erste', 'Rubric erste'],
    ['zweite', 'Rubric zweite'],
  ]);
  expect(tags).toEqual(['article-categories']);
});

it('an article has blocks, productions and three other articles, those of its rubrics first', async () => {
  const { id } = await makeArticle(backend.ctx, { ...called('Salome probt'), author: 'Redaktion' });
  const production = await makeProduction(backend.ctx);
  const offline = await makeProduction(backend.ctx, { state: 'draft' });
  for (const productionId of [production.id, offline.id])
    await backend.ctx.db.insert(productionArticles).values({ productionId, articleId: id });
  const related = await makeArticle(backend.ctx, { ...called('Verwandt'), publishedAt: ago(99) });
  for (const days of [5, 4, 3]) await makeArticle(backend.ctx, { ...called(`Vor ${days}`), publishedAt: ago(days) });
  await addToRubric(backend.ctx, 'proben', [id, related.id]);
  const words = Array.from({ length: 500 }, () => 'Wort').join(' ');
  await makeOwnSection(backend.ctx, 'article', id, [makeBlock('text', { de: { content: `<p>${words}</p>` } })]);
  const { body, tags } = await article(id, 'en');
  expect(body).toMatchObject({
    title: 'Salome probt',
    lang: 'de',
    author: 'Redaktion',
    minutes: 3,
    published_at: '2026-11-20T13:00:00+01:00',
    section: `article-${id}`,
    urls: { de: `/de/blog/hinter-der-buehne/${id}`, en: `/en/blog/behind-the-scenes/${id}` },
  });
  expect(body.productions.map((each) => each.id)).toEqual([production.id]);
  expect(body.more.map(({ title }) => title)).toEqual(['Verwandt', 'Vor 3', 'Vor 4']);
  expect(body.modules).toMatchObject([{ model: 'text', fallback: ['content'] }]);
  for (const tag of [`article:${id}`, `production:${production.id}`, `section:article-${id}`, `article:${related.id}`])
    expect(tags).toContain(tag);
});

it('a production lists its public articles in its own order', async () => {
  const production = await makeProduction(backend.ctx);
  const second = await makeArticle(backend.ctx, called('Zweiter'));
  const first = await makeArticle(backend.ctx, called('Erster'));
  const later = await makeArticle(backend.ctx, { ...called('Später'), publishedAt: ago(-3) });
  const offline = await makeArticle(backend.ctx, { ...called('Offline'), state: 'draft' });
  for (const [position, { id }] of [first, later, offline, second].entries())
    await backend.ctx.db.insert(productionArticles).values({ productionId: production.id, articleId: id, position });
  const deps = noDependencies();
  const found = await articlesOfProduction(
    { db: backend.ctx.db, locale: 'de', now, visibility: 'public', deps },
    production.id,
  );
  expect(found.map(({ title }) => title)).toEqual(['Erster', 'Zweiter']);
});

it('counts the words of the displayed language, German where a translation is empty', () => {
  const question = makeBlock('faqitem', { de: { content: 'Wie lange dauert es?' } });
  question.children = [makeBlock('text', { de: { content: '<p>Gut&nbsp;zwei <em>Stunden</em>.</p>' } })];
  const faq = makeBlock('faq');
  faq.children = [question];
  const root = makeBlock('container');
  root.columns = [
    {
      children: [
        makeBlock('headline', { de: { content: 'Ein Abend' }, en: { content: 'One long evening' } }),
        makeBlock('link', { fields: { link: 'https://oper.example/not-counted' }, de: { text: '' } }),
        faq,
      ],
    },
  ];
  expect(countWords(root, 'de')).toBe(2 + 4 + 3);
  expect(countWords(root, 'en')).toBe(3 + 4 + 3);
});

it('the blog page is the list of its articles', async () => {
  await makeArticle(backend.ctx, called('Lampen'));
  const { body } = await get(backend, '/de/api/blog/', magazineApi.blog.response);
  expect(body.results.map(({ title }) => title)).toEqual(['Lampen']);
});
