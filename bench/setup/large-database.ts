import type { OpenAPIHono } from '@hono/zod-openapi';
import pg, { type PoolClient } from 'pg';
import { fillDatabase } from '#demo/scale/fill.ts';
import { createAccounts } from '#server/areas/accounts/accounts.ts';
import { createApp } from '#server/app.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase, type OpenDatabase } from '#server/db/open-database.ts';
import { readConfig } from '#server/platform/config.ts';
import { createDiskFiles } from '#server/platform/files/disk-files.ts';
import { createChanges } from '#server/platform/invalidation/changes.ts';
import { createNextPublication } from '#server/platform/invalidation/next-publication.ts';
import { createPartsOff } from '#server/platform/parts-off.ts';
import { PresenceHub } from '#server/platform/presence/presence-hub.ts';
import { createRateLimiter } from '#server/platform/limits/rate-limiter.ts';
import { createReporter } from '#server/platform/reporting/reporter.ts';
import { maxResults } from '#server/areas/search/gather-hits.ts';
import { reindexIfOutdated } from '#server/areas/search/reindex.ts';
import { berlinDay } from '#time/berlin-day.ts';
import { fillOffice, officeAccount, type OfficeData, signIn } from './office-data.ts';

/** A request: of a visitor for an address, or of a signed-in editor, with a body or without. */
export interface Call {
  address: string;
  office?: boolean;
  body?: unknown;
}

/** A backend on a database with the given number of events. */
export interface LargeBackend {
  events: number;
  database: OpenDatabase;
  /** A month, `2026-12`, that is filled to the limit of the month view at every size. */
  fullMonth: string;
  /** A search word with the maximum number of results at every size. */
  fullAnswer: string;
  office: OfficeData;
  /** The JSON of an answer; throws unless it is a success. */
  request(call: string | Call): Promise<unknown>;
  /** Number of queries for one response. */
  countQueries(call: string | Call): Promise<number>;
}

/** Fills a database unless it is full, and opens a backend on it with a fixed clock. */
export async function openLargeBackend(databaseUrl: string, events: number): Promise<LargeBackend> {
  const database = await openDatabase({ databaseUrl, databasePool: 2, dataDir: '' });
  await migrate(database);
  await reindexIfOutdated(database);
  const client = await database.pool.connect();
  const { rows: known } = await client.query('select from events limit 1');
  if (known.length === 0) {
    const now = new Date();
    await fillDatabase(client, { events, now, report: () => {} });
    await client.query('set statement_timeout to 0');
    await fillMonth(client, monthAfter(now));
    await fillAnswer(client, now);
    await client.query('reset statement_timeout');
  }
  const { rows } = await client.query<{ now: Date }>('select max(updated_at) as now from events');
  const now = rows[0]?.now ?? new Date();
  const office = await fillOffice(client, now, await officeAccount(database.db, client));
  client.release();
  const app = backendOn(database, now);
  const editor = await signIn(app, new URL(readConfig({}).siteUrl).origin);
  const request = async (call: string | Call) => {
    const { address, ...how }: Call = typeof call === 'string' ? { address: call } : call;
    const answer = await app.request(address, initOf(how, editor));
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  return {
    events,
    database,
    fullMonth: monthAfter(now),
    fullAnswer: answering,
    office,
    request,
    countQueries: (call) => countQueries(() => request(call)),
  };
}

function initOf({ office, body }: Omit<Call, 'address'>, editor: Record<string, string>): RequestInit {
  const headers = office ? editor : {};
  if (body === undefined) return { headers };
  return { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** Events per day that the month view can show. */
const maxADay = 6;

/** Fills each day of a month up to that number. */
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
    [`${month}-01`, maxADay],
  );
  await client.query('vacuum (analyze) events, event_days');
}

const answering = 'Werkstattabend';

/** Adds past events and articles with this word, more of each than a search shows. */
async function fillAnswer(client: PoolClient, now: Date): Promise<void> {
  const more = maxResults + 50;
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
    nextPublication: createNextPublication(database.db, changes),
    partsOff: createPartsOff(database.db, changes),
    presence: new PresenceHub({ db: database.db, changes, clock }),
    limits: createRateLimiter({ db: database.db, shared: false, clock, secret: '' }),
    reporter: createReporter({ dsn: undefined, fetch, clock }),
    config,
    clock,
    fetch,
  });
}

/** Those of every connection, also within transactions. */
async function countQueries(run: () => Promise<unknown>): Promise<number> {
  const { query } = pg.Client.prototype;
  let count = 0;
  pg.Client.prototype.query = function counted(this: pg.Client, ...given: unknown[]) {
    count += 1;
    return Reflect.apply(query, this, given) as never;
  };
  try {
    await run();
  } finally {
    pg.Client.prototype.query = query;
  }
  return count;
}
