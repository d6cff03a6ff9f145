import { expect, it } from 'vitest';
import { article, eventAnswer, picture, work } from '#tests/answers.ts';
import { linksIn, listOf, pagesOf, textOf } from '#tests/open-page.ts';

const slide = (id: number, title: string, more: object = {}) => ({
  id,
  title,
  preline: '',
  text: '',
  link: { url: `/de/produktionen/a/${id}` },
  link_text: 'Zur Produktion',
  picture: picture(id),
  ...more,
});
const open = pagesOf({
  'api/slides/': listOf([slide(1, 'Salome', { preline: 'Premiere' }), slide(2, 'Pegel'), { title: '' }]),
  'api/events/': listOf([eventAnswer(1)]),
  'api/productions/': listOf([1, 2, 3, 4, 5, 6].map((id) => work(id, { title: `Werk ${id}`, picture: picture(id) }))),
  'api/blog/articles/': listOf([article(1, { picture: picture(20) }), article(2)]),
  'api/seasons/': listOf([{ id: 1, slug: '2099-00', name: 'Spielzeit 2099/00', is_current: true, url: '' }]),
});

it('the home page shows slides, next events, productions and articles', async () => {
  const { main, document } = await open('/de');
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  expect([...main.querySelectorAll('h2')].map(textOf)).toEqual([
    'Salome',
    'Die nächsten Abende',
    'Spielzeit 2099/00',
    'Aus dem Magazin',
  ]);
  expect(linksIn(main)).toEqual(expect.arrayContaining(['/de/programm', '/de/produktionen', '/de/blog']));
  const first = main.querySelector('img');
  expect([first?.getAttribute('src'), first?.getAttribute('fetchpriority')]).toEqual(['/media/1/1536.jpg', 'high']);
});

it('each slide has its name below as a link that works without scripts, and no picture is on the page twice', async () => {
  const { main } = await open('/de');
  const names = [...main.querySelectorAll('nav[aria-label="Weiteres im Rampenlicht"] a')];
  expect(names.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current'), textOf(link)])).toEqual([
    ['/de/produktionen/a/1', 'true', '1SalomePremiere'],
    ['/de/produktionen/a/2', null, '2Pegel'],
  ]);
  const bases = [...main.querySelectorAll('img')].map((image) => image.getAttribute('src')?.split('/')[2]);
  expect(bases).toEqual(['1', '3', '4', '5', '6', '20']);
  const few = await open('/de', {
    'api/productions/': listOf([1, 2].map((id) => work(id, { title: `Werk ${id}`, picture: picture(id) }))),
  });
  expect([...few.main.querySelectorAll('h3')].map(textOf)).toContain('Werk 2');
  expect([...few.main.querySelectorAll('h3')].map(textOf)).not.toContain('Werk 1');
});

it('each part may be missing, and all of them', async () => {
  const away = new Response(null, { status: 503 });
  const nonsense = new Response('<html>');
  for (const gone of [away, nonsense]) {
    const { answer, main, document } = await open('/en', {
      'api/slides/': gone,
      'api/events/': gone,
      'api/productions/': gone,
      'api/blog/articles/': gone,
      'api/seasons/': gone,
    });
    expect([answer.status, main.querySelectorAll('h2').length]).toEqual([200, 0]);
    expect(textOf(document.querySelector('h1'))).toBe('Programme and tickets');
    expect(textOf(main)).not.toMatch(/undefined|Invalid|NaN/);
  }
});

it('a slide with few fields shows its title', async () => {
  const { main } = await open('/en', {
    'api/slides/': listOf([slide(1, 'Salome', { picture: null, link: null, link_text: 'x', lang: 'de' })]),
  });
  expect(main.querySelector('h2')?.getAttribute('lang')).toBe('de');
  expect(textOf(main.querySelector('section'))).toBe('Salome');
});
