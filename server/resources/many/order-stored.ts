import { asc } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import type { AppContext } from '../../app-context.ts';
import { column, type Resource } from '../definition/resource.ts';
import { changeWithin, write } from '../write-stored.ts';

/** Stores the positions 1, 2, 3 … of all entries; throws 409 if these are not all of them. */
export function orderStored(
  ctx: Pick<AppContext, 'db' | 'changes'>,
  { resource, ids }: { resource: Resource; ids: readonly number[] },
): Promise<void> {
  const id = column(resource.table, 'id');
  return write(ctx, async (tx, changed) => {
    const rows = await tx.select({ id }).from(resource.table).orderBy(asc(id)).for('no key update');
    const known = new Set(rows.map((row) => Number(row.id)));
    if (known.size !== ids.length || !ids.every((each) => known.has(each))) throw new AppError('conflict');
    const places = ids.map((each, index) => ({ id: each, position: index + 1 }));
    // By id, as rows are locked everywhere.
    for (const { id: each, position } of places.toSorted((a, b) => a.id - b.id))
      await changeWithin({ db: tx, changed }, { resource, id: each, fill: () => ({ position }) });
  });
}
