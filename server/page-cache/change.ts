import type { House, Transaction } from '../house.ts';

/**
 * Runs a change of content in one transaction. The tags it collects are sent to every process at commit and dropped
 * here before the call returns, so that the next visitor sees the change.
 */
export async function change<T>(
  house: Pick<House, 'db' | 'changes'>,
  run: (tx: Transaction, changed: Set<string>) => Promise<T>,
): Promise<T> {
  const changed = new Set<string>();
  const result = await house.db.transaction(async (tx) => {
    const value = await run(tx, changed);
    if (changed.size > 0) await house.changes.announce(tx, [...changed]);
    return value;
  });
  if (changed.size > 0) house.changes.drop([...changed]);
  return result;
}
