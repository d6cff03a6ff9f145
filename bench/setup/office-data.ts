import type { OpenAPIHono } from '@hono/zod-openapi';
import type { PoolClient } from 'pg';
import { AppError } from '#contract/base/errors.ts';
import type { Database } from '#server/db/database.ts';
import { createUser } from '#server/areas/accounts/create-user.ts';

/** What the calls of the back office are measured with: the same amount at every size, far from all other events. */
export interface OfficeData {
  /** First and last day of a month with six events a day, and of a week of it. */
  month: { from: string; to: string };
  week: { from: string; to: string };
  season: number;
  production: number;
  venue: number;
  /** Event with many versions. */
  event: number;
  /** A word in the titles of the events of this month only. */
  word: string;
}

const word = 'Spätwinterprobe';
const slug = 'office-calls';
/** Six a day. */
const events = 186;
const versions = 60;
/** As many as the bin keeps. */
const deleted = 20_000;
const requests = 200;

/** Adds a season of drafts with its casts, versions, deleted records and requests, unless they exist. */
export async function fillOffice(client: PoolClient, now: Date, author: string): Promise<OfficeData> {
  const year = now.getUTCFullYear() + 12;
  const { rows: known } = await client.query('select from seasons where slug = $1', [slug]);
  if (known.length === 0) {
    await client.query('set statement_timeout to 0');
    await addSeason(client, year, now);
    await addOffice(client, now, author);
    await client.query(
      'vacuum (analyze) seasons, productions, events, event_cast, record_versions, bin_entries, publish_requests',
    );
    await client.query('reset statement_timeout');
  }
  const { rows } = await client.query<{ season: number; production: number; venue: number; event: number }>(
    `select s.id as season, p.id as production, min(e.venue_id) as venue, min(e.id) as event
     from seasons s join productions p on p.season_id = s.id join events e on e.production_id = p.id
     where s.slug = $1 group by s.id, p.id`,
    [slug],
  );
  const [ids] = rows;
  if (!ids) throw new Error('The data of the back office is missing');
  return {
    ...ids,
    month: { from: `${year}-03-01`, to: `${year}-03-31` },
    week: { from: `${year}-03-08`, to: `${year}-03-14` },
    word,
  };
}

/** One production with events in all venues, two at a time in each, and one cast in all of them. */
async function addSeason(client: PoolClient, year: number, now: Date): Promise<void> {
  const title = JSON.stringify({ de: word, en: '' });
  await client.query(
    `with season as (
       insert into seasons (slug, name, starts_on, ends_on, state) values ($1, $2, $3, $4, 'draft') returning id
     ), production as (
       insert into productions (slug, title, season_id, state) select '{"de": "probe", "en": ""}', $2, id, 'draft' from season returning id
     )
     insert into events (production_id, slug, title, start, "end", venue_id, category_id, state, updated_at)
     select production.id, '{"de": "probe", "en": ""}', $2, at.start, at.start + interval '2 hours', (select min(id) + n / 2 % 3 from venues),
       (select min(id) from event_categories), 'draft', $6
     from production, generate_series(0, $5::int - 1) as n
     cross join lateral (select ($3::date + 181 + n / 6) + time '10:00' + n % 6 * interval '2 hours' as start) as at`,
    [slug, title, `${year - 1}-09-01`, `${year}-08-31`, events, now],
  );
  await client.query(
    `insert into event_cast (event_id, position, role_id, person_id)
     select e.id, position, (select min(id) from roles where kind = 'cast'), (select min(id) from persons) + (e.id + position * 7) % 100
     from events e cross join generate_series(0, 4) as position
     where e.production_id = (select p.id from productions p join seasons s on s.id = p.season_id where s.slug = $1)`,
    [slug],
  );
}

/** A version of every event and many of one, a full bin, and requests. */
async function addOffice(client: PoolClient, now: Date, author: string): Promise<void> {
  await client.query(
    `insert into record_versions (resource, object_id, at, user_name, action, state)
     select 'events', id, $1, 'messung', 'found', jsonb_build_object('title', title) from events`,
    [now],
  );
  await client.query(
    `insert into record_versions (resource, object_id, at, user_name, action, state)
     select 'events', e.id, $1, 'messung', 'changed', jsonb_build_object('title', jsonb_build_object('de', $2::text || ' ' || n, 'en', ''))
     from (select min(e.id) as id from events e join productions p on p.id = e.production_id join seasons s on s.id = p.season_id where s.slug = $3) as e
     cross join generate_series(1, $4::int) as n`,
    [now, word, slug, versions],
  );
  await client.query(
    `insert into bin_entries (resource, object_id, title, deleted_at, user_name, state)
     select 'events', 100000000 + n, jsonb_build_object('de', 'Gelöscht ' || n, 'en', ''), $1::timestamptz - n * interval '1 minute', 'messung',
       (select jsonb_build_object('title', title, 'long_text', repeat(md5(n::text), 60)) from events limit 1)
     from generate_series(1, $2::int) as n`,
    [now, deleted],
  );
  await client.query(
    `insert into publish_requests (requested_by, requested_at, comment, title, link, resource, object_id, status)
     select $1, $2::timestamptz - n * interval '1 hour', 'Bitte veröffentlichen', e.title, '/admin/requests', 'events', e.id,
       case when n % 2 = 0 then 'open' else 'done' end
     from generate_series(1, $3::int) as n
     cross join (select id, title from events order by id limit 1) as e`,
    [author, now, requests],
  );
}

const account = { email: 'messung@colonia.example', username: 'messung', password: 'vorhang auf um halb acht' };

/** Id of the account that makes the calls; created unless it exists. */
export async function officeAccount(db: Database, client: PoolClient): Promise<string> {
  try {
    await createUser(db, { ...account, role: 'admin' });
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'conflict')) throw error;
  }
  const { rows } = await client.query<{ id: string }>('select id from users where email = $1', [account.email]);
  return rows[0]?.id ?? '';
}

/** Headers of its requests: cookie, CSRF token and origin. */
export async function signIn(app: OpenAPIHono, origin: string): Promise<Record<string, string>> {
  const { email, password } = account;
  const answer = await app.request('/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email, password }),
  });
  if (answer.status !== 200) throw new Error(`Signing in answered ${answer.status}: ${await answer.text()}`);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const token = cookies.find((cookie) => cookie.startsWith('csrftoken='))?.slice('csrftoken='.length) ?? '';
  return { cookie: cookies.join('; '), origin, 'X-CSRFToken': decodeURIComponent(token) };
}
