import { describe, expect, it } from 'vitest';
import { searchApi } from '#contract/api.ts';
import { get, getError, sharedBackend } from '#tests/test-backend.ts';
import { makeArticle, makeEvent, makeProduction } from '#tests/factories/rows.ts';

const now = new Date('2026-11-21T12:00:00Z');
const both = (text: string) => ({ de: text, en: text });

const backend = await sharedBackend({ clock: () => now });
await makeProduction(backend.ctx, { title: both('La traviata') });
await makeEvent(backend.ctx, { title: both('Nacht_Musik 100% & <b>fett</b>') });
await makeArticle(backend.ctx, { title: both('Was ist das?') });

const address = (path: string, query: string) => `/de/api/search/${path}?query=${encodeURIComponent(query)}`;
const all = async (query: string) => (await get(backend, address('', query), searchApi.all.response)).body;

const nonsense = [
  ['nothing', ''],
  ['blanks', ' \t\n  '],
  ['only stop words', 'die und der'],
  ['operators', ':*&|!()<->'],
  ['quotes', `'"\`´''""`],
  ['SQL', `'; drop table search_documents; --`],
  ['emoji', '😀🎭 👩‍👩‍👧'],
  ['an emoji where the query is cut', `${'q'.repeat(199)}😀`],
  ['wildcards', '%_%'],
  ['backslashes', '\\\\ \\x00 \\u0000'],
  ['one letter', 'q'],
  ['other scripts', 'Ж 東京 العربية'],
  ['a word without end', 'x'.repeat(10_000)],
  ['words without end', 'wort '.repeat(2000)],
  ['accents piled up', `a${'\u0301'.repeat(500)}`],
  ['HTML', '<script>alert(1)</script>'],
] as const;

describe.each(nonsense)('%s', (_, query) => {
  it('returns 200, without results if nothing matches', async () => {
    const found = await all(query);
    expect(found.count).toBe(0);
    for (const part of ['events', 'others', 'archive'] as const) {
      const { body } = await get(backend, address(`${part}/`, query), searchApi[part].response);
      expect(body).toMatchObject({ count: 0, results: [], next: null });
    }
    expect((await get(backend, address('autocomplete/', query), searchApi.suggest.response)).body).toEqual([]);
  });
});

it.each([
  ['a beginning of one letter', 't', 'La traviata'],
  ['punctuation around a word', '(("traviata"))!', 'La traviata'],
  ['a wildcard within words is no wildcard', 'nacht_musik', 'Nacht_Musik 100% & <b>fett</b>'],
  ['a title of nothing but stop words', 'Was ist das', 'Was ist das?'],
  ['words of which only the first eight count', `traviata ${'la '.repeat(50)}`, 'La traviata'],
])('%s', async (_, query, title) => {
  const found = await all(query);
  const [result] = [...found.events.results, ...found.others.results];
  expect(result?.title.map(({ text }) => text).join('')).toBe(title);
});

it('pieces contain markup as plain text', async () => {
  const [result] = (await all('fett')).events.results;
  expect(result?.title).toEqual([
    { text: 'Nacht_Musik 100% & <b>', hit: false },
    { text: 'fett', hit: true },
    { text: '</b>', hit: false },
  ]);
});

it.each(['page=0', 'page=-1', 'page=x', 'page_size=0', 'page_size=101'])(
  '%s returns 400 and names the parameter',
  async (bad) => {
    const refused = await getError(backend, `/de/api/search/events/?query=traviata&${bad}`);
    expect(refused).toMatchObject({ status: 400, issues: [{ path: bad.split('=')[0] }] });
  },
);

it('rejects more than twenty thousand characters', async () => {
  expect(await getError(backend, address('', 'x'.repeat(20_001)))).toMatchObject({ status: 400 });
});

it.each(['%00', 'a%00b', '%ED%A0%BD', '%FF'])('%s, which is not valid text, causes no server error', async (bytes) => {
  for (const path of ['', 'events/', 'autocomplete/']) {
    const answer = await backend.app.request(`/de/api/search/${path}?query=${bytes}`);
    expect([200, 400]).toContain(answer.status);
  }
});
