import type { Transaction } from '../../db/database.ts';
import type { AppContext } from '../../app-context.ts';
import { codesOf } from '../../db/postgres-errors.ts';

/** How often a change is begun anew after a deadlock. */
const maxRepetitions = 3;

/**
 * Runs a change of content in one transaction. The collected tags are sent to every process at commit and dropped in
 * this one before the call returns, so that the next request sees the change. If it and another one wait for each other,
 * the database ends one of them, which is then run once more.
 */
export async function withInvalidation<T>(
  ctx: Pick<AppContext, 'db' | 'changes'>,
  run: (tx: Transaction, changed: Set<string>) => Promise<T>,
): Promise<T> {
  for (let repetition = 0; ; repetition += 1) {
    const changed = new Set<string>();
    try {
      const result = await ctx.db.transaction(async (tx) => {
        const value = await run(tx, changed);
        if (changed.size > 0) await ctx.changes.announce(tx, [...changed]);
        return value;
      });
      if (changed.size > 0) ctx.changes.drop([...changed]);
      return result;
    } catch (error) {
      if (repetition === maxRepetitions || !isDeadlock(error)) throw error;
    }
  }
}

/** True if PostgreSQL has ended a transaction because two waited for each other, or says so of one of its causes. */
function isDeadlock(error: unknown): boolean {
  return codesOf(error).includes('40P01');
}
