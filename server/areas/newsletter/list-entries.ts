import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { newsletterEntriesApi } from '#contract/newsletter/newsletter-entries-api.ts';
import { AppError } from '#contract/base/errors.ts';
import type { AppContext } from '../../app-context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { newsletterRequests, newsletterSubscribers } from '../../db/tables/newsletter.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { containsPattern } from '#text/like-pattern.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { inState } from '../../platform/outbox/entry-state.ts';
import { newsletterChannel } from './provider.ts';
import { forgetSignUps } from './subscribe.ts';

type Entry = z.input<typeof newsletterEntriesApi.list.response>['results'][number];
type EntryFilter = z.output<typeof newsletterEntriesApi.exportCsv.query>;

interface Row extends Record<string, unknown> {
  id: string;
  email: string;
  lists: number[];
  locale: Entry['locale'];
  state: Entry['state'];
  agreed_at: Date | string;
  confirmed_at: Date | string | null;
}

const onTheirWay = eq(outbox.channel, newsletterChannel.name);
const outboxEmail = sql`${outbox.payload}->>'email'`;

/** Addresses of the newsletter in three tables; a confirmed sign-up is listed once, as subscriber. */
const everybody = sql`(
  select 'confirmed-' || id as id, email, lists, locale, 'confirmed' as state, agreed_at, confirmed_at
    from ${newsletterSubscribers}
  union all
  select 'waiting-' || id, email, lists, locale, 'waiting', created_at, null
    from ${newsletterRequests} where ${isNull(newsletterRequests.confirmedAt)}
  union all
  select 'outbox-' || id, ${outboxEmail}, ${outbox.payload}->'lists', null, 'outbox', created_at, null
    from ${outbox} where ${onTheirWay}
) as entries`;

/** Newsletter subscribers and open sign-ups, newest first. */
export async function listEntries(
  db: Database,
  filter: EntryFilter,
  slice: { limit: number; offset: number },
): Promise<{ count: number; results: Entry[] }> {
  const where = conditionOf(filter);
  const counted = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${everybody} where ${where}`,
  );
  const { rows } = await db.execute<Row>(
    sql`select * from ${everybody} where ${where} order by agreed_at desc, id limit ${slice.limit} offset ${slice.offset}`,
  );
  return { count: counted.rows[0]?.count ?? 0, results: rows.map(toEntry) };
}

function conditionOf({ query, state, list }: EntryFilter): SQL {
  const pattern = query && containsPattern(query.trim().toLowerCase());
  return (
    and(
      pattern ? sql`lower(email) like ${pattern}` : undefined,
      state ? sql`state = ${state}` : undefined,
      list === undefined ? undefined : sql`lists @> ${JSON.stringify([list])}::jsonb`,
    ) ?? sql`true`
  );
}

function toEntry({ id, email, lists, locale, state, agreed_at: agreed, confirmed_at: confirmed }: Row): Entry {
  return {
    id,
    email,
    lists,
    locale,
    state,
    agreed_at: berlinIso(new Date(agreed)),
    confirmed_at: confirmed === null ? null : berlinIso(new Date(confirmed)),
  };
}

/** Deletes all data of the entry’s address; throws 404 if the entry does not exist. */
export async function eraseEntry(tx: Transaction, id: string): Promise<void> {
  const { rows } = await tx.execute<Row>(sql`select * from ${everybody} where id = ${id}`);
  const email = rows[0]?.email.toLowerCase();
  if (email === undefined) throw new AppError('not_found');
  await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email));
  await forgetSignUps(tx, email);
  await tx.delete(outbox).where(and(onTheirWay, sql`lower(${outboxEmail}) = ${email}`));
}

/** Lets sign-ups that were given up wait again, to be sent at once. Returns their number. */
export async function retryEntries({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<number> {
  const set = { attempts: 0, nextAttemptAt: clock() };
  const retried = await db
    .update(outbox)
    .set(set)
    .where(and(onTheirWay, inState.given_up))
    .returning({ id: outbox.id });
  return retried.length;
}
