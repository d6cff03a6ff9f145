import { expect, it } from 'vitest';
import { article, picture, work } from '#tests/answers.ts';
import { linksIn, listOf, pagesOf, textOf } from '#tests/open-page.ts';

const stages = { slug: 'hinter-der-buehne', name: 'Hinter der Bühne' };
const open = pagesOf({
  'api/blog/articles/': (locale: 'de' | 'en') =>
    listOf([
      article(1, { categories: [stages], teaser: 'Ein Nachmittag im Graben.', picture: picture(1) }, locale),
      article(2, { title: 'Nur auf Deutsch', lang: 'de', minutes: 0 }, locale),
    ]),
  'api/blog/categories/': listOf([
    { id: 1, ...stages },
    { id: 2, slug: '', name: 'ohne Namen in Adressen' },
  ]),
  'api/blog/articles/1/': (locale: 'de' | 'en') => ({
    ...article(
      1,
      {
        categories: [stages],
        author: 'Leonore Amstutz-Vahl',
        picture: picture(1, { caption: 'Pulte', copyright: 'A' }),
      },
      locale,
    ),
    modules: [{ id: 9, model: 'text', content: '<p>Um vierzehn Uhr.</p>' }],
    section: 'article-1',
    productions: [work(3, { title: 'Salome', url: '' })],
    more: [article(2)],
  }),
});

it('the magazine lists its articles with category, date and reading time', async () => {
  const { main, requested } = await open('/de/blog?category=hinter-der-buehne&page=2');
  expect(requested).toContain('/de/api/blog/articles/?categories__slug=hinter-der-buehne&page=2');
  const [first, second] = [...main.querySelectorAll('[data-entry]')];
  expect(textOf(first)).toBe('Hinter der Bühne2. November 20262 Min.Sechzig LampenEin Nachmittag im Graben.');
  expect(textOf(second)).toBe('2. November 2026Nur auf Deutsch');
  expect(textOf(main.querySelector('[aria-current=true]'))).toBe('Hinter der Bühne');
});

it('the magazine marks German texts on the English page', async () => {
  const { main, document } = await open('/en/blog');
  expect(textOf(main.querySelector('[data-entry]'))).toContain('2 November 2026');
  expect(main.querySelector('h2[lang=de]')?.textContent).toBe('Nur auf Deutsch');
  expect(document.documentElement.lang).toBe('en');
});

it('the magazine has a message for a category without articles', async () => {
  const { answer, main } = await open('/de/blog?category=nowhere', { 'api/blog/articles/': listOf([]) });
  expect([answer.status, textOf(main)]).toEqual([200, expect.stringContaining('Hier steht noch nichts.')]);
  expect(linksIn(main.querySelector('section:last-of-type')!)).toEqual(['/de/blog']);
});

it('the magazine leads nowhere while there are no articles at all', async () => {
  const { main } = await open('/de/blog', { 'api/blog/articles/': listOf([]) });
  expect(textOf(main)).toContain('Hier steht noch nichts.');
  expect(linksIn(main.querySelector('section:last-of-type')!)).toEqual([]);
});

it('an article shows author, date, content, production and related articles', async () => {
  const { main, document } = await open('/de/blog/sechzig-lampen/1');
  expect(textOf(main.querySelector('header'))).toContain('Text Leonore Amstutz-Vahl');
  expect(textOf(main.querySelector('header'))).toContain('2 Minuten Lesezeit');
  expect(textOf(main.querySelector('article'))).toContain('Um vierzehn Uhr.');
  expect(linksIn(main)).toEqual(
    expect.arrayContaining(['/de/produktionen/die-tote-stadt/3', '/de/blog/sechzig-lampen/2']),
  );
  expect([...main.querySelectorAll('h1, h2')].map(textOf)).toEqual([
    'Sechzig Lampen',
    'Auf der Bühne',
    'Salome',
    'Weiterlesen',
    'Sechzig Lampen',
  ]);
  expect(document.querySelector('meta[property="og:type"]')?.getAttribute('content')).toBe('article');
});

it('an article has its picture for sharing; head and header are light', async () => {
  const { document } = await open('/en/blog/sixty-lamps/1');
  expect(document.querySelector('meta[property="og:image"]')?.getAttribute('content')).toBe(
    'https://oper.example/media/1/1280.jpg',
  );
  expect(document.querySelector('header')?.className).not.toContain('stage-colour');
});
