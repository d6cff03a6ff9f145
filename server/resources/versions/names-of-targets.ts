import { and, eq, inArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Locale } from '#contract/base/locale.ts';
import { inLocale } from '#contract/base/localized.ts';
import { largestId } from '#contract/base/parameters.ts';
import type { Fields } from '#contract/resources/resource-fields.ts';
import { binEntries } from '../../db/tables/audit.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { type TargetRecord, targetOf } from '../check-targets.ts';
import { mapFields } from '../definition/map-leaves.ts';
import { column } from '../definition/resource.ts';
import { titleOf } from '../definition/uses.ts';

/** Name of a record that another one points to; undefined when it does not exist and is not in the bin either. */
export type NameOf = (target: Pick<TargetRecord, 'resource' | 'id'>) => string | undefined;

/** Reads the names of everything that the fields of these states point to; one query for each resource. */
export async function namesOfTargets(
  ctx: Naming,
  { fields, states }: { fields: Fields; states: Record<string, unknown>[] },
): Promise<NameOf> {
  const wanted: TargetRecord[] = [];
  for (const state of states) {
    mapFields(fields, state, {
      visit(kind, value) {
        const target = targetOf(kind, value);
        if (target) wanted.push(target);
        return value;
      },
    });
  }
  return readNames(ctx, wanted);
}

/** Reads the names of these records. */
export async function readNames(ctx: Naming, wanted: TargetRecord[]): Promise<NameOf> {
  const names = new Map<string, string>();
  for (const resource of new Set(wanted.map((target) => target.resource))) {
    const some = wanted.filter((target) => target.resource === resource && target.id <= largestId);
    const [first] = some;
    if (first) await addTitles(ctx, names, { ...first, ids: [...new Set(some.map(({ id }) => id))] });
  }
  return ({ resource, id }) => names.get(`${resource} ${id}`);
}

interface Naming {
  db: Database | Transaction;
  locale: Locale;
}

async function addTitles(
  { db, locale }: Naming,
  names: Map<string, string>,
  { resource, table, ids }: { resource: string; table: PgTable; ids: number[] },
): Promise<void> {
  const id = column(table, 'id');
  const binned = await db
    .select({ id: binEntries.objectId, title: binEntries.title })
    .from(binEntries)
    .where(and(eq(binEntries.resource, resource), inArray(binEntries.objectId, ids)));
  for (const row of binned) names.set(`${resource} ${row.id}`, inLocale(row.title, locale).text);
  const rows = await db
    .select({ id, title: titleOf(table, locale) })
    .from(table)
    .where(inArray(id, ids));
  for (const row of rows) names.set(`${resource} ${Number(row.id)}`, row.title);
}
