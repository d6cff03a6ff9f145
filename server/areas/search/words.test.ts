import { beforeEach, expect, it } from 'vitest';
import { makeArticle, makeProduction } from '#tests/factories/rows.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { askSearch, both, deleteContent, titles } from './request-search.fixture.ts';

const backend = await sharedBackend();
const search = askSearch(backend);
beforeEach(() => deleteContent(backend));

it.each([
  'Zauberflöte',
  'zauberfloete',
  'ZAUBERFLOTE',
  'die zauberflöte',
  'Zauberfl',
  'Zauberflöhte',
  '  zauberflöte!! ',
])('a searched word: %s finds Die Zauberflöte', async (query) => {
  await makeProduction(backend.ctx, { title: both('Die Zauberflöte', 'The Magic Flute') });
  expect(titles((await search.all(query)).events.results)).toEqual(['Die Zauberflöte']);
  expect((await search.suggested(query)).map(({ text }) => text)).toEqual(['Die Zauberflöte']);
});

it.each([
  ['Trawiata', 'La traviata'],
  ['Traviatta', 'La traviata'],
  ['Haensel', 'Hänsel und Gretel'],
  ['Hansel', 'Hänsel und Gretel'],
  ['Strasse', 'Die Straße'],
  ['Boheme', 'La Bohème'],
  ['Jenufa', 'Jenůfa'],
  ['Opern', 'Eine Oper'],
  ['Oper', 'Festliche Opern'],
  ['Haeuser', 'Das Haus'],
])('a searched word: %s finds %s', async (query, title) => {
  await makeProduction(backend.ctx, { title: both(title) });
  expect(titles((await search.all(query)).events.results)).toEqual([title]);
});

it.each(['Zauberflötenprobe', 'Zauber\u00adflöten\u200bprobe', 'zauberfloeten'])(
  'a searched word: %j finds a title with marks for hyphenation and shows what it found',
  async (query) => {
    const title = 'Zauber\u00adflöten\u00adprobe';
    await makeProduction(backend.ctx, { title: both(title) });
    expect((await search.all(query)).events.results).toMatchObject([{ title: [{ text: title, hit: true }] }]);
  },
);

it('a searched word is stemmed in the language of the request', async () => {
  await makeArticle(backend.ctx, { title: both('Die Vorstellungen', 'Two performances') });
  expect(titles((await search.all('Vorstellung')).others.results)).toEqual(['Die Vorstellungen']);
  expect(titles((await search.all('performance', 'en')).others.results)).toEqual(['Two performances']);
});

it('a title is also found in the other language', async () => {
  await makeProduction(backend.ctx, { title: both('Die Zauberflöte', 'The Magic Flute') });
  expect(titles((await search.all('Zauberflöte', 'en')).events.results)).toEqual(['The Magic Flute']);
  expect(titles((await search.all('magic flute')).events.results)).toEqual(['Die Zauberflöte']);
});

it('content without an English text is found and shown in German, and says so', async () => {
  await makeArticle(backend.ctx, { title: both('Der Vorhang', '') });
  expect((await search.all('Vorhang', 'en')).others.results).toMatchObject([
    {
      title: [{ text: 'Der ' }, { text: 'Vorhang', hit: true }],
      lang: 'de',
      url: expect.stringMatching(/^\/en\/blog\//),
    },
  ]);
});

it('a result contains all words', async () => {
  await makeArticle(backend.ctx, { title: both('Der rote Vorhang') });
  await makeArticle(backend.ctx, { title: both('Der blaue Vorhang') });
  expect(titles((await search.all('Vorhang blaue')).others.results)).toEqual(['Der blaue Vorhang']);
  expect((await search.all('Vorhang grün')).count).toBe(0);
});

it('a searched word without results, similar words of the index are offered', async () => {
  await makeProduction(backend.ctx, { title: both('La traviata') });
  await makeProduction(backend.ctx, { title: both('Carmen') });
  expect(await search.all('Trawiata')).toMatchObject({ count: 1, did_you_mean: 'traviata' });
  expect(await search.all('traviata xyzzyx')).toMatchObject({ count: 0, did_you_mean: 'traviata' });
  expect(await search.all('traviata carmen')).toMatchObject({
    count: 0,
    did_you_mean: expect.stringMatching(/traviata|carmen/),
  });
  expect(await search.all('traviata')).toMatchObject({ count: 1, did_you_mean: null });
  expect(await search.all('qqqqqq')).toMatchObject({ count: 0, did_you_mean: null });
});
