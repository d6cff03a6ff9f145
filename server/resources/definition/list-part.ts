import { asc, eq, inArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { groupBy, recordOf } from '#contract/base/records.ts';
import { column, columnKey, type Part } from './resource.ts';

interface ListOptions {
  table: PgTable;
  /** Column with the id of the owner. */
  owner: string;
  /** Fields of an entry in the API; a single name means an array of plain values: `[4, 7]`. */
  entry: string | string[];
  /** Column that stores the order; without it entries are sorted by id. */
  order?: string;
}

/** A list field that is stored in another table: one row per entry. */
export function listPart({ table, owner, entry, order }: ListOptions): Part {
  const names = typeof entry === 'string' ? [entry] : entry;
  const ownerColumn = column(table, owner);
  const first = column(table, columnKey(names[0] ?? ''));
  const shown = Object.fromEntries([
    ['owner', ownerColumn],
    ...names.map((name) => [name, column(table, columnKey(name))]),
  ]);
  return {
    async load(db, ownerIds) {
      const rows = await db
        .select(shown)
        .from(table)
        .where(inArray(ownerColumn, ownerIds))
        .orderBy(asc(ownerColumn), asc(order === undefined ? first : column(table, order)), asc(first));
      return groupByOwner(rows, (row) =>
        typeof entry === 'string' ? row[entry] : Object.fromEntries(names.map((name) => [name, row[name]])),
      );
    },
    async save(tx, { ownerId, values, before }) {
      if (isSame(values, before, order !== undefined)) return false;
      if (before.length > 0) await tx.delete(table).where(eq(ownerColumn, ownerId));
      const rows = values.map((value, place) => ({
        [owner]: ownerId,
        ...(order === undefined ? {} : { [order]: place }),
        ...Object.fromEntries(
          names.map((name) => [columnKey(name), typeof entry === 'string' ? value : fieldOf(value, name)]),
        ),
      }));
      if (rows.length > 0) await tx.insert(table).values(rows);
      return true;
    },
  };
}

function isSame(some: unknown[], others: unknown[], inOrder: boolean): boolean {
  const written = [some, others].map((values) => values.map((value) => JSON.stringify(value)));
  const [one, other] = inOrder ? written : written.map((texts) => texts.toSorted());
  return one?.join() === other?.join();
}

/** Groups rows by the id of their owner and keeps their order. */
export function groupByOwner<R extends { owner?: unknown }>(
  rows: R[],
  toValue: (row: R) => unknown,
): Map<number, unknown[]> {
  const groups = groupBy(rows, ({ owner }) => Number(owner));
  return new Map([...groups].map(([id, own]) => [id, own.map(toValue)]));
}

/** A field of an entry; the contract has validated the entry. */
function fieldOf(value: unknown, name: string): unknown {
  return recordOf(value)[name];
}
