import { afterAll, beforeEach, expect, it } from 'vitest';
import { article, eventAnswer, work } from '#tests/answers.ts';
import { type ForeignAnswer, openForeignBackend } from '#tests/foreign-backend.ts';
import { listOf } from '#tests/open-page.ts';
import { callCommand } from '#tests/call-command.ts';
import { runCommand } from '#tests/run-command.ts';
import type { Checked } from './check-backend.ts';

const json = (value: unknown): ForeignAnswer => ({ json: value });
const nothing = json(listOf([]));
const person = { id: 4, name: 'Ada Muster', slug: { de: 'ada', en: 'ada' }, profession: '', is_group: false, url: '' };
const good: Record<string, ForeignAnswer> = {
  'pageeditor-api/nav': json({
    main_navigation: [{ menu_name: 'Besuch', url: '/de/besuch', children: [], hasChildren: false }],
    menu: [{ menu_name: 'Programm', url: '/de/programm', children: [], hasChildren: false }],
    footer: [],
  }),
  'pageeditor-api/redirect': json([{ old_path: '/de/alt', new_path: '/de/neu' }]),
  'pageeditor-api/page/besuch': json({ id: 1, title: 'Besuch', modules: [] }),
  'api/events/': json(listOf([eventAnswer(1)])),
  'api/events/1/': json(eventAnswer(1)),
  'api/categories/': json(listOf([{ id: 1, slug: 'oper', name: 'Oper' }])),
  'api/calendar/': json(['28.11.2099']),
  'api/productions/': json([work(7)]),
  'api/productions/7/': json(work(7)),
  'api/seasons/': json(listOf([{ id: 1, slug: '2026-27', name: 'Spielzeit' }])),
  'api/person-categories/': json([{ id: 1, slug: 'ensemble', name: 'Ensemble', persons: [person] }]),
  'api/persons/': json(listOf([person])),
  'api/persons/4/': json(person),
  'api/blog/articles/': json(listOf([article(3)])),
  'api/blog/articles/3/': json(article(3)),
  'api/blog/categories/': nothing,
  'api/slides/': json([{ id: 1, title: 'Ein Bild' }]),
  'api/breaking-news/': json([]),
  'api/search/autocomplete/': json([]),
  'api/search/': json({ count: 0, events: [], others: [], archive: [] }),
  'api/search/events/': nothing,
  'api/search/others/': nothing,
  'api/search/archive/': nothing,
  'api/seasonsubscriptions/': json([{ id: 1, title: 'Abo' }]),
  'api/seasonsubscriptions/1/': json({ id: 1, title: 'Abo' }),
  'api/download-directories/': json([{ id: 1, title: 'Presse' }]),
  'api/download-directories/1/': json({ id: 1, title: 'Presse' }),
  'api/contact/': json([{ id: 1, name: 'Kasse' }]),
  'api/festivals/': json([{ id: 1, title: 'Festival' }]),
};

let answers = good;
const backend = await openForeignBackend((path) => answers[path] ?? null);
afterAll(() => backend.close());
beforeEach(() => {
  answers = good;
});

const script = 'main/check-backend/command.ts';
const check = (...given: string[]) => callCommand(script, [...given, backend.url]);
async function checked(): Promise<Checked & { code: number | null }> {
  const { out, code } = await check('--json');
  return { ...(JSON.parse(out) as Checked), code };
}

it('a good backend passes in both languages, and no screen stays empty', async () => {
  const { code, ok, answers: all, emptyScreens } = await checked();
  expect(all.filter(({ isNecessary, state }) => isNecessary && state !== 'answered')).toEqual([]);
  expect({ code, ok, emptyScreens }).toEqual({ code: 0, ok: true, emptyScreens: [] });
  for (const locale of ['de', 'en'])
    expect(all.filter((answer) => answer.locale === locale).map(({ path }) => path)).toContain(
      `/${locale}/api/events/1/`,
    );
  expect(all.map(({ path }) => path)).toContain('/de/pageeditor-api/page/besuch');
  expect(all.every(({ milliseconds }) => milliseconds >= 0)).toBe(true);
});

it('a holed backend fails, and what is wrong is named', async () => {
  answers = {
    ...good,
    'api/events/': json([
      { ...eventAnswer(1), url: 'javascript:x', availability: 'bald', spielort: 'x', venue: undefined },
      { id: 2 },
      null,
    ]),
    'api/productions/': { status: 500 },
    'api/blog/articles/': { text: '<!doctype html>' },
    'api/slides/': json({ detail: 'x' }),
    'pageeditor-api/page/besuch': json({ title: 'Besuch', modules: [{ model: 'karussell', id: 1 }] }),
  };
  delete answers['api/person-categories/'];
  const { code, ok, answers: all, emptyScreens } = await checked();
  expect([code, ok]).toEqual([1, false]);
  const german = Object.fromEntries(all.filter(({ locale }) => locale === 'de').map((each) => [each.call, each]));
  expect(german.listEvents).toMatchObject({
    entries: { sent: 3, shown: 1 },
    dropped: { 'without title': 1, 'no entry of this kind': 1 },
    ignored: { 'results[].spielort': 1 },
    unusable: {
      'results[].availability: “bald” is not known here': 1,
      'results[].url: This is neither a path nor a web address': 1,
    },
  });
  expect(german.listEvents?.missing).toMatchObject({ 'results[].venue': 2, 'results[].title': 1 });
  expect(german.listProductions).toMatchObject({ state: 'failed', reason: '500 from listProductions' });
  expect(german.listArticles).toMatchObject({ state: 'failed', reason: 'no JSON from listArticles' });
  expect(german.listSlides).toMatchObject({ state: 'failed', reason: 'no list from listSlides', isNecessary: false });
  expect(german.listPersonCategories).toMatchObject({ state: 'absent', reason: '404' });
  expect(german.getPage?.unusable).toEqual({ 'modules[]: There is no module “karussell” here': 1 });
  expect(emptyScreens.filter(({ locale }) => locale === 'en').map(({ address }) => address)).toEqual([
    '/en/productions',
    '/en/artists',
    '/en/blog',
  ]);
});

it('the table names calls, times, entries, differences and screens', async () => {
  answers = { ...good, 'api/events/': json([eventAnswer(1), { id: 2, neu: 1 }]), 'api/productions/': nothing };
  const { out, code, errors } = await runCommand(script, [backend.url]);
  expect([code, errors]).toEqual([0, '']);
  expect(out).toMatch(/\* \/de\/api\/events\/ +\d+ ms {2}1 of 2 entries\n/);
  expect(out).toMatch(/left out: without title\n/);
  expect(out).toMatch(/ignored: results\[\]\.neu\n/);
  expect(out).toContain('  /de/produktionen  (listProductions: no entries of 0)');
  expect(out).toContain('Every necessary call answers.');
});

it('plain titles of results, and lists in pages inside of entries, are usable as the site uses them', async () => {
  const found = [{ id: 1, title: 'Tosca', url: '/de/x' }];
  answers = {
    ...good,
    'api/search/': json({ events: found, others: { results: found } }),
    'api/person-categories/': json([{ slug: 'chor', name: 'Chor', persons: listOf([person]) }]),
  };
  const { answers: all } = await checked();
  for (const call of ['search', 'listPersonCategories'])
    expect(all.filter((answer) => answer.call === call).map(({ unusable }) => unusable)).toEqual([{}, {}]);
});

it('a backend that hangs is given up after the time that was asked for', async () => {
  answers = { ...good, 'api/events/': 'hangs after the headers' };
  const { out, code } = await check('--timeout', '0.3');
  expect(code).toBe(1);
  expect(out).toMatch(/\/de\/api\/events\/ +\d+ ms {2}FAILED: no answer in time/);
});

it.each([[[]], [['x']], [['ftp://x.example']], [['http://a.example', 'http://b.example']]])(
  'without one web address (%j) it says how it is used',
  async (given) => {
    const { code, errors } = await callCommand(script, given);
    expect([code, errors]).toEqual([1, 'Which backend? npm run check-backend -- https://content.example\n']);
  },
);
