import { beforeEach, expect, it } from 'vitest';
import { redirects } from '../../../db/tables/pages.ts';
import { openTableBackend, reasons, table, type TableBackend, writing } from './table-backend.fixture.ts';

const backend = await openTableBackend('admin');
beforeEach(() => backend.ctx.db.delete(redirects));

const stored = async () => {
  const rows = await backend.ctx.db.select().from(redirects).orderBy(redirects.oldPath);
  return rows.map(({ oldPath, newPath, hidesPage }) => [oldPath, newPath, hidesPage]);
};
const outcomes = (result: Awaited<ReturnType<TableBackend['take']>>) =>
  result.rows.map(({ line, outcome }) => [line, outcome]);

it.each([
  ['semicolons and headings', table('Alte Adresse;Neue Adresse', '/a.php?id=5;/de/blog', '/b;/de/kontakt'), 2],
  ['commas, without headings', table('/a.php?id=5,/de/blog', '/b,/de/kontakt'), 1],
  ['a third column, without headings', table('/a.php?id=5;/de/blog;301', '/b;/de/kontakt;301'), 1],
  ['tabs and whole addresses', table('https://alt.example/a.php?id=5\t/de/blog', '/b\t/de/kontakt'), 1],
  ['other headings and columns', table('Nr,From,To', '1,/a.php?id=5,/de/blog', '2,/b,/de/kontakt'), 2],
])('a file with %s is read', async (_, file, first) => {
  const result = await backend.take('redirects', file, writing);
  expect(outcomes(result)).toEqual([
    [first, 'created'],
    [first + 1, 'created'],
  ]);
  expect(await stored()).toEqual([
    ['/a.php?id=5', '/de/blog', false],
    ['/b', '/de/kontakt', false],
  ]);
});

const mixed = table(
  'alt;neu',
  '/neu;/de/blog',
  '/da;/de/kontakt',
  '/anders;/de/blog',
  '/admin;/de/blog',
  '/de/programm;/de/blog',
  '/Neu;/de/blog',
  '/neu/;/de/kontakt',
  '/kreis;/da-drueben',
  '/leer;',
  'http;/de/blog',
);

it('every line is reported before anything is saved; then the good ones are', async () => {
  await backend.ctx.db.insert(redirects).values([
    { oldPath: '/da', newPath: '/de/kontakt' },
    { oldPath: '/anders', newPath: '/de/kontakt' },
    { oldPath: '/da-drueben', newPath: '/kreis' },
  ]);
  const report = await backend.take('redirects', mixed);
  expect(outcomes(report)).toEqual([
    [2, 'created'],
    [3, 'unchanged'],
    [4, 'changed'],
    [5, 'wrong'],
    [6, 'wrong'],
    [7, 'created'],
    [8, 'wrong'],
    [9, 'wrong'],
    [10, 'wrong'],
    [11, 'wrong'],
  ]);
  expect(reasons(report)).toEqual([
    [5, 'old_path', '/admin gehört der Technik der Website und kann nicht weitergeleitet werden'],
    [6, 'old_path', 'Unter /de/programm gibt es schon eine Seite'],
    [8, '', 'Das kommt in der Datei zweimal vor'],
    [9, 'new_path', 'Diese Weiterleitung führt im Kreis: /kreis → /da-drueben → /kreis'],
    [
      10,
      'new_path',
      'Eine neue Adresse beginnt mit einem Schrägstrich oder mit https://; ein Stern steht nur allein am Ende, /neu/*',
    ],
    [
      11,
      'old_path',
      'Eine alte Adresse beginnt mit einem Schrägstrich und hat kein Leerzeichen und kein #; ein Stern steht nur allein am Ende, /alt/*, und ohne Abfrage',
    ],
  ]);
  expect(await stored()).toHaveLength(3);
  expect((await backend.take('redirects', mixed, writing)).counts).toEqual({
    created: 2,
    changed: 1,
    unchanged: 1,
    wrong: 6,
  });
  expect(await stored()).toContainEqual(['/anders', '/de/blog', false]);
  expect((await backend.take('redirects', mixed)).counts).toMatchObject({ created: 0, changed: 0, unchanged: 4 });
});

it('a line that hides a page is saved if that is wanted, and marked', async () => {
  const file = table('/de/programm;/de/blog', '/frei;/de/blog');
  await backend.take('redirects', file, { ...writing, hide: 'true' });
  expect(await stored()).toEqual([
    ['/de/programm', '/de/blog', true],
    ['/frei', '/de/blog', false],
  ]);
});
