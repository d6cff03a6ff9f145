import { describe, expect, it } from 'vitest';
import { persons } from '#server/db/tables/people.ts';
import { tableImportResultSchema } from '#contract/office/table-import-api.ts';
import { openTableBackend, table, writing } from './table-backend.fixture.ts';

const backend = await openTableBackend();

it('a long table is imported in parts, and a repeated row is found across them', async () => {
  const rows = Array.from({ length: 510 }, (_, index) => `Stück ${index % 505};`);
  const file = table('Titel;Komponist', ...rows);
  const first = await backend.send('productions/?columns=title_de,composer', file);
  const { next, rows: done } = tableImportResultSchema.parse(first.body);
  expect(next).toBeLessThanOrEqual(500);
  expect(done.length).toBe(next);
  const last = await backend.take('productions', file, { from: '503' });
  expect(last.next).toBeNull();
  expect(last.rows.map(({ line, outcome }) => [line, outcome])).toEqual([
    [505, 'created'],
    [506, 'created'],
    ...[507, 508, 509, 510, 511].map((line) => [line, 'wrong']),
  ]);
}, 60_000);

it('a table that two people import at the same moment makes each entry once', async () => {
  const file = table('Name', ...Array.from({ length: 40 }, (_, index) => `Anna ${index}`));
  const taken = await Promise.all([1, 2, 3].map(() => backend.take('persons', file, writing)));
  expect(taken.reduce((sum, { counts }) => sum + counts.created, 0)).toBe(40);
  expect(await backend.ctx.db.$count(persons)).toBe(40);
});

describe('the file', () => {
  const rows = (delimiter: string) =>
    [
      ['Titel', 'Komponist'],
      ['Götterdämmerung', 'Wagner'],
    ]
      .map((row) => row.join(delimiter))
      .join('\r\n');
  it.each([
    ['UTF-8 with a byte order mark and ;', Buffer.from(`\uFEFF${rows(';')}`)],
    ['UTF-8 and ,', Buffer.from(rows(','))],
    ['Windows-1252 and ;', Buffer.from(rows(';'), 'latin1')],
    ['UTF-8 and tabs', Buffer.from(rows('\t'))],
    // Excel on a Mac: Mac Roman, lines end with a carriage return.
    [
      'Mac Roman and ;',
      Buffer.from(rows(';').replaceAll('\r\n', '\r').replaceAll('ö', '\u009a').replaceAll('ä', '\u008a'), 'latin1'),
    ],
    ['UTF-16 and tabs, as Excel writes "Unicode text"', Buffer.from(`\uFEFF${rows('\t')}`, 'utf16le')],
    ['UTF-8 with sep=', Buffer.from(`sep=;\r\n${rows(';')}`)],
  ])('is read as %s', async (_, bytes) => {
    expect(await backend.columnsOf('productions', bytes)).toMatchObject({
      rows: 1,
      columns: [
        { head: 'Titel', field: 'title_de', sample: 'Götterdämmerung' },
        { head: 'Komponist', field: 'composer', sample: 'Wagner' },
      ],
    });
  });

  it('is read in the encoding that a person has chosen, and says which it was', async () => {
    // Both are letters in either encoding: `Šrka` of Windows is `ärka` on a Mac.
    const file = Buffer.from([...Buffer.from('Titel\r\n'), 0x8a, ...Buffer.from('rka\r\n')]);
    const columnsIn = async (query: string) => (await backend.send(`productions/columns/${query}`, file)).body;
    expect(await columnsIn('')).toMatchObject({ encoding: 'macintosh', columns: [{ sample: 'ärka' }] });
    expect(await columnsIn('?encoding=windows-1252')).toMatchObject({
      encoding: 'windows-1252',
      columns: [{ sample: 'Šrka' }],
    });
    expect(await columnsIn('?encoding=ebcdic')).toMatchObject({ issues: [{ path: 'encoding' }] });
    const taken = await backend.take('productions', file, { encoding: 'windows-1252' });
    expect(taken.rows).toMatchObject([{ outcome: 'created', title: 'Šrka' }]);
  });

  it('is divided by the separator of most lines, not by one that only the headings have', async () => {
    const file = table('Titel, Name, Stück;Musik', 'Tosca;Puccini', 'Salome;"Strauss, Richard"');
    expect((await backend.columnsOf('productions', file)).columns).toMatchObject([
      { head: 'Titel, Name, Stück', sample: 'Tosca' },
      { head: 'Musik', field: 'composer', sample: 'Puccini' },
    ]);
  });

  it.each([
    ['below a title', table('Spielzeit 2026/27;;', 'Titel;Komponist;Dauer', 'Tosca;Puccini;150')],
    ['in two lines', table('Titel;Musik;', ';Komponist;Dauer', 'Tosca;Puccini;150')],
    ['with line breaks', table('Titel;"Musik\nvon";"Dauer\r\nin Minuten"', 'Tosca;Puccini;150')],
  ])('has its headings %s', async (_, file) => {
    const { rows: count, columns } = await backend.columnsOf('productions', file);
    expect([count, columns.map(({ field, sample }) => [field, sample])]).toEqual([
      1,
      [
        ['title_de', 'Tosca'],
        ['composer', 'Puccini'],
        ['duration_minutes', '150'],
      ],
    ]);
  });

  it('is divided into rows also where its lines end in several ways', async () => {
    const file = 'Titel;Musik\r\nLulu;Berg\nWozzeck;"Alban\r\nBerg"\rNorma;Bellini';
    const taken = await backend.take('productions', file);
    expect(taken.rows.map(({ line, title }) => [line, title])).toEqual([
      [2, 'Lulu'],
      [3, 'Wozzeck'],
      [5, 'Norma'],
    ]);
  });

  it('is not taken with rows that have more cells than headings, which would lose words', async () => {
    const file = table(
      'Name;Fach;;',
      'Anna Eins;Sopran; notiert;',
      'Bert Zwei;Bass; auch Bariton;;x',
      'Cleo Drei;Alt;;;;',
    );
    const taken = await backend.take('persons', file);
    expect(taken.rows.map(({ outcome }) => outcome)).toEqual(['created', 'wrong', 'created']);
    expect(taken.rows[1]?.issues[0]?.message).toMatch(/mehr Zellen als die Kopfzeile/);
    const names = await backend.take('persons', table('Name', 'Muster, Anna', 'Muster, Bert'));
    expect(names.rows.map(({ outcome }) => outcome)).toEqual(['wrong', 'wrong']);
  });

  it.each([
    ['no table', 'PK\u0003\u0004\0\0', 'Diese Datei ist keine Textdatei, etwa CSV'],
    ['no rows', 'Titel;Komponist\r\n', 'In dieser Datei steht unter der Kopfzeile keine Zeile'],
    ['an open quotation mark', 'Titel\n"offen', 'Zeile 2 lässt sich nicht als CSV lesen'],
    ['too many rows', `Titel\n${'x\n'.repeat(10_001)}`, 'Diese Datei hat mehr als 10000 Einträge'],
    ['too many columns', `${'Titel;'.repeat(101)}x\n1;2`, 'Diese Datei hat mehr als 100 Spalten'],
  ])('is refused with %s', async (_, text, message) => {
    expect(await backend.send('productions/columns/', text)).toMatchObject({
      status: 422,
      body: { issues: [{ message }] },
    });
  });

  it('is refused above 10 MB', async () => {
    const answer = await backend.send('events/columns/', `Titel\n${'x'.repeat(10 * 1024 * 1024)}`);
    expect(answer).toMatchObject({
      status: 413,
      body: { message: 'Diese Datei ist größer als 10 MB; bitte teilen Sie sie' },
    });
    const below = await backend.send('events/columns/', `Titel\n${'x'.repeat(9 * 1024 * 1024)}`);
    expect(below.status).toBe(200);
  });

  it('is refused with columns that do not fit', async () => {
    const refused = async (columns: string) =>
      (await backend.send(`events/?columns=${columns}`, 'Datum;Titel\n1.1.2028;x')).body;
    expect(await refused('date,nonsense')).toMatchObject({ issues: [{ path: 'columns.1' }, { path: 'production' }] });
    expect(await refused('date,date')).toMatchObject({ issues: [{ path: 'columns.1' }, { path: 'production' }] });
    expect(await refused('date,title_de,venue')).toMatchObject({
      issues: [{ message: 'Die Zuordnung hat mehr Spalten als die Datei' }],
    });
    expect(await refused('')).toMatchObject({ issues: [{ path: 'start' }, { path: 'production' }] });
  });
});

it('a mapping is saved under a name, chosen for the same headings, replaced and deleted', async () => {
  const file = table('Was;Wann', 'Salome;01.02.2028 19:30');
  expect((await backend.columnsOf('events', file)).columns.map(({ field }) => field)).toEqual([null, null]);
  const mapping = (field: string) =>
    JSON.stringify({
      name: 'Disposition',
      columns: [
        { head: 'Was', field },
        { head: 'WANN', field: 'start' },
      ],
    });
  const saved = await backend.send('events/mappings/', mapping('title_de'));
  expect(saved).toMatchObject({ status: 201, body: { name: 'Disposition' } });
  expect(await backend.send('events/mappings/', mapping('production'))).toMatchObject({ body: { id: saved.body.id } });
  const read = await backend.columnsOf('events', file);
  expect(read.columns.map(({ field }) => field)).toEqual(['production', 'start']);
  expect(read).toMatchObject({ mapping: saved.body.id, mappings: [{ name: 'Disposition' }] });
  expect(await backend.columnsOf('productions', file)).toMatchObject({ mapping: null, mappings: [] });
  expect(await backend.columnsOf('events', table('Wann;Was', ';x'))).toMatchObject({ mapping: null });
  expect(await backend.send('events/mappings/', mapping('nonsense'))).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'columns.0.field' }] },
  });
  const nulls = { name: 'Gast\u0000spiele', columns: [{ head: 'W\u0000o', field: null }] };
  const cleaned = await backend.send('events/mappings/', JSON.stringify(nulls));
  expect(cleaned).toMatchObject({
    status: 201,
    body: { name: 'Gastspiele', columns: [{ head: 'Wo' }] },
  });
  expect(await backend.send('events/mappings/', JSON.stringify({ ...nulls, name: '\u0000' }))).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'name' }] },
  });
  const remove = (id: unknown) =>
    backend.app.request(`/de/api/import/tables/events/mappings/${String(id)}/`, {
      method: 'DELETE',
      headers: backend.publisher,
    });
  expect((await remove(cleaned.body.id)).status).toBe(204);
  expect((await remove(saved.body.id)).status).toBe(204);
  expect((await remove(saved.body.id)).status).toBe(404);
  expect((await backend.columnsOf('events', file)).mappings).toEqual([]);
});
