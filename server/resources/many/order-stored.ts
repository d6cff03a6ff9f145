import { asc } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import type { AppContext } from '../../app-context.ts';
import { column, type Resource } from '../definition/resource.ts';
import { updateRecordIn, write } from '../write-stored.ts';

interface Order {
  resource: Resource;
  ids: readonly number[];
  /** The order that was read, if it matters. */
  before?: readonly number[] | undefined;
}

/** Stores the positions 1, 2, 3 … of all entries; throws 409 if these are not all of them, or were in another order. */
export function orderStored(ctx: Pick<AppContext, 'db' | 'changes'>, { resource, ids, before }: Order): Promise<void> {
  const [id, position] = [column(resource.table, 'id'), column(resource.table, 'position')];
  return write(ctx, async (tx, changed) => {
    const rows = await tx.select({ id, position }).from(resource.table).orderBy(asc(id)).for('no key update');
    const known = new Set(rows.map((row) => Number(row.id)));
    const isComplete = known.size === ids.length && ids.every((each) => known.has(each));
    // As lists are sorted.
    const present = rows.toSorted((a, b) => Number(a.position) - Number(b.position) || Number(a.id) - Number(b.id));
    const isSame = !before || present.map((row) => Number(row.id)).join() === before.join();
    if (!isComplete || !isSame) throw new AppError('conflict', 'order_changed');
    const places = ids.map((each, index) => ({ id: each, position: index + 1 }));
    // By id, as rows are locked everywhere.
    for (const place of places.toSorted((a, b) => a.id - b.id))
      await updateRecordIn({ db: tx, changed }, { resource, id: place.id, fill: () => ({ position: place.position }) });
  });
}
