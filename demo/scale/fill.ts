import type { PoolClient } from 'pg';
import { planSeasons, type SeasonPlan, type Segment } from './segments.ts';
import { drizzle } from 'drizzle-orm/node-postgres';
import { switchSearchTriggers } from '#server/db/bulk-load.ts';

/** Ids of rows that were inserted together: the first one and how many there are. */
interface Range {
  first: number;
  count: number;
}

type Added = Record<'person' | 'production' | 'event', Range[]>;

/** The tables that are filled in bulk. */
const filledTables = ['events', 'event_cast', 'productions', 'production_credits', 'persons', 'roles', 'seasons'];
const indexedAtOnce = 2000;

/**
 * Inserts rows with the triggers of the search index disabled and indexes them once afterwards. To be called within a
 * transaction: if it fails, the triggers are as before.
 */
async function indexLater(
  client: PoolClient,
  add: () => Promise<Added>,
  report: (line: string) => void,
): Promise<void> {
  const db = drizzle(client);
  await switchSearchTriggers(db, 'disable');
  const added = await add();
  await client.query(`analyze ${filledTables.join(', ')}`);
  for (const [kind, ranges] of Object.entries(added)) {
    for (const { first, count } of ranges) await indexRange(client, kind, first, first + count);
    report(`indexed: ${kind}s`);
  }
  await switchSearchTriggers(db, 'enable');
}

async function indexRange(client: PoolClient, kind: string, first: number, end: number): Promise<void> {
  for (let from = first; from < end; from += indexedAtOnce) {
    const to = Math.min(end, from + indexedAtOnce) - 1;
    await client.query('select search_refresh($1, array(select generate_series($2::int, $3::int)))', [kind, from, to]);
  }
}

/** Works for the scale test: title, composer, category. */
const works: { title: string; composer: string; category: string; slug: string }[] = [
  { title: 'La traviata', composer: 'Giuseppe Verdi', category: 'oper', slug: 'la-traviata' },
  { title: 'Die Zauberflöte', composer: 'Wolfgang Amadeus Mozart', category: 'oper', slug: 'die-zauberfloete' },
  { title: 'La bohème', composer: 'Giacomo Puccini', category: 'oper', slug: 'la-boheme' },
  { title: 'Hänsel und Gretel', composer: 'Engelbert Humperdinck', category: 'kinderoper', slug: 'haensel-und-gretel' },
  { title: 'Die Fledermaus', composer: 'Johann Strauß', category: 'operette', slug: 'die-fledermaus' },
  { title: 'Carmen', composer: 'Georges Bizet', category: 'oper', slug: 'carmen' },
  { title: 'Rigoletto', composer: 'Giuseppe Verdi', category: 'oper', slug: 'rigoletto' },
  { title: 'Tosca', composer: 'Giacomo Puccini', category: 'oper', slug: 'tosca' },
  { title: 'Don Giovanni', composer: 'Wolfgang Amadeus Mozart', category: 'oper', slug: 'don-giovanni' },
  { title: 'Lohengrin', composer: 'Richard Wagner', category: 'oper', slug: 'lohengrin' },
  { title: 'Der Freischütz', composer: 'Carl Maria von Weber', category: 'oper', slug: 'der-freischuetz' },
  { title: 'Salome', composer: 'Richard Strauss', category: 'oper', slug: 'salome' },
  { title: 'Alcina', composer: 'Georg Friedrich Händel', category: 'oper', slug: 'alcina' },
  { title: 'Schwanensee', composer: 'Pjotr Tschaikowsky', category: 'tanz', slug: 'schwanensee' },
  { title: 'Winterreise', composer: 'Franz Schubert', category: 'konzert', slug: 'winterreise' },
  { title: 'Führung hinter die Bühne', composer: '', category: 'fuehrung', slug: 'fuehrung-hinter-die-buehne' },
];

const categories = {
  oper: { de: 'Oper', en: 'Opera' },
  operette: { de: 'Operette', en: 'Operetta' },
  tanz: { de: 'Tanz', en: 'Dance' },
  konzert: { de: 'Konzert', en: 'Concert' },
  kinderoper: { de: 'Kinderoper', en: 'Children’s opera' },
  fuehrung: { de: 'Führung', en: 'Guided tour' },
};

const venues = {
  'grosses-haus': { de: 'Großes Haus', en: 'Main stage' },
  'kleines-haus': { de: 'Kleines Haus', en: 'Small stage' },
  foyer: { de: 'Foyer', en: 'Foyer' },
  kinderopernhaus: { de: 'Kinderopernhaus', en: 'Children’s opera house' },
};

/** Parts of names; their combinations give some thousands of people. */
const givenNames = 'Marlene Jonas Ines Amir Clara Tomasz Hana Viktor Elif Pavel Ronja Matteo Lena Samuel Yuki'.split(
  ' ',
);
const middleNames =
  'Ada Ben Cleo Dario Edda Finn Gesa Hugo Ida Jan Kim Lars Mia Nils Olga Paul Rosa Sven Tea Udo'.split(' ');
const familyNames =
  'Voss Ahrens Kaya Haddad Lindner Nowak Sato Brandt Demir Novák Falk Conti Peters Weiss Mori Keller Sommer Baum Roth Lange'.split(
    ' ',
  );

export interface Fill {
  /** Number of events. */
  events: number;
  now: Date;
  report: (line: string) => void;
}

/** Events of one production. */
const datesEach = 30;
const maxPersons = 6000;
const batch = 20_000;
const analyzeAfter = new Set([0, 3]);

/**
 * Adds events with their seasons, productions, people and cast lists to a migrated database, in bulk and in one
 * transaction. The numbers of productions and cast lines grow with the number of events; a production and its cast are as
 * large as in a small house.
 */
export async function fillDatabase(client: PoolClient, { events, now, report: print }: Fill): Promise<void> {
  const startedAt = performance.now();
  const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  const report = (line: string) => print(`${line} (${seconds()})`);
  await client.query('begin');
  try {
    await client.query('set local statement_timeout to 0');
    await indexLater(client, () => addEverything(client, events, now, report), report);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  await client.query('set statement_timeout to 0');
  for (const table of [...filledTables, 'event_days', 'search_documents', 'search_postings'])
    await client.query(`vacuum (analyze) ${table}`);
  await client.query('reset statement_timeout');
  report('Done');
}

async function addEverything(
  client: PoolClient,
  events: number,
  now: Date,
  report: (line: string) => void,
): Promise<Added> {
  await addBasics(client);
  const people = await addPeople(client, Math.min(maxPersons, Math.max(120, Math.round(events / 8))));
  report(`${people.count.toLocaleString('en')} people`);
  const added: Added = { person: [people], production: [], event: [] };
  let done = 0;
  for (const [index, season] of planSeasons(events, now).entries()) {
    const productions = await addProductions(client, season, people);
    added.production.push(productions);
    for (const segment of season.segments) {
      for (let first = 0; first < segment.events; first += batch) {
        const count = Math.min(batch, segment.events - first);
        added.event.push(await addEvents(client, { segment, first, count, productions, people }));
        done += count;
      }
    }
    // The statistics of small tables would lead to slow plans, also for the checks of foreign keys.
    if (analyzeAfter.has(index)) await client.query(`analyze ${filledTables.join(', ')}`);
    report(`${done.toLocaleString('en')} of ${events.toLocaleString('en')} events, season ${season.slug}`);
  }
  return added;
}

async function addBasics(client: PoolClient): Promise<void> {
  for (const [table, things] of Object.entries({ event_categories: categories, venues })) {
    const rows = Object.entries(things).map(([slug, name], position) => ({ slug, name, position }));
    await client.query(
      `insert into ${table} (slug, name, position)
       select slug, name, position from jsonb_to_recordset($1::jsonb) as new (slug text, name jsonb, position int)
       on conflict (slug) do nothing`,
      [JSON.stringify(rows)],
    );
  }
}

interface People extends Range {
  /** Id of the first of three parts and two functions. */
  role: number;
}

async function addPeople(client: PoolClient, count: number): Promise<People> {
  const roles = [
    { de: 'Titelpartie', en: 'Title role', kind: 'cast' },
    { de: 'Zweite Partie', en: 'Second role', kind: 'cast' },
    { de: 'Dritte Partie', en: 'Third role', kind: 'cast' },
    { de: 'Musikalische Leitung', en: 'Conductor', kind: 'team' },
    { de: 'Inszenierung', en: 'Director', kind: 'team' },
  ];
  const role = await rangeOf(
    client,
    `insert into roles (name, kind)
     select jsonb_build_object('de', de, 'en', en), kind from jsonb_to_recordset($1::jsonb) as new (de text, en text, kind text)`,
    [JSON.stringify(roles)],
  );
  const persons = await rangeOf(
    client,
    `insert into persons (name, sort_name, slug, profession)
     select name, lower(family || ' ' || given), jsonb_build_object('de', replace(lower(name), ' ', '-'), 'en', ''),
       '{"de": "Gesang", "en": "Singer"}'
     from (
       select *, given || ' ' || family as name
       from (
         select n, ($2::text[])[n % 15 + 1] || ' ' || ($3::text[])[n / 15 % 20 + 1] as given, ($4::text[])[n / 300 % 20 + 1] as family
         from generate_series(0, $1::int - 1) as n
       ) as parts
     ) as named order by n`,
    [count, givenNames, middleNames, familyNames],
  );
  return { ...persons, role: role.first };
}

/** The productions of a season, as many as its events need, with five people each. */
async function addProductions(client: PoolClient, season: SeasonPlan, people: People): Promise<Range> {
  const total = season.segments.reduce((sum, { events }) => sum + events, 0);
  const seasonName = `Spielzeit ${season.slug.replace('-', '/')}`;
  await client.query(
    `insert into seasons (slug, name, starts_on, ends_on) values ($1, $2, $3, $4) on conflict (slug) do nothing`,
    [season.slug, JSON.stringify({ de: seasonName, en: seasonName }), season.startsOn, season.endsOn],
  );
  const range = await rangeOf(
    client,
    `insert into productions (slug, title, subtitle, composer, category_id, season_id, teaser, description, languages, surtitles,
       duration_minutes, intervals)
     select jsonb_build_object('de', work.slug, 'en', ''), jsonb_build_object('de', work.title, 'en', ''),
       jsonb_build_object('de', work.composer, 'en', ''), work.composer, category.id, season.id,
       '{"de": "Ein Abend über Liebe, Macht und den Preis der Freiheit.", "en": "An evening about love, power and the price of freedom."}',
       jsonb_build_object('de', '<p>' || repeat('Das Orchester spielt, der Vorhang hebt sich, und niemand bleibt, wer er war. ', 8) || '</p>', 'en', ''),
       '{it}', '{de,en}', 150 + n % 4 * 15, n % 3
     from generate_series(0, $1::int - 1) as n
     join jsonb_to_recordset($2::jsonb) as work (place int, title text, composer text, category text, slug text) on work.place = n % $3::int
     join event_categories category on category.slug = work.category
     join seasons season on season.slug = $4
     order by n`,
    [
      Math.max(1, Math.round(total / datesEach)),
      JSON.stringify(works.map((work, place) => ({ ...work, place }))),
      works.length,
      season.slug,
    ],
  );
  await client.query(
    `insert into production_credits (production_id, position, role_id, person_id)
     select production, line, $3::int + line, $4::int + (production * 7 + line * 131) % $5::int
     from generate_series($1::int, $1::int + $2::int - 1) as production, generate_series(0, 4) as line`,
    [range.first, range.count, people.role, people.first, people.count],
  );
  return range;
}

interface Batch {
  segment: Segment;
  /** Index of the event in its segment. */
  first: number;
  count: number;
  productions: Range;
  people: People;
}

/** Events spread evenly over the days of a segment, with usual times and ticket states. */
const insertEvents = `
  insert into events (production_id, slug, title, subtitle, start, "end", venue_id, category_id, flags, availability, price_from,
    price_to, prices, ticket_link, access, change_notices)
  select production.id, production.slug, production.title, production.subtitle, at.start,
    case when n % 12 = 5 then null when n % 2000 = 77 then at.start + interval '30 days' else at.start + interval '3 hours' end,
    venue.id, production.category_id,
    case when n % 97 = 3 then '["private-event"]' when n % 31 = 4 then '["is_revival"]' else '[]' end::jsonb,
    case when n % 100 < 70 then 'available' when n % 100 < 85 then 'few' when n % 100 < 95 then 'sold_out'
      when n % 100 < 96 then 'cancelled' else 'none' end,
    800 + n % 5 * 400, 7200 + n % 5 * 1500,
    '[{"name": {"de": "Kategorie 1", "en": "Category 1"}, "price": 7200, "reduced": 3600},
      {"name": {"de": "Kategorie 2", "en": "Category 2"}, "price": 4800, "reduced": 2400},
      {"name": {"de": "Kategorie 3", "en": "Category 3"}, "price": 800, "reduced": null}]',
    'https://karten.colonia.example/' || n,
    case when n % 40 = 1 then '{wheelchair,audio_description}' when n % 25 = 2 then '{wheelchair,relaxed}' else '{wheelchair}' end::text[],
    case when n % 100 = 9 then '[{"at": "2026-01-05T10:00:00Z", "text": {"de": "In einer anderen Besetzung.", "en": "With another cast."}}]' else '[]' end::jsonb
  from generate_series($1::int, $1::int + $2::int - 1) as n
  cross join lateral (select
    (($3::date + (n::bigint * $4 / $5)::int)::timestamp + ('{19:30,19:30,18:00,19:30,11:30,16:00,19:30,15:00}'::time[])[n % 8 + 1])
      at time zone 'Europe/Berlin' as start) as at
  join productions production on production.id = $6::int + n % $7::int
  join (select id, row_number() over (order by position, id) - 1 as place, count(*) over () as places from venues) as venue
    on venue.place = n % venue.places
  order by n`;

async function addEvents(client: PoolClient, { segment, first, count, productions, people }: Batch): Promise<Range> {
  const range = await rangeOf(client, insertEvents, [
    first,
    count,
    segment.from,
    segment.days,
    segment.events,
    productions.first,
    productions.count,
  ]);
  await client.query(insertCast, [range.first, range.count, people.first, people.count]);
  return range;
}

/** The usual cast of the production; a substitute in every twentieth event. */
const insertCast = `
  insert into event_cast (event_id, position, role_id, person_id)
  select event.id, credit.position, credit.role_id,
    case when credit.position = 0 and event.id % 20 = 7 then $3::int + (event.id::bigint * 13) % $4::int else credit.person_id end
  from events event join production_credits credit on credit.production_id = event.production_id and credit.position < 3
  where event.id between $1::int and $1::int + $2::int - 1`;

/** Runs an insert and returns the new ids; assumes no concurrent inserts into the table. */
async function rangeOf(client: PoolClient, insert: string, values: unknown[]): Promise<Range> {
  const { rows } = await client.query<Range>(
    `with added as (${insert} returning id) select min(id) as first, count(*)::int as count from added`,
    values,
  );
  return rows[0] ?? { first: 0, count: 0 };
}
