import type { Transaction } from '../../db/database.ts';
import type { AppContext } from '../../app-context.ts';

/**
 * Runs a change of content in one transaction. The collected tags are sent to every process at commit and dropped in
 * this one before the call returns, so that the next request sees the change.
 */
export async function withInvalidation<T>(
  ctx: Pick<AppContext, 'db' | 'changes'>,
  run: (tx: Transaction, changed: Set<string>) => Promise<T>,
): Promise<T> {
  const changed = new Set<string>();
  const result = await ctx.db.transaction(async (tx) => {
    const value = await run(tx, changed);
    if (changed.size > 0) await ctx.changes.announce(tx, [...changed]);
    return value;
  });
  if (changed.size > 0) ctx.changes.drop([...changed]);
  return result;
}
