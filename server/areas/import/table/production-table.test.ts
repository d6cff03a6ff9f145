import { expect, it } from 'vitest';
import { makeProduction, makeSeason } from '#tests/factories/rows.ts';
import { both } from '#tests/factories/resource.ts';
import { auditLog } from '../../../db/tables/audit.ts';
import { eventCategories, productions, seasons } from '../../../db/tables/programme.ts';
import { openTableBackend, reasons, table, writing } from './table-backend.fixture.ts';

const backend = await openTableBackend();

const file = table(
  'Titel;Title;Komponist*in;Sparte;Spielzeit;Dauer;Kurztext;Beschreibung;Gesungen auf;Alter;Wiederaufnahme',
  'Der Ring;The Ring;Richard Wagner;Oper;2027/28;3:45;Ein Gold;Viel Gold;Deutsch;ab 14;nein',
  'Aida;;Giuseppe Verdi;Oper;2027/28;150;;;Italienisch, Deutsch;;ja',
  'Ohne Dauer;;;Oper;2027/28;lang;;;;;',
  ';No title;;;2027/28;;;;;;',
  'Aida;;Giuseppe Verdi;Oper;2027/28;150;;;;;',
);
const create = { create: 'seasons,categories' };

it('a table of productions is previewed with the reason for each refused row, and nothing is written', async () => {
  const result = await backend.take('productions', file, create);
  expect(result).toMatchObject({ dry_run: true, next: null, counts: { created: 2, changed: 0, wrong: 3 } });
  expect(result.created).toEqual([
    { resource: 'seasons', name: 'Spielzeit 2027/28' },
    { resource: 'categories', name: 'Oper' },
  ]);
  expect(reasons(result)).toEqual([
    [4, 'duration_minutes', '„lang“ ist keine Dauer, etwa 150 oder 2:30'],
    [5, 'title.de', 'Bitte füllen Sie dieses Feld aus'],
    [6, '', 'Das kommt in der Datei zweimal vor'],
  ]);
  for (const one of [productions, seasons, eventCategories]) expect(await backend.ctx.db.$count(one)).toBe(0);
});

it('a table of productions names what is missing unless it is to be created', async () => {
  expect(reasons(await backend.take('productions', file)).slice(0, 2)).toEqual([
    [2, 'season_id', 'Es gibt keine Spielzeit „2027/28“'],
    [3, 'season_id', 'Es gibt keine Spielzeit „2027/28“'],
  ]);
  const unnamed = table('Titel;Spielzeit', 'Aida;Irgendwann');
  expect(reasons(await backend.take('productions', unnamed, create))).toEqual([
    [2, 'season_id', 'Die Spielzeit „Irgendwann“ lässt sich nicht anlegen: Ihr Name nennt keine Jahre, etwa 2026/27'],
  ]);
});

it('a table of productions is imported with season and category, and changes nothing the second time', async () => {
  const result = await backend.take('productions', file, { ...create, ...writing });
  expect(result.counts).toEqual({ created: 2, changed: 0, unchanged: 0, wrong: 3 });
  const [season] = await backend.ctx.db.select().from(seasons);
  expect(season).toMatchObject({ name: both('Spielzeit 2027/28', 'Season 2027/28'), state: 'draft' });
  expect(season).toMatchObject({ startsOn: '2027-08-01', endsOn: '2028-07-31' });
  const stored = await backend.ctx.db.select().from(productions).orderBy(productions.id);
  expect(stored[0]).toMatchObject({
    title: both('Der Ring', 'The Ring'),
    slug: both('der-ring', 'the-ring'),
    composer: 'Richard Wagner',
    durationMinutes: 225,
    teaser: both('Ein Gold', ''),
    description: both('<p>Viel Gold</p>', ''),
    languages: ['de'],
    ageFrom: 14,
    state: 'draft',
    seasonId: season?.id,
  });
  expect(stored[1]).toMatchObject({ languages: ['it', 'de'], isRevival: true });
  const writes = await backend.ctx.db.$count(auditLog);
  expect((await backend.take('productions', file, { ...create, ...writing })).counts).toEqual({
    created: 0,
    changed: 0,
    unchanged: 2,
    wrong: 3,
  });
  // Only the import itself.
  expect(await backend.ctx.db.$count(auditLog)).toBe(writes + 1);
  expect(await backend.ctx.db.$count(seasons)).toBe(1);
});

it('a table of productions finds productions by slug, title or id within the season; empty cells change nothing', async () => {
  const [ring, aida] = await backend.ctx.db.select().from(productions).orderBy(productions.id);
  const other = await makeSeason(backend.ctx, '2025-26');
  await makeProduction(backend.ctx, { title: both('Aida'), slug: both('aida'), seasonId: other.id });
  const changes = table(
    'id;Slug;Titel;Spielzeit;Komponist',
    `${ring?.id};;;;Wagner`,
    ';aida;;27/28;Verdi',
    ';;AIDA;;',
    ';;Aida;2025/26;Giuseppe Verdi',
    '99999;;Aida;;',
  );
  const result = await backend.take('productions', changes, writing);
  expect(result.rows.map(({ line, outcome }) => [line, outcome])).toEqual([
    [2, 'changed'],
    [3, 'changed'],
    [4, 'wrong'],
    [5, 'changed'],
    [6, 'wrong'],
  ]);
  expect(result.rows[1]).toMatchObject({ id: aida?.id });
  expect(reasons(result)).toEqual([
    [4, 'title', '„AIDA“ gibt es mehrmals; bitte die Spielzeit oder die Kennung (id) angeben'],
    [6, 'id', 'Die Kennung 99999 gibt es nicht'],
  ]);
  const season = await backend.take('productions', table('Titel;Komponist', 'AIDA;Verdi'), {
    season: String(other.id),
  });
  expect(season.rows[0]?.differences.map(({ field }) => field)).toEqual(['title.de', 'composer']);
});
