import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';

/**
 * Disables the triggers of the search index during a bulk insert, because indexing an entity again with every row that
 * mentions it takes longer than indexing everything once. They are disabled until `resumeSearch`; if the transaction
 * fails, they are as before.
 */
export function pauseSearch(tx: Transaction): Promise<void> {
  return switchTriggers(tx, 'disable');
}

/** Enables the triggers. Rows added in between have to be indexed with `reindexAll`. */
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
