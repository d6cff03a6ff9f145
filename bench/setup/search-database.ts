import { type SQL, sql } from 'drizzle-orm';
import type { OpenDatabase } from '#server/db/open-database.ts';
import { events } from '#server/db/tables/programme.ts';

/** Number of entities in each database of the search measurement; each is a document in both languages. */
export const entityCount = 100_000;

const batch = 2000;

/**
 * Fills an empty, migrated database unless it is full: 70,000 events with similar titles, 20,000 with unique words,
 * 9,000 articles, 900 people, 100 productions with 100 dates each. The triggers of the database index them as in
 * production.
 */
export async function fillSearchDatabase({ db }: OpenDatabase, report: (line: string) => void): Promise<void> {
  if ((await db.$count(events)) >= entityCount * 0.9) return;
  await db.execute(sql`insert into venues (slug, name) values ('haus', ${both('Großes Haus', 'Main Stage')})`);
  await db.execute(sql`insert into event_categories (slug, name) values ('oper', ${both('Oper', 'Opera')})`);
  await inBatches(900, people);
  await inBatches(100, productions);
  await inBatches(10_000, dates);
  report('people, productions and their dates');
  await inBatches(9000, articles);
  report('articles');
  await inBatches(20_000, rarities);
  report('evenings with words of their own');
  await inBatches(70_000, lookAlikes);
  report('evenings that look alike');
  // As autovacuum would do after a while.
  await db.execute(sql`vacuum analyze`);

  async function inBatches(count: number, make: (from: number, to: number) => SQL): Promise<void> {
    for (let from = 1; from <= count; from += batch) {
      const to = Math.min(from + batch - 1, count);
      await db.execute(make(from, to));
    }
  }
}

function both(de: string, en: string): string {
  return JSON.stringify({ de, en });
}

const works = sql`array['La traviata', 'Die Zauberflöte', 'Carmen', 'Tosca', 'Salome', 'Fidelio', 'Rigoletto', 'Elektra', 'Lohengrin', 'Jenůfa']`;
const composers = sql`array['Giuseppe Verdi', 'Wolfgang Amadeus Mozart', 'Georges Bizet', 'Giacomo Puccini', 'Richard Strauss']`;
const firstNames = sql`array['Marlene', 'Ada', 'Jonas', 'Emil', 'Clara', 'Ruth', 'Anton', 'Vera', 'Paul', 'Ines']`;
const families = sql`array['Voss', 'Brandt', 'Müller', 'Lindner', 'Okafor', 'Seidel', 'Hartmann', 'Weiß', 'Keller', 'Berger']`;
const prose = sql`'Im Gespräch über die neue Inszenierung erzählt das Ensemble von der Arbeit auf der Bühne, vom Licht, vom Chor und vom Orchester. Die Premiere im Großen Haus war ein Abend, der lange nachklingt; die Musik trägt, die Stimmen leuchten.'`;

/** A name from two lists, with another syllable for every hundred. */
function people(from: number, to: number): SQL {
  return sql`
    insert into persons (slug, name, sort_name, profession)
    select ${both('person', 'person')}::jsonb, (${firstNames})[1 + n % 10] || ' ' || (${families})[1 + n / 10 % 10] || ${syllables(sql`n / 100`)},
      n::text, ${both('Sopran', 'Soprano')}::jsonb
    from generate_series(${from}::integer, ${to}::integer) as n`;
}

function productions(from: number, to: number): SQL {
  return sql`
    insert into productions (slug, title, composer, category_id, description)
    select ${both('werk', 'work')}::jsonb, jsonb_build_object('de', title, 'en', title), (${composers})[1 + n % 5], 1,
      jsonb_build_object('de', ${prose}, 'en', '')
    from (select n, (${works})[1 + n % 10] || case when n > 10 then ' ' || n else '' end as title
      from generate_series(${from}::integer, ${to}::integer) as n) as work`;
}

function dates(from: number, to: number): SQL {
  return sql`
    insert into events (slug, title, production_id, start, "end", venue_id, category_id)
    select p.slug, p.title, p.id, moment, moment + interval '3 hours', 1, 1
    from (select 1 + n % 100 as production, now() + (n - 5000) * interval '2 hours' as moment
      from generate_series(${from}::integer, ${to}::integer) as n) as d
    join productions p on p.id = d.production`;
}

function articles(from: number, to: number): SQL {
  return sql`
    insert into articles (slug, title, teaser, published_at)
    select ${both('artikel', 'article')}::jsonb, jsonb_build_object('de', title, 'en', ''), jsonb_build_object('de', ${prose}, 'en', ''),
      now() - n * interval '1 hour'
    from (select n, 'Gespräch ' || n || ' über ' || (${works})[1 + n % 10] as title
      from generate_series(${from}::integer, ${to}::integer) as n) as article`;
}

function rarities(from: number, to: number): SQL {
  return sql`
    insert into events (slug, title, start, "end", venue_id, category_id)
    select ${both('abend', 'evening')}::jsonb, jsonb_build_object('de', title, 'en', title), moment, moment + interval '2 hours', 1, 1
    from (select 'Ma' || ${syllables(sql`n`)} || ' Vorstellung' || ${syllables(sql`n * 7`)} as title, now() + (n - 10000) * interval '1 hour' as moment
      from generate_series(${from}::integer, ${to}::integer) as n) as d`;
}

function lookAlikes(from: number, to: number): SQL {
  return sql`
    insert into events (slug, title, start, "end", venue_id, category_id)
    select ${both('la-traviata', 'la-traviata')}::jsonb, jsonb_build_object('de', title, 'en', title), moment, moment + interval '3 hours', 1, 1
    from (select 'La traviata – Vorstellung ' || n as title, now() + (n - 35000) * interval '1 hour' as moment
      from generate_series(${from}::integer, ${to}::integer) as n) as d`;
}

/** Digits of a number as syllables: 407 → `tabosu`. */
function syllables(value: SQL): SQL {
  return sql`replace(replace(replace(replace(replace(replace(replace(replace(replace(replace((${value})::text,
    '0', 'bo'), '1', 'ka'), '2', 'li'), '3', 'mu'), '4', 'ta'), '5', 're'), '6', 'fi'), '7', 'su'), '8', 'no'), '9', 'wa')`;
}
