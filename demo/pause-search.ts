import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';

/**
 * Lets the search rest while a whole house is furnished: filing each thing again with every row that mentions it takes
 * longer than filing all of it once. Holds until `resumeSearch`, and no longer than the transaction that fails.
 */
export function pauseSearch(tx: Transaction): Promise<void> {
  return switchTriggers(tx, 'disable');
}

/** The search files every change from here on; what came in between has to be filed with `reindexAll`. */
export function resumeSearch(tx: Transaction): Promise<void> {
  return switchTriggers(tx, 'enable');
}

async function switchTriggers(tx: Transaction, state: 'enable' | 'disable'): Promise<void> {
  await tx.execute(
    sql.raw(`
    do $$
    declare
      found record;
    begin
      for found in select tgrelid::regclass as at, tgname from pg_trigger where tgname like 'search\\_%' and not tgisinternal loop
        execute format('alter table %s ${state} trigger %I', found.at, found.tgname);
      end loop;
    end
    $$`),
  );
}
