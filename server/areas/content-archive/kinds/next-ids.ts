import { asc, gt } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../db/database.ts';
import { column } from '../../../resources/definition/resource.ts';
import { recordsAtOnce } from './content-kind.ts';

/** The next ids of a table after one, in order. */
export async function nextIds(tx: Transaction, table: PgTable, after: number): Promise<number[]> {
  const id = column(table, 'id');
  const rows = await tx.select({ id }).from(table).where(gt(id, after)).orderBy(asc(id)).limit(recordsAtOnce);
  return rows.map((row) => Number(row.id));
}
