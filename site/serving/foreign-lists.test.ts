import { JSDOM } from 'jsdom';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type ForeignAnswer, openForeignBackend } from '#tests/foreign-backend.ts';
import { takeConsoleErrors } from '#tests/no-console-errors.ts';
import { linksIn, textOf } from '#tests/open-page.ts';
import { visit } from '#tests/visit-site.ts';

let answers: Record<string, ForeignAnswer> = {};
const backend = await openForeignBackend((path) => answers[path] ?? null);
afterAll(() => backend.close());
beforeEach(() => {
  answers = {};
});

async function open(address: string) {
  const answer = await visit(address, { contentFetch: fetch, config: { contentApiUrl: backend.url } });
  const { document } = new JSDOM(await answer.text()).window;
  return { answer, document, main: document.querySelector('main')! };
}

const json = (value: unknown): ForeignAnswer => ({ json: value });
/** A list as the specification names it, bare or in pages. */
const shapes: [string, (entries: unknown[]) => ForeignAnswer][] = [
  ['bare', json],
  ['in pages', (entries) => json({ count: entries.length, next: null, previous: null, results: entries })],
  ['in pages that only name the entries', (results) => json({ results })],
];
const event = (id: number, more: object = {}) => ({ id, title: `Abend ${id}`, slug: `Abend_${id}`, ...more });

describe.each(shapes)('a list that is %s is shown:', (_, shape) => {
  it('events, categories and seasons', async () => {
    answers = {
      'api/events/': shape([event(1), event(2)]),
      'api/categories/': shape([{ slug: 'oper' }, { slug: 'tanz', title: 'Tanz' }]),
      'api/seasons/': shape([{ slug: '2026-27', title: 'Die neue Spielzeit' }, { slug: '2025-26' }]),
      'api/productions/': shape([{ id: 3, title: 'Salome', slug: 'Salome' }]),
    };
    const programme = await open('/de/programm');
    expect(textOf(programme.main)).toMatch(/Abend 1.*Abend 2/);
    expect(linksIn(programme.main)).toContain('/de/programm/Abend_1/1');
    expect(textOf(programme.main)).toMatch(/oper.*Tanz/);
    const productions = await open('/de/produktionen');
    expect(textOf(productions.main)).toContain('Die neue Spielzeit');
    expect(linksIn(productions.main)).toContain('/de/produktionen/Salome/3');
  });

  it('persons, news and slides', async () => {
    answers = {
      'api/person-categories/': shape([{ title: 'Ensemble', persons: [{ id: 4, name: 'Ada Muster', slug: 'ada' }] }]),
      'api/breaking-news/': shape([{ title: 'Heute später', link: '/de/x', link_text: 'Mehr' }]),
      'api/slides/': shape([{ id: 1, title: 'Ein Bild', link: { url: '/de/y' } }]),
    };
    const artists = await open('/de/kuenstler');
    expect(textOf(artists.main)).toMatch(/Ensemble.*Ada Muster/);
    expect(linksIn(artists.main)).toContain('/de/kuenstler/ada/4');
    expect(textOf(artists.document.body)).toContain('Heute später');
    expect(linksIn(artists.document.body)).toContain('/de/x');
    expect(textOf((await open('/de')).main)).toContain('Ein Bild');
  });
});

it('a broken entry is left out and the others stay', async () => {
  const broken = [null, 7, 'x', [], { id: 9 }, { id: {}, title: ['x'] }];
  answers = { 'api/events/': json([...broken, event(1, { availability: 'bald', flags: ['neu', 3, {}] })]) };
  const { answer, main } = await open('/de/programm');
  expect([answer.status, textOf(main).match(/Abend \d/g)?.[0]]).toEqual([200, 'Abend 1']);
  expect(textOf(main)).not.toMatch(/undefined|NaN|\[object/);
});

describe('an answer that is no list is an outage, never an empty programme:', () => {
  const broken: [string, ForeignAnswer][] = [
    ['half JSON', { text: '{"count":3,"results":[{"id":1,' }],
    ['a page', { text: '<!doctype html><title>Wartung</title>' }],
    ['nothing', { text: '' }],
    ['an object', json({ detail: 'x' })],
    ['null', json(null)],
    ['a list without a single entry', json([null, 7, 'x'])],
  ];
  it.each(broken)('%s', async (_, answer) => {
    answers = { 'api/events/': answer };
    const page = await open('/de/programm');
    expect(page.answer.status).toBe(503);
    expect(page.document.querySelectorAll('header, footer').length).toBeGreaterThanOrEqual(2);
    takeConsoleErrors();
  });
});

const all = Array.from({ length: 5000 }, (_, index) => event(index + 1));
const rows = (main: Element) => [...new Set(textOf(main).match(/Abend \d+/g))];

it.each([
  ['bare', json(all)],
  ['on the first page of one', json({ count: 5000, next: null, previous: null, results: all })],
])('5,000 events %s are cut to pages', async (_, answer) => {
  answers = { 'api/events/': answer };
  const first = await open('/de/programm');
  expect(rows(first.main)).toHaveLength(15);
  expect(linksIn(first.main)).toContain('/de/programm?page=2');
  expect(rows((await open('/de/programm?page=334')).main)).toContain('Abend 5000');
});

it('5,000 events on a page with a next one are cut to a hundred', async () => {
  answers = { 'api/events/': json({ count: 9000, next: 'https://x.example/?page=2', results: all }) };
  expect(rows((await open('/de/programm')).main)).toHaveLength(100);
});

it('the search counts its parts, and reads titles and results that are plain', async () => {
  const found = (id: number) => ({ id, title: `Treffer ${id}`, kind: 'unbekannt', url: `/de/t/${id}` });
  answers = { 'api/search/': json({ count: 0, events: [found(1), null], others: { results: [found(2), {}] } }) };
  const { main } = await open('/de/search?q=x');
  expect(textOf(main)).toMatch(/Treffer 1.*Treffer 2/);
  answers = { 'api/search/': json([found(3)]) };
  expect(textOf((await open('/de/search?q=x')).main)).toContain('Treffer 3');
  answers = { 'api/search/': json({ count: 12 }), 'api/events/': json([event(1)]) };
  expect(textOf((await open('/de/search?q=x')).main)).toContain('Abend 1');
});

it('an address that leads elsewhere than it looks is none', async () => {
  const evil = ['javascript:alert(1)', '//evil.example', '/\\evil.example', '/\t/evil.example', 'ftp://evil.example'];
  answers = { 'api/events/': json(evil.map((url, index) => event(index + 1, { url, ticket_link: url }))) };
  const { main } = await open('/de/programm');
  expect(linksIn(main).filter((href) => /evil|javascript/.test(href))).toEqual([]);
});

it('an entry without a title has its slug as its title, and a list inside an entry may come in pages', async () => {
  answers = {
    'api/productions/': json([{ id: 3, slug: 'elektra' }]),
    'api/productions/3/': json({ id: 3, slug: 'elektra' }),
    'api/productions/7/': json({ id: 7, title: 'Salome' }),
    'api/person-categories/': json([{ slug: 'chor', persons: { count: 1, results: [{ id: 2, name: 'Bo Muster' }] } }]),
  };
  expect(textOf((await open('/de/produktionen')).main)).toContain('elektra');
  const production = await open('/de/produktionen/elektra/3');
  expect([production.answer.status, textOf(production.main.querySelector('h1'))]).toEqual([200, 'elektra']);
  expect((await open('/de/produktionen/irgendwie/7')).answer.status).toBe(200);
  expect(textOf((await open('/de/kuenstler')).main)).toMatch(/chor.*Bo Muster/);
});
