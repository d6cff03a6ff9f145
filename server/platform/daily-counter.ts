import { sql } from 'drizzle-orm';
import { berlinDay } from '#time/berlin-day.ts';
import { addDays } from '#time/calendar-day.ts';
import type { AppContext } from '../app-context.ts';
import type { Database, Transaction } from '../db/database.ts';
import { isUnavailable } from '../db/postgres-errors.ts';
import type { CountTable } from '../db/tables/counts.ts';
import { startPeriodicJob } from './periodic-job.ts';

/** Maximum number of stored addresses of a table; the rarest are deleted. */
const maxRows = 2000;
/** Addresses that are counted between two writings, so that a scanner fills neither memory nor database. */
const maxCounted = 500;
/** Milliseconds between two writings. */
const every = 5000;

/** Counts addresses by day: in memory, until the counts are added to those in the database. */
export class DailyCounter {
  readonly #ctx: Pick<AppContext, 'db' | 'clock'>;
  readonly #table: CountTable;
  #counts = new Map<string, number>();

  constructor(ctx: Pick<AppContext, 'db' | 'clock'>, table: CountTable) {
    this.#ctx = ctx;
    this.#table = table;
  }

  /** Null is not counted. */
  note(address: string | null): void {
    if (address === null) return;
    const known = this.#counts.get(address) ?? 0;
    if (known === 0 && this.#counts.size >= maxCounted) return;
    this.#counts.set(address, known + 1);
  }

  /** Adds what was counted since the last time to the database; if that fails, it stays for the next time. */
  async write(): Promise<void> {
    const counted = this.#counts;
    if (counted.size === 0) return;
    this.#counts = new Map();
    const { db, clock } = this.#ctx;
    try {
      await db.transaction((tx) => addCounts(tx, this.#table, { counted, now: clock() }));
    } catch (error) {
      for (const [address, count] of counted) this.#counts.set(address, (this.#counts.get(address) ?? 0) + count);
      throw error;
    }
  }
}

async function addCounts(
  tx: Transaction,
  table: CountTable,
  { counted, now }: { counted: ReadonlyMap<string, number>; now: Date },
): Promise<void> {
  const { address, days } = table;
  const today = berlinDay(now);
  const first = firstDay(now);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('counted addresses'))`);
  await tx.execute(sql`
    insert into ${table} (address, days)
    select key, jsonb_build_object(${today}::text, value::int) from jsonb_each_text(${JSON.stringify(Object.fromEntries(counted))}::jsonb)
    on conflict (address) do update set days = ${days} ||
      jsonb_build_object(${today}::text, coalesce((${days}->>${today}::text)::int, 0) + (excluded.days->>${today}::text)::int)`);
  await tx.execute(sql`
    update ${table} set days = coalesce(
      (select jsonb_object_agg(key, value) from jsonb_each(${days}) where key >= ${first}::text), '{}')
    where exists (select 1 from jsonb_object_keys(${days}) as day where day < ${first}::text)`);
  await tx.delete(table).where(sql`${days} = '{}'`);
  if ((await tx.$count(table)) <= maxRows) return;
  await tx.execute(sql`
    delete from ${table} where ${address} in (
      select ${address} from ${table}, lateral (
        select sum(value::int) as requests, max(key) as last from jsonb_each_text(${days})) as counted
      order by requests desc, last desc, ${address} offset ${maxRows})`);
}

/** The first of the last thirty days, in Berlin. */
export function firstDay(now: Date): string {
  return addDays(berlinDay(now), -29);
}

/** What was counted in the last thirty days, the most frequent first. */
export async function listCounts(
  db: Database,
  table: CountTable,
  now: Date,
): Promise<{ id: string; address: string; count: number; last_day: string }[]> {
  const first = firstDay(now);
  return (await db.select().from(table))
    .flatMap(({ address, days }) => {
      const recent = Object.entries(days).filter(([day]) => day >= first);
      const last = recent
        .map(([day]) => day)
        .toSorted()
        .at(-1);
      const count = recent.reduce((sum, [, requests]) => sum + requests, 0);
      return last === undefined ? [] : [{ id: address, address, count, last_day: last }];
    })
    .toSorted((one, other) => other.count - one.count || other.last_day.localeCompare(one.last_day));
}

/** Writes the counts every few seconds, and once more when the process stops. */
export function startCounting(counters: readonly Pick<DailyCounter, 'write'>[]): { close(): Promise<void> } {
  const write = async () => {
    for (const counter of counters) await counter.write();
  };
  const job = startPeriodicJob('Counting addresses and searches that found nothing', every, write);
  return {
    async close() {
      await job.close();
      try {
        await write();
      } catch (error) {
        // The process stops without these counts; an unreachable database is logged elsewhere.
        if (!isUnavailable(error)) throw error;
      }
    },
  };
}
