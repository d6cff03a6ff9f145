import { expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { countRead } from '#tests/rows-read.ts';
import { makePerson, makePersonCategory } from '#tests/factories/rows.ts';
import { both } from '#tests/factories/resource.ts';
import { persons } from '../../../db/tables/people.ts';
import { productions } from '../../../db/tables/programme.ts';
import { isNamed } from '../../upsert/find-targets.ts';
import { openTableBackend, reasons, table, writing } from './table-backend.fixture.ts';

const backend = await openTableBackend();

it('persons are imported with the last name first, or with the names in two columns', async () => {
  const mara = await makePerson(backend.ctx, 'Mara Lind');
  await makePersonCategory(backend.ctx, 'ensemble', []);
  const file = table(
    'Künstler*in;Stimmfach;Profession (English);Gruppen;Ensemble;Eigene Seite',
    'LIND, Mara;Sopran;soprano;ensemble;;ja',
    'van der Berg, Anna;Alt;;;;',
    'Chor, Kölner;;;;ja;',
    'Sammy Davis, Jr.;Bariton;;;;',
    'Achterberg, Rosalind;;;Orchester;;',
    'Mara Lind;;;;;',
  );
  const result = await backend.take('persons', file, writing);
  expect(result.rows.map(({ line, outcome, title }) => [line, outcome, title])).toEqual([
    [2, 'changed', 'Mara LIND'],
    [3, 'created', 'Anna van der Berg'],
    [4, 'created', 'Chor, Kölner'],
    [5, 'created', 'Sammy Davis, Jr.'],
    [6, 'wrong', 'Rosalind Achterberg'],
    [7, 'wrong', 'Mara Lind'],
  ]);
  expect(reasons(result)).toEqual([
    [6, 'categories', 'Es gibt keine Kategorie „Orchester“'],
    [7, '', 'Das kommt in der Datei zweimal vor'],
  ]);
  const stored = await backend.ctx.db.select().from(persons).orderBy(persons.id);
  expect(stored[0]).toMatchObject({ id: mara.id, profession: both('Sopran', 'soprano') });
  expect(stored[1]).toMatchObject({ name: 'Anna van der Berg', sortName: 'van der berg anna', isOnline: false });
  expect(stored[2]).toMatchObject({ name: 'Chor, Kölner', isGroup: true });
  expect((await backend.take('persons', file, writing)).counts).toEqual({
    created: 0,
    changed: 0,
    unchanged: 4,
    wrong: 2,
  });

  const split = table('Vorname;Nachname;Website', 'Anna;van der Berg;https://berg.example');
  const found = await backend.take('persons', split, writing);
  expect(found.rows[0]).toMatchObject({ id: stored[1]?.id, outcome: 'changed' });
  expect(found.rows[0]?.differences.map(({ field }) => field)).toEqual(['website']);
});

it('a column “Gruppe” with names fills the groups, and missing ones are created if that is chosen', async () => {
  const file = table('Name;Gruppe', 'Haien, Hauke;Deichwacht | Gäste', 'Volkerts, Elke;gäste', 'Peters, Ole;');
  expect((await backend.columnsOf('persons', file)).columns.map(({ field }) => field)).toEqual(['name', 'groups']);
  expect((await backend.take('persons', file)).counts).toMatchObject({ created: 1, wrong: 2 });
  const create = { ...writing, create: 'person-categories' };
  const preview = await backend.take('persons', file, { ...create, dry_run: 'true' });
  expect(preview.created.map(({ resource, name }) => [resource, name])).toEqual([
    ['person-categories', 'Deichwacht'],
    ['person-categories', 'Gäste'],
  ]);
  const written = await backend.take('persons', file, create);
  expect(written.counts).toMatchObject({ created: 3, wrong: 0 });
  expect(written.created).toEqual(preview.created);
  expect((await backend.take('persons', file, create)).counts).toMatchObject({ unchanged: 3, created: 0 });
});

it('a column “Gruppe” with yes and no says who is a group; another word is wrong in its row only', async () => {
  const plain = table('Name;Gruppe', 'Shanty-Chor;ja', 'Tede Haien;nein');
  expect((await backend.columnsOf('persons', plain)).columns.map(({ field }) => field)).toEqual(['name', 'is_group']);
  const mixed = table('name;is_group', 'Chor, Deicher;vielleicht', 'Wienke Haien;nein');
  expect(reasons(await backend.take('persons', mixed))).toEqual([[2, 'is_group', 'Bitte ja oder nein schreiben']]);
});

it('a person or production is found by name without reading the others', async () => {
  const { db } = backend.ctx;
  const numbers = Array.from({ length: 500 }, (_, number) => `Nummer ${number}`);
  await db.insert(persons).values(numbers.map((name) => ({ name, sortName: name, slug: both(name) })));
  await db.insert(productions).values(numbers.map((name) => ({ title: both(name, `No ${name}`), slug: both(name) })));
  await db.execute(sql`analyze`);
  const found: unknown[] = [];
  const { rows } = await countRead(backend, async () => {
    found.push(...(await db.select().from(persons).where(isNamed(persons.name, 'NUMMER 7'))));
    found.push(...(await db.select().from(productions).where(isNamed(productions.title, 'no nummer 8'))));
  });
  expect([found.length, rows]).toEqual([2, 2]);
});
