import { sql } from 'drizzle-orm';
import { berlinDay } from '#time/berlin-day.ts';
import type { AppContext } from '../../../app-context.ts';
import type { Transaction } from '../../../db/database.ts';
import { notFoundAddresses } from '../../../db/tables/pages.ts';
import { storedAddress } from './stored-address.ts';
import { firstDay } from './first-day.ts';

/** Maximum number of stored addresses; the rarest are deleted. */
const maxRows = 2000;
/** Addresses that are counted between two writings, so that a scanner fills neither memory nor database. */
const maxCounted = 500;

/** Counts addresses that are not found: in memory, until the counts are added to those in the database. */
export class NotFoundCounter {
  readonly #ctx: Pick<AppContext, 'db' | 'clock'>;
  #counts = new Map<string, number>();

  constructor(ctx: Pick<AppContext, 'db' | 'clock'>) {
    this.#ctx = ctx;
  }

  /** Notes the target of a request, path and query. */
  note(target: string): void {
    const address = storedAddress(target);
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
      await db.transaction((tx) => addCounts(tx, counted, clock()));
    } catch (error) {
      for (const [address, count] of counted) this.#counts.set(address, (this.#counts.get(address) ?? 0) + count);
      throw error;
    }
  }
}

async function addCounts(tx: Transaction, counted: ReadonlyMap<string, number>, now: Date): Promise<void> {
  const { address, days } = notFoundAddresses;
  const today = berlinDay(now);
  const first = firstDay(now);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('not found addresses'))`);
  await tx.execute(sql`
    insert into ${notFoundAddresses} (address, days)
    select key, jsonb_build_object(${today}::text, value::int) from jsonb_each_text(${JSON.stringify(Object.fromEntries(counted))}::jsonb)
    on conflict (address) do update set days = ${days} ||
      jsonb_build_object(${today}::text, coalesce((${days}->>${today}::text)::int, 0) + (excluded.days->>${today}::text)::int)`);
  await tx.execute(sql`
    update ${notFoundAddresses} set days = coalesce(
      (select jsonb_object_agg(key, value) from jsonb_each(${days}) where key >= ${first}::text), '{}')
    where exists (select 1 from jsonb_object_keys(${days}) as day where day < ${first}::text)`);
  await tx.delete(notFoundAddresses).where(sql`${days} = '{}'`);
  if ((await tx.$count(notFoundAddresses)) <= maxRows) return;
  await tx.execute(sql`
    delete from ${notFoundAddresses} where ${address} in (
      select ${address} from ${notFoundAddresses}, lateral (
        select sum(value::int) as requests, max(key) as last from jsonb_each_text(${days})) as counted
      order by requests desc, last desc, ${address} offset ${maxRows})`);
}
