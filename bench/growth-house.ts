import type { OpenAPIHono } from '@hono/zod-openapi';
import type { PoolClient } from 'pg';
import { fillHouse } from '#demo/scale/fill.ts';
import { createAccounts } from '#server/accounts/accounts.ts';
import { createApp } from '#server/app.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase, type OpenDatabase } from '#server/db/open-database.ts';
import { readConfig } from '#server/env.ts';
import { createDiskFiles } from '#server/media/disk-files.ts';
import { createChanges } from '#server/page-cache/changes.ts';
import { berlinDay } from '#server/programme/berlin-time.ts';
import { Lines } from '#server/presence/lines.ts';
import { createReporter } from '#server/reporting/reporter.ts';
import { mostResults } from '#server/search/gather-hits.ts';
import { keepSearchCurrent } from '#server/search/reindex.ts';

/** A backend on a database with so many events. */
export interface GrownHouse {
  events: number;
  database: OpenDatabase;
  /** A month, `2026-12`, in which every house plays as much as the month view can show, whatever it plays else. */
  fullMonth: string;
  /** A word that every house answers with as much as a search can show, whatever else it has. */
  fullAnswer: string;
  /** Answers an address; throws unless the answer is good. */
  ask(address: string): Promise<unknown>;
  /** How many queries an answer takes. */
  countQueries(address: string): Promise<number>;
}

/** Fills a database, unless it is full already, and opens a backend on it; time stands still there. */
export async function growHouse(databaseUrl: string, events: number): Promise<GrownHouse> {
  const database = await openDatabase({ databaseUrl, databasePool: 2, dataDir: '' });
  await migrate(database);
  await keepSearchCurrent(database);
  const client = await database.pool.connect();
  const { rows: known } = await client.query('select from events limit 1');
  if (known.length === 0) {
    const now = new Date();
    await fillHouse(client, { events, now, report: () => {} });
    await client.query('set statement_timeout to 0');
    await fillMonth(client, monthAfter(now));
    await fillAnswer(client, now);
    await client.query('reset statement_timeout');
  }
  const { rows } = await client.query<{ now: Date }>('select max(updated_at) as now from events');
  client.release();
  const now = rows[0]?.now ?? new Date();
  const app = backendOn(database, now);
  const ask = async (address: string) => {
    const answer = await app.request(address);
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  return {
    events,
    database,
    fullMonth: monthAfter(now),
    fullAnswer: answering,
    ask,
    countQueries: (address) => countQueries(database, () => ask(address)),
  };
}

/** Evenings a day that the month view can show. */
const mostADay = 6;

/** Adds what is missing of that to each day of a month. */
async function fillMonth(client: PoolClient, month: string): Promise<void> {
  await client.query(
    `insert into events (production_id, slug, title, subtitle, start, "end", venue_id, category_id, prices, price_from, ticket_link)
     select e.production_id, e.slug, e.title, e.subtitle, at.start, at.start + interval '3 hours', e.venue_id, e.category_id,
       e.prices, e.price_from, e.ticket_link
     from generate_series($1::date, $1::date + interval '1 month' - interval '1 day', interval '1 day') as day
     cross join lateral (select (day.day::date + time '18:00') at time zone 'Europe/Berlin' as start) as at
     cross join lateral (
       select count(*) as n from (select from events where start >= at.start - interval '18 hours' and start < at.start + interval '6 hours' limit $2) as one
     ) as played
     cross join lateral (select * from events e order by id limit greatest(0, $2 - played.n)) as e`,
    [`${month}-01`, mostADay],
  );
  await client.query('vacuum (analyze) events, event_days');
}

const answering = 'Werkstattabend';

/** Adds evenings long past and articles that have this word, more of each than a search shows. */
async function fillAnswer(client: PoolClient, now: Date): Promise<void> {
  const more = mostResults + 50;
  await client.query(
    `insert into events (slug, title, start, "end", venue_id, category_id)
     select '{"de": "werkstatt", "en": ""}', jsonb_build_object('de', $1 || ' ' || n, 'en', ''), $3::timestamptz - n * interval '1 day' - interval '20 years',
       $3::timestamptz - n * interval '1 day' - interval '20 years' + interval '2 hours', (select min(id) from venues), (select min(id) from event_categories)
     from generate_series(1, $2::int) as n`,
    [answering, more, now],
  );
  await client.query(
    `insert into articles (slug, title, published_at)
     select '{"de": "werkstatt", "en": ""}', jsonb_build_object('de', $1 || ' ' || n, 'en', ''), $3::timestamptz - n * interval '1 day'
     from generate_series(1, $2::int) as n`,
    [answering, more, now],
  );
  await client.query('vacuum (analyze) events, event_days, articles, search_documents, search_postings, search_words');
}

function monthAfter(now: Date): string {
  const [year = 0, month = 0] = berlinDay(now).split('-').map(Number);
  return month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
}

function backendOn(database: OpenDatabase, now: Date): OpenAPIHono {
  const config = readConfig({});
  const clock = () => now;
  const changes = createChanges({ engine: 'pglite', databaseUrl: undefined });
  return createApp({
    db: database.db,
    files: createDiskFiles(config.dataDir),
    accounts: createAccounts({ db: database.db, config, clock }),
    changes,
    lines: new Lines({ db: database.db, changes, clock }),
    reporter: createReporter({ dsn: undefined, fetch, clock }),
    config,
    clock,
    fetch,
  });
}

async function countQueries({ pool }: OpenDatabase, run: () => Promise<unknown>): Promise<number> {
  const query = pool.query.bind(pool) as (...given: unknown[]) => unknown;
  let count = 0;
  Object.assign(pool, {
    query: (...given: unknown[]) => {
      count += 1;
      return query(...given);
    },
  });
  try {
    await run();
  } finally {
    Reflect.deleteProperty(pool, 'query');
  }
  return count;
}
